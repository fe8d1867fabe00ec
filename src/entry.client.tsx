import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { liveEvent } from "./platform/live-event.ts";
import { holdInstallPrompt } from "./platform/web/install-offer.ts";

function Live({ children }: { children: ReactNode }) {
	// After the effects of its children, which may restore what was typed before.
	useEffect(() => void window.dispatchEvent(new Event(liveEvent)), []);
	return children;
}

holdInstallPrompt();

startTransition(() => {
	hydrateRoot(
		document,
		<Live>
			<HydratedRouter />
		</Live>,
	);
});
