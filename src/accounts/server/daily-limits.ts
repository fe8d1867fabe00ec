import { indianDay } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { KeyedHash } from "../../platform/server/process/secret-key.ts";
import { addDailyCount } from "./daily-counts.repository.ts";

/** A use that a person may make `atMost` times on an Indian day. `use` names it, for example "lead". */
export type DailyUse = { use: string; mobile: string; now: Date; atMost: number };

/**
 * Counts the use in the caller's transaction; false if the day's limit is reached. The count belongs to the mobile and
 * not to the account, so deleting the account does not reset it.
 */
export function countDailyUse(
	tx: Db,
	keyedHash: KeyedHash,
	{ use, mobile, now, atMost }: DailyUse,
): Promise<boolean> {
	const day = indianDay(now);
	return addDailyCount(tx, { subject: keyedHash("daily-use", use, day, mobile), day, atMost });
}
