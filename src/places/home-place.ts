import { kilometresBetween, type Point } from "./distance.ts";
import { findPlace } from "./find-place.ts";
import type { Location } from "./location.ts";

/** The maximum distance, in kilometres, at which a go-to location still describes an address. */
export const nearEnough = 30;

/** What is known of an address: the coordinates of its pincode, if any, and its names. */
export type Whereabouts = {
	point: Point | null;
	poName: string;
	city: string;
	district: string;
	stateName: string;
};

/** A larger place that staff may choose for an address with no go-to location near it. */
export type LargerPlace = {
	place: Location;
	/** From the address; null if the pincode has no coordinates. */
	kilometres: number | null;
};

/** The go-to location of an address, or if none is near, the nearest larger place, which only staff may choose. */
export type HomePlace = { place: Location; larger: null } | { place: null; larger: LargerPlace | null };

const isLarger = ({ kind }: Location) => kind === "town" || kind === "region";

/**
 * Finds the go-to location of an address: the nearest of these places within 30 km. If there is none, the nearest
 * town or region is suggested. An address without coordinates is matched by its names, within its state.
 */
export function homePlaceOf(address: Whereabouts, places: readonly Location[]): HomePlace {
	const single = places.filter(({ kind }) => kind !== "all");
	const { point } = address;
	if (point === null) return placeByName(address, single);
	const byDistance = nearestFirst(point, single);
	const [nearest] = byDistance;
	if (nearest !== undefined && nearest.kilometres <= nearEnough)
		return { place: nearest.place, larger: null };
	return { place: null, larger: byDistance.find(({ place }) => isLarger(place)) ?? null };
}

function nearestFirst(point: Point, places: readonly Location[]) {
	return places
		.flatMap((place) => {
			const { latitude, longitude } = place;
			if (latitude === null || longitude === null) return [];
			return [{ place, kilometres: kilometresBetween(point, { latitude, longitude }) }];
		})
		.toSorted((one, other) => one.kilometres - other.kilometres);
}

/** The nearest of these places; undefined if none has coordinates. */
export const nearestOf = (point: Point, places: readonly Location[]): Location | undefined =>
	nearestFirst(point, places)[0]?.place;

/** Names repeat across India ("Hamirpur"), so only places of the same state count. */
function placeByName(
	{ poName, city, district, stateName }: Whereabouts,
	places: readonly Location[],
): HomePlace {
	const inState = places.filter(({ state }) => state?.toLowerCase() === stateName.toLowerCase());
	for (const name of [poName, city, district]) {
		const place = name === "" ? undefined : findPlace(name, inState);
		if (place !== undefined) return { place, larger: null };
	}
	const place = inState.find(isLarger);
	return { place: null, larger: place === undefined ? null : { place, kilometres: null } };
}
