import { m } from "../paraglide/messages.js";
import { kilometresBetween, type Point } from "./distance.ts";
import type { locationKinds } from "./places.contract.ts";

/** A go-to location: a place that customers and professionals choose from. */
export type Location = {
	id: string;
	/** As stored: PAN_INDIA is a code, every other name is for display. */
	name: string;
	slug: string;
	/** The state's name; null for PAN_INDIA. */
	state: string | null;
	/** The state's name in the language of the reader, if it has another one there. */
	stateLabel?: string;
	/** Only PAN_INDIA is `all`. */
	kind: (typeof locationKinds)[number];
	/** The place that contains this one. */
	parentId: string | null;
	/** Degrees, WGS84. */
	latitude: number | null;
	longitude: number | null;
	pincode: string | null;
	/** Every spelling for the search, in lower case, including its own name. */
	names: string[];
};

/** The stored name of the whole country, which matches every place. */
export const panIndia = "PAN_INDIA";

/** The display name: the one code among the names becomes "PAN India". */
export function displayName(location: Pick<Location, "name">): string {
	return location.name === panIndia ? m["places.location.everywhere"]() : location.name;
}

/** 0: this very place was chosen. 1: a place around it or inside it was. */
export type Distance = 0 | 1;

/**
 * Where a listing with these chosen places is shown, by location id: at the places themselves (0), and at all
 * places around and inside them (1); the best match wins. Neighbours do not match: Kaza matches Spiti, not Tabo.
 * PAN_INDIA matches only itself here, because it is matched everywhere by rule. Ids that the tree does not contain
 * are left out.
 */
export function placesTouchedBy(
	locationIds: Iterable<string>,
	tree: Iterable<Pick<Location, "id" | "parentId">>,
): Map<string, Distance> {
	const parentOf = new Map<string, string | null>();
	const childrenOf = new Map<string, string[]>();
	for (const { id, parentId } of tree) {
		parentOf.set(id, parentId);
		if (parentId !== null) childrenOf.set(parentId, [...(childrenOf.get(parentId) ?? []), id]);
	}
	const touched = new Map<string, Distance>();
	for (const chosen of locationIds) {
		if (!parentOf.has(chosen)) continue;
		for (const id of around(chosen, parentOf)) if (!touched.has(id)) touched.set(id, 1);
		for (const id of inside(chosen, childrenOf)) if (!touched.has(id)) touched.set(id, 1);
		touched.set(chosen, 0);
	}
	return touched;
}

/**
 * The places at which a professional serves this one: itself, all places around it, and PAN_INDIA. An unknown id is
 * served by PAN_INDIA only.
 */
export function placesHolding(
	id: string,
	byId: ReadonlyMap<string, Pick<Location, "id" | "name" | "parentId">>,
): string[] {
	const parentOf = new Map([...byId.values()].map((place) => [place.id, place.parentId]));
	const everywhere = [...byId.values()].filter(({ name }) => name === panIndia).map((place) => place.id);
	const own = parentOf.has(id) ? [id, ...around(id, parentOf)] : [];
	return [...new Set([...own, ...everywhere])];
}

/** How far away a place is that counts as nearby. */
const nearbyKilometres = 40;

/** The other places nearby: Kufri, Naldehra and Solan for Shimla. */
export function placesNearby(
	id: string,
	byId: ReadonlyMap<string, Pick<Location, "id" | "latitude" | "longitude">>,
): string[] {
	const centre = pointOf(byId.get(id));
	if (centre === null) return [];
	return [...byId.values()]
		.filter((place) => {
			const point = pointOf(place);
			return place.id !== id && point !== null && kilometresBetween(centre, point) <= nearbyKilometres;
		})
		.map((place) => place.id);
}

function pointOf(place: Pick<Location, "latitude" | "longitude"> | undefined): Point | null {
	const { latitude = null, longitude = null } = place ?? {};
	return latitude === null || longitude === null ? null : { latitude, longitude };
}

function around(id: string, parentOf: ReadonlyMap<string, string | null>): Set<string> {
	const found = new Set<string>();
	// Visiting a place twice ends the walk: a cycle in the data must not hang the process.
	for (let parent = parentOf.get(id); parent && !found.has(parent); parent = parentOf.get(parent))
		found.add(parent);
	return found;
}

function inside(id: string, childrenOf: ReadonlyMap<string, readonly string[]>): Set<string> {
	const found = new Set<string>();
	// A Set also iterates over values that are added during the iteration.
	for (const child of childrenOf.get(id) ?? []) found.add(child);
	for (const place of found) for (const child of childrenOf.get(place) ?? []) found.add(child);
	return found;
}
