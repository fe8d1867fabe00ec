import type { Location } from "./location.ts";

/** The places with those of a state first, after the whole country; without a state, in their stored order. */
export function regionFirst<Place extends Pick<Location, "kind" | "state">>(
	places: readonly Place[],
	state: string | null,
): readonly Place[] {
	if (state === null) return places;
	const rank = (place: Place) => (place.kind === "all" ? 0 : place.state === state ? 1 : 2);
	return places.toSorted((one, other) => rank(one) - rank(other));
}
