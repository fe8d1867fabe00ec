import { lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { dailyCounts } from "./accounts.tables.ts";

/**
 * Counts one more use by the subject; false if there are `atMost` already. Atomic: concurrent uses never exceed the
 * limit.
 */
export async function addDailyCount(
	tx: Db,
	{ subject, day, atMost }: { subject: string; day: string; atMost: number },
): Promise<boolean> {
	const counted = await tx
		.insert(dailyCounts)
		.values({ subject, day, count: 1 })
		.onConflictDoUpdate({
			target: dailyCounts.subject,
			set: { count: sql`${dailyCounts.count} + 1` },
			setWhere: lt(dailyCounts.count, atMost),
		})
		.returning({ count: dailyCounts.count });
	return counted.length > 0;
}

/** Deletes the counts of days before this one, which no limit uses any more. */
export async function deleteDailyCountsBefore(db: Db, day: string): Promise<void> {
	await db.delete(dailyCounts).where(lt(dailyCounts.day, day));
}
