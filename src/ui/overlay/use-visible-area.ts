import { type CSSProperties, type RefObject, useEffect, useState } from "react";

/** Browser bars that collapse cover less than this, in pixels; a keyboard covers more. */
const leastKeyboard = 120;

type Edges = { top: number; bottom: number };

/**
 * The area that a phone's keyboard leaves visible, as distances from the window's edges; null while it covers
 * nothing.
 */
function readEdges(): Edges | null {
	const view = window.visualViewport;
	// A zoomed page has a smaller visual viewport, too.
	if (view === null || view.scale > 1.01) return null;
	if (window.innerHeight - view.height < leastKeyboard) return null;
	return { top: view.offsetTop, bottom: window.innerHeight - view.offsetTop - view.height };
}

/** Scrolls the focused field of the area into view, together with its hint or error. */
function showFocusedField(area: HTMLElement | null): void {
	const focused = document.activeElement;
	if (area === null || focused === null || !area.contains(focused)) return;
	const describedBy = focused.getAttribute("aria-describedby")?.split(" ") ?? [];
	for (const part of [...describedBy.map((id) => document.getElementById(id)), focused])
		part?.scrollIntoView({ block: "nearest" });
}

/**
 * Keeps a fixed element above a phone's keyboard, which may cover part of the window without resizing it. Returns
 * the style of the element; the focused field in `area` stays visible.
 */
export function useVisibleArea(area: RefObject<HTMLElement | null>): CSSProperties | undefined {
	const [edges, setEdges] = useState<Edges | null>(null);
	useEffect(() => {
		const ends = new AbortController();
		const read = () => {
			setEdges((before) => {
				const now = readEdges();
				return before?.top === now?.top && before?.bottom === now?.bottom ? before : now;
			});
			// After the layout has changed.
			requestAnimationFrame(() => showFocusedField(area.current));
		};
		window.visualViewport?.addEventListener("resize", read, ends);
		window.visualViewport?.addEventListener("scroll", read, ends);
		read();
		return () => ends.abort();
	}, [area]);
	return edges ?? undefined;
}
