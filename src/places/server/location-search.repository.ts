import type { Database, NamedStatement } from "../../platform/server/database.ts";
import { findByName, foundAtMost, nameFits, nameScore } from "../../platform/server/name-search.ts";

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

/** Ids of the go-to locations that fit the words in search form, best first; none for an empty text. */
export function findLocations(database: Pick<Database, "runNamed">, words: string): Promise<string[]> {
	return findByName(database, locationsStatement, words);
}
