import { describe, expect, test } from "vitest";
import { findPlace } from "./find-place.ts";
import type { Location } from "./location.ts";

function place(id: string, name: string): Location {
	const kind = name === "PAN_INDIA" ? "all" : "town";
	const slug = name.toLowerCase().replaceAll(/[ _]/g, "-");
	return {
		id,
		name,
		slug,
		state: null,
		kind,
		parentId: null,
		latitude: null,
		longitude: null,
		pincode: null,
		names: [],
	};
}

const all = [
	place("1", "PAN_INDIA"),
	{ ...place("6", "Old Town"), names: ["old town", "goa", "purana shehar"] },
	place("2", "Goa"),
	place("3", "North Goa"),
	place("4", "Panaji"),
	place("5", "Kaza"),
];

describe("finds a place by its name", () => {
	test.each([
		["goa", "2"],
		["  North Goa ", "3"],
		["north-goa", "3"],
		["NORTH GOA", "3"],
		["PAN_INDIA", "1"],
		["pan-india", "1"],
		["pan india", "1"],
		["Purana Shehar", "6"],
		["North", undefined],
		["", undefined],
	])("%j", (typed, id) => {
		expect(findPlace(typed, all)?.id).toBe(id);
	});
});
