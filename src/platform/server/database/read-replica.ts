import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { isInBackground } from "./background.ts";
import { type OnClient, PostgresPool, requestOptions, type StatementLimits } from "./postgres-pool.ts";
import type { Pooler } from "./pooler.ts";
import { leaveReplica, mayUseReplica } from "./public-read.ts";
import { createReplicaLag, type ReplicaLag } from "./replica-lag.ts";
import { createReplicaReport } from "./replica-report.ts";
import { readPrimaryState, readReplicaState } from "./replica-state.repository.ts";
import type { Log } from "../process/log.ts";

/** The time between two checks, in milliseconds. */
const checkEveryMs = 1_000;
/** How long a check waits for a server, in milliseconds. */
const checkTimeoutMs = 1_000;
/** How long a read waits for a connection to the replica, and then for its result, in milliseconds. */
const connectionWaitMs = 1_000;
const readTimeoutMs = 2_000;
/** A server that hangs does not close its connections, so the process does not wait for that, in milliseconds. */
const endAtMostMs = 1_000;

/** Which database answered a public read. A repeated one failed on the replica and was then sent to the primary. */
export const readTargets = ["replica", "primary", "repeated"] as const;
export type ReadTarget = (typeof readTargets)[number];

/** What the rest of the server sees of the replica. */
export type ReadReplica = {
	/** Checks the replica from now on, until the database is closed. It is not used before. */
	start(log: Pick<Log, "info" | "warn">): void;
	isUsable(): boolean;
	lagSeconds(): number;
	/** The number of public reads by the database that answered. */
	reads: Readonly<Record<ReadTarget, number>>;
};

/** A pool whose errors end nothing: it replaces broken connections. A server that hangs does not delay the exit. */
function quietPool(config: pg.PoolConfig): pg.Pool {
	const pool = new pg.Pool({ ...config, allowExitOnIdle: true });
	pool.on("error", () => {});
	pool.on("connect", (client) => void client.on("error", () => {}));
	return pool;
}

/**
 * The pool of the primary, whose public reads run on the replica while that is well. What fails there for any reason is
 * repeated on the primary. A replica refuses every change, so a repeated statement has changed nothing.
 */
export class ReplicatedPool extends PostgresPool {
	readonly replica: ReadReplica;
	readonly #reads = { replica: 0, primary: 0, repeated: 0 };
	readonly #replicaPool: pg.Pool;
	/** Their own connections: the others may all be in use when the state matters. */
	readonly #checks: { primary: pg.Pool; replica: pg.Pool };
	readonly #lag: ReplicaLag;
	readonly #stopped = new AbortController();

	constructor(url: string, size: number, limits: StatementLimits, replicaUrl: string, pooler?: Pooler) {
		super(url, size, limits, pooler);
		this.#replicaPool = quietPool({
			connectionString: replicaUrl,
			max: size,
			connectionTimeoutMillis: connectionWaitMs,
			query_timeout: readTimeoutMs,
			statement_timeout: readTimeoutMs,
			// Once promoted, it would accept changes until the next check.
			options: `${requestOptions} -c default_transaction_read_only=on`,
		});
		const check = { max: 1, connectionTimeoutMillis: checkTimeoutMs, query_timeout: checkTimeoutMs };
		this.#checks = {
			primary: quietPool({ connectionString: url, ...check }),
			replica: quietPool({ connectionString: replicaUrl, ...check }),
		};
		this.#lag = createReplicaLag({
			askPrimary: () => readPrimaryState(this.#checks.primary),
			askReplica: () => readReplicaState(this.#checks.replica),
		});
		this.replica = {
			start: (log) => void this.#watch(log),
			isUsable: this.#lag.isUsable,
			lagSeconds: this.#lag.lagSeconds,
			reads: this.#reads,
		};
	}

	override get pools() {
		return { ...super.pools, replica: this.#replicaPool };
	}

	override connect(): Promise<pg.PoolClient>;
	override connect(onClient: OnClient): void;
	override connect(onClient?: OnClient): Promise<pg.PoolClient> | void {
		if (onClient !== undefined) return super.connect(onClient);
		// A transaction, unlike the pool's own query(). What follows it must see its changes.
		leaveReplica();
		return super.connect();
	}

	// One signature for all of the pool's, whose results differ by argument.
	// oxlint-disable-next-line typescript/no-explicit-any
	override query(...given: any[]): any {
		const onPrimary = () => super.query(...(given as [string]));
		if (!mayUseReplica() || isInBackground()) return onPrimary();
		if (!this.#lag.isUsable()) {
			this.#reads.primary += 1;
			return onPrimary();
		}
		return this.#readFromReplica(given as [string], onPrimary);
	}

	async #readFromReplica(given: [string], onPrimary: () => Promise<unknown>): Promise<unknown> {
		try {
			const result = await this.#replicaPool.query(...given);
			this.#reads.replica += 1;
			return result;
		} catch (error) {
			leaveReplica();
			// An error that the server sent says that it is alive: mostly a conflict with what it applies.
			if (!(error instanceof pg.DatabaseError)) this.#lag.readFailed();
			this.#reads.repeated += 1;
			return onPrimary();
		}
	}

	async #watch(log: Pick<Log, "info" | "warn">): Promise<void> {
		const { signal } = this.#stopped;
		const report = createReplicaReport(log, this.#lag);
		while (!signal.aborted) {
			await this.#lag.check();
			report();
			await wait(checkEveryMs, undefined, { signal, ref: false }).catch(() => {});
		}
	}

	override end(): Promise<void>;
	override end(onEnd: () => void): void;
	override end(onEnd?: () => void): Promise<void> | void {
		const ended = this.#end();
		return onEnd === undefined ? ended : void ended.then(onEnd);
	}

	async #end(): Promise<void> {
		this.#stopped.abort();
		const own = [this.#replicaPool, this.#checks.primary, this.#checks.replica].map((pool) => pool.end());
		await Promise.all([super.end(), Promise.race([Promise.all(own), wait(endAtMostMs)])]);
	}
}
