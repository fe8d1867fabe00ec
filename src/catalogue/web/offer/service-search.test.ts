import { describe, expect, it } from "vitest";
import { popularOffered } from "./service-options.ts";
import { indexOffered, searchOffered } from "./service-search.ts";
import type { OfferedService } from "./use-offer.ts";

const service = (id: string, sector: string, names: string[], popularRank: number | null = null) =>
	({
		id,
		name: id,
		slug: id,
		sectorId: sector,
		sectorName: `Sector ${sector}`,
		names,
		popularRank,
		comingSoon: false,
	}) satisfies OfferedService;

const offered = [
	service("Electrician", "repairs", ["electrician", "bijli wala"], 1),
	service("Home Cleaning", "cleaning", ["home cleaning", "maid"]),
	service("Home Stays", "stays", ["home stays", "homestay"], 0),
	service("Taxis", "transport", ["taxis", "cab"]),
];
const index = indexOffered(offered, offered);
const search = (typed: string | null, sectorId = "") => searchOffered(offered, index, { typed, sectorId });
const labels = (typed: string | null, sectorId?: string) =>
	search(typed, sectorId).options.map(({ label }) => label);

describe("the search of the service field", () => {
	it.each([
		["cab", "Taxis"],
		["homestay", "Home Stays"],
		["bijli", "Electrician"],
		["electrcian", "Electrician"],
	])("finds %s as %s", (typed, name) => {
		expect(labels(typed)).toEqual([name]);
		expect(search(typed).note).toBeUndefined();
	});

	it("ranks equally good matches as the search of the home page does", () => {
		const painters = [
			service("House Painter", "paint", ["painter"]),
			service("Wall Painter", "paint", ["painter"]),
		];
		const ranked = (open: OfferedService[]) =>
			searchOffered(painters, indexOffered(painters, open), { typed: "painter", sectorId: "" }).options;
		expect(ranked(painters).map(({ label }) => label)).toEqual(["House Painter", "Wall Painter"]);
		expect(ranked(painters.toReversed()).map(({ label }) => label)).toEqual([
			"Wall Painter",
			"House Painter",
		]);
	});

	it("says which services are coming soon", () => {
		const tankers = [{ ...service("Water Tanker", "transport", ["water tanker"]), comingSoon: true }];
		const { options } = searchOffered(tankers, indexOffered(tankers, tankers), {
			typed: "tanker",
			sectorId: "",
		});
		expect(options).toMatchObject([{ label: "Water Tanker", detail: "Sector transport, coming soon" }]);
	});

	it("lists everything, or the chosen sector, until something is typed", () => {
		expect(labels(null)).toHaveLength(4);
		expect(labels(null, "stays")).toEqual(["Home Stays"]);
		expect(labels(" ", "stays")).toEqual(["Home Stays"]);
	});

	it("puts the chosen sector first and still finds the others", () => {
		expect(labels("home", "stays")).toEqual(["Home Stays", "Home Cleaning"]);
		expect(labels("cab", "stays")).toEqual(["Taxis"]);
	});

	it("suggests the nearest services and then all of them by sector when nothing fits", () => {
		const { note, options } = search("elektrikyanwala");
		expect(note).toContain("elektrikyanwala");
		expect(options[0]).toMatchObject({ label: "Electrician", detail: "Sector repairs" });
		expect(options.slice(1).map(({ label, group }) => [label, group])).toEqual([
			["Electrician", "Sector repairs"],
			["Home Cleaning", "Sector cleaning"],
			["Home Stays", "Sector stays"],
			["Taxis", "Sector transport"],
		]);
		expect(labels("qwzx")).toHaveLength(4);
	});
});

it("lists popular services by their rank", () => {
	expect(popularOffered(offered).map(({ id }) => id)).toEqual(["Home Stays", "Electrician"]);
});
