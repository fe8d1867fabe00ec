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
export function personalData<Table extends PgTable>(
	table: Table,
	columns: Readonly<Record<keyof Table["_"]["columns"], Handling>>,
): { table: PgTable; columns: Readonly<Record<string, Handling>> } {
	return { table, columns };
}
