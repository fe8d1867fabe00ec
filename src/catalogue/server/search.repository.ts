import type { Database, NamedStatement } from "../../platform/server/database.ts";
import { findByName, foundAtMost, nameFits, nameScore } from "../../platform/server/name-search.ts";

const servicesStatement: NamedStatement = {
	name: "catalogue_search_services",
	text: `
		select s.id, max(${nameScore}) as score
		from service_names n
		join services s on s.id = n.service_id and s.active
		join sectors c on c.id = s.sector_id and c.active
		where ${nameFits}
		group by s.id, c.id
		order by score desc, s.popular_position nulls last, c.position, s.position, s.id
		limit ${foundAtMost}`,
};

/** Ids of the shown services that fit the words in search form, best first; none for an empty text. */
export function findServices(database: Pick<Database, "runNamed">, words: string): Promise<string[]> {
	return findByName(database, servicesStatement, words);
}
