import { LRUCache } from "lru-cache";
import { fromPglite, PgBoss } from "pg-boss";
import { withAdvisoryLock } from "../database/advisory-lock.ts";
import { inBackground } from "../database/background.ts";
import type { Database, Db } from "../database/database.ts";
import { named } from "../database/named.ts";
import type { Log } from "../process/log.ts";

/** A job's data and what it does; it may run twice, so it must be safe to repeat. */
export type JobHandler<Data extends object> = (data: Data) => Promise<void>;

/** When a job runs. At once by default. */
export type JobTime = { startAfterSeconds?: number };

/** Background work on the same database: queued with the change that causes it, retried, scheduled. */
export type Jobs = {
	/** Declares a kind of job and its handler. Call it before start. */
	handle<Data extends object>(name: string, handler: JobHandler<Data>): void;
	/** Runs a job of this name by a schedule (cron, Indian time), once across all processes. */
	schedule(name: string, cron: string): void;
	/**
	 * Queues a job in the caller's transaction: it exists exactly if the change does. With `startAfterSeconds` (by
	 * the database's clock) it does not run before. Throws before start, and if no handler is registered for the
	 * name.
	 */
	enqueue<Data extends object>(tx: Db, name: string, data: Data, when?: JobTime): Promise<void>;
	/**
	 * The same for many jobs of one name, in one statement. Throws before start, and if no handler is registered for
	 * the name.
	 */
	enqueueAll<Data extends object>(tx: Db, name: string, data: readonly Data[]): Promise<void>;
	start(): Promise<void>;
	/**
	 * Starts no further job, lets running ones finish and stops; one that takes more than ten seconds is returned
	 * to the queue.
	 */
	stop(): Promise<void>;
	isRunning(): boolean;
};

/** Is notified of the kinds of jobs that this process handles, and of the end of each run of a job. */
export type JobWatch = { handled(name: string): void; ended(name: string, outcome: "done" | "failed"): void };

/** Opens the job queue on the database; nothing runs before start(). */
export function createJobs(
	database: Database,
	log: Pick<Log, "error" | "warn">,
	watch: JobWatch = { handled() {}, ended() {} },
): Jobs {
	const boss = newBoss(database);
	const logged = new LRUCache<string, true>({ max: 100, ttl: sameFaultMs });
	boss.on("error", (failure) => {
		const error = asError(failure);
		const fault = faultOf(error);
		if (logged.has(fault)) return;
		logged.set(fault, true);
		log.error({ err: error }, "job queue");
	});
	const handlers = new Map<string, JobHandler<object>>();
	const timetable = new Map<string, string>();
	/** The names whose queues exist and are cached. */
	const known = new Set<string>();
	let running = false;

	/**
	 * The queue reads a name that is not cached on another connection, and within a transaction the embedded
	 * database has none.
	 */
	function mustBeKnown(name: string): void {
		if (!known.has(name)) throw new Error(`no such kind of job, or not started: ${name}`);
	}

	async function start(): Promise<void> {
		await alone(database, async () => {
			await boss.start();
			for (const name of handlers.keys()) {
				await boss.createQueue(name, { retryLimit: 5, retryDelay: 5, retryBackoff: true });
				await makeRemembered(boss, name);
				known.add(name);
			}
			for (const [name, cron] of timetable) await boss.schedule(name, cron, {}, { tz: "Asia/Kolkata" });
			// An earlier version may have scheduled jobs that no longer exist.
			for (const { name } of await boss.getSchedules()) if (!timetable.has(name)) await boss.unschedule(name);
		});
		for (const [name, handler] of handlers) {
			watch.handled(name);
			const noting = noteEnds(handler, {
				done: () => watch.ended(name, "done"),
				failed(error) {
					watch.ended(name, "failed");
					log.warn({ err: error, job: name }, "job failed");
				},
			});
			const workers = timetable.has(name) ? 1 : sideBySide;
			for (let place = 0; place < workers; place++) await employ(boss, name, place, noting);
		}
		running = true;
	}

	return {
		handle: (name, handler) => void handlers.set(name, handler as JobHandler<object>),
		schedule: (name, cron) => void timetable.set(name, cron),
		async enqueue(tx, name, data, { startAfterSeconds = 0 } = {}) {
			mustBeKnown(name);
			await boss.send(name, data, { db: inTransactionOf(tx), startAfter: startAfterSeconds });
		},
		async enqueueAll(tx, name, data) {
			if (data.length === 0) return;
			mustBeKnown(name);
			const all = data.map((one) => ({ data: one }));
			await boss.insert(name, all, { db: inTransactionOf(tx) });
		},
		// The workers start here, so that all jobs are background work.
		start: () => inBackground(start),
		async stop() {
			if (!running) return;
			running = false;
			await boss.stop({ graceful: true, timeout: 10_000 });
		},
		isRunning: () => running,
	};
}

/**
 * Makes the queue read and cache its settings of a name now. With the first job of the name it would read them
 * during that job's transaction, which blocks the only connection of the embedded database.
 */
async function makeRemembered(boss: PgBoss, name: string): Promise<void> {
	await boss.getJobById(name, "00000000-0000-0000-0000-000000000000");
}

/**
 * The number of jobs of one name that run in parallel, each with its own worker: one that waits for an unavailable
 * service delays no others while a worker is free. Scheduled jobs need only one.
 */
const sideBySide = 10;

/**
 * Starts a worker, which does one job after the other. Without a job it looks again after two seconds or a little
 * more, by its number, so that not all of them query the database at once.
 */
async function employ(boss: PgBoss, name: string, place: number, handler: JobHandler<object>): Promise<void> {
	const worker: Promise<string> = boss.work<object>(
		name,
		{ pollingIntervalSeconds: 2 + place / sideBySide },
		async ([job]) => {
			// After a job there may be more, so it looks again without a pause.
			boss.notifyWorker(await worker);
			await handler(job?.data ?? {});
		},
	);
	await worker;
}

/** The same work, whose ends are noted here. Failures are left to the queue, which retries later. */
function noteEnds(
	handler: JobHandler<object>,
	{ done, failed }: { done: () => void; failed: (error: unknown) => void },
): JobHandler<object> {
	return async (data) => {
		try {
			await handler(data);
		} catch (error) {
			failed(error);
			throw error;
		}
		done();
	};
}

/** Any number that no other lock on the same database takes. */
const queueLock = 4_206_129;

/** pg-boss passes failures of its workers on as plain copies, which would log nothing useful. */
const asError = (failure: Error): Error =>
	failure instanceof Error ? failure : Object.assign(new Error(), failure);

/** While the database is away, each worker fails every two seconds: the fault of a queue is logged once in this time. */
const sameFaultMs = 60_000;

/** What went wrong where: the workers of one queue fail alike. */
const faultOf = ({ queue, code, message }: Error & { queue?: string; code?: string }): string =>
	`${queue} ${code ?? message}`;

/** The queue creates its own tables at the first start; several processes that do so at the same time would collide. */
function alone({ driver }: Database, work: () => Promise<void>): Promise<void> {
	return driver.kind === "postgres" ? withAdvisoryLock(driver.pool, queueLock, work) : work();
}

function newBoss({ driver }: Database): PgBoss {
	if (driver.kind === "pglite") return new PgBoss({ db: fromPglite(driver.lite), backend: "pglite" });
	return new PgBoss({
		db: {
			executeSql: (text, values = []) =>
				// Without values it may be several statements, which cannot be prepared.
				values.length === 0 && text.includes(";")
					? driver.pool.query(text)
					: driver.pool.query({ name: nameOf(text), text, values: [...values] }),
		},
	});
}

/** The queue's statements of this process by their text. There are a few per kind of job; further ones stay unnamed. */
const names = new Map<string, string>();
const mostNames = 500;

/** A name under which PostgreSQL keeps the plan of this statement of the queue. */
function nameOf(text: string): string {
	const known = names.get(text);
	if (known !== undefined || names.size >= mostNames) return known ?? "";
	const name = `jobs_${names.size}`;
	names.set(text, name);
	return name;
}

/** Runs the queue's statements in a transaction. */
const inTransactionOf = (tx: Db) => ({
	executeSql: async (text: string, values: readonly unknown[] = []) => ({
		rows: await named(tx, { name: nameOf(text), text }, values),
	}),
});
