import { getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../src/platform/server/database/database.ts";

/**
 * Adds any number of rows. Those with the same columns go to the database as one JSON text, which takes half the time
 * of a statement with a parameter for each value.
 */
export async function insertAll<Table extends PgTable>(
	tx: Db,
	table: Table,
	rows: Table["$inferInsert"][],
): Promise<void> {
	const columns = Object.entries(getTableColumns(table));
	const named = rows.map((row: Record<string, unknown>) =>
		columns.flatMap(([key, { name }]) => (row[key] === undefined ? [] : [[name, row[key]] as const])),
	);
	// A column without a value gets its default.
	const alike = Map.groupBy(named, (row) => row.map(([name]) => name).join());
	for (const group of alike.values()) {
		const list = sql.join(
			(group[0] ?? []).map(([name]) => sql.identifier(name)),
			sql`, `,
		);
		const json = JSON.stringify(group.map((row) => Object.fromEntries(row)));
		await tx.execute(sql`
			insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, ${json}::json)`);
	}
}
