import { displayName, type Location } from "../../places/location.ts";

/** The place that was meant: by its slug, its code or its name, else by another spelling; capitals or not. */
export function findPlace(typed: string, locations: readonly Location[]): Location | undefined {
	const meant = typed.trim().toLowerCase();
	const isName = (place: Location) =>
		[place.name, displayName(place)].some((name) => name.toLowerCase() === meant);
	return (
		locations.find((place) => place.slug === meant) ??
		locations.find(isName) ??
		locations.find((place) => place.names.includes(meant))
	);
}

/** The ids of the place and of all places inside it. */
export function placesWithin(place: Location, byId: ReadonlyMap<string, Location>): string[] {
	return [...byId.values()].filter((other) => isWithin(other, place.id, byId)).map(({ id }) => id);
}

function isWithin(place: Location, aroundId: string, byId: ReadonlyMap<string, Location>): boolean {
	const seen = new Set<string>();
	// A place seen twice ends the walk: a circle in the data must not hang the process.
	for (let at: Location | undefined = place; at !== undefined && !seen.has(at.id); at = parentOf(at, byId)) {
		if (at.id === aroundId) return true;
		seen.add(at.id);
	}
	return false;
}

function parentOf(place: Location, byId: ReadonlyMap<string, Location>): Location | undefined {
	return place.parentId === null ? undefined : byId.get(place.parentId);
}
