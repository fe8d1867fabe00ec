import type { Database, Db } from "../../src/platform/server/database.ts";

/** What both drivers' clients have in common. */
type Client = { query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> };

/**
 * The database as use cases take it, with everything in one transaction, the named statements as well: outside of the
 * transaction they would not see its rows, and the embedded database would wait for its end.
 */
export function databaseIn(tx: Db, database: Database): Database {
	// Drizzle's own query functions change how times are read; the client underneath reads them as runNamed does.
	const { client } = tx._.session as unknown as { client: Client };
	return {
		...database,
		db: tx,
		async runNamed<Row>({ text }: { text: string }, values: readonly unknown[]) {
			return (await client.query(text, [...values])).rows as Row[];
		},
	};
}
