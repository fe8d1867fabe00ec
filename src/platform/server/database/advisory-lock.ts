import { sql } from "drizzle-orm";
import type pg from "pg";
import { inBackground } from "./background.ts";
import type { Db } from "./database.ts";

/**
 * Runs `work` while no other process on the same PostgreSQL server does anything under this lock; others wait. It
 * takes one connection of the pool, which is closed at the end: the lock goes with it whatever went wrong.
 */
export async function withAdvisoryLock<Result>(
	pool: pg.Pool,
	lock: number,
	work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
	const client = await connectDirectly(pool);
	try {
		await client.query("select pg_advisory_lock($1)", [lock]);
		return await work(client);
	} finally {
		client.release(true);
	}
}

/**
 * Runs `work` unless another process on the same PostgreSQL server holds this lock; does not wait. Returns whether it
 * ran. If a process dies, its connection releases the lock.
 */
export async function runIfLockIsFree(
	pool: pg.Pool,
	lock: number,
	work: () => Promise<void>,
): Promise<boolean> {
	const client = await connectDirectly(pool);
	try {
		const { rows } = await client.query<{ free: boolean }>("select pg_try_advisory_lock($1) as free", [lock]);
		if (rows[0]?.free !== true) return false;
		await work();
		return true;
	} finally {
		client.release(true);
	}
}

/** Takes a connection of background work: those of requests may go through a pooler, which ends sessions. */
const connectDirectly = (pool: pg.Pool): Promise<pg.PoolClient> => inBackground(() => pool.connect());

/** Serializes all transactions with the same key: waits for the others, and ends with this one. */
export async function lockUntilCommit(tx: Db, words: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${words}, 0))`);
}
