import { describe, expect, it, test } from "vitest";
import { displayName, placesHolding, placesNearby, placesTouchedBy } from "./location.ts";
import { starterLocations } from "./starter/locations.ts";

/** The starter places as a tree whose ids are their slugs. */
const tree = starterLocations.map(({ slug, parent }) => ({ id: slug, parentId: parent }));

function touched(...chosen: string[]): Record<string, number> {
	return Object.fromEntries(placesTouchedBy(chosen, tree));
}

describe("placesTouchedBy", () => {
	it.each([
		["the place around", ["bir"], { bir: 0, "bir-billing": 1 }],
		["a place inside", ["bir-billing"], { "bir-billing": 0, bir: 1 }],
		["all places inside", ["spiti"], { spiti: 0, kaza: 1, tabo: 1 }],
		["no neighbour", ["kaza"], { kaza: 0, spiti: 1 }],
		["the State's parts", ["goa"], { goa: 0, "north-goa": 1, "south-goa": 1 }],
		["the State, not its other part", ["north-goa"], { "north-goa": 0, goa: 1 }],
		["the city of an area", ["karol-bagh"], { "karol-bagh": 0, delhi: 1 }],
		["one place alone", ["manikaran", "kasol"], { manikaran: 0, kasol: 0 }],
		["a town without surroundings", ["kullu"], { kullu: 0 }],
		["the whole country by itself alone", ["pan-india"], { "pan-india": 0 }],
		["nothing unknown", ["atlantis", "kullu"], { kullu: 0 }],
		["nothing at all", [], {}],
	])("matches %s", (_what, chosen, expected) => {
		expect(touched(...chosen)).toEqual(expected);
	});

	it("keeps the best match, whichever comes first", () => {
		const expected = { goa: 0, "north-goa": 0, "south-goa": 1 };
		expect(touched("goa", "north-goa")).toEqual(expected);
		expect(touched("north-goa", "goa")).toEqual(expected);
	});

	it("matches every area of a city and nothing beyond", () => {
		const reached = touched("delhi");
		const areas = starterLocations.filter(({ parent }) => parent === "delhi").map(({ slug }) => slug);
		expect(areas.length).toBeGreaterThan(40);
		expect(reached).toEqual({ delhi: 0, ...Object.fromEntries(areas.map((slug) => [slug, 1])) });
		expect(reached["noida"]).toBeUndefined();
	});

	it("matches several levels up and down", () => {
		const storeys = [
			{ id: "state", parentId: null },
			{ id: "town", parentId: "state" },
			{ id: "area", parentId: "town" },
			{ id: "other-town", parentId: "state" },
		];
		expect(Object.fromEntries(placesTouchedBy(["area"], storeys))).toEqual({ area: 0, town: 1, state: 1 });
		expect(Object.fromEntries(placesTouchedBy(["state"], storeys))).toEqual({
			state: 0,
			town: 1,
			"other-town": 1,
			area: 1,
		});
	});

	it("ends at a cycle in the data", () => {
		const circle = [
			{ id: "one", parentId: "other" },
			{ id: "other", parentId: "one" },
		];
		expect(Object.fromEntries(placesTouchedBy(["one"], circle))).toEqual({ one: 0, other: 1 });
	});
});

test("replaces the one code among the names with words", () => {
	expect(starterLocations.map(displayName).filter((name) => /[_]/.test(name))).toEqual([]);
	expect(displayName({ name: "PAN_INDIA" })).toBe("PAN India");
	expect(displayName({ name: "Bir Billing" })).toBe("Bir Billing");
});

describe("placesHolding", () => {
	const places = [
		{ id: "india", name: "PAN_INDIA", parentId: null },
		{ id: "state", name: "Himachal Pradesh", parentId: null },
		{ id: "valley", name: "Spiti", parentId: "state" },
		{ id: "town", name: "Kaza", parentId: "valley" },
		{ id: "neighbour", name: "Tabo", parentId: "valley" },
	];

	test.each([
		["town", ["town", "valley", "state", "india"]],
		["valley", ["valley", "state", "india"]],
		["india", ["india"]],
		["nowhere", ["india"]],
	])("%s", (id, expected) => {
		expect(placesHolding(id, new Map(places.map((place) => [place.id, place])))).toEqual(expected);
	});
});

test("places nearby are within 40 km, without the place itself and those without a position", () => {
	const place = (id: string, latitude: number | null, longitude: number | null) =>
		[id, { id, latitude, longitude }] as const;
	const places = new Map([
		place("shimla", 31.104, 77.173),
		place("kufri", 31.098, 77.267),
		place("solan", 30.909, 77.097),
		place("manali", 32.243, 77.189),
		place("pan-india", null, null),
	]);
	expect(placesNearby("shimla", places)).toEqual(["kufri", "solan"]);
	expect(placesNearby("pan-india", places)).toEqual([]);
	expect(placesNearby("unknown", places)).toEqual([]);
});
