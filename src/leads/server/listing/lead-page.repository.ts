/**
 * The indexes are defined with "nulls last": without it in the query, no index would give the order, and a page would
 * sort everything.
 */
export const newestFirst = "order by l.created_at desc nulls last, l.id desc nulls last";
const and = (where: readonly string[]) => where.map((each) => `\n\tand ${each}`).join("");

/**
 * Reads the ids of a page of the leads `l` whose column is one of the ids in the array `ids`, newest first. Takes a
 * page for each id from an index and keeps the newest of them all. With "any", the database would rather scan all leads
 * in the hope of finding enough soon.
 */
export function pageOfSeveral(column: string, ids: string, where: readonly string[], limit: string): string {
	return `select l.id from unnest(${ids}) one(id) cross join lateral (
	select l.id, l.created_at from leads l where ${column} = one.id${and(where)}
	${newestFirst} limit ${limit}
) l ${newestFirst} limit ${limit}`;
}

/**
 * Reads the ids of a page of the leads `l` that the viewer, the statement's first value, has claims `c` on, newest
 * first. Scans an index of the claims until there are enough. If there are conditions on the leads `l` themselves,
 * looks each lead up by its id.
 */
export function pageOfClaims(where: readonly string[], isOfLeads: boolean, limit: string): string {
	const leads = isOfLeads ? " join leads l on l.id = c.lead_id" : "";
	return `select c.lead_id as id from lead_claims c${leads} where c.user_id = $1::uuid${and(where)}
	order by c.lead_created_at desc nulls last, c.lead_id desc nulls last limit ${limit}`;
}
