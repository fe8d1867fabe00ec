import { sql } from "drizzle-orm";
import { fromDrizzle, fromPglite, type Job, type JobResult, PgBoss } from "pg-boss";
import { holdingLock } from "./advisory-lock.ts";
import type { Database, Db } from "./database.ts";
import type { Log } from "./log.ts";

/** A job's data and what it does; it may run twice, so it must be safe to repeat. */
export type JobHandler<Data extends object> = (data: Data) => Promise<void>;

/** When a job is to be done: at once where nothing is said. */
export type JobTime = { startAfterSeconds?: number };

/** Background work on the same database: queued with the change that causes it, retried, timed. */
export type Jobs = {
	/** Declares a kind of job and who does it. Called before start. */
	handle<Data extends object>(name: string, handler: JobHandler<Data>): void;
	/** Runs a job of this name by the timetable (cron, Indian time), once across all processes. */
	schedule(name: string, cron: string): void;
	/**
	 * Queues a job inside the caller's transaction: it exists exactly if the change does. With `startAfterSeconds` (by
	 * the database's clock) it is not done before. Throws before start, and where nobody handles jobs of the name.
	 */
	enqueue<Data extends object>(tx: Db, name: string, data: Data, when?: JobTime): Promise<void>;
	start(): Promise<void>;
	/** Lets running jobs finish, then stops. */
	stop(): Promise<void>;
	isRunning(): boolean;
};

/** Opens the job queue on the database; nothing runs before start(). */
export function createJobs(database: Database, log: Pick<Log, "error" | "warn">): Jobs {
	const boss = newBoss(database);
	boss.on("error", (error) => log.error({ err: error }, "job queue"));
	const handlers = new Map<string, JobHandler<object>>();
	const timetable = new Map<string, string>();
	/** Whose queues are there and remembered. */
	const known = new Set<string>();
	let running = false;

	return {
		handle: (name, handler) => void handlers.set(name, handler as JobHandler<object>),
		schedule: (name, cron) => void timetable.set(name, cron),
		async enqueue(tx, name, data, { startAfterSeconds = 0 } = {}) {
			// The queue asks on a connection of its own what it does not remember of a name; there is none to be had here.
			if (!known.has(name)) throw new Error(`no such kind of job, or not started: ${name}`);
			await boss.send(name, data, { db: fromDrizzle(tx, sql), startAfter: startAfterSeconds });
		},
		async start() {
			await alone(database, async () => {
				await boss.start();
				for (const name of handlers.keys()) {
					await boss.createQueue(name, { retryLimit: 5, retryDelay: 5, retryBackoff: true });
					await makeRemembered(boss, name);
					known.add(name);
				}
				for (const [name, cron] of timetable) await boss.schedule(name, cron, {}, { tz: "Asia/Kolkata" });
			});
			for (const [name, handler] of handlers) {
				const failed = (error: unknown) => log.warn({ err: error, job: name }, "job failed");
				await boss.work<object, unknown, typeof taking>(name, taking, (batch) =>
					doEach(batch, handler, failed),
				);
			}
			running = true;
		},
		async stop() {
			if (!running) return;
			running = false;
			await boss.stop({ graceful: true, timeout: 10_000 });
		},
		isRunning: () => running,
	};
}

/**
 * Makes the queue read its settings of a name now and keep them. Left for the first job of the name, it would read
 * them beside that job's transaction: never on the embedded database, whose one connection is then taken.
 */
async function makeRemembered(boss: PgBoss, name: string): Promise<void> {
	await boss.getJobById(name, "00000000-0000-0000-0000-000000000000");
}

/** Ten at a time, and on without a pause while there are ten more: one by one, each would wait two seconds for its turn. */
const taking = { batchSize: 10, burstWhenBatchFull: true, perJobResults: true } as const;

/** Does the jobs one after the other; one that fails is tried again later, and alone. */
async function doEach(
	batch: readonly Job[],
	handler: JobHandler<object>,
	failed: (error: unknown) => void,
): Promise<JobResult[]> {
	const results: JobResult[] = [];
	for (const { id, data } of batch) {
		try {
			await handler(data ?? {});
			results.push({ id, status: "completed" });
		} catch (error) {
			failed(error);
			results.push({ id, status: "failed", output: error });
		}
	}
	return results;
}

/** Any number that no other lock on the same database takes. */
const queueLock = 4_206_129;

/** The queue makes its own tables at the first start; several processes that do so at once get into each other's way. */
function alone({ driver }: Database, work: () => Promise<void>): Promise<void> {
	return driver.kind === "postgres" ? holdingLock(driver.pool, queueLock, work) : work();
}

function newBoss({ driver }: Database): PgBoss {
	if (driver.kind === "pglite") return new PgBoss({ db: fromPglite(driver.lite), backend: "pglite" });
	return new PgBoss({
		db: { executeSql: (text, values) => driver.pool.query(text, values ? [...values] : undefined) },
	});
}
