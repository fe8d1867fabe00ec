import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { liveEvent } from "./platform/live-event.ts";

function Live({ children }: { children: ReactNode }) {
	// After the effects of its children, which may restore what was typed before.
	useEffect(() => void window.dispatchEvent(new Event(liveEvent)), []);
	return children;
}

startTransition(() => {
	hydrateRoot(
		document,
		<Live>
			<HydratedRouter />
		</Live>,
	);
});
