import { kilometresBetween, type Point } from "./distance.ts";
import { findPlace } from "./find-place.ts";
import type { Location } from "./location.ts";

/** A go-to location this far from an address, in kilometres, still describes where it is. */
export const nearEnough = 30;

/** What is known of an address: the point of its pincode, null when that has none, and its names. */
export type Whereabouts = {
	point: Point | null;
	poName: string;
	city: string;
	district: string;
	stateName: string;
};

/** The go-to location of an address, and the larger place that staff may choose when the location is far away. */
export type HomePlace = { place: Location; larger: Location | null };

const isLarger = ({ kind }: Location) => kind === "town" || kind === "region";

/**
 * Derives the go-to location of an address: the nearest of these places. When none is within 30 km, the nearest town or
 * region is named as well. An address without a point goes by its names, then by its state. Null without any places.
 */
export function homePlaceOf(address: Whereabouts, places: readonly Location[]): HomePlace | null {
	const single = places.filter(({ kind }) => kind !== "all");
	const { point } = address;
	if (point === null) return placeByName(address, single);
	const [nearest, ...others] = single
		.flatMap((place) => {
			const { latitude, longitude } = place;
			if (latitude === null || longitude === null) return [];
			return [{ place, kilometres: kilometresBetween(point, { latitude, longitude }) }];
		})
		.toSorted((one, other) => one.kilometres - other.kilometres);
	if (nearest === undefined) return placeByName(address, single);
	if (nearest.kilometres <= nearEnough) return { place: nearest.place, larger: null };
	const larger = [nearest, ...others].find(({ place }) => isLarger(place));
	return { place: nearest.place, larger: larger?.place ?? nearest.place };
}

function placeByName(
	{ poName, city, district, stateName }: Whereabouts,
	places: readonly Location[],
): HomePlace | null {
	for (const name of [poName, city, district]) {
		const place = name === "" ? undefined : findPlace(name, places);
		if (place !== undefined) return { place, larger: null };
	}
	const inState = places.filter(({ state }) => state?.toLowerCase() === stateName.toLowerCase());
	const place = inState.find(isLarger) ?? inState[0] ?? places.find(isLarger) ?? places[0];
	return place === undefined ? null : { place, larger: place };
}
