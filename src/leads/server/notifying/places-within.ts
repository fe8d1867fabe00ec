import type { Location } from "../../../places/location.ts";

/** The ids of the place and of all places inside it. */
export function placesWithin(place: Location, byId: ReadonlyMap<string, Location>): string[] {
	return [...byId.values()].filter((other) => isWithin(other, place.id, byId)).map(({ id }) => id);
}

function isWithin(place: Location, aroundId: string, byId: ReadonlyMap<string, Location>): boolean {
	const seen = new Set<string>();
	// Visiting a place twice ends the walk: a cycle in the data must not hang the process.
	for (let at: Location | undefined = place; at !== undefined && !seen.has(at.id); at = parentOf(at, byId)) {
		if (at.id === aroundId) return true;
		seen.add(at.id);
	}
	return false;
}

function parentOf(place: Location, byId: ReadonlyMap<string, Location>): Location | undefined {
	return place.parentId === null ? undefined : byId.get(place.parentId);
}
