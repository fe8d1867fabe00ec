import { sql } from "drizzle-orm";
import type { Db } from "./database.ts";

/** The time by the database's clock, in milliseconds since the epoch. */
export async function readDatabaseTime(db: Db): Promise<number> {
	const { rows } = await db.execute<{ time: number }>(
		sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as time`,
	);
	const time = Number(rows[0]?.time);
	if (!Number.isFinite(time)) throw new Error("the database did not say what time it is");
	return time;
}
