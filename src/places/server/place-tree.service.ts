import type { Db } from "../../platform/server/database/database.ts";
import type { Location } from "../location.ts";
import { type PlaceInTree, readNames, readTree } from "./place-tree.repository.ts";
import { readLocations } from "./places.repository.ts";

/**
 * For other modules, inside their transaction, where the places that the process remembers must not be asked: all go-to
 * locations, some hundred.
 */
export function readPlaceTree(tx: Db): Promise<PlaceInTree[]> {
	return readTree(tx);
}

/** The same with everything that is known of them, in their stored order. */
export function readAllPlaces(tx: Db): Promise<Location[]> {
	return readLocations(tx);
}

/** The same for the names of these go-to locations, by id. */
export async function readPlaceNames(tx: Db, ids: readonly string[]): Promise<Map<string, string>> {
	const named = await readNames(tx, [...new Set(ids)]);
	return new Map(named.map(({ id, name }) => [id, name]));
}
