import { hyphenated } from "../platform/hyphenated.ts";

type Named = { name: string; slug: string };

/**
 * Packs names and slugs of places into one short text, because the list of all places is part of many pages and
 * connections are slow. One place per line; its slug follows after a tab only if it cannot be derived from the name.
 */
export function packPlaces(places: readonly Named[]): string {
	return places.map(({ name, slug }) => (hyphenated(name) === slug ? name : `${name}\t${slug}`)).join("\n");
}

/** The places that packPlaces packed, in their order. */
export function unpackPlaces(packed: string): Named[] {
	if (packed === "") return [];
	return packed.split("\n").map((line) => {
		const [name = "", slug = hyphenated(name)] = line.split("\t");
		return { name, slug };
	});
}
