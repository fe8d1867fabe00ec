import { displayName, type Location } from "./location.ts";

/** Finds a place by its slug, code or name, otherwise by another spelling, in any case. */
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
