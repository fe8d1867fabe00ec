import pg from "pg";
import { isInBackground } from "./background.ts";

/** How long PostgreSQL lets a request's work take, in milliseconds; 0 is without limit. */
export type StatementLimits = { statementMs: number; lockMs: number; idleInTransactionMs: number };

/** How long a request waits for a connection, in milliseconds: then it is told that the service is away. */
const connectionWait = 5_000;
/** How long work in the background waits for one: it has fewer, and nobody waits for its answer. */
const backgroundConnectionWait = 60_000;
/** Connections for work in the background, besides those for requests. */
const backgroundConnections = 5;

type OnClient = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/**
 * Connections for requests, with time limits, and some for work in the background (jobs, migrations, the pincode
 * directory), without: a job that deletes a million rows may take its time, and a request that waits for a lock may
 * not. Which ones are used follows from who asks, so that repositories know nothing of it.
 */
export class PostgresPool extends pg.Pool {
	readonly #background: pg.Pool;

	constructor(url: string, size: number, limits: StatementLimits) {
		super({
			connectionString: url,
			max: size,
			connectionTimeoutMillis: connectionWait,
			statement_timeout: limits.statementMs,
			lock_timeout: limits.lockMs,
			idle_in_transaction_session_timeout: limits.idleInTransactionMs,
		});
		this.#background = new pg.Pool({
			connectionString: url,
			max: backgroundConnections,
			connectionTimeoutMillis: backgroundConnectionWait,
		});
		for (const pool of [this, this.#background]) {
			// A broken connection is replaced by the pool. Without a listener it would end the process: the pool's own
			// covers idle ones alone, the client's those that break in the middle of a transaction, between two statements.
			pool.on("error", () => {});
			pool.on("connect", (client) => void client.on("error", () => {}));
		}
	}

	override connect(): Promise<pg.PoolClient>;
	override connect(onClient: OnClient): void;
	override connect(onClient?: OnClient): Promise<pg.PoolClient> | void {
		if (isInBackground())
			return onClient === undefined ? this.#background.connect() : this.#background.connect(onClient);
		return onClient === undefined ? super.connect() : super.connect(onClient);
	}

	override end(): Promise<void>;
	override end(onEnd: () => void): void;
	override end(onEnd?: () => void): Promise<void> | void {
		const ended = Promise.all([super.end(), this.#background.end()]).then(() => undefined);
		return onEnd === undefined ? ended : void ended.then(onEnd);
	}
}
