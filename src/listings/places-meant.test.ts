import { describe, expect, test } from "vitest";
import { placesMeant } from "./places-meant.ts";

const places = [
	{ name: "Shimla", slug: "shimla" },
	{ name: "Chandigarh", slug: "chandigarh" },
	{ name: "New Chandigarh", slug: "new-chandigarh" },
];
const meant = (typed: string) => placesMeant(places, typed).map(({ slug }) => slug);

describe("the places that typed words may mean", () => {
	test("a whole name means that place alone, even where others contain it", () => {
		expect(meant("Chandigarh")).toEqual(["chandigarh"]);
		expect(meant(" CHANDIGARH ")).toEqual(["chandigarh"]);
	});

	test("a slug means its place", () => {
		expect(meant("new-chandigarh")).toEqual(["new-chandigarh"]);
	});

	test("a part of a name means all that contain it, whatever the case", () => {
		expect(meant("IGARH")).toEqual(["chandigarh", "new-chandigarh"]);
		expect(meant("shim")).toEqual(["shimla"]);
	});

	test("nothing typed and nothing known mean no place", () => {
		expect(meant("  ")).toEqual([]);
		expect(meant("Atlantis")).toEqual([]);
	});
});
