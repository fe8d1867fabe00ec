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

/** A larger place that staff may choose for an address with no go-to location near it. */
export type LargerPlace = {
	place: Location;
	/** From the address; null when the pincode has no point. */
	kilometres: number | null;
};

/** The go-to location of an address; when none is near, the nearest larger place, which only staff may choose. */
export type HomePlace = { place: Location; larger: null } | { place: null; larger: LargerPlace | null };

const isLarger = ({ kind }: Location) => kind === "town" || kind === "region";

/**
 * Derives the go-to location of an address: the nearest of these places within 30 km. When none is, the address has no
 * place, and the nearest town or region is suggested. An address without a point goes by its names, within its state.
 */
export function homePlaceOf(address: Whereabouts, places: readonly Location[]): HomePlace {
	const single = places.filter(({ kind }) => kind !== "all");
	const { point } = address;
	if (point === null) return placeByName(address, single);
	const byDistance = single
		.flatMap((place) => {
			const { latitude, longitude } = place;
			if (latitude === null || longitude === null) return [];
			return [{ place, kilometres: kilometresBetween(point, { latitude, longitude }) }];
		})
		.toSorted((one, other) => one.kilometres - other.kilometres);
	const [nearest] = byDistance;
	if (nearest !== undefined && nearest.kilometres <= nearEnough)
		return { place: nearest.place, larger: null };
	return { place: null, larger: byDistance.find(({ place }) => isLarger(place)) ?? null };
}

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
