import { sql } from "drizzle-orm";
import type { Db } from "./database.ts";

/** Rows that are read at once. Few enough that the widest ones take some megabytes. */
const rowsAtOnce = 1_000;

/** Runs `work` on the database of one moment: it sees nothing of what is written meanwhile, and writes nothing. */
export function inSnapshot<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
	return db.transaction(
		async (tx) => {
			await tx.execute(sql`set local time zone 'UTC'`);
			return work(tx);
		},
		{ isolationLevel: "repeatable read", accessMode: "read only" },
	);
}

/** The columns of the product's tables in their order, by the name of the table. */
export async function readColumnNames(tx: Db): Promise<Map<string, string[]>> {
	const { rows } = await tx.execute<{ table: string; column: string }>(sql`
		select table_name as "table", column_name as "column" from information_schema.columns
		where table_schema = 'public' order by table_name, ordinal_position`);
	const byTable = Map.groupBy(rows, ({ table }) => table);
	return new Map([...byTable].map(([table, columns]) => [table, columns.map(({ column }) => column)]));
}

/** Reads these columns of all rows of a table, each row as JSON in one line, in batches. */
export async function* readJsonLines(
	tx: Db,
	table: string,
	columns: readonly string[],
): AsyncGenerator<string[]> {
	const names = sql.join(
		columns.map((column) => sql.identifier(column)),
		sql`, `,
	);
	await tx.execute(sql`
		declare table_rows no scroll cursor for
		select row_to_json(stored)::text as line from (select ${names} from ${sql.identifier(table)}) as stored`);
	for (;;) {
		// oxlint-disable-next-line no-await-in-loop -- a cursor is read in order
		const { rows } = await tx.execute<{ line: string }>(
			sql`fetch ${sql.raw(String(rowsAtOnce))} from table_rows`,
		);
		if (rows.length === 0) break;
		yield rows.map(({ line }) => line);
	}
	await tx.execute(sql`close table_rows`);
}
