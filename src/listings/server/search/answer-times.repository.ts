import { sql } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";

/** For the leads module: keeps how fast these listings usually answer direct leads, in counted minutes. */
export async function keepAnswerTimes(
	tx: Db,
	times: readonly { id: string; minutes: number | null }[],
): Promise<void> {
	await tx.execute(sql`
		update listings set answers_within_minutes = usual.minutes
		from json_to_recordset(${JSON.stringify(times)}::json) as usual (id uuid, minutes int)
		where listings.id = usual.id`);
}
