import { sql } from "drizzle-orm";
import { type DayRange, instantsOf } from "../../../platform/day-range.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { leadStatuses } from "../../lead.ts";

/** What happened to leads of a service and place on one Indian day. */
export type LeadDay = {
	/** "2026-11-20". */
	day: string;
	serviceId: string;
	locationId: string;
	made: number;
	/** Claimed for the first time. */
	claimed: number;
	booked: number;
};

const dayOf = (column: string) => sql.raw(`to_char(${column} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`);
// The index begins with the status, so the statement lists all of them.
const anyStatus = sql.raw(leadStatuses.map((status) => `'${status}'`).join(", "));

/** The claims of these days that were the first of their lead. */
const firstClaims = (range: Required<DayRange>) => {
	const { from, until } = instantsOf(range);
	return sql`from lead_claims c
		where c.claimed_at >= ${from}::timestamptz and c.claimed_at < ${until}::timestamptz
			and not exists (
				select from lead_claims e where e.lead_id = c.lead_id and (e.claimed_at, e.id) < (c.claimed_at, c.id)
			)`;
};

/** The leads created, first claimed and booked on these Indian days, by day, service and place. */
export async function readLeadDays(db: Db, range: Required<DayRange>): Promise<LeadDay[]> {
	const { from, until } = instantsOf(range);
	const { rows } = await db.execute<LeadDay>(sql`
		select day, service_id as "serviceId", location_id as "locationId",
			sum(made)::int as made, sum(claimed)::int as claimed, sum(booked)::int as booked
		from (
			select ${dayOf("created_at")} as day, service_id, location_id, 1 as made, 0 as claimed, 0 as booked
			from leads
			where status in (${anyStatus})
				and created_at >= ${from}::timestamptz and created_at < ${until}::timestamptz
			union all
			select ${dayOf("c.claimed_at")}, c.lead_service_id, c.lead_location_id, 0, 1, 0 ${firstClaims(range)}
			union all
			select ${dayOf("booked_at")}, service_id, location_id, 0, 0, 1
			from leads
			where booked_at >= ${from}::timestamptz and booked_at < ${until}::timestamptz
		) happened
		group by 1, 2, 3`);
	return rows;
}

/** The number of leads by whole minutes from creation to first claim, for each Indian day of the claim. */
export async function readClaimWaits(
	db: Db,
	range: Required<DayRange>,
): Promise<{ day: string; minutes: number; count: number }[]> {
	const { rows } = await db.execute<{ day: string; minutes: number; count: number }>(sql`
		select ${dayOf("c.claimed_at")} as day,
			greatest(0, floor(extract(epoch from c.claimed_at - c.lead_created_at) / 60))::int as minutes,
			count(*)::int as count
		${firstClaims(range)}
		group by 1, 2`);
	return rows;
}

/** The number of leads created since then, by service and place. */
export async function countRequests(
	db: Db,
	since: Date,
): Promise<{ serviceId: string; locationId: string; count: number }[]> {
	const { rows } = await db.execute<{ serviceId: string; locationId: string; count: number }>(sql`
		select service_id as "serviceId", location_id as "locationId", count(*)::int as count
		from leads
		where status in (${anyStatus}) and created_at >= ${since.toISOString()}::timestamptz
		group by 1, 2`);
	return rows;
}
