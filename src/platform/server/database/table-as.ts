import { getTableColumns, getTableName, type Table } from "drizzle-orm";

/** A table under an alias, for SQL written as text. */
export type TableAs<From extends Table> = {
	/** For a FROM or a JOIN: "users u". */
	table: string;
	/** Each column by its name in the code: { createdAt: "u.created_at" }. */
	columns: Readonly<Record<keyof From["_"]["columns"], string>>;
};

/**
 * The table and its columns as SQL names them under the alias. They come from the definition, so that a renamed or
 * removed column fails to compile in every statement.
 */
export function tableAs<From extends Table>(table: From, alias: string): TableAs<From> {
	const columns = Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, `${alias}.${name}`]);
	return { table: `${getTableName(table)} ${alias}`, columns: Object.fromEntries(columns) };
}
