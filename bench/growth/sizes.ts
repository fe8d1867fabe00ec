import type pg from "pg";

/** A table's rows, and the bytes of its rows and of its indexes. */
export type TableSize = { table: string; rows: number; heap: number; indexes: number };

/** The tables that hold most of the bytes, and the sum of all as the table "all". */
export async function readSizes(client: pg.Client): Promise<TableSize[]> {
	const { rows } = await client.query<TableSize>(`
		select relname as table, greatest(reltuples, 0)::float8 as rows,
			(pg_table_size(oid))::float8 as heap, pg_indexes_size(oid)::float8 as indexes
		from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
		order by pg_total_relation_size(oid) desc`);
	const sum = (field: "rows" | "heap" | "indexes") => rows.reduce((total, row) => total + row[field], 0);
	return [...rows, { table: "all", rows: sum("rows"), heap: sum("heap"), indexes: sum("indexes") }];
}
