import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { type Locale, overwriteGetLocale } from "./paraglide/runtime.js";
import { liveEvent } from "./platform/live-event.ts";
import { holdInstallPrompt } from "./platform/web/install-offer.ts";

function Live({ children }: { children: ReactNode }) {
	// After the effects of its children, which may restore what was typed before.
	useEffect(() => void window.dispatchEvent(new Event(liveEvent)), []);
	return children;
}

// In development one bundle has all languages; in each build, the language is a constant.
if (import.meta.env.DEV) overwriteGetLocale(() => document.documentElement.lang.slice(0, 2) as Locale);

holdInstallPrompt();

startTransition(() => {
	hydrateRoot(
		document,
		<Live>
			<HydratedRouter />
		</Live>,
	);
});
