import { expect, test } from "vitest";
import { search } from "./search.ts";
import { isAnswered, readQueries } from "./testing/queries.ts";
import {
	hindiSearch,
	idsOf,
	starterPlaces,
	starterSearch,
	starterServices,
} from "./testing/starter-search.ts";

const queries = readQueries();

function unanswered(index = starterSearch): string[] {
	return queries
		.filter((query) => {
			const { services, places } = search(index, query.text);
			return !isAnswered(query, { services: idsOf(services), places: idsOf(places) });
		})
		.map(({ text }) => text);
}

test("there are 100 queries of each kind, for every service and most places", () => {
	const perLanguage = Object.values(Object.groupBy(queries, ({ language }) => language)).map(
		(of) => of?.length,
	);
	expect(perLanguage).toEqual([100, 100, 100]);
	expect(new Set(queries.map(({ text }) => text)).size).toBe(300);
	const services = new Set(queries.flatMap((query) => query.services));
	expect(services).toEqual(new Set(starterServices.map(({ id }) => id)));
	const places = new Set(queries.flatMap((query) => query.places));
	const known = new Set(starterPlaces.map(({ id }) => id));
	expect([...places].filter((place) => !known.has(place))).toEqual([]);
	expect(places.size).toBeGreaterThan(known.size * 0.7);
});

test("answers the queries that docs/search.md says it answers", () => {
	// "delhi" is also like "dulhe", so that a groom's car comes first.
	expect(unanswered()).toEqual(["gaadi chahiye shimla se delhi"]);
});

test("answers them as well where the names are Hindi", () => {
	expect(unanswered(hindiSearch)).toEqual(["gaadi chahiye shimla se delhi"]);
});
