/** At most `length` characters: a longer text ends at a word, followed by three dots. */
export function shorten(text: string, length: number): string {
	if (text.length <= length) return text;
	const cut = text.slice(0, length - 1);
	const lastSpace = cut.lastIndexOf(" ");
	// A single long word is cut anywhere except inside a surrogate pair.
	const kept = lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut.replace(/[\uD800-\uDBFF]$/, "");
	return `${kept.replace(/[\s,;:·.]+$/, "")}…`;
}
