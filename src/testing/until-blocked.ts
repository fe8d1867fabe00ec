import { sql } from "drizzle-orm";
import { vi } from "vitest";
import type { Database } from "../platform/server/database/database.ts";

/**
 * Waits until so many statements wait for a lock of this database, so that what was begun stands where the test wants it.
 * The embedded database has one connection: there everything waits for that, and nothing is to be waited for.
 */
export async function untilBlocked({ database }: { database: Database }, count: number): Promise<void> {
	if (database.kind === "pglite") return;
	const blocked = sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
	await vi.waitUntil(async () => (await database.db.$count(blocked)) === count, { timeout: 10_000 });
}
