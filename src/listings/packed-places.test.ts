import { describe, expect, test } from "vitest";
import { packPlaces, unpackPlaces } from "./packed-places.ts";

describe("packing places for the browser", () => {
	test("returns the same places in the same order", () => {
		const places = [
			{ name: "PAN India", slug: "pan-india" },
			{ name: "New Chandigarh", slug: "new-chandigarh" },
			{ name: "Rampur", slug: "rampur-bushahr" },
		];
		expect(unpackPlaces(packPlaces(places))).toEqual(places);
	});

	test("sends a slug only if it cannot be derived from the name", () => {
		expect(packPlaces([{ name: "Solang Valley", slug: "solang-valley" }])).toBe("Solang Valley");
	});

	test("returns no places for none", () => {
		expect(unpackPlaces(packPlaces([]))).toEqual([]);
	});
});
