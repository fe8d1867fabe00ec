import type { Db } from "../../platform/server/database.ts";
import { newId } from "../../platform/server/ids.ts";
import { starterLocations } from "../starter/locations.ts";
import { starterStates } from "../starter/states.ts";
import { districts, locationNames, locations, states } from "./places.tables.ts";

/**
 * Fills the tables of states, districts and go-to locations where there is no state yet. Runs in the caller's
 * transaction; the caller sees to it that no other process does the same at the same time.
 */
export async function loadStarterPlaces(tx: Db): Promise<void> {
	const found = await tx.select({ id: states.id }).from(states).limit(1);
	if (found.length > 0) return;
	const stateIds = await loadStates(tx);
	await loadLocations(tx, stateIds);
}

async function loadStates(tx: Db): Promise<Map<string, string>> {
	const idOf = new Map(starterStates.map(({ stateName }) => [stateName, newId()]));
	await tx
		.insert(states)
		.values(starterStates.map(({ stateName, code }) => ({ id: known(idOf, stateName), stateName, code })));
	await tx
		.insert(districts)
		.values(
			starterStates.flatMap((state) =>
				state.districts.map((district) => ({ id: newId(), stateId: known(idOf, state.stateName), district })),
			),
		);
	return idOf;
}

async function loadLocations(tx: Db, stateIds: Map<string, string>): Promise<void> {
	const idOf = new Map(starterLocations.map(({ slug }) => [slug, newId()]));
	// One statement: a child may stand before its parent, and the key between them is checked at its end.
	await tx.insert(locations).values(
		starterLocations.map(({ aliases: _aliases, state, parent, ...location }, index) => ({
			...location,
			id: known(idOf, location.slug),
			stateId: state === null ? null : known(stateIds, state),
			parentId: parent === null ? null : known(idOf, parent),
			position: index + 1,
		})),
	);
	await tx.insert(locationNames).values(
		starterLocations.flatMap(({ slug, name, aliases }) =>
			[...new Set([name.toLowerCase(), ...aliases])].map((spelling) => ({
				locationId: known(idOf, slug),
				name: spelling,
			})),
		),
	);
}

function known(ids: ReadonlyMap<string, string>, key: string): string {
	const id = ids.get(key);
	if (id === undefined) throw new Error(`the starter places name an unknown place: ${key}`);
	return id;
}
