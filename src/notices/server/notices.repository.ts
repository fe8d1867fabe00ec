import { and, desc, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import type { PageEnd } from "../../platform/server/database/conditions.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { notices } from "./notices.tables.ts";

export type NoticeRow = typeof notices.$inferSelect;

const isOpen = (now: Date) => and(isNull(notices.endedAt), gt(notices.endsAt, now));

/** Reads at most `limit` current notices, beginning with the latest start. */
export function readCurrentNotices(db: Db, now: Date, limit: number): Promise<NoticeRow[]> {
	return db
		.select()
		.from(notices)
		.where(and(isOpen(now), lte(notices.startsAt, now)))
		.orderBy(desc(notices.startsAt), desc(notices.id))
		.limit(limit);
}

/** Reads at most `limit` notices in any state after the end of the previous page, the latest first. */
export function readNotices(db: Db, after: PageEnd | undefined, limit: number): Promise<NoticeRow[]> {
	const { createdAt, id } = notices;
	return db
		.select()
		.from(notices)
		.where(after && sql`(${createdAt}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)`)
		.orderBy(desc(createdAt), desc(id))
		.limit(limit);
}

/** Counts notices up to `limit`. */
export function countNotices(db: Db, limit: number): Promise<number> {
	return db.$count(db.select({ id: notices.id }).from(notices).limit(limit).as("counted"));
}

/** Finds a notice. */
export async function findNotice(db: Db, id: string): Promise<NoticeRow | undefined> {
	const [row] = await db.select().from(notices).where(eq(notices.id, id));
	return row;
}

/** The texts of these notices, by id. */
export async function readNoticeTexts(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
	const { id, text } = notices;
	const rows = await db
		.select({ id, text })
		.from(notices)
		.where(inArray(id, [...ids]));
	return new Map(rows.map((row) => [row.id, row.text]));
}

/** Inserts a notice. */
export async function insertNotice(tx: Db, notice: NoticeRow): Promise<void> {
	await tx.insert(notices).values(notice);
}

/** Ends a notice. Returns undefined if it has ended already or does not exist. */
export async function endOpenNotice(tx: Db, id: string, now: Date): Promise<NoticeRow | undefined> {
	const [ended] = await tx
		.update(notices)
		.set({ endedAt: now })
		.where(and(eq(notices.id, id), isOpen(now)))
		.returning();
	return ended;
}
