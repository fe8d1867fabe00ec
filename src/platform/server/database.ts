import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import type { NodePgDatabase, NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { type PgDatabase, PgTransaction } from "drizzle-orm/pg-core";
import { tryAgain } from "./try-again.ts";

/** What a repository takes as its first argument: the database or a transaction on it. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

/** A statement whose text is fixed: planned once on each connection, then only bound. */
export type NamedStatement = { name: string; text: string };

/** The open database, whichever it is. */
export type Database = {
	kind: "pglite" | "postgres";
	db: Db;
	/** Runs a hot read as a named prepared statement, outside of any transaction. */
	runNamed<Row>(statement: NamedStatement, values: readonly unknown[]): Promise<Row[]>;
	/** The driver underneath, for the job queue. */
	driver: { kind: "pglite"; lite: PGlite } | { kind: "postgres"; pool: pg.Pool };
	close(): Promise<void>;
};

/** True while the database answers. */
export async function isAnswering(db: Db): Promise<boolean> {
	try {
		await db.execute(sql`select 1`);
		return true;
	} catch {
		return false;
	}
}

/**
 * Runs `work` in a transaction: all of it or nothing. Where the database gives it up because it collided with another
 * one, it is run again from its beginning, so that it may change nothing outside of the transaction. Inside of another
 * transaction it is a savepoint, and the outermost one runs again.
 */
export function inTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
	const run = () => db.transaction((tx) => work(tx as unknown as NodePgDatabase));
	return db instanceof PgTransaction ? run() : tryAgain(run, isCollision);
}

/** Waited in a circle, or could not be put in line with the others. */
const collisionCodes = /^40(P01|001)$/;

/** True where the database gave a transaction up for the sake of another one; nothing of it has happened. */
export function isCollision(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if ("code" in error && typeof error.code === "string" && collisionCodes.test(error.code)) return true;
	return isCollision(error.cause);
}

/** How drivers and the system say that the database cannot be reached or is stopping. */
const awayCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|57P0[123]|53300|08\w{3})$/;
// The driver gives these no code.
const awayWords =
	/^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** True for a failed statement whose cause is that the database is away, and not the statement. */
export function isDatabaseAway(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if ("code" in error && typeof error.code === "string" && awayCodes.test(error.code)) return true;
	return awayWords.test(error.message) || isDatabaseAway(error.cause);
}

type DriverFault = { code?: string; constraint?: string };

/** The name of the unique constraint that a failed statement broke, or null if it failed otherwise. */
export function brokenUnique(error: unknown): string | null {
	const cause: unknown = error instanceof Error && error.cause !== undefined ? error.cause : error;
	if (typeof cause !== "object" || cause === null) return null;
	const fault: DriverFault = cause;
	return fault.code === "23505" ? (fault.constraint ?? "") : null;
}

/** True where a statement failed because another row still points at the one it would remove, or at one that is gone. */
export function brokenReference(error: unknown): boolean {
	const cause: unknown = error instanceof Error && error.cause !== undefined ? error.cause : error;
	return typeof cause === "object" && cause !== null && (cause as DriverFault).code === "23503";
}
