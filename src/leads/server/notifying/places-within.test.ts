import { describe, expect, test } from "vitest";
import type { Location } from "../../../places/location.ts";
import { placesWithin } from "./places-within.ts";

function place(id: string, name: string, parentId: string | null = null): Location {
	const kind = name === "PAN_INDIA" ? "all" : "town";
	const slug = name.toLowerCase().replaceAll(/[ _]/g, "-");
	return {
		id,
		name,
		slug,
		state: null,
		kind,
		parentId,
		latitude: null,
		longitude: null,
		pincode: null,
		names: [],
	};
}

const all = [
	place("1", "PAN_INDIA"),
	place("2", "Goa"),
	place("3", "North Goa", "2"),
	place("4", "Panaji", "3"),
	place("5", "Kaza"),
];

describe("places within", () => {
	const within = (id: string, places: Location[]) => {
		const byId = new Map(places.map((one) => [one.id, one]));
		const around = byId.get(id);
		return around === undefined ? null : placesWithin(around, byId);
	};

	test.each([
		["2", ["2", "3", "4"]],
		["3", ["3", "4"]],
		["4", ["4"]],
		["5", ["5"]],
	])("of %s are %j", (id, ids) => {
		expect(within(id, all)).toEqual(ids);
	});

	test("ends at a cycle in the data", () => {
		const circle = [place("a", "A", "b"), place("b", "B", "a"), place("c", "C")];
		expect(within("c", circle)).toEqual(["c"]);
		expect(within("a", circle)).toEqual(["a", "b"]);
	});
});
