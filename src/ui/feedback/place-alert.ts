import { alertTop, type Span } from "./alert-place.ts";

/** Main actions: those of a form, and those at the bottom of a phone. */
const mainActions = "button[type=submit], [data-action-bar]";
const field = "input, select, textarea, button, [contenteditable]";
const dialogs = "[role=dialog], [role=alertdialog]";
const headings = "h1, h2, h3, legend";

/** The first ones of a page full of links are enough, and fast to check. */
const mostParts = 60;

/** The visible part of the window: a phone's keyboard covers some of it. */
function viewInSight(): Span {
	const view = window.visualViewport;
	if (!view) return { top: 0, bottom: window.innerHeight };
	return { top: view.offsetTop, bottom: view.offsetTop + view.height };
}

/** A field with its label, hint, error, and the legend of its group. */
function fieldParts(element: Element): (Element | null)[] {
	const describedBy = element.getAttribute("aria-describedby")?.split(" ") ?? [];
	// Undefined for elements that are no field.
	const { labels } = element as Partial<HTMLInputElement>;
	return [
		element,
		...(labels ?? []),
		...describedBy.map((id) => document.getElementById(id)),
		element.closest("fieldset")?.querySelector(":scope > legend") ?? null,
	];
}

/** The headings above a field, the nearest first: a form often has none of its own, but its section has. */
function headingsAbove(element: Element): (Element | null)[] {
	const part = element.parentElement?.closest(`section, form, main, ${dialogs}`);
	if (!part) return [];
	return [part.querySelector(headings), ...headingsAbove(part)];
}

/**
 * What an alert leaves free if there is room: the page's title with its status, then the other fields of the form,
 * then all headings, then links and buttons.
 */
function pageParts(about: readonly Element[]): (Element | null)[] {
	const titles = [...document.querySelectorAll("main h1")];
	const forms = new Set(about.map((element) => element.closest("form")));
	return [
		...titles,
		...titles.map((title) => title.closest("header")),
		...[...forms].flatMap((form) => [...(form?.querySelectorAll(`label, ${field}`) ?? [])]),
		...document.querySelectorAll(`main :is(${headings})`),
		...document.querySelectorAll("main :is(a[href], button)"),
	];
}

/**
 * The parts of the screen that an alert must not cover, the most important first: the focused field, fields with an
 * error, the main actions and the headings above those fields. Then the rest of the page, or in an open dialog
 * every control and heading, and the whole dialog.
 */
function partsToAvoid(layer: HTMLElement): (Element | null)[] {
	const active = layer.contains(document.activeElement) ? null : document.activeElement;
	const focused = active?.closest(field) ?? null;
	const dialog = [...document.querySelectorAll(dialogs)].at(-1);
	const scope = dialog ?? document;
	const invalid = [...scope.querySelectorAll("[aria-invalid=true]")];
	const about = focused === null ? invalid : [focused, ...invalid];
	return [
		...about.flatMap(fieldParts),
		...scope.querySelectorAll(mainActions),
		...about.flatMap(headingsAbove),
		...(dialog
			? [...dialog.querySelectorAll(`${headings}, a[href], label, ${field}`), dialog]
			: pageParts(about)),
	];
}

function whatToAvoid(layer: HTMLElement, view: Span): Span[] {
	const card = layer.getBoundingClientRect();
	return partsToAvoid(layer)
		.flatMap((part) => part?.getBoundingClientRect() ?? [])
		.filter(({ left, right }) => left < card.right && right > card.left)
		.filter(({ top, bottom }) => top < view.bottom && bottom > view.top)
		.slice(0, mostParts);
}

/** The default place of an alert: in the upper fifth of a phone, in the middle of a large screen. */
function usualTop(view: Span, height: number): number {
	const room = view.bottom - view.top;
	const isWide = matchMedia("(width >= 48rem)").matches;
	return view.top + (isWide ? (room - height) / 2 : room * 0.18);
}

/**
 * Keeps the layer of an alert where the alert covers neither the fields and headings that it may be about nor a main
 * action, and reports its distance from the window's top in pixels. It follows the focus, the page and the keyboard
 * until the returned function is called.
 */
export function placeAlert(layer: HTMLElement, onPlace: (top: number) => void): () => void {
	let top: number | null = null;
	const place = () => {
		const height = layer.offsetHeight;
		const view = viewInSight();
		top = alertTop({ height, wanted: top ?? usualTop(view, height) }, view, whatToAvoid(layer, view));
		onPlace(top);
	};
	place();
	// Another text has another height.
	const sizes = new ResizeObserver(place);
	sizes.observe(layer);
	const over = new AbortController();
	const often = { signal: over.signal, capture: true, passive: true };
	document.addEventListener("focusin", place, often);
	document.addEventListener("scroll", place, often);
	window.addEventListener("resize", place, often);
	window.visualViewport?.addEventListener("resize", place, often);
	return () => {
		sizes.disconnect();
		over.abort();
	};
}
