import { desc, eq, lt } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { mobileViews } from "./accounts.tables.ts";

type MobileView = Omit<typeof mobileViews.$inferInsert, "day">;

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/** Adds a view; the same person in the same call on the same day is added once. */
export async function addViews(db: Db, views: MobileView[]): Promise<void> {
	await db
		.insert(mobileViews)
		.values(views.map((view) => ({ ...view, day: dayOf(view.at) })))
		.onConflictDoNothing();
}

/** When, in which call and by whom a mobile was seen, latest first. */
export async function listViews(db: Db, mobileHash: string, limit: number) {
	return db
		.select({ at: mobileViews.at, call: mobileViews.call, viewerId: mobileViews.viewerId })
		.from(mobileViews)
		.where(eq(mobileViews.mobileHash, mobileHash))
		.orderBy(desc(mobileViews.at))
		.limit(limit);
}

/** Deletes the views of all days before this one (UTC). */
export async function deleteViewsBefore(db: Db, time: Date): Promise<void> {
	await db.delete(mobileViews).where(lt(mobileViews.day, dayOf(time)));
}
