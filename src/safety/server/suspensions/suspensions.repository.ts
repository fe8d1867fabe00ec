import { and, asc, desc, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { PageEnd } from "../../../platform/server/database/conditions.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { clearedValues, exportedColumns } from "../../../platform/server/database/personal-data.ts";
import { readWaiting, type Waiting } from "../../../platform/server/database/waiting.repository.ts";
import type { AppealDecision, SuspensionStatus } from "../../suspension.ts";
import type { SuspensionView } from "../../suspensions.contract.ts";
import { suspensionPersonalData } from "../safety.personal-data.ts";
import { suspensions } from "../safety.tables.ts";

export type SuspensionRow = typeof suspensions.$inferSelect;

/** Adds a running suspension; false if the person or the listing has one already. */
export async function insertSuspension(
	tx: Db,
	suspension: typeof suspensions.$inferInsert,
): Promise<boolean> {
	const added = await tx
		.insert(suspensions)
		.values(suspension)
		.onConflictDoNothing()
		.returning({ id: suspensions.id });
	return added.length > 0;
}

/** Records the listings that are closed with the person's account, so that exactly these reopen. */
export async function setClosedListings(tx: Db, id: string, listingIds: readonly string[]): Promise<void> {
	await tx
		.update(suspensions)
		.set({ closedListingIds: [...listingIds] })
		.where(eq(suspensions.id, id));
}

/** Lets a listing reopen with its suspended owner; false if the owner is not suspended. */
export async function closeWithPerson(tx: Db, userId: string, listingId: string): Promise<boolean> {
	const changed = await tx
		.update(suspensions)
		.set({ closedListingIds: sql`array_append(${suspensions.closedListingIds}, ${listingId}::uuid)` })
		.where(
			and(eq(suspensions.userId, userId), isNull(suspensions.listingId), eq(suspensions.status, "running")),
		)
		.returning({ id: suspensions.id });
	return changed.length > 0;
}

/** The suspension; undefined if there is none. */
export async function findSuspension(db: Db, id: string): Promise<SuspensionRow | undefined> {
	const [row] = await db.select().from(suspensions).where(eq(suspensions.id, id));
	return row;
}

/** The running suspension of a listing; undefined if there is none. */
export async function findRunningOfListing(db: Db, listingId: string): Promise<SuspensionRow | undefined> {
	const [row] = await db
		.select()
		.from(suspensions)
		.where(and(eq(suspensions.listingId, listingId), eq(suspensions.status, "running")));
	return row;
}

/** Ends a suspension and returns it; undefined if someone else ended it first. */
export async function moveSuspension(
	tx: Db,
	id: string,
	{ from, to, at }: { from: SuspensionStatus; to: SuspensionStatus; at: Date },
): Promise<SuspensionRow | undefined> {
	const [moved] = await tx
		.update(suspensions)
		.set({ status: to, endedAt: at })
		.where(and(eq(suspensions.id, id), eq(suspensions.status, from)))
		.returning();
	return moved;
}

/** Records the person's appeal; false if there is one already, or if the suspension is over. */
export async function insertAppeal(
	tx: Db,
	id: string,
	{ text, at }: { text: string; at: Date },
): Promise<boolean> {
	const changed = await tx
		.update(suspensions)
		.set({ appealStatus: "waiting", appealText: text, appealedAt: at })
		.where(and(eq(suspensions.id, id), isNull(suspensions.appealStatus), eq(suspensions.status, "running")))
		.returning({ id: suspensions.id });
	return changed.length > 0;
}

/** Records the decision on an appeal; false if none waits. */
export async function decideAppeal(
	tx: Db,
	id: string,
	{ decision, reason, by, at }: { decision: AppealDecision; reason: string; by: string; at: Date },
): Promise<boolean> {
	const changed = await tx
		.update(suspensions)
		.set({ appealStatus: decision, appealReason: reason, appealDecidedBy: by, appealDecidedAt: at })
		.where(and(eq(suspensions.id, id), eq(suspensions.appealStatus, "waiting")))
		.returning({ id: suspensions.id });
	return changed.length > 0;
}

/** At most `limit` of these suspensions, the latest first. */
function readPage(db: Db, which: SQL, after: PageEnd | undefined, limit: number): Promise<SuspensionRow[]> {
	const { suspendedAt, id } = suspensions;
	const isAfter = after && sql`(${suspendedAt}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)`;
	return db
		.select()
		.from(suspensions)
		.where(and(which, isAfter))
		.orderBy(sql`${suspendedAt} desc nulls last, ${id} desc nulls last`)
		.limit(limit);
}

/** At most `limit` of the person's suspensions, the latest first. */
export function readSuspensionsOf(db: Db, userId: string, after: PageEnd | undefined, limit: number) {
	return readPage(db, eq(suspensions.userId, userId), after, limit);
}

const isInView: Record<SuspensionView, SQL> = {
	appeals: sql`appeal_status = 'waiting'`,
	running: sql`status = 'running'`,
	past: sql`status <> 'running'`,
};

/** At most `limit` suspensions for staff, the latest first. */
export function readSuspensions(db: Db, view: SuspensionView, after: PageEnd | undefined, limit: number) {
	return readPage(db, isInView[view], after, limit);
}

/** At most `limit` running suspensions whose time is over, the longest ago first. */
export async function readExpiredSuspensions(db: Db, now: Date, limit: number): Promise<string[]> {
	const rows = await db
		.select({ id: suspensions.id })
		.from(suspensions)
		.where(and(eq(suspensions.status, "running"), lte(suspensions.until, now)))
		.orderBy(asc(suspensions.until))
		.limit(limit);
	return rows.map(({ id }) => id);
}

/** How often these people were suspended, by person; an overturned suspension does not count. */
export async function countSuspensions(db: Db, userIds: readonly string[]): Promise<Map<string, number>> {
	const { rows } = await db.execute<{ id: string; count: number }>(sql`
		select user_id as id, count(*)::int as count from suspensions
		where user_id = any(${sql.param([...userIds])}::uuid[]) and status <> 'overturned'
		group by user_id`);
	return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Ends the running suspensions of a person whose account is being deleted, and erases the words of all of them. */
export async function blankSuspensionsOf(tx: Db, userId: string, now: Date): Promise<void> {
	await tx
		.update(suspensions)
		.set({ status: "ended", endedAt: now })
		.where(and(eq(suspensions.userId, userId), eq(suspensions.status, "running")));
	await tx
		.update(suspensions)
		.set(clearedValues(suspensionPersonalData))
		.where(eq(suspensions.userId, userId));
}

/** The person's suspensions for the export of their data. */
export function exportSuspensionsOf(db: Db, userId: string) {
	return db
		.select(exportedColumns(suspensionPersonalData))
		.from(suspensions)
		.where(eq(suspensions.userId, userId))
		.orderBy(desc(suspensions.suspendedAt), desc(suspensions.id));
}

/** Appeals that wait for a decision. */
export function readWaitingAppeals(db: Db): Promise<Waiting> {
	return readWaiting(
		db,
		sql`select ${suspensions.appealedAt} as at from ${suspensions} where ${suspensions.appealStatus} = 'waiting'`,
	);
}
