import { sql } from "drizzle-orm";
import type { Database } from "../../platform/server/database.ts";
import { readWaiting, type Waiting } from "../../platform/server/waiting.repository.ts";
import { numberReports } from "./leads.tables.ts";

/** Reports of wrong numbers that wait for a decision. */
export function readWaitingReports(database: Pick<Database, "db">): Promise<Waiting> {
	return readWaiting(
		database,
		sql`select ${numberReports.reportedAt} as at from ${numberReports} where ${numberReports.status} = 'open'`,
	);
}
