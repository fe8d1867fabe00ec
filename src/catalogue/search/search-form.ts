/** Shapes of letters and emoji, and characters without any width; no letters themselves. */
const invisible = /[\p{Cf}\p{Variation_Selector}]/gu;

/** Text normalized for search: composed, lower case, punctuation as single blanks. */
export function searchForm(text: string): string {
	return text
		.normalize("NFKC")
		.toLowerCase()
		.replaceAll(invisible, "")
		.replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, " ")
		.trim();
}
