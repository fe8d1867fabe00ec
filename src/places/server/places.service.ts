import { notFound } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { createSnapshot } from "../../platform/server/database/snapshot.ts";
import type { Location } from "../location.ts";
import { type District, readDistricts, readLocations, readStates, type State } from "./places.repository.ts";

/** The go-to locations as this process remembers them, at most some seconds old. */
export type PlacesSnapshot = {
	/** All of them in their stored order. */
	locations: readonly Location[];
	byId: ReadonlyMap<string, Location>;
	bySlug: ReadonlyMap<string, Location>;
};

/** What the other modules may ask about places. */
export type Places = {
	/** The go-to locations, without SQL as long as the last reading is fresh. */
	snapshot(): Promise<PlacesSnapshot>;
	/** All states and union territories by name. */
	states(): Promise<State[]>;
	/** The districts of a state, named in any case; throws not_found where there is no such state. */
	districtsOf(stateName: string): Promise<District[]>;
};

/** Puts the places module on the database. */
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
