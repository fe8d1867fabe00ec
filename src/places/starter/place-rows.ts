import { hyphenated } from "../../platform/hyphenated.ts";
import type { StarterLocation } from "./starter-places.types.ts";

/**
 * A place on one line: name, kind, slug of the parent, latitude and longitude (degrees, WGS84), pincode, then any
 * number of aliases. The parent contains the place in a way that a customer who searches for the parent accepts: an
 * area in its city, a spot in the valley or the town from which it is visited. A neighbouring town of its own has
 * no parent.
 */
export type PlaceRow = readonly [
	name: string,
	kind: Exclude<StarterLocation["kind"], "all">,
	parent: string | null,
	latitude: number,
	longitude: number,
	pincode: string | null,
	...aliases: string[],
];

/** Turns the rows of one state into locations; each slug comes from its name. */
export function placesIn(state: string, rows: readonly PlaceRow[]): StarterLocation[] {
	return rows.map(([name, kind, parent, latitude, longitude, pincode, ...aliases]) => ({
		name,
		slug: hyphenated(name),
		state,
		kind,
		parent,
		latitude,
		longitude,
		pincode,
		aliases,
	}));
}
