import { and, asc, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import type { NumberViewSubject } from "../number-view.ts";
import { numberViews } from "./accounts.tables.ts";

export type NewNumberView = Omit<typeof numberViews.$inferInsert, "at" | "day">;

/** Adds a view at the database's time. */
export async function insertNumberView(tx: Db, view: NewNumberView): Promise<void> {
	await tx.insert(numberViews).values(view);
}

const today = sql`(now() at time zone 'Asia/Kolkata')::date`;

/**
 * What a staff member has seen today: how many different numbers, whether this one, and how much of the day is left.
 */
export async function readNumbersSeenToday(
	tx: Db,
	viewerId: string,
	mobileHash: string,
): Promise<{ count: number; hasSeen: boolean; day: string; secondsLeft: number }> {
	const [seen] = await tx
		.select({
			count: sql<number>`count(distinct ${numberViews.mobileHash})::int`,
			hasSeen: sql<boolean>`coalesce(bool_or(${numberViews.mobileHash} = ${mobileHash}), false)`,
			day: sql<string>`${today}::text`,
			secondsLeft: sql<number>`ceil(extract(epoch from ((${today} + 1)::timestamp at time zone 'Asia/Kolkata') - now()))::int`,
		})
		.from(numberViews)
		.where(and(eq(numberViews.viewerId, viewerId), eq(numberViews.day, today)));
	if (seen === undefined) throw new Error("an aggregate answers one row");
	return seen;
}

/** How many different numbers the staff member who has seen the most has seen today. */
export async function readMostNumbersSeenToday(db: Db): Promise<number> {
	const seen = db
		.select({ count: sql<number>`count(distinct ${numberViews.mobileHash})::int`.as("seen") })
		.from(numberViews)
		.where(eq(numberViews.day, today))
		.groupBy(numberViews.viewerId)
		.as("by_viewer");
	const [most] = await db.select({ count: sql<number>`coalesce(max(${seen.count}), 0)::int` }).from(seen);
	return most?.count ?? 0;
}

/** The views of one lead or application, oldest first. */
export function readViewsOn(db: Db, subject: { type: NumberViewSubject; id: string }, limit: number) {
	return db
		.select({ at: numberViews.at, reason: numberViews.reason })
		.from(numberViews)
		.where(and(eq(numberViews.subjectType, subject.type), eq(numberViews.subjectId, subject.id)))
		.orderBy(asc(numberViews.at), asc(numberViews.id))
		.limit(limit);
}

/** The views of these leads or applications, the first view of each first. */
export function readViewsOnAll(
	db: Db,
	{ type, ids }: { type: NumberViewSubject; ids: readonly string[] },
	limit: number,
) {
	return db
		.select({ subjectId: numberViews.subjectId, at: numberViews.at, reason: numberViews.reason })
		.from(numberViews)
		.where(and(eq(numberViews.subjectType, type), inArray(numberViews.subjectId, [...ids])))
		.orderBy(asc(numberViews.subjectId), asc(numberViews.at), asc(numberViews.id))
		.limit(limit);
}

/** The views of a person's numbers, the latest first. */
export function readViewsOf(db: Db, personId: string, limit: number) {
	return db
		.select({
			at: numberViews.at,
			subjectType: numberViews.subjectType,
			subjectId: numberViews.subjectId,
			reason: numberViews.reason,
		})
		.from(numberViews)
		.where(eq(numberViews.personId, personId))
		.orderBy(desc(numberViews.at), desc(numberViews.id))
		.limit(limit);
}

/** Deletes the views of all days before this one (UTC). */
export async function deleteNumberViewsBefore(db: Db, time: Date): Promise<void> {
	await db.delete(numberViews).where(lt(numberViews.day, time.toISOString().slice(0, 10)));
}
