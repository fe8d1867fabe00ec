import { starterLocations } from "../../src/places/starter/locations.ts";
import type { StarterLocation } from "../../src/places/starter/starter-places.types.ts";

/** Every place except the whole country. */
export const placesOfIndia = starterLocations.filter((location) => location.kind !== "all");
const bySlug = new Map(starterLocations.map((location) => [location.slug, location]));

/** The place with this slug; throws without one. */
export function placeOf(slug: string): StarterLocation {
	const place = bySlug.get(slug);
	if (place === undefined) throw new Error(`no place ${slug}`);
	return place;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance between two places in kilometres, in a straight line; Infinity without coordinates. */
export function kilometres(one: StarterLocation, other: StarterLocation): number {
	if (one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null)
		return Infinity;
	const [a, b] = [radians(one.latitude), radians(other.latitude)];
	const half = Math.sin((b - a) / 2) ** 2;
	const across = Math.cos(a) * Math.cos(b) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
	return 12_742 * Math.asin(Math.sqrt(half + across));
}

/** The other places within this many kilometres, nearest first, without whole regions. */
export function placesWithin(home: StarterLocation, limit: number): StarterLocation[] {
	return placesOfIndia
		.filter(
			(other) => other.slug !== home.slug && other.kind !== "region" && kilometres(home, other) <= limit,
		)
		.toSorted((a, b) => kilometres(home, a) - kilometres(home, b));
}
