import { startRegion } from "../../brand/brand.ts";
import { notFound } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import {
	createTranslatedSnapshot,
	readTranslate,
	type Translate,
} from "../../platform/server/database/translated.ts";
import { getLocale } from "../../paraglide/runtime.js";
import type { Location } from "../location.ts";
import { regionFirst } from "../region-first.ts";
import { type PlaceText, placeTexts } from "../place-texts.ts";
import { type District, readDistricts, readLocations, readStates, type State } from "./places.repository.ts";

/** The go-to locations as this process caches them, at most some seconds old, with names in the language of the reader. */
export type PlacesSnapshot = {
	/** All go-to locations in their stored order, those of the brand's region first. */
	locations: readonly Location[];
	byId: ReadonlyMap<string, Location>;
	bySlug: ReadonlyMap<string, Location>;
};

/** Cached go-to locations, and queries of states and districts. */
export type Places = {
	/** Returns the go-to locations, from memory while the last reading is fresh. */
	snapshot(): Promise<PlacesSnapshot>;
	/** Reads all states and union territories, by name. */
	states(): Promise<Labelled<State>[]>;
	/** Reads the districts of a state, whose name may be in any case. Throws not_found for an unknown state. */
	districtsOf(stateName: string): Promise<Labelled<District>[]>;
	/** Makes this process read the names again. Call it after the commit of a change. */
	clearCache(): void;
};

/** A record with its name in the language of the reader; its own name is the one that addresses have. */
type Labelled<Row> = Row & { label: string };

/** Creates the cache of go-to locations. */
export function createPlaces(db: Db, clock: Clock): Places {
	const snapshot = createTranslatedSnapshot(
		{
			db,
			kinds: placeTexts,
			read: async (from) => snapshotOf(regionFirst(await readLocations(from), startRegion)),
			translate: ({ locations }, to) =>
				snapshotOf(locations.map((location) => translateLocation(location, to))),
		},
		clock,
	);
	return {
		snapshot: () => snapshot.current(),
		async states() {
			const to = await readTranslate(db, getLocale(), placeTexts);
			const states = await readStates(db);
			return states.map((state) => ({ ...state, label: to("state", state.stateName) ?? state.stateName }));
		},
		async districtsOf(stateName) {
			const found = await readDistricts(db, stateName);
			if (found.length === 0) throw notFound();
			const to = await readTranslate(db, getLocale(), placeTexts);
			return found.map((one) => ({ ...one, label: to("district", one.district) ?? one.district }));
		},
		clearCache: () => snapshot.clear(),
	};
}

function snapshotOf(locations: readonly Location[]): PlacesSnapshot {
	return {
		locations,
		byId: new Map(locations.map((location) => [location.id, location])),
		bySlug: new Map(locations.map((location) => [location.slug, location])),
	};
}

function translateLocation(location: Location, to: Translate<PlaceText>): Location {
	const { name, state } = location;
	const stateLabel = state === null ? undefined : to("state", state);
	return { ...location, name: to("place", name) ?? name, ...(stateLabel && { stateLabel }) };
}
