import { eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import { exportedColumns } from "../../../platform/server/database/personal-data.ts";
import { latestTimes } from "../../usual-time.ts";
import { decisionTimePersonalData } from "../leads.personal-data.ts";
import { customerDecisionTimes, leads } from "../leads.tables.ts";

/** How long an answer or a decision took; `until` is null if there was none. */
export type Taken = { id: string; from: Date; until: Date | null };

type TakenRow = { id: string; from: string; until: string | null };

// Drizzle's driver returns times of raw SQL as text.
const takenOf = (rows: readonly TakenRow[]): Taken[] =>
	rows.map(({ id, from, until }) => ({
		id,
		from: new Date(from),
		until: until === null ? null : new Date(until),
	}));

const asIds = (ids: readonly string[]) => sql`${JSON.stringify(ids)}::json`;

/**
 * Takes at most `count` direct leads whose time to answer is over and that are not locked by others, and notes that no
 * answer came for those still open. Returns how many were taken, and the listings that did not answer.
 */
export async function takeUnanswered(
	tx: Db,
	now: Date,
	count: number,
): Promise<{ taken: number; listingIds: string[] }> {
	const at = sql`${now.toISOString()}::timestamptz`;
	const { rows } = await tx.execute<{ listingId: string; isMissed: boolean }>(sql`
		with due as (
			select id from leads where direct_due_at <= ${at}
			order by direct_due_at limit ${count} for update skip locked
		)
		update leads set direct_due_at = null,
			direct_missed_at = case when status = 'open' and expires_at > ${at} then direct_due_at end
		from due where leads.id = due.id
		returning leads.origin_listing_id as "listingId", direct_missed_at is not null as "isMissed"`);
	const missed = rows.filter(({ isMissed }) => isMissed);
	return { taken: rows.length, listingIds: [...new Set(missed.map(({ listingId }) => listingId))] };
}

/** The last direct leads of each of these listings that were answered or not answered in time. */
export async function readAnswerTimes(tx: Db, listingIds: readonly string[]): Promise<Taken[]> {
	const { rows } = await tx.execute<TakenRow>(sql`
		select asked.id, l.created_at as "from", l.direct_answered_at as "until"
		from (select value::uuid as id from json_array_elements_text(${asIds(listingIds)})) asked
		cross join lateral (
			select created_at, direct_answered_at from leads
			where origin_listing_id = asked.id and (direct_answered_at is not null or direct_missed_at is not null)
			order by created_at desc limit ${latestTimes}
		) l`);
	return takenOf(rows);
}

/** The last claimed leads of each of these customers that they decided or let expire, from the first claim on. */
export async function readDecisions(tx: Db, customerIds: readonly string[]): Promise<Taken[]> {
	const { rows } = await tx.execute<TakenRow>(sql`
		select asked.id, (select min(claimed_at) from lead_claims where lead_id = l.id) as "from",
			l.decided_at as "until"
		from (select value::uuid as id from json_array_elements_text(${asIds(customerIds)})) asked
		cross join lateral (
			select id, decided_at from leads
			where customer_id = asked.id and (decided_at is not null or (status = 'expired' and claims_taken > 0))
			order by created_at desc limit ${latestTimes}
		) l`);
	return takenOf(rows);
}

/** Stores when the customer of the locked lead decided it. */
export async function setDecided(tx: Db, leadId: string, now: Date): Promise<void> {
	await tx.update(leads).set({ decidedAt: now }).where(eq(leads.id, leadId));
}

/** Locks these customers' times in the order given, so that later ones see the decisions of earlier ones. */
export async function lockDecisionTimes(tx: Db, customerIds: readonly string[]): Promise<void> {
	await tx
		.insert(customerDecisionTimes)
		.values(customerIds.map((userId) => ({ userId, minutes: null })))
		.onConflictDoUpdate({
			target: customerDecisionTimes.userId,
			set: { minutes: customerDecisionTimes.minutes },
		});
}

/** Keeps the customers' usual times, in counted minutes. */
export async function writeDecisionTimes(
	tx: Db,
	times: readonly { id: string; minutes: number | null }[],
): Promise<void> {
	await tx.execute(sql`
		update customer_decision_times set minutes = usual.minutes
		from json_to_recordset(${JSON.stringify(times)}::json) as usual (id uuid, minutes int)
		where user_id = usual.id`);
}

/** The usual times of these customers, in counted minutes, by user id; those without one are missing. */
export async function readDecisionTimes(db: Db, userIds: readonly string[]): Promise<Map<string, number>> {
	if (userIds.length === 0) return new Map();
	const rows = await db
		.select({ userId: customerDecisionTimes.userId, minutes: customerDecisionTimes.minutes })
		.from(customerDecisionTimes)
		.where(inArray(customerDecisionTimes.userId, [...userIds]));
	return new Map(rows.flatMap(({ userId, minutes }) => (minutes === null ? [] : [[userId, minutes]])));
}

/** Deletes the time of a person. */
export async function deleteDecisionTime(tx: Db, userId: string): Promise<void> {
	await tx.delete(customerDecisionTimes).where(eq(customerDecisionTimes.userId, userId));
}

/** The time of a person for their export; null without one. */
export async function exportDecisionTime(db: Db, userId: string) {
	const [row] = await db
		.select(exportedColumns(decisionTimePersonalData))
		.from(customerDecisionTimes)
		.where(eq(customerDecisionTimes.userId, userId));
	return row ?? null;
}
