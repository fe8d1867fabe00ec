import { and, eq, lt, lte, sql } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import { leads, leadNotified } from "../leads.tables.ts";

/**
 * The `count` of these listings that were notified of a lead longest ago, those never notified first; listings already
 * notified of this lead are left out. Ties keep the given order. One index lookup per listing.
 */
export async function chooseLongestNotNotified(
	tx: Db,
	leadId: string,
	listingIds: readonly string[],
	count: number,
): Promise<string[]> {
	const { rows } = await tx.execute<{ id: string }>(sql`
		select candidate.id
		from unnest(${sql.param([...listingIds])}::uuid[]) with ordinality as candidate (id, place)
		left join lateral (
			select notified_at from lead_notified where listing_id = candidate.id order by notified_at desc nulls last limit 1
		) latest on true
		where not exists (select from lead_notified where lead_id = ${leadId}::uuid and listing_id = candidate.id)
		order by latest.notified_at nulls first, candidate.place
		limit ${count}`);
	return rows.map(({ id }) => id);
}

/** Records who is notified in this wave. */
export async function insertNotified(
	tx: Db,
	rows: readonly (typeof leadNotified.$inferInsert)[],
): Promise<void> {
	if (rows.length > 0) await tx.insert(leadNotified).values([...rows]);
}

/** Counts the lead's wave and sets when the next one is due. */
export async function noteWave(
	tx: Db,
	leadId: string,
	{ wavesNotified, nextWaveAt }: { wavesNotified: number; nextWaveAt: Date | null },
): Promise<void> {
	await tx.update(leads).set({ wavesNotified, nextWaveAt }).where(eq(leads.id, leadId));
}

/** At most `count` leads whose next wave is due, the longest overdue first. */
export async function readDue(db: Db, now: Date, count: number): Promise<string[]> {
	const due = await db
		.select({ id: leads.id })
		.from(leads)
		.where(lte(leads.nextWaveAt, now))
		.orderBy(leads.nextWaveAt)
		.limit(count);
	return due.map(({ id }) => id);
}

/** Deletes at most `count` records of notifications before then; returns how many. */
export async function deleteNotifiedBefore(db: Db, before: Date, count: number): Promise<number> {
	const old = db
		.select({ leadId: leadNotified.leadId, listingId: leadNotified.listingId })
		.from(leadNotified)
		.where(lt(leadNotified.notifiedAt, before))
		.limit(count);
	const deleted = await db
		.delete(leadNotified)
		.where(
			and(
				lt(leadNotified.notifiedAt, before),
				sql`(${leadNotified.leadId}, ${leadNotified.listingId}) in ${old}`,
			),
		)
		.returning({ leadId: leadNotified.leadId });
	return deleted.length;
}

/** Deletes the records of the leads that a person was notified of. */
export async function deleteNotified(tx: Db, userId: string): Promise<void> {
	await tx.delete(leadNotified).where(eq(leadNotified.userId, userId));
}
