import { sql } from "drizzle-orm";
import { afterEach, describe, expect, inject, test, vi } from "vitest";
import { askForCode, freshMobile, signIn } from "../../../accounts/server/testing/sign-in.ts";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { buildApp } from "./app.ts";
import { inBackground } from "../database/background.ts";
import { type Database, inTransaction, isDatabaseAway } from "../database/database.ts";
import { createJobs } from "../jobs/jobs.ts";

const template = inject("template");

let server: TestServer | undefined;
afterEach(async () => {
	await server?.close();
	server = undefined;
});

describe("responds 503 with a retry time", () => {
	test.each([
		"25006",
		"55000",
		"53100",
		"53200",
		"53300",
		"57P01",
		"58030",
		"57014",
		"55P03",
		"25P03",
		"08006",
		"ECONNREFUSED",
		"EHOSTUNREACH",
		"ENETUNREACH",
		"ENOSPC",
	])("to a failure with the code %s", async (code) => {
		const app = buildApp({ LOG_LEVEL: "silent", NODE_ENV: "test", TRUST_PROXY: 0 }, async () => null);
		app.get("/api/something", { config: { access: "public" } }, () => {
			throw new Error("a failed statement", { cause: Object.assign(new Error("why"), { code }) });
		});
		const answer = await app.inject({ method: "GET", url: "/api/something" });
		expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
	});

	test("responds 500 to an invalid statement", async () => {
		const database = await openTestDatabase();
		const wrong = await database.db.execute(sql`select 1 from nowhere`).catch((error: unknown) => error);
		expect(isDatabaseAway(wrong)).toBe(false);
		await database.close();
	});
});

/** Makes the database read-only, like a copy that a failover has not promoted. */
async function makeReadOnly({ kind, db }: Database): Promise<void> {
	if (kind === "pglite") return void (await db.execute(sql`set default_transaction_read_only = on`));
	await db.execute(sql`do $$ begin
		execute format('alter database %I set default_transaction_read_only = on', current_database());
	end $$`);
	await db
		.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`)
		.catch(() => {});
}

test("a read-only database is not ready, and changes get 503", async () => {
	server = await startTestServer();
	await server.jobs.start();
	expect((await server.call("GET", "/api/ready")).status).toBe(200);
	await makeReadOnly(server.database);
	const sent = await askForCode(server, freshMobile());
	expect([sent.status, sent.headers["retry-after"]]).toEqual([503, "5"]);
	expect((await server.call("GET", "/api/ready")).status).toBe(503);
	expect((await server.call("GET", "/api/service")).status).toBe(200);
});

test("health and readiness look up no session", async () => {
	server = await startTestServer();
	const { token } = await signIn(server, freshMobile());
	await server.jobs.start();
	const away = Object.assign(new Error("no route"), { code: "EHOSTUNREACH" });
	const { driver } = server.database;
	const client: { query(...args: unknown[]): unknown } =
		driver.kind === "postgres" ? driver.pool : driver.lite;
	const run = client.query.bind(client);
	const lookedUp = vi.fn<() => Promise<never>>(() => Promise.reject(away));
	vi.spyOn(client, "query").mockImplementation((...args) =>
		JSON.stringify(args).includes("from sessions") ? lookedUp() : run(...args),
	);
	expect((await server.call("GET", "/api/auth", { token })).status).toBe(503);
	expect(lookedUp).toHaveBeenCalledTimes(1);
	expect((await server.call("GET", "/api/health", { token })).status).toBe(200);
	expect((await server.call("GET", "/api/ready", { token })).status).toBe(200);
	expect(lookedUp).toHaveBeenCalledTimes(1);
});

test.runIf(template.kind === "postgres")(
	"a request is served by one process, background work by several",
	async () => {
		const database = await openTestDatabase();
		const workers = async () => {
			const { rows } = await database.db.execute<Record<string, string>>(
				sql`show max_parallel_workers_per_gather`,
			);
			return Number(rows[0]?.["max_parallel_workers_per_gather"]);
		};
		expect(await workers()).toBe(0);
		expect(await inBackground(workers)).toBeGreaterThan(0);
		await database.close();
	},
);

describe.runIf(template.kind === "postgres")("time limits of requests", () => {
	const none = { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 };
	const failure = (work: Promise<unknown>) => work.catch((error: unknown) => error);

	test("end a slow statement, but none in the background", async () => {
		const database = await openTestDatabase({ ...none, statementMs: 100 });
		const sleep = sql`select pg_sleep(0.3)`;
		expect(isDatabaseAway(await failure(database.db.execute(sleep)))).toBe(true);
		expect(await inBackground(() => database.db.execute(sleep))).toMatchObject({ rowCount: 1 });
		const inTransactionToo = () => inTransaction(database.db, (tx) => tx.execute(sleep));
		expect(isDatabaseAway(await failure(inTransactionToo()))).toBe(true);
		expect(await inBackground(inTransactionToo)).toMatchObject({ rowCount: 1 });
		await database.close();
	});

	test("do not apply to jobs", async () => {
		const database = await openTestDatabase({ ...none, statementMs: 100 });
		const jobs = createJobs(database, { error() {}, warn() {} });
		const slept = Promise.withResolvers<unknown>();
		jobs.handle("sleep", async () => {
			slept.resolve(await failure(database.db.execute(sql`select pg_sleep(0.3)`)));
		});
		await jobs.start();
		await inBackground(() => inTransaction(database.db, (tx) => jobs.enqueue(tx, "sleep", {})));
		expect(await slept.promise).toMatchObject({ rowCount: 1 });
		await jobs.stop();
		await database.close();
	}, 30_000);

	test("end the wait for a lock", async () => {
		const database = await openTestDatabase({ ...none, lockMs: 100 });
		const lock = sql`select pg_advisory_xact_lock(4206199)`;
		await inTransaction(database.db, async (tx) => {
			await tx.execute(lock);
			const waiting = inTransaction(database.db, (other) => other.execute(lock));
			expect(isDatabaseAway(await failure(waiting))).toBe(true);
		});
		await database.close();
	});

	test("end an idle transaction", async () => {
		const database = await openTestDatabase({ ...none, idleInTransactionMs: 100 });
		const idle = inTransaction(database.db, async (tx) => {
			await tx.execute(sql`select 1`);
			await new Promise((resolve) => {
				setTimeout(resolve, 400);
			});
			await tx.execute(sql`select 1`);
		});
		expect(isDatabaseAway(await failure(idle))).toBe(true);
		expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
		await database.close();
	});
});
