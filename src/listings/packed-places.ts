import { hyphenated } from "../platform/hyphenated.ts";

type Named = { name: string; slug: string };

/** A name in another script stands for its slug: the list at the name redirects to the one at the slug. */
const derivedSlug = (name: string) => (/[^ -~]/.test(name) ? name : hyphenated(name));

/**
 * Packs names and slugs of places into one short text, because the list of all places is part of many pages and
 * connections are slow. One place per line; its slug follows after a tab if it cannot be derived from the name, and the
 * name is in Latin letters or that of several places.
 */
export function packPlaces(places: readonly Named[]): string {
	const named = Map.groupBy(places, ({ name }) => name);
	return places
		.map(({ name, slug }) => {
			const derived = derivedSlug(name);
			const isShort = derived === slug || (derived === name && named.get(name)?.length === 1);
			return isShort ? name : `${name}\t${slug}`;
		})
		.join("\n");
}

/** The places that packPlaces packed, in their order. */
export function unpackPlaces(packed: string): Named[] {
	if (packed === "") return [];
	return packed.split("\n").map((line) => {
		const [name = "", slug = derivedSlug(name)] = line.split("\t");
		return { name, slug };
	});
}
