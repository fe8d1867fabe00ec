import type { Database, NamedStatement } from "../../platform/server/database.ts";

/** At most so many of each are found. */
const most = 8;

/**
 * How well a stored name fits what was typed: the very name, its beginning (the nearer in length the better), then
 * likeness by trigrams, of the whole name rather than of whole words in it.
 */
const score = `
	case
		when n.name = $1 then 4
		when n.name like $2 then 2 + similarity(n.name, $1)
		else greatest(similarity(n.name, $1), 0.8 * strict_word_similarity($1, n.name))
	end`;

// The operators, not the functions, because these use the trigram index; their thresholds are 0.3 and 0.6.
const fits = `(n.name like $2 or n.name % $1 or $1 <% n.name)`;

const servicesStatement: NamedStatement = {
	name: "catalogue_search_services",
	text: `
		select s.id, max(${score}) as score
		from service_names n
		join services s on s.id = n.service_id and s.active
		join sectors c on c.id = s.sector_id and c.active
		where ${fits}
		group by s.id, c.id
		order by score desc, s.popular_position nulls last, c.position, s.position, s.id
		limit ${most}`,
};

const locationsStatement: NamedStatement = {
	name: "catalogue_search_locations",
	text: `
		select l.id, max(${score}) as score
		from location_names n
		join locations l on l.id = n.location_id
		where ${fits}
		group by l.id
		order by score desc, l.position, l.id
		limit ${most}`,
};

/** Ids of the shown services that fit the words in search form, best first; none for an empty text. */
export function findServices(database: Pick<Database, "runNamed">, words: string): Promise<string[]> {
	return find(database, servicesStatement, words);
}

/** Ids of the go-to locations that fit the words in search form, best first; none for an empty text. */
export function findLocations(database: Pick<Database, "runNamed">, words: string): Promise<string[]> {
	return find(database, locationsStatement, words);
}

async function find(database: Pick<Database, "runNamed">, statement: NamedStatement, words: string) {
	if (words === "") return [];
	const prefix = `${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
	const found = await database.runNamed<{ id: string; score: number }>(statement, [words, prefix]);
	// Beside a good find the faint ones only distract; where all are faint, they are all there is.
	const least = Math.min(found[0]?.score ?? 0, 1) / 2;
	return found.filter(({ score: reached }) => reached >= least).map(({ id }) => id);
}
