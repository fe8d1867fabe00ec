import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../src/platform/server/database/database.ts";

/** PostgreSQL takes at most 65,535 parameters in a statement; 500 rows are below that for all our tables. */
const atOnce = 500;

/** Adds any number of rows in as many statements as needed; none for an empty list. */
export async function insertAll<Table extends PgTable>(
	tx: Db,
	table: Table,
	rows: Table["$inferInsert"][],
): Promise<void> {
	for (let start = 0; start < rows.length; start += atOnce) {
		await tx.insert(table).values(rows.slice(start, start + atOnce));
	}
}
