import { and, eq, lt, lte, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database.ts";
import { leads, leadTold } from "./leads.tables.ts";

/**
 * Of these listings the `count` that were told of a lead longest ago, those never told first; those that know this lead
 * are left out. Among equals the order given decides. One look into an index each.
 */
export async function chooseLongestUntold(
	tx: Db,
	leadId: string,
	listingIds: readonly string[],
	count: number,
): Promise<string[]> {
	const { rows } = await tx.execute<{ id: string }>(sql`
		select candidate.id
		from unnest(${sql.param([...listingIds])}::uuid[]) with ordinality as candidate (id, place)
		left join lateral (
			select told_at from lead_told where listing_id = candidate.id order by told_at desc nulls last limit 1
		) latest on true
		where not exists (select from lead_told where lead_id = ${leadId}::uuid and listing_id = candidate.id)
		order by latest.told_at nulls first, candidate.place
		limit ${count}`);
	return rows.map(({ id }) => id);
}

/** Remembers who is told in this wave. */
export async function insertTold(tx: Db, told: readonly (typeof leadTold.$inferInsert)[]): Promise<void> {
	if (told.length > 0) await tx.insert(leadTold).values([...told]);
}

/** Counts the lead's wave and says when the next one is due. */
export async function noteWave(
	tx: Db,
	leadId: string,
	{ wavesTold, nextWaveAt }: { wavesTold: number; nextWaveAt: Date | null },
): Promise<void> {
	await tx.update(leads).set({ wavesTold, nextWaveAt }).where(eq(leads.id, leadId));
}

/** At most `count` leads whose next wave is due, the longest due first. */
export async function readDue(db: Db, now: Date, count: number): Promise<string[]> {
	const due = await db
		.select({ id: leads.id })
		.from(leads)
		.where(lte(leads.nextWaveAt, now))
		.orderBy(leads.nextWaveAt)
		.limit(count);
	return due.map(({ id }) => id);
}

/** Forgets at most `count` of those told before then; answers how many. */
export async function deleteToldBefore(db: Db, before: Date, count: number): Promise<number> {
	const old = db
		.select({ leadId: leadTold.leadId, listingId: leadTold.listingId })
		.from(leadTold)
		.where(lt(leadTold.toldAt, before))
		.limit(count);
	const deleted = await db
		.delete(leadTold)
		.where(and(lt(leadTold.toldAt, before), sql`(${leadTold.leadId}, ${leadTold.listingId}) in ${old}`))
		.returning({ leadId: leadTold.leadId });
	return deleted.length;
}

/** Forgets of which leads a person was told. */
export async function forgetTold(tx: Db, userId: string): Promise<void> {
	await tx.delete(leadTold).where(eq(leadTold.userId, userId));
}
