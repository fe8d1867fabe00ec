import { notFound } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { createSnapshot } from "../../platform/server/database/snapshot.ts";
import type { Location } from "../location.ts";
import { type District, readDistricts, readLocations, readStates, type State } from "./places.repository.ts";

/** The go-to locations as this process caches them, at most some seconds old. */
export type PlacesSnapshot = {
	/** All go-to locations in their stored order. */
	locations: readonly Location[];
	byId: ReadonlyMap<string, Location>;
	bySlug: ReadonlyMap<string, Location>;
};

/** Cached go-to locations, and queries of states and districts. */
export type Places = {
	/** Returns the go-to locations, from memory while the last reading is fresh. */
	snapshot(): Promise<PlacesSnapshot>;
	/** Reads all states and union territories, by name. */
	states(): Promise<State[]>;
	/** Reads the districts of a state, whose name may be in any case. Throws not_found for an unknown state. */
	districtsOf(stateName: string): Promise<District[]>;
};

/** Creates the cache of go-to locations. */
export function createPlaces(db: Db, clock: Clock): Places {
	const snapshot = createSnapshot(async () => snapshotOf(await readLocations(db)), clock);
	return {
		snapshot: () => snapshot.current(),
		states: () => readStates(db),
		async districtsOf(stateName) {
			const found = await readDistricts(db, stateName);
			if (found.length === 0) throw notFound();
			return found;
		},
	};
}

function snapshotOf(locations: readonly Location[]): PlacesSnapshot {
	return {
		locations,
		byId: new Map(locations.map((location) => [location.id, location])),
		bySlug: new Map(locations.map((location) => [location.slug, location])),
	};
}
