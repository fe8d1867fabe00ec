import { expect, test } from "vitest";
import { searchQuery } from "./staff-search.repository.ts";

const after = { at: "2026-11-20T06:30:00.000Z", id: "listing" };

test.each([
	[{ service: "s" }, "listings_search_service", ["s"]],
	[{ choice: "c", after }, "listings_search_choice_after", ["c", after.at, "listing"]],
	[{ place: "p", until: "u", from: "f" }, "listings_search_place_from_until", ["p", "f", "u"]],
	[{ mobile: "m" }, "listings_search_mobile", ["m"]],
	[{ services: ["a", "b"], from: "f" }, "listings_search_services_from", [["a", "b"], "f"]],
	[{ from: "f", after }, "listings_search_from_after", ["f", after.at, "listing"]],
])("plans a search by one filter once: %j", (search, name, values) => {
	expect(searchQuery(search)).toEqual({ statement: { name, text: expect.any(String) }, values });
});

test.each([
	[{ status: "applied" as const }],
	[{ status: "applied" as const, after }],
	[{ service: "s", place: "p" }],
	[{ services: ["a"], status: "active" as const }],
	[{ places: ["p", "q"] }],
	[{ availability: "available" as const }],
])("plans a search anew if the best plan depends on how rare a value is: %j", (search) => {
	expect(searchQuery(search).statement.name).toBe("");
});

test("puts every value at its parameter number", () => {
	for (const search of [
		{ services: ["a"], from: "f", until: "u", after },
		{ services: ["a"], mobile: "m", status: "active" as const, place: "p", from: "f", until: "u", after },
		{ service: "s", choice: "c", status: "active" as const },
		{ choice: "c", availability: "available" as const, places: ["p", "q"], after },
	]) {
		const { statement, values } = searchQuery(search);
		const numbers = [...statement.text.matchAll(/\$(\d+)/g)].map((match) => Number(match[1]));
		expect([...new Set(numbers)].toSorted((a, b) => a - b)).toEqual(values.map((_, index) => index + 1));
	}
});
