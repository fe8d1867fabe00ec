import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves the focus to the title after a navigation, where screen readers start to read. Filters, tabs and pages of a
 * list change only the query and keep the focus.
 */
export function usePageFocus(): void {
	const { pathname, hash } = useLocation();
	const shown = useRef(pathname);
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		// A page may have set the focus itself, and a link may point to a place within it.
		const main = document.getElementById("main");
		const focused = document.activeElement;
		if (hash !== "" || main === null || main.contains(focused) || focused?.closest("[role=dialog]")) return;
		const title = main.querySelector("h1") ?? main;
		title.tabIndex = -1;
		// A title has no action, so a focus ring around it would only confuse.
		title.classList.add("outline-none");
		title.focus({ preventScroll: true });
	}, [pathname, hash]);
}
