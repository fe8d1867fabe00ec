import { sql } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import { leadStatuses } from "../../lead.ts";

/** The leads that a listing missed. */
export type MissedSearch = {
	serviceId: string;
	choiceId: string | null;
	placeIds: readonly string[];
	since: Date;
	now: Date;
	/** The person whose own leads do not count. */
	ownerId: string;
};

/**
 * The number of leads of the service at these places since then, whatever their status, counted up to `limit`. Leads that
 * are another professional's alone do not count. The
 * statement lists all statuses so that the index by place, service and status can be used for the time.
 */
export async function countMissedLeads(
	db: Db,
	{ serviceId, choiceId, placeIds, since, now, ownerId }: MissedSearch,
	limit: number,
): Promise<number> {
	const { rows } = await db.execute<{ count: number }>(sql`
		select count(*)::int as count from (
			select 1 from leads l
			where l.location_id = any(${sql.param([...placeIds])}::uuid[]) and l.service_id = ${serviceId}::uuid
				and l.status = any(${sql.param([...leadStatuses])}::text[])
				and l.created_at > ${since.toISOString()}::timestamptz
				and (l.choice_id is null or l.choice_id = ${choiceId}::uuid)
				and l.customer_id <> ${ownerId}::uuid
				and (l.exclusive_until is null or l.exclusive_until <= ${now.toISOString()}::timestamptz)
			limit ${limit}
		) missed`);
	return rows[0]?.count ?? 0;
}
