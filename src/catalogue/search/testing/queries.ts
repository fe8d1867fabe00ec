import { readFileSync } from "node:fs";

/** A query as people type it, with the slugs that it means; several if each of them is right, none for none. */
export type TestQuery = {
	language: string;
	text: string;
	services: readonly string[];
	places: readonly string[];
	/** Every third query of a language was kept apart while the search was tuned. */
	isHeldOut: boolean;
};

/** The slugs that a search found, best first. */
export type FoundSlugs = { services: readonly string[]; places: readonly string[] };

const slugsOf = (text: string) => (text === "-" ? [] : text.split("|"));

/** Reads the test queries: English with mistakes, Hindi, and Hindi in Latin letters. */
export function readQueries(): TestQuery[] {
	const rows = readFileSync(new URL("queries.tsv", import.meta.url), "utf8")
		.trim()
		.split("\n")
		.slice(1);
	return rows.map((row, index) => {
		const [language = "", text = "", services = "", places = ""] = row.split("\t");
		return {
			language,
			text,
			services: slugsOf(services),
			places: slugsOf(places),
			isHeldOut: index % 3 === 2,
		};
	});
}

/** Whether the first three services and places have the right one, and neither is found where none is meant. */
export function isAnswered(query: Pick<TestQuery, "services" | "places">, found: FoundSlugs): boolean {
	const hasOne = (meant: readonly string[], slugs: readonly string[]) =>
		meant.length === 0 ? slugs.length === 0 : slugs.slice(0, 3).some((slug) => meant.includes(slug));
	return hasOne(query.services, found.services) && hasOne(query.places, found.places);
}
