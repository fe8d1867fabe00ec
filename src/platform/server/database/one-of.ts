import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** The condition of a CHECK constraint: the column contains one of the values that its type allows. */
export function oneOf(column: AnyPgColumn, values: readonly string[]): SQL {
	return sql`${column} in (${quoted(values)})`;
}

/**
 * The condition of a partial index: the rows of one status. The status's type must be given, and a status that it does
 * not contain does not compile.
 */
export function statusIs<Status extends string = never>(status: NoInfer<Status>): SQL {
	return sql.raw(`status = '${status}'`);
}

/** The values as a list of SQL literals. They come from our code and contain no quotes. */
export function quoted(values: readonly string[]): SQL {
	return sql.raw(values.map((value) => `'${value}'`).join(", "));
}
