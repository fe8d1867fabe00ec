/** "Nulls last" is how the indexes stand: without the words no index would serve the order, and a page would sort all. */
export const newestFirst = "order by l.created_at desc nulls last, l.id desc nulls last";
const and = (where: readonly string[]) => where.map((each) => `\n\tand ${each}`).join("");

/**
 * Reads the ids of a page of the leads `l` whose column is one of the ids in the array `ids`, newest first: a page of each, straight from an index, and the newest of them all. Asked with "any", the database would rather walk through
 * all leads in the hope of finding enough of these soon.
 */
export function pageOfSeveral(column: string, ids: string, where: readonly string[], limit: string): string {
	return `select l.id from unnest(${ids}) one(id) cross join lateral (
	select l.id, l.created_at from leads l where ${column} = one.id${and(where)}
	${newestFirst} limit ${limit}
) l ${newestFirst} limit ${limit}`;
}

/**
 * Reads the ids of a page of the leads `l` that the viewer, the statement's first value, holds claims `c` on, newest
 * first: along an index of the claims until there are enough. Where conditions are of the leads `l` themselves, each is
 * looked up by its id.
 */
export function pageOfClaims(where: readonly string[], isOfLeads: boolean, limit: string): string {
	const leads = isOfLeads ? " join leads l on l.id = c.lead_id" : "";
	return `select c.lead_id as id from lead_claims c${leads} where c.user_id = $1::uuid${and(where)}
	order by c.lead_created_at desc nulls last, c.lead_id desc nulls last limit ${limit}`;
}
