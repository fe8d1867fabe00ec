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

	test("sends no slug for a name in another script, which its list redirects to, unless two places have it", () => {
		const places = [
			{ name: "शिमला", slug: "shimla" },
			{ name: "सेक्टर 17", slug: "sector-17" },
			{ name: "विजयनगर", slug: "vijayanagar" },
			{ name: "विजयनगर", slug: "vijay-nagar" },
		];
		expect(packPlaces(places)).toBe("शिमला\nसेक्टर 17\nविजयनगर\tvijayanagar\nविजयनगर\tvijay-nagar");
		expect(unpackPlaces(packPlaces(places)).map(({ slug }) => slug)).toEqual([
			"शिमला",
			"सेक्टर 17",
			"vijayanagar",
			"vijay-nagar",
		]);
	});

	test("returns no places for none", () => {
		expect(unpackPlaces(packPlaces([]))).toEqual([]);
	});
});
