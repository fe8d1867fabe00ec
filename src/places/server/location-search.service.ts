import type { Database } from "../../platform/server/database.ts";
import { findLocations } from "./location-search.repository.ts";

/** For other wings: ids of the go-to locations that fit the words in search form, best first; none for an empty text. */
export function searchLocations(database: Pick<Database, "runNamed">, words: string): Promise<string[]> {
	return findLocations(database, words);
}
