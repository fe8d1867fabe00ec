import type { Db } from "../../platform/server/database/database.ts";
import type { NamedStatement } from "../../platform/server/database/named.ts";
import { findByName, foundAtMost, nameFits, nameScore } from "../../platform/server/database/name-search.ts";

const locationsStatement: NamedStatement = {
	name: "places_search_locations",
	text: `
		select l.id, max(${nameScore}) as score
		from location_names n
		join locations l on l.id = n.location_id
		where ${nameFits}
		group by l.id
		order by score desc, l.position, l.id
		limit ${foundAtMost}`,
};

/** Finds the ids of go-to locations that match the words in search form, best first; none for an empty text. */
export function searchLocations(db: Db, words: string): Promise<string[]> {
	return findByName(db, locationsStatement, words);
}
