import { type SQL, sql } from "drizzle-orm";
import type { Db } from "./database.ts";
import { countedAtMost } from "./list-total.ts";

/** Open tasks for staff: their number, counted up to 1,000, and since when the oldest is waiting. */
export type Waiting = { count: number; oldest: Date | null };

/** Counts the rows of a query whose only column, `at`, is the time since when a record is waiting. */
export async function readWaiting(db: Db, waiting: SQL): Promise<Waiting> {
	const { rows } = await db.execute<{ count: number; oldest: number | null }>(
		sql`select count(*)::int as count, (extract(epoch from min(at)) * 1000)::float8 as oldest
			from (${waiting} order by at limit ${countedAtMost}) waiting`,
	);
	const { count, oldest } = rows[0] ?? { count: 0, oldest: null };
	return { count, oldest: oldest === null ? null : new Date(oldest) };
}
