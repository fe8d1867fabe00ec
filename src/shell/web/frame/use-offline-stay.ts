import { useEffect, useEffectEvent } from "react";
import { m } from "../../../paraglide/messages.js";
import { useAlert } from "../../../ui/feedback/alerts.tsx";

/** Whether this click or submit leads to another page of this site. */
function leadsOn({ target }: Event): boolean {
	if (target instanceof HTMLFormElement) return target.method === "get" && target.hasAttribute("action");
	const link = target instanceof Element ? target.closest("a") : null;
	if (link === null || link.origin !== window.location.origin) return false;
	return link.pathname !== window.location.pathname || link.hash === "";
}

/**
 * When offline, lets the browser open the next page, of which the service worker may have a copy. Without a worker it
 * stays on this page and says so: the router would fail to load the next page's code and reload the URL, and the
 * browser's error page would replace this one.
 */
export function useOfflineStay(): void {
	const alert = useAlert();
	const look = useEffectEvent((event: Event) => {
		if (!leadsOn(event)) return;
		alert.clear();
		if (navigator.onLine) return;
		event.stopPropagation();
		if ("serviceWorker" in navigator && navigator.serviceWorker.controller !== null) return;
		event.preventDefault();
		alert("danger", m["platform.error.offline"]());
	});
	useEffect(() => {
		const ends = new AbortController();
		const options = { capture: true, signal: ends.signal };
		document.addEventListener("click", (event) => look(event), options);
		document.addEventListener("submit", (event) => look(event), options);
		return () => ends.abort();
	}, []);
}
