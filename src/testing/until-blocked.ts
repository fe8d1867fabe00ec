import { sql } from "drizzle-orm";
import { vi } from "vitest";
import type { Database } from "../platform/server/database/database.ts";

/**
 * Waits until this many statements wait for a lock of this database, so that the started work has reached the point
 * the test needs. The embedded database has one connection, for which everything waits, so there it returns at
 * once.
 */
export async function untilBlocked({ database }: { database: Database }, count: number): Promise<void> {
	if (database.kind === "pglite") return;
	const blocked = sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
	await vi.waitUntil(async () => (await database.db.$count(blocked)) === count, { timeout: 10_000 });
}
