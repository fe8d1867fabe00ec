import { AsyncLocalStorage } from "node:async_hooks";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import type { NodePgDatabase, NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { type PgDatabase, PgTransaction } from "drizzle-orm/pg-core";
import type { ReadReplica } from "./read-replica.ts";
import { tryAgain } from "./try-again.ts";

/** What a repository takes as its first argument: the database or a transaction on it. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

/** The open database, of either kind. */
export type Database = {
	kind: "pglite" | "postgres";
	db: Db;
	/** The driver underneath, for the job queue. `directUrl` leads to PostgreSQL itself, past a pooler. */
	driver: { kind: "pglite"; lite: PGlite } | { kind: "postgres"; pool: pg.Pool; directUrl: string };
	/** The replica for public reads, if there is one. */
	replica?: ReadReplica;
	close(): Promise<void>;
};

/** True while the database responds and accepts changes: after a failover it may be a read-only copy. */
export async function isWritable(db: Db): Promise<boolean> {
	try {
		const { rows } = await db.execute<{ readOnly: string }>(
			sql`select current_setting('transaction_read_only') as "readOnly"`,
		);
		return rows[0]?.readOnly === "off";
	} catch {
		return false;
	}
}

const transactions = new AsyncLocalStorage<{ open?: Db }>();

/** The transaction that the caller runs in, which may hold the only connection; undefined outside of one. */
export const openTransaction = (): Db | undefined => transactions.getStore()?.open;

/**
 * Runs `work` in a transaction: all of it or nothing. If the database cancels it because of a conflict with another
 * one, it runs again from the start, so it must change nothing outside of the transaction. Inside of another
 * transaction it is a savepoint, and the outermost one runs again.
 */
export function inTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
	const run = () =>
		db.transaction((tx) => {
			const open = tx as unknown as NodePgDatabase;
			const transaction: { open?: Db } = { open };
			// What the work leaves running must not use the transaction after its end.
			return transactions.run(transaction, () => work(open).finally(() => delete transaction.open));
		});
	return db instanceof PgTransaction ? run() : tryAgain(run, isCollision);
}

/** A deadlock or a serialization failure. */
const collisionCodes = /^40(P01|001)$/;

/** Whether the database cancelled a transaction in favour of another one; nothing of it has happened. */
export function isCollision(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if ("code" in error && typeof error.code === "string" && collisionCodes.test(error.code)) return true;
	return isCollision(error.cause);
}

/** The codes of drivers and the system for an unreachable database. */
const unreachable = new Set([
	"ECONNREFUSED",
	"ECONNRESET",
	"EPIPE",
	"ETIMEDOUT",
	"ENOTFOUND",
	"EAI_AGAIN",
	"EHOSTUNREACH",
	"ENETUNREACH",
]);
/**
 * The SQLSTATE codes with which PostgreSQL says that it is unavailable: broken or too many connections, starting or
 * stopping, read-only or not yet in the right state (failover), a full or failing disk, no memory, a reached timeout.
 */
const unable = /^(08\w{3}|53[0123]00|57P0[12345]|58030|25006|25P03|55000|55P03|57014)$/;
/** The codes of the operating system for a full disk, the database's or ours. */
const outOfSpace = new Set(["ENOSPC", "EDQUOT", "EROFS"]);
// The driver gives these no code.
const awayWords =
	/^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** PostgreSQL's Unix socket is missing while the server does not run. Other missing files are faults of the program. */
const isMissingSocket = (error: Error): boolean =>
	"code" in error && error.code === "ENOENT" && "syscall" in error && error.syscall === "connect";

const isAwayCode = (code: string) => unreachable.has(code) || outOfSpace.has(code) || unable.test(code);

/** Whether work failed because the database or the disk is unavailable, and not because of the work. */
export function isDatabaseAway(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if ("code" in error && typeof error.code === "string" && isAwayCode(error.code)) return true;
	return isMissingSocket(error) || awayWords.test(error.message) || isDatabaseAway(error.cause);
}

type DriverFault = { code?: string; constraint?: string };

/** The name of the violated unique constraint, or null for another failure. */
export function brokenUnique(error: unknown): string | null {
	const cause: unknown = error instanceof Error && error.cause !== undefined ? error.cause : error;
	if (typeof cause !== "object" || cause === null) return null;
	const fault: DriverFault = cause;
	return fault.code === "23505" ? (fault.constraint ?? "") : null;
}

/**
 * Whether a statement failed because of a foreign key: another row refers to the one to be removed, or its own
 * target is gone.
 */
export function brokenReference(error: unknown): boolean {
	const cause: unknown = error instanceof Error && error.cause !== undefined ? error.cause : error;
	return typeof cause === "object" && cause !== null && (cause as DriverFault).code === "23503";
}
