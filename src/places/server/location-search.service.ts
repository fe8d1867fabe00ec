import type { Db } from "../../platform/server/database/database.ts";
import { findLocations } from "./location-search.repository.ts";

/** For other modules: ids of the go-to locations that fit the words in search form, best first; none for an empty text. */
export function searchLocations(db: Db, words: string): Promise<string[]> {
	return findLocations(db, words);
}
