import { sql } from "drizzle-orm";
import { fromDrizzle, fromPglite, PgBoss } from "pg-boss";
import { holdingLock } from "./advisory-lock.ts";
import type { Database, Db } from "./database.ts";
import type { Log } from "./log.ts";

/** A job's data and what it does; it may run twice, so it must be safe to repeat. */
export type JobHandler<Data extends object> = (data: Data) => Promise<void>;

/** Background work on the same database: queued with the change that causes it, retried, timed. */
export type Jobs = {
	/** Declares a kind of job and who does it. Called before start. */
	handle<Data extends object>(name: string, handler: JobHandler<Data>): void;
	/** Runs a job of this name by the timetable (cron, Indian time), once across all processes. */
	schedule(name: string, cron: string): void;
	/** Queues a job inside the caller's transaction: it exists exactly if the change does. */
	enqueue<Data extends object>(tx: Db, name: string, data: Data): Promise<void>;
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
	let running = false;

	return {
		handle: (name, handler) => void handlers.set(name, handler as JobHandler<object>),
		schedule: (name, cron) => void timetable.set(name, cron),
		async enqueue(tx, name, data) {
			await boss.send(name, data, { db: fromDrizzle(tx, sql) });
		},
		async start() {
			await alone(database, async () => {
				await boss.start();
				for (const name of handlers.keys()) {
					await boss.createQueue(name, { retryLimit: 5, retryDelay: 5, retryBackoff: true });
				}
				for (const [name, cron] of timetable) await boss.schedule(name, cron, {}, { tz: "Asia/Kolkata" });
			});
			for (const [name, handler] of handlers) {
				await boss.work<object>(name, async (batch) => {
					for (const job of batch) await handler(job.data ?? {});
				});
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
