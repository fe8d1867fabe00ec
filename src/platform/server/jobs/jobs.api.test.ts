import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { inBackground } from "../database/background.ts";
import { type Database, inTransaction } from "../database/database.ts";
import { createJobs, type Jobs } from "./jobs.ts";
import { describeError } from "../process/log.ts";

let database: Database;
let jobs: Jobs;
let done: object[];
beforeEach(async () => {
	database = await openTestDatabase();
	jobs = createJobs(database, { error() {}, warn() {} });
	done = [];
	// A name that no database has seen: its queue is created at this start.
	jobs.handle<object>("tests.note", async (data) => void done.push(data));
});
afterEach(async () => {
	await jobs.stop();
	await database.close();
});

/** The waiting jobs of the tests, with the seconds until they are due. */
async function waiting() {
	const { rows } = await database.db.execute<{ data: object; due: number }>(sql`
		select data, extract(epoch from start_after - created_on)::float8 as due
		from pgboss.job where name = 'tests.note' and state = 'created'`);
	return rows;
}

test("a job is queued in a transaction right after the start, and done", async () => {
	await jobs.start();
	await inTransaction(database.db, (tx) => jobs.enqueue(tx, "tests.note", { number: 1 }));
	await vi.waitFor(() => expect(done).toEqual([{ number: 1 }]), { timeout: 20_000 });
});

test("while the queue starts, a job is queued or refused, never stuck", async () => {
	const names = Array.from({ length: 10 }, (_, number) => `tests.note-${number}`);
	for (const name of names) jobs.handle<object>(name, async (data) => void done.push(data));
	let queued = 0;
	const started = jobs.start();
	while (!jobs.isRunning()) {
		for (const name of names) {
			const attempt = inTransaction(database.db, (tx) => jobs.enqueue(tx, name, {}));
			await attempt.then(
				() => queued++,
				(refusal) => expect(refusal.message).toContain("not started"),
			);
		}
	}
	await started;
	expect(queued).toBeGreaterThan(0);
	await vi.waitFor(() => expect(done).toHaveLength(queued), { timeout: 20_000 });
});

test.runIf(inject("template").kind === "postgres")(
	"idle workers poll with a prepared statement",
	async () => {
		await jobs.start();
		await vi.waitFor(
			async () => {
				const { rows } = await inBackground(() =>
					database.db.execute(sql`
				select 1 from pg_prepared_statements where statement like '%tests.note%' and statement ilike '%skip locked%'`),
				);
				expect(rows).toHaveLength(1);
			},
			{ timeout: 20_000 },
		);
	},
);

test("a job of a rolled-back transaction does not exist", async () => {
	await jobs.start();
	const undone = inTransaction(database.db, async (tx) => {
		await jobs.enqueue(tx, "tests.note", { number: 1 }, { startAfterSeconds: 3_600 });
		throw new Error("undone");
	});
	await expect(undone).rejects.toThrow("undone");
	expect(await waiting()).toEqual([]);
});

test("a delayed job waits while others run", async () => {
	await jobs.start();
	await inTransaction(database.db, async (tx) => {
		await jobs.enqueue(tx, "tests.note", { number: "later" }, { startAfterSeconds: 3_600 });
		await jobs.enqueue(tx, "tests.note", { number: "soon" }, { startAfterSeconds: 1 });
		await jobs.enqueue(tx, "tests.note", { number: "now" }, { startAfterSeconds: 0 });
	});
	await vi.waitFor(() => expect(done).toHaveLength(2), { timeout: 20_000 });
	expect(done).not.toContainEqual({ number: "later" });
	const [later, ...more] = await waiting();
	expect(more).toEqual([]);
	expect(later?.data).toEqual({ number: "later" });
	expect(later?.due).toBeCloseTo(3_600, 0);
});

test("many jobs run without a pause, and a failed one is retried alone", async () => {
	let isFirst = true;
	jobs.handle<{ number: number }>("tests.many", async ({ number }) => {
		if (number === 3 && isFirst) {
			isFirst = false;
			throw new Error("not yet");
		}
		done.push({ number });
	});
	await jobs.start();
	await inTransaction(database.db, async (tx) => {
		for (let number = 0; number < 25; number++) await jobs.enqueue(tx, "tests.many", { number });
	});
	// One by one, with the queue's pause of two seconds after each, they would take longer than this.
	await vi.waitFor(() => expect(done).toHaveLength(24), { timeout: 35_000 });
	expect(done).not.toContainEqual({ number: 3 });
	await vi.waitFor(() => expect(done).toContainEqual({ number: 3 }), { timeout: 20_000 });
	expect(done).toHaveLength(25);
}, 80_000);

test("hanging jobs delay no others while a worker is free, and are done in the end", async () => {
	const answer = Promise.withResolvers<void>();
	jobs.handle<{ number: number }>("tests.hanging", async ({ number }) => {
		if (number < 9) await answer.promise;
		done.push({ number });
	});
	await jobs.start();
	await inTransaction(database.db, async (tx) => {
		for (let number = 0; number < 25; number++) await jobs.enqueue(tx, "tests.hanging", { number });
	});
	const others = Array.from({ length: 16 }, (_, index) => ({ number: index + 9 }));
	try {
		// One worker does them all, which with a pause of two seconds after each would take longer than this.
		await vi.waitFor(() => expect(done).toEqual(expect.arrayContaining(others)), { timeout: 25_000 });
		expect(done).toHaveLength(others.length);
	} finally {
		answer.resolve();
	}
	await vi.waitFor(() => expect(done).toHaveLength(25), { timeout: 20_000 });
}, 60_000);

test("scheduled jobs run one at a time", async () => {
	let [atOnce, most] = [0, 0];
	jobs.handle<{ number: number }>("tests.timed", async (data) => {
		most = Math.max(most, ++atOnce);
		await setTimeout(50);
		atOnce--;
		done.push(data);
	});
	jobs.schedule("tests.timed", "0 0 1 1 *");
	await jobs.start();
	await inTransaction(database.db, async (tx) => {
		for (let number = 0; number < 4; number++) await jobs.enqueue(tx, "tests.timed", { number });
	});
	await vi.waitFor(() => expect(done).toHaveLength(4), { timeout: 20_000 });
	expect(most).toBe(1);
});

test("a stop lets running jobs finish and starts no others", async () => {
	const begun = Promise.withResolvers<void>();
	jobs.handle<{ number: number }>("tests.slow", async (data) => {
		begun.resolve();
		await setTimeout(1_500);
		done.push(data);
	});
	jobs.schedule("tests.slow", "0 0 1 1 *");
	await jobs.start();
	// Each in its own transaction, because the jobs of one transaction have no order.
	for (let number = 0; number < 2; number++)
		await inTransaction(database.db, (tx) => jobs.enqueue(tx, "tests.slow", { number }));
	await begun.promise;
	await jobs.stop();
	expect(done).toEqual([{ number: 0 }]);
	const { rows } = await database.db.execute<{ state: string; data: object }>(
		sql`select state::text, data from pgboss.job where name = 'tests.slow' order by data ->> 'number'`,
	);
	expect(rows).toEqual([
		{ state: "completed", data: { number: 0 } },
		{ state: "created", data: { number: 1 } },
	]);
});

test("a start ends the schedules of jobs that no longer exist", async () => {
	const schedules = async () => {
		const { rows } = await database.db.execute(sql`select name from pgboss.schedule order by name`);
		return rows.map(({ name }) => name);
	};
	jobs.handle("tests.renamed", async () => undefined);
	jobs.schedule("tests.renamed", "0 0 1 1 *");
	await jobs.start();
	expect(await schedules()).toContain("tests.renamed");
	await jobs.stop();
	jobs = createJobs(database, { error() {}, warn() {} });
	await jobs.start();
	expect(await schedules()).toEqual([]);
});

test("a job is refused before the start, and if its kind has no handler", async () => {
	const enqueue = (name: string) => inTransaction(database.db, (tx) => jobs.enqueue(tx, name, {}));
	await expect(enqueue("tests.note")).rejects.toThrow("no such kind of job, or not started: tests.note");
	await jobs.start();
	await expect(enqueue("tests.nobody")).rejects.toThrow("no such kind of job");
});

test("logs once why the workers cannot read their queue", async () => {
	const emitted = vi.spyOn(PgBoss.prototype, "emit");
	const failures: { queue?: string }[] = [];
	const log = { error: ({ err }: { err: object }) => void failures.push(err), warn() {} };
	jobs = createJobs(database, log);
	jobs.handle("tests.note", async () => undefined);
	await jobs.start();
	await database.db.execute(sql`alter table pgboss.job_common rename to job_away`);
	const isOfWorker = (failure: unknown) => (failure as { queue?: string }).queue === "tests.note";
	await vi.waitFor(
		() => {
			const calls: unknown[][] = emitted.mock.calls;
			const failed = calls.filter(([event, failure]) => event === "error" && isOfWorker(failure));
			expect(failed.length).toBeGreaterThanOrEqual(10);
		},
		{ timeout: 20_000 },
	);
	emitted.mockRestore();
	await database.db.execute(sql`alter table pgboss.job_away rename to job_common`);
	const ofWorkers = failures.filter(isOfWorker);
	expect(ofWorkers).toHaveLength(1);
	expect(describeError(ofWorkers[0])).toMatchObject({
		code: "42P01",
		message: expect.stringContaining("job"),
	});
});
