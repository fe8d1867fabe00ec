import { Socket } from "node:net";
import pg from "pg";
import { isInBackground } from "./background.ts";
import { type Pooler, type SessionSettings, withoutNames } from "./pooler.ts";

/** How long PostgreSQL lets a request's work take, in milliseconds; 0 is without limit. */
export type StatementLimits = { statementMs: number; lockMs: number; idleInTransactionMs: number };

/** How long a request waits for a connection, in milliseconds. After that it fails with service_away. */
const connectionWait = 5_000;
/** How long background work waits for one. It has fewer connections, and no one waits for its result. */
const backgroundConnectionWait = 60_000;
/** Connections for background work, besides those for requests. */
const backgroundConnections = 5;

/** What pg calls with a connection. */
export type OnClient = (
	error: Error | undefined,
	client: pg.PoolClient | undefined,
	release: () => void,
) => void;

/** pg uncorks after each statement. At the end of the tick, all its statements are sent with one system call. */
class BatchingSocket extends Socket {
	override uncork(): void {
		process.nextTick(() => super.uncork());
	}
}

/** A transaction sends statements that do not need each other's result together, with Promise.all. */
const pipelined = { pipeline: true, stream: () => new BatchingSocket() };

/** Requests read a page of an index. Starting parallel workers or compiling the statement takes longer than that. */
export const requestOptions = "-c max_parallel_workers_per_gather=0 -c jit=off";

/** What connections for requests have, which a pooler must set itself. */
export const requestSettings = (limits: StatementLimits): SessionSettings => ({
	statement_timeout: String(limits.statementMs),
	lock_timeout: String(limits.lockMs),
	idle_in_transaction_session_timeout: String(limits.idleInTransactionMs),
	max_parallel_workers_per_gather: "0",
	jit: "off",
});

/**
 * Connections for requests, with timeouts, and some for background work (jobs, migrations, the pincode directory)
 * without: a job that deletes a million rows may take its time, a request that waits for a lock may not. The
 * caller's async context decides which are used, so repositories do not need to know. If a pooler answers at `url`,
 * background work goes past it, as it needs sessions and has no time limits.
 */
export class PostgresPool extends pg.Pool {
	readonly #background: pg.Pool;

	constructor(url: string, size: number, limits: StatementLimits, pooler?: Pooler) {
		super({
			connectionString: url,
			max: size,
			...pipelined,
			connectionTimeoutMillis: connectionWait,
			...(pooler === undefined && {
				statement_timeout: limits.statementMs,
				lock_timeout: limits.lockMs,
				idle_in_transaction_session_timeout: limits.idleInTransactionMs,
				options: requestOptions,
			}),
		});
		if (pooler?.supportsNames === false) this.on("connect", withoutNames);
		this.#background = new pg.Pool({
			connectionString: pooler?.directUrl ?? url,
			max: backgroundConnections,
			...pipelined,
			connectionTimeoutMillis: backgroundConnectionWait,
		});
		for (const pool of [this, this.#background]) {
			// The pool replaces broken connections. Without a listener they would end the process: the pool's
			// listener covers only idle ones, the client's those that break within a transaction.
			pool.on("error", () => {});
			pool.on("connect", (client) => void client.on("error", () => {}));
		}
	}

	/** All pools, for their metrics and for recording what they send. */
	get pools(): Record<string, pg.Pool> {
		return { requests: this, background: this.#background };
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
