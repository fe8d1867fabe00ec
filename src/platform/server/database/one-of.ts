import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** The condition of a CHECK constraint: the column contains one of the values that its type allows. */
export function oneOf(column: AnyPgColumn, values: readonly string[]): SQL {
	return sql`${column} in (${quoted(values)})`;
}

/** The values as a list of SQL literals. They come from our code and contain no quotes. */
export function quoted(values: readonly string[]): SQL {
	return sql.raw(values.map((value) => `'${value}'`).join(", "));
}
