import { type RefObject, useLayoutEffect, useState } from "react";
import { alertTop, type Span } from "./alert-place.ts";

/** Main actions: those of a form, and those that stand at the bottom of a phone. */
const mainActions = "button[type=submit], [data-action-bar]";
const field = "input, select, textarea, button, [contenteditable]";
const dialogs = "[role=dialog], [role=alertdialog]";

/** The part of the window that is in sight: a phone's keyboard takes some of it. */
function viewInSight(): Span {
	const view = window.visualViewport;
	if (!view) return { top: 0, bottom: window.innerHeight };
	return { top: view.offsetTop, bottom: view.offsetTop + view.height };
}

function labelsOf(element: Element | null | undefined): HTMLLabelElement[] {
	const isLabelled =
		element instanceof HTMLInputElement ||
		element instanceof HTMLSelectElement ||
		element instanceof HTMLTextAreaElement;
	return isLabelled ? [...(element.labels ?? [])] : [];
}

/**
 * The actions that an alert leaves free, the dearest first: of an open dialog its main ones, all else that can be used,
 * then the whole of it; of a page its main ones.
 */
function actionsInSight(): Element[] {
	const dialog = [...document.querySelectorAll(dialogs)].at(-1);
	const main = [...(dialog ?? document).querySelectorAll(mainActions)];
	return dialog ? [...main, ...dialog.querySelectorAll(`a[href], label, ${field}`), dialog] : main;
}

/** The focused field with what is said of it, then the actions in sight. */
function whatToAvoid(layer: HTMLElement, view: Span): Span[] {
	const card = layer.getBoundingClientRect();
	const active = layer.contains(document.activeElement) ? null : document.activeElement;
	const focused = active?.closest(field);
	const words = focused?.getAttribute("aria-describedby")?.split(" ") ?? [];
	const parts = [focused, ...words.map((id) => document.getElementById(id)), ...labelsOf(focused)];
	return [...parts, ...actionsInSight()]
		.flatMap((part) => part?.getBoundingClientRect() ?? [])
		.filter(({ left, right }) => left < card.right && right > card.left)
		.filter(({ top, bottom }) => top < view.bottom && bottom > view.top);
}

/** Where an alert stands that nothing is in the way of: in the upper fifth of a phone, in the middle of a desk. */
function usualTop(view: Span, height: number): number {
	const room = view.bottom - view.top;
	const isWide = matchMedia("(width >= 48rem)").matches;
	return view.top + (isWide ? (room - height) / 2 : room * 0.18);
}

/**
 * How far from the window's top the alert stands, in pixels, so that it covers neither the field that has the focus nor
 * a main action; null while nothing is said. It moves out of the way when the focus, the page or the keyboard does.
 */
export function useAlertPlace(layer: RefObject<HTMLElement | null>, isShown: boolean): number | null {
	const [top, setTop] = useState<number | null>(null);
	useLayoutEffect(() => {
		if (!isShown) return undefined;
		const place = () =>
			setTop((before) => {
				if (layer.current === null) return before;
				const height = layer.current.offsetHeight;
				const view = viewInSight();
				const wanted = before ?? usualTop(view, height);
				return alertTop({ height, wanted }, view, whatToAvoid(layer.current, view));
			});
		place();
		// Another text has another height.
		const sizes = new ResizeObserver(place);
		if (layer.current !== null) sizes.observe(layer.current);
		const over = new AbortController();
		const often = { signal: over.signal, capture: true, passive: true };
		document.addEventListener("focusin", place, often);
		document.addEventListener("scroll", place, often);
		window.addEventListener("resize", place, often);
		window.visualViewport?.addEventListener("resize", place, often);
		return () => {
			sizes.disconnect();
			over.abort();
			setTop(null);
		};
	}, [layer, isShown]);
	return top;
}
