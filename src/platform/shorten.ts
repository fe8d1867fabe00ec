/** At most `length` characters: what is longer ends at a word, with three dots in place of the rest. */
export function shorten(text: string, length: number): string {
	if (text.length <= length) return text;
	const cut = text.slice(0, length - 1);
	const lastSpace = cut.lastIndexOf(" ");
	// A single long word is cut where it must be; so is a pair of surrogates never.
	const kept = lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut.replace(/[\uD800-\uDBFF]$/, "");
	return `${kept.replace(/[\s,;:·.]+$/, "")}…`;
}
