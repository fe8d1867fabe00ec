import { describe, expect, test } from "vitest";
import { packPlaces, unpackPlaces } from "./packed-places.ts";

describe("packing places for the way to the browser", () => {
	test("they come out as they went in, in their order", () => {
		const places = [
			{ name: "PAN India", slug: "pan-india" },
			{ name: "New Chandigarh", slug: "new-chandigarh" },
			{ name: "Rampur", slug: "rampur-bushahr" },
		];
		expect(unpackPlaces(packPlaces(places))).toEqual(places);
	});

	test("a slug is sent only where the name does not give it", () => {
		expect(packPlaces([{ name: "Solang Valley", slug: "solang-valley" }])).toBe("Solang Valley");
	});

	test("no places are none", () => {
		expect(unpackPlaces(packPlaces([]))).toEqual([]);
	});
});
