import { sql } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import { readWaiting, type Waiting } from "../../../platform/server/database/waiting.repository.ts";
import { numberReports } from "../leads.tables.ts";

/** Reports of wrong numbers that wait for a decision. */
export function readWaitingReports(db: Db): Promise<Waiting> {
	return readWaiting(
		db,
		sql`select ${numberReports.reportedAt} as at from ${numberReports} where ${numberReports.status} = 'open'`,
	);
}
