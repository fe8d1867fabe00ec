import { displayName, type Location } from "./location.ts";

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
