import { getTableColumns, getTableName, type Table } from "drizzle-orm";

/** A table under an alias, for SQL written as text. */
export type TableAs<From extends Table> = {
	/** For a FROM or a JOIN: "users u". */
	table: string;
	/** Each column by its name in the program: { createdAt: "u.created_at" }. */
	columns: Readonly<Record<keyof From["_"]["columns"], string>>;
};

/**
 * The table and its columns as SQL names them under the alias. Taken from the definition, so that a column renamed or
 * gone there is a fault that the compiler finds in every statement.
 */
export function tableAs<From extends Table>(table: From, alias: string): TableAs<From> {
	const columns = Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, `${alias}.${name}`]);
	return { table: `${getTableName(table)} ${alias}`, columns: Object.fromEntries(columns) };
}
