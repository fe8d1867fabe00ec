import type { Db } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { addTranslations } from "../../platform/server/database/translations.repository.ts";
import { starterPlaceTranslations } from "../starter/place-translations.ts";
import { starterLocations } from "../starter/locations.ts";
import { starterStates } from "../starter/states.ts";
import { hasPlaces, insertPlaces, type PlaceRows } from "./starter-places.repository.ts";

/**
 * Fills the tables of states, districts and go-to locations if they are empty, and adds the translations of their names that
 * are missing. Runs in the caller's transaction; the
 * caller makes sure that no other process does the same at the same time.
 */
export async function loadStarterPlaces(tx: Db): Promise<void> {
	if (!(await hasPlaces(tx))) {
		const stateIds = new Map(starterStates.map(({ stateName }) => [stateName, newId()]));
		await insertPlaces(tx, { ...stateRows(stateIds), ...locationRows(stateIds) });
	}
	await addTranslations(tx, starterPlaceTranslations);
}

function stateRows(idOf: ReadonlyMap<string, string>): Pick<PlaceRows, "states" | "districts"> {
	return {
		states: starterStates.map(({ stateName, code }) => ({ id: known(idOf, stateName), stateName, code })),
		districts: starterStates.flatMap((state) =>
			state.districts.map((district) => ({ id: newId(), stateId: known(idOf, state.stateName), district })),
		),
	};
}

function locationRows(stateIds: ReadonlyMap<string, string>): Pick<PlaceRows, "locations" | "locationNames"> {
	const idOf = new Map(starterLocations.map(({ slug }) => [slug, newId()]));
	return {
		locations: starterLocations.map(({ aliases: _aliases, state, parent, ...location }, index) => ({
			...location,
			id: known(idOf, location.slug),
			stateId: state === null ? null : known(stateIds, state),
			parentId: parent === null ? null : known(idOf, parent),
			position: index + 1,
		})),
		locationNames: starterLocations.flatMap(({ slug, name, aliases }) =>
			[...new Set([name.toLowerCase(), ...aliases])].map((spelling) => ({
				locationId: known(idOf, slug),
				name: spelling,
			})),
		),
	};
}

function known(ids: ReadonlyMap<string, string>, key: string): string {
	const id = ids.get(key);
	if (id === undefined) throw new Error(`unknown place in the starter places: ${key}`);
	return id;
}
