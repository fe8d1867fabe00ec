import { describe, expect, test } from "vitest";
import { placesMeant } from "./places-meant.ts";

const places = [
	{ name: "Shimla", slug: "shimla" },
	{ name: "Chandigarh", slug: "chandigarh" },
	{ name: "New Chandigarh", slug: "new-chandigarh" },
];
const meant = (typed: string) => placesMeant(places, typed).map(({ slug }) => slug);

describe("the places that typed words can mean", () => {
	test("are only the one with this whole name, even if others contain it", () => {
		expect(meant("Chandigarh")).toEqual(["chandigarh"]);
		expect(meant(" CHANDIGARH ")).toEqual(["chandigarh"]);
	});

	test("include the one with this slug", () => {
		expect(meant("new-chandigarh")).toEqual(["new-chandigarh"]);
	});

	test("are all whose names contain the words, ignoring case", () => {
		expect(meant("IGARH")).toEqual(["chandigarh", "new-chandigarh"]);
		expect(meant("shim")).toEqual(["shimla"]);
	});

	test("are none for empty or unknown words", () => {
		expect(meant("  ")).toEqual([]);
		expect(meant("Atlantis")).toEqual([]);
	});
});
