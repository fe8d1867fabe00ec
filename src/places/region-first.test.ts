import { expect, test } from "vitest";
import { regionFirst } from "./region-first.ts";

const places = [
	{ slug: "pan-india", kind: "all" as const, state: null },
	{ slug: "chandigarh", kind: "town" as const, state: "Chandigarh" },
	{ slug: "panaji", kind: "town" as const, state: "Goa" },
	{ slug: "shimla", kind: "town" as const, state: "Himachal Pradesh" },
	{ slug: "margao", kind: "town" as const, state: "Goa" },
];
const order = (state: string | null) => regionFirst(places, state).map(({ slug }) => slug);

test("puts the places of the region behind the whole country and before all others, in their stored order", () => {
	expect(order("Goa")).toEqual(["pan-india", "panaji", "margao", "chandigarh", "shimla"]);
});

test("keeps the stored order without a region", () => {
	expect(order(null)).toEqual(places.map(({ slug }) => slug));
});
