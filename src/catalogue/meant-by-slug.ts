import { isOneEditAway, searchForm } from "./search-words.ts";

/** Shorter words are one letter away from too many others. */
const leastLength = 5;

/**
 * The one of these that a wrong slug means: the only one with exactly this name or synonym, otherwise the only one with
 * a name that differs by one letter, as the search allows too. Null if there is none, or more than one.
 */
export function meantBySlug<Item extends { names: readonly string[] }>(
	slug: string,
	items: readonly Item[],
): Item | null {
	const typed = searchForm(slug);
	if (typed === "") return null;
	const isNamed = (fits: (name: string) => boolean) =>
		items.filter(({ names }) => names.some((name) => fits(searchForm(name))));
	const exact = isNamed((name) => name === typed);
	const isLong = typed.length >= leastLength;
	const found = exact.length > 0 || !isLong ? exact : isNamed((name) => isOneEditAway(name, typed));
	return found.length === 1 ? (found[0] ?? null) : null;
}
