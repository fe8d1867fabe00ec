import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After a move to another page the focus stands at its title, where those who do not see the page begin to read it.
 * Filters, tabs and pages of a list change the query only and leave the focus alone.
 */
export function usePageFocus(): void {
	const { pathname, hash } = useLocation();
	const shown = useRef(pathname);
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		// A page that put the focus somewhere itself, or a link to a place within it, knows better.
		const main = document.getElementById("main");
		const focused = document.activeElement;
		if (hash !== "" || main === null || main.contains(focused) || focused?.closest("[role=dialog]")) return;
		const title = main.querySelector("h1") ?? main;
		title.tabIndex = -1;
		// Nothing can be done with a title: a ring around it would only puzzle.
		title.classList.add("outline-none");
		title.focus({ preventScroll: true });
	}, [pathname, hash]);
}
