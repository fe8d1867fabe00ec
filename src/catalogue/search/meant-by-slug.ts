import { editCost } from "./edit-cost.ts";
import { type Findable, keysOf, type NameIndex } from "./name-index.ts";

/** Shorter words are one letter away from too many others. */
const leastLength = 5;
/** One letter, or two vowels. */
const mostCost = 1;

/**
 * The one item that a wrong slug means: the only one with this name in any spelling, otherwise the only one with a name
 * that differs by one letter. Null if there is none, or more than one.
 */
export function meantBySlug<Item extends Findable>(
	{ items, names, words, itemsNamed }: NameIndex<Item>,
	slug: string,
): Item | null {
	const keys = keysOf(slug);
	const exact = itemsNamed.get(keys.join(" "));
	const typed = keys.join("");
	const isClose = (name: string) => (editCost(typed, name, mostCost)?.whole ?? Infinity) <= mostCost;
	const close = () =>
		names.filter((name) => isClose(name.words.map((word) => words[word]).join(""))).map(({ item }) => item);
	const found = new Set(exact ?? (typed.length < leastLength ? [] : close()));
	const [only] = found;
	return found.size === 1 && only !== undefined ? (items[only] ?? null) : null;
}
