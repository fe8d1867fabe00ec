import { describe, expect, test } from "vitest";
import { starterLocations } from "../../places/starter/locations.ts";
import { starterCatalogue } from "../starter/starter-catalogue.ts";
import { catalogueRows } from "./load-starter-catalogue.ts";

const places = new Map(starterLocations.map(({ slug }) => [slug, { id: slug }]));
const rowsWith = (change: { slug?: string; type?: string; locations?: string[] }) => {
	const [sector] = starterCatalogue;
	const [service] = sector?.services ?? [];
	if (sector === undefined || service === undefined) throw new Error("the starter catalogue is empty");
	return () => catalogueRows([{ ...sector, services: [{ ...service, ...change }] }], places, new Date());
};

test("creates the rows of the whole starter catalogue", () => {
	const { sectors, services } = catalogueRows(starterCatalogue, places, new Date());
	expect(sectors).toHaveLength(starterCatalogue.length);
	expect(services.length).toBeGreaterThan(75);
});

describe("refuses", () => {
	test.each([
		["a reserved slug", { slug: "search" }, "an address of the app's own: /search"],
		["a name with a reserved slug", { type: "About Us" }, "an address of the app's own: /about-us"],
		["an unknown place", { locations: ["atlantis"] }, "an unknown place: atlantis"],
	])("%s", (_what, change, fault) => {
		expect(rowsWith(change)).toThrow(fault);
	});
});
