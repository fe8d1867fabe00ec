/** The minimum length of the folded part; a few words are not worth a press. */
const leastRest = 120;

/** Where a text may be cut: after a paragraph, otherwise after a sentence, otherwise after a word, near `length`. */
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
	// One endless word is cut anywhere except inside a surrogate pair.
	return /[\uD800-\uDBFF]$/.test(head) ? length - 1 : length;
}

/**
 * Splits a long text into a visible part of about `length` characters and a folded part; short texts are not
 * folded.
 */
export function foldText(text: string, length: number): { shown: string; folded: string } {
	const whole = text.trim();
	if (whole.length <= length + leastRest) return { shown: whole, folded: "" };
	const cut = cutBefore(whole, length);
	return { shown: whole.slice(0, cut).trimEnd(), folded: whole.slice(cut).trimStart() };
}
