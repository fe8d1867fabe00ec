/** Never begins the folded part with less than this; a few words behind a button are not worth a press. */
const leastRest = 120;

/** Where a text may be cut: behind a paragraph, else behind a sentence, else behind a word, near `length`. */
function cutBefore(text: string, length: number): number {
	const head = text.slice(0, length);
	const cuts = [
		head.lastIndexOf("\n"),
		head.lastIndexOf(". ") + 1,
		head.lastIndexOf("। ") + 1,
		head.lastIndexOf(" "),
	];
	const good = cuts.find((cut) => cut > length / 2);
	if (good !== undefined) return good;
	// One endless word: it is cut where it must be, a pair of surrogates never.
	return /[\uD800-\uDBFF]$/.test(head) ? length - 1 : length;
}

/** Divides a long text into what is shown at once, about `length` characters, and what is folded; short texts fold nothing. */
export function foldText(text: string, length: number): { shown: string; folded: string } {
	const whole = text.trim();
	if (whole.length <= length + leastRest) return { shown: whole, folded: "" };
	const cut = cutBefore(whole, length);
	return { shown: whole.slice(0, cut).trimEnd(), folded: whole.slice(cut).trimStart() };
}
