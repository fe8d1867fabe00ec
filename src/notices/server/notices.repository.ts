import { and, desc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { PageEnd } from "../../platform/server/database/conditions.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { notices } from "./notices.tables.ts";

export type NoticeRow = typeof notices.$inferSelect;

const isOpen = (now: Date) => and(isNull(notices.endedAt), gt(notices.endsAt, now));

/** At most `limit` notices that are shown at this time, those that began last first. */
export function readCurrentNotices(db: Db, now: Date, limit: number): Promise<NoticeRow[]> {
	return db
		.select()
		.from(notices)
		.where(and(isOpen(now), lte(notices.startsAt, now)))
		.orderBy(desc(notices.startsAt), desc(notices.id))
		.limit(limit);
}

/** At most `limit` notices of any state, the latest first, from behind `after`. */
export function readNotices(db: Db, after: PageEnd | undefined, limit: number): Promise<NoticeRow[]> {
	const { createdAt, id } = notices;
	return db
		.select()
		.from(notices)
		.where(after && sql`(${createdAt}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)`)
		.orderBy(desc(createdAt), desc(id))
		.limit(limit);
}

/** How many notices there are, counted up to `limit`. */
export function countNotices(db: Db, limit: number): Promise<number> {
	return db.$count(db.select({ id: notices.id }).from(notices).limit(limit).as("counted"));
}

/** The notice of this id, or undefined. */
export async function findNotice(db: Db, id: string): Promise<NoticeRow | undefined> {
	const [row] = await db.select().from(notices).where(eq(notices.id, id));
	return row;
}

/** Adds a notice. */
export async function insertNotice(tx: Db, notice: NoticeRow): Promise<void> {
	await tx.insert(notices).values(notice);
}

/** Ends a notice that is not over; undefined where it is, or where there is none. */
export async function endOpenNotice(tx: Db, id: string, now: Date): Promise<NoticeRow | undefined> {
	const [ended] = await tx
		.update(notices)
		.set({ endedAt: now })
		.where(and(eq(notices.id, id), isOpen(now)))
		.returning();
	return ended;
}
