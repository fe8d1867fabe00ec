import { useEffect, useState } from "react";
import { isApple, readTraits } from "../../../notifications/web/push/push-support.ts";
import { m } from "../../../paraglide/messages.js";
import { installOffer, workedEvent } from "../../../platform/web/install-offer.ts";
import { Button } from "../../../ui/form/button.tsx";
import { QuietCard } from "../../../ui/layout/quiet-card.tsx";
import { storeOffered, wasOffered } from "./offer-shown.ts";

/** How this browser puts the site on the home screen; null if it cannot or has done so. */
function installMethod(): "prompt" | "explained" | null {
	const traits = readTraits();
	if (traits.isInstalled) return null;
	if (installOffer.prompt !== null) return "prompt";
	return isApple(traits) ? "explained" : null;
}

/** Offers the site for the home screen once, after something worked. */
export function InstallOffer() {
	const [method, setMethod] = useState<ReturnType<typeof installMethod>>(null);
	useEffect(() => {
		const ends = new AbortController();
		const look = () => {
			const found = installOffer.isDue && !wasOffered() ? installMethod() : null;
			if (found !== null && storeOffered()) setMethod(found);
		};
		for (const event of [workedEvent, "beforeinstallprompt"]) window.addEventListener(event, look, ends);
		look();
		return () => ends.abort();
	}, []);
	if (method === null) return null;
	const close = () => setMethod(null);
	const install = () => {
		void installOffer.prompt?.prompt();
		close();
	};
	return (
		<QuietCard icon="house" title={m["shell.install.title"]()} onClose={close}>
			<p>{method === "prompt" ? m["shell.install.text"]() : m["shell.install.apple"]()}</p>
			{method === "prompt" && (
				<Button variant="act" onClick={install}>
					{m["shell.install.add"]()}
				</Button>
			)}
		</QuietCard>
	);
}
