import { getLocale } from "../paraglide/runtime.js";

/** By the blocks of 128 letters from U+0900 on: a script tells apart languages well enough to choose a voice. */
const languages = ["hi", "bn", "pa", "gu", "or", "ta", "te", "kn", "ml"];

/** The `lang` of what a person wrote, by most of its letters; undefined if it is the page's, or no script of ours. */
export function langOf(text: string): string | undefined {
	const letters = text.match(/\p{L}/gu);
	if (letters === null) return undefined;
	// Scripts follow each other, so the script of most letters is the one in the middle.
	const middle = letters.toSorted()[letters.length >> 1] ?? "";
	const lang = middle < "\u0250" ? "en" : languages[(middle.charCodeAt(0) >> 7) - 18];
	return lang === getLocale() ? undefined : lang;
}
