import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/**
 * What happens to a column of a person's row.
 *
 * When the account is deleted, it is:
 * - deleted: gone with its row;
 * - cleared: emptied or overwritten in a row that stays;
 * - kept: unchanged, for the books or because it belongs to other people's records too;
 * - expires: still there, until a scheduled job deletes the row within hours or days.
 *
 * The person's copy of their data (`GET /api/users/me/export`) has it (exported), or does not, because it means nothing
 * to the person, repeats another column, would weaken the protection of the account, or belongs to somebody else
 * (internal).
 */
export type Handling = `${"deleted" | "cleared" | "kept" | "expires"}, ${"exported" | "internal"}`;

/**
 * Declares what account deletion and export do with each column of a table that holds personal data. A new column does
 * not compile until it is declared, and `personal-data.api.test.ts` compares the declarations with a database.
 */
export function personalData<
	Table extends PgTable,
	const Handled extends Readonly<Record<keyof Table["_"]["columns"], Handling>>,
>(
	table: Table,
	columns: Handled & Readonly<Record<Exclude<keyof Handled, keyof Table["_"]["columns"]>, never>>,
): { table: Table; columns: Handled } {
	return { table, columns };
}

type Declared = { table: PgTable; columns: Readonly<Record<string, Handling>> };
type NamesOf<Handled, Kind extends Handling> = {
	[Name in keyof Handled]: Handled[Name] extends Kind ? Name : never;
}[keyof Handled];

/** The columns that a person's copy of their data contains, for a select. */
export function exportedColumns<Data extends Declared>({ table, columns }: Data) {
	const exported = Object.entries(getTableColumns(table)).filter(([name]) =>
		columns[name]?.endsWith(", exported"),
	);
	return Object.fromEntries(exported) as Pick<
		Data["table"]["_"]["columns"],
		NamesOf<Data["columns"], `${string}, exported` & Handling> & string
	>;
}

/** The values that empty the cleared columns when the account is deleted: "" or false, or null where that is allowed. */
export function clearedValues<Data extends Declared>({ table, columns }: Data) {
	const cleared = Object.entries(getTableColumns(table)).filter(([name]) =>
		columns[name]?.startsWith("cleared, "),
	);
	const empty = cleared.map(([name, { notNull, dataType }]) => [
		name,
		notNull ? (dataType === "boolean" ? false : "") : null,
	]);
	return Object.fromEntries(empty) as Pick<
		Data["table"]["$inferInsert"],
		NamesOf<Data["columns"], `cleared, ${string}` & Handling> & string
	>;
}
