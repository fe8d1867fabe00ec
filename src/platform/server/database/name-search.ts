import type { Db } from "./database.ts";
import { named, type NamedStatement } from "./named.ts";

/**
 * How well a stored name `n.name` matches the query: the exact name, its beginning (the closer in length the
 * better), then trigram similarity of the whole name instead of whole words in it.
 */
export const nameScore = `
	case
		when n.name = $1 then 4
		when n.name like $2 then 2 + similarity(n.name, $1)
		else greatest(similarity(n.name, $1), 0.8 * strict_word_similarity($1, n.name))
	end`;

/**
 * Whether `n.name` matches at all. Operators instead of functions, because they use the trigram index; their
 * thresholds are 0.3 and 0.6.
 */
export const nameFits = `(n.name like $2 or n.name % $1 or $1 <% n.name)`;

/** The maximum number of names. */
export const foundAtMost = 8;

/**
 * Ids found by the statement for these normalized words, best first; none for an empty query. The statement returns
 * id and score.
 */
export async function findByName(db: Db, statement: NamedStatement, words: string): Promise<string[]> {
	if (words === "") return [];
	const prefix = `${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
	const found = await named<{ id: string; score: number }>(db, statement, [words, prefix]);
	// Next to a good match, weak ones only distract. If all are weak, they are kept.
	const least = Math.min(found[0]?.score ?? 0, 1) / 2;
	return found.filter(({ score }) => score >= least).map(({ id }) => id);
}
