import { describe, expect, it } from "vitest";
import { starterLocations } from "./locations.ts";
import type { StarterLocation } from "./starter-places.types.ts";
import { starterStates } from "./states.ts";

const locationBySlug = new Map(starterLocations.map((location) => [location.slug, location]));
const places = starterLocations.filter((location) => location.kind !== "all");
const children = places.flatMap((child) => (child.parent === null ? [] : [{ child, parent: child.parent }]));

function isAmongOwnAncestors(location: StarterLocation): boolean {
	let ancestor = location.parent;
	// More steps than there are places mean a cycle without this one.
	for (let steps = 0; ancestor !== null && steps < starterLocations.length; steps++) {
		if (ancestor === location.slug) return true;
		ancestor = locationBySlug.get(ancestor)?.parent ?? null;
	}
	return ancestor !== null;
}

/** Accurate to a percent over the few dozen kilometres between a place and its parent. */
function kilometresBetween(one: StarterLocation, other: StarterLocation): number {
	const kilometresPerDegree = 111.3;
	const shrink = Math.cos((Number(one.latitude) * Math.PI) / 180);
	const north = Number(one.latitude) - Number(other.latitude);
	const east = (Number(one.longitude) - Number(other.longitude)) * shrink;
	return Math.hypot(north, east) * kilometresPerDegree;
}

const isWithin = (value: number | null, least: number, most: number) =>
	value !== null && value >= least && value <= most;

describe("starter locations", () => {
	it("has the 219 places of the list, PAN_INDIA first and the only one for the whole country", () => {
		expect(starterLocations).toHaveLength(219);
		expect(places).toHaveLength(218);
		expect(starterLocations[0]).toMatchObject({
			name: "PAN_INDIA",
			slug: "pan-india",
			kind: "all",
			state: null,
		});
	});

	it("have a unique name and slug each", () => {
		expect(new Set(starterLocations.map(({ name }) => name)).size).toBe(219);
		expect(locationBySlug.size).toBe(219);
		expect([...locationBySlug.keys()].filter((slug) => !/^[a-z\d]+(-[a-z\d]+)*$/.test(slug))).toEqual([]);
	});

	it.each([
		["M G Road", "m-g-road"],
		["C V Raman Nagar", "c-v-raman-nagar"],
		["McLeod Ganj", "mcleod-ganj"],
		["Delhi", "delhi"],
	])("%s has the slug %s", (name, slug) => {
		expect(locationBySlug.get(slug)?.name).toBe(name);
	});

	it("name a state that exists", () => {
		const stateNames = new Set(starterStates.map(({ stateName }) => stateName));
		expect(places.filter(({ state }) => state === null || !stateNames.has(state))).toEqual([]);
	});

	it("are inside India and have a pincode unless they are a region of many", () => {
		const outside = places.filter(
			({ latitude, longitude }) => !isWithin(latitude, 6.5, 37.1) || !isWithin(longitude, 68.1, 97.5),
		);
		expect(outside).toEqual([]);
		const pincodeless = places.filter(({ pincode }) => pincode === null || !/^[1-9]\d{5}$/.test(pincode));
		expect(pincodeless.map(({ slug }) => slug)).toEqual(["goa", "north-goa", "south-goa"]);
	});

	it("have parents that exist, never PAN_INDIA", () => {
		expect(children.filter(({ parent }) => !locationBySlug.has(parent) || parent === "pan-india")).toEqual(
			[],
		);
	});

	it("contain no cycle", () => {
		expect(places.filter(isAmongOwnAncestors)).toEqual([]);
	});

	it("have children in the same state and within 50 km", () => {
		const astray = children.filter(({ child, parent: slug }) => {
			const parent = locationBySlug.get(slug);
			return !parent || parent.state !== child.state || kilometresBetween(child, parent) > 50;
		});
		expect(astray).toEqual([]);
	});

	it("put every area of a city under a town", () => {
		const areas = places.filter(({ kind }) => kind === "area");
		expect(areas.filter(({ parent }) => locationBySlug.get(parent ?? "")?.kind !== "town")).toEqual([]);
	});

	it.each([
		["bir-billing", ["bir"]],
		["spiti", ["kaza", "tabo"]],
		["goa", ["north-goa", "south-goa"]],
		["banjar", ["jibhi", "shoja", "tirthan-valley"]],
		["ghaziabad", ["indirapuram", "vaishali"]],
		["sangla-chitkul", ["sangla"]],
	])("%s contains %j and nothing else", (slug, expected) => {
		expect(children.filter(({ parent }) => parent === slug).map(({ child }) => child.slug)).toEqual(expected);
	});

	it.each([
		["green leaf plates", "mandi kullu shimla"],
		["home stays in the valleys", "dharmshala dharmkot bir-billing jibhi kasol sissu spiti sangla-chitkul"],
		["home stays towards Shimla", "reckong-peo kalpa narkanda mashobra hatu-peak kufri"],
		["home stays in Goa", "north-goa south-goa goa"],
		["cafes", "shahpur dharmshala bir tosh-valley"],
		["paragliding", "indrunag bir kullu manali"],
		["bungee jumping", "bir manali"],
	])("include every place that %s are limited to", (_service, slugs) => {
		expect(slugs.split(" ").filter((slug) => !locationBySlug.has(slug))).toEqual([]);
	});
});
