import { useEffect, useState } from "react";
import { isApple, readTraits } from "../../../notifications/web/push/push-support.ts";
import { m } from "../../../paraglide/messages.js";
import { installOffer, workedEvent } from "../../../platform/web/install-offer.ts";
import { Button } from "../../../ui/form/button.tsx";
import { QuietCard } from "../../../ui/layout/quiet-card.tsx";
import { storeOffered, wasOffered } from "./offer-shown.ts";

/** How this browser puts the site on the home screen; null if it cannot or has done so. */
function installWay(): "prompt" | "explained" | null {
	const traits = readTraits();
	if (traits.isInstalled) return null;
	if (installOffer.prompt !== null) return "prompt";
	return isApple(traits) ? "explained" : null;
}

/** Offers the site for the home screen once, after something worked. */
export function InstallOffer() {
	const [way, setWay] = useState<ReturnType<typeof installWay>>(null);
	useEffect(() => {
		const ends = new AbortController();
		const look = () => {
			const found = installOffer.isDue && !wasOffered() ? installWay() : null;
			if (found === null) return;
			storeOffered();
			setWay(found);
		};
		for (const event of [workedEvent, "beforeinstallprompt"]) window.addEventListener(event, look, ends);
		look();
		return () => ends.abort();
	}, []);
	if (way === null) return null;
	const close = () => setWay(null);
	const install = () => {
		void installOffer.prompt?.prompt();
		close();
	};
	return (
		<QuietCard icon="house" title={m["shell.install.title"]()} onClose={close}>
			<p>{way === "prompt" ? m["shell.install.text"]() : m["shell.install.apple"]()}</p>
			{way === "prompt" && (
				<Button variant="act" onClick={install}>
					{m["shell.install.add"]()}
				</Button>
			)}
		</QuietCard>
	);
}
