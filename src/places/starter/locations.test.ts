import { describe, expect, it } from "vitest";
import { starterLocations } from "./locations.ts";
import type { StarterLocation } from "./starter-places.types.ts";
import { starterStates } from "./states.ts";

const locationBySlug = new Map(starterLocations.map((location) => [location.slug, location]));
const places = starterLocations.filter((location) => location.kind !== "all");
const children = places.flatMap((child) => (child.parent === null ? [] : [{ child, parent: child.parent }]));

function isAmongOwnAncestors(location: StarterLocation): boolean {
	let ancestor = location.parent;
	// Past as many steps as there are places, the walk is in a circle that does not hold this one.
	for (let steps = 0; ancestor !== null && steps < starterLocations.length; steps++) {
		if (ancestor === location.slug) return true;
		ancestor = locationBySlug.get(ancestor)?.parent ?? null;
	}
	return ancestor !== null;
}

/** Good to a percent over the few dozen kilometres between a place and its parent. */
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
	it("holds the 219 places of the list, PAN_INDIA first and the only one that stands for all", () => {
		expect(starterLocations).toHaveLength(219);
		expect(places).toHaveLength(218);
		expect(starterLocations[0]).toMatchObject({
			name: "PAN_INDIA",
			slug: "pan-india",
			kind: "all",
			state: null,
		});
	});

	it("gives each a name and a slug of its own", () => {
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

	it("names a state that exists", () => {
		const stateNames = new Set(starterStates.map(({ stateName }) => stateName));
		expect(places.filter(({ state }) => state === null || !stateNames.has(state))).toEqual([]);
	});

	it("lies inside India and has a pincode unless it is a region of many", () => {
		const outside = places.filter(
			({ latitude, longitude }) => !isWithin(latitude, 6.5, 37.1) || !isWithin(longitude, 68.1, 97.5),
		);
		expect(outside).toEqual([]);
		const pincodeless = places.filter(({ pincode }) => pincode === null || !/^[1-9]\d{5}$/.test(pincode));
		expect(pincodeless.map(({ slug }) => slug)).toEqual(["goa", "north-goa", "south-goa"]);
	});

	it("has parents that exist, and PAN_INDIA is none of them", () => {
		expect(children.filter(({ parent }) => !locationBySlug.has(parent) || parent === "pan-india")).toEqual(
			[],
		);
	});

	it("has no place inside itself", () => {
		expect(places.filter(isAmongOwnAncestors)).toEqual([]);
	});

	it("holds a child in its own state and within 50 km", () => {
		const astray = children.filter(({ child, parent: slug }) => {
			const parent = locationBySlug.get(slug);
			return !parent || parent.state !== child.state || kilometresBetween(child, parent) > 50;
		});
		expect(astray).toEqual([]);
	});

	it("puts every area of a city under a town", () => {
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
	])("%s holds %j and nothing else", (slug, expected) => {
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
	])("has every place that %s are limited to", (_service, slugs) => {
		expect(slugs.split(" ").filter((slug) => !locationBySlug.has(slug))).toEqual([]);
	});
});
