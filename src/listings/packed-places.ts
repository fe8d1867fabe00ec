import { hyphenated } from "../platform/hyphenated.ts";

type Named = { name: string; slug: string };

/**
 * Names and slugs of places in one short text: a list of all places goes along with many pages, over weak lines. One
 * place a line; its slug follows behind a tab only where the name does not give it.
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
