import { sql } from "drizzle-orm";
import type pg from "pg";
import type { Db } from "./database.ts";

/**
 * Runs `work` while no other process on the same PostgreSQL server does anything under this lock; others wait. It
 * takes one connection of the pool, which is closed at the end: the lock goes with it whatever went wrong.
 */
export async function holdingLock<Result>(
	pool: pg.Pool,
	lock: number,
	work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
	const client = await pool.connect();
	try {
		await client.query("select pg_advisory_lock($1)", [lock]);
		return await work(client);
	} finally {
		client.release(true);
	}
}

/** Makes all transactions with the same words take turns: waits for the others, and ends with this one. */
export async function takeTurns(tx: Db, words: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${words}, 0))`);
}
