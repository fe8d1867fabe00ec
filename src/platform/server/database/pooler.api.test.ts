import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { hasPgBouncer, type PgBouncer, startPgBouncer, supportsNames } from "../../../testing/pgbouncer.ts";
import { createJobs } from "../jobs/jobs.ts";
import { startFault } from "../process/start-fault.ts";
import { inBackground } from "./background.ts";
import { createBroadcast } from "./broadcast.ts";
import { type Database, inTransaction, isDatabaseAway } from "./database.ts";
import { named } from "./named.ts";
import { openDatabase } from "./open-database.ts";

const template = inject("template");
const server = template.kind === "postgres" ? template.server : "postgres://nowhere";
const silent = { error() {}, warn() {} };
const limits = { statementMs: 1_500, lockMs: 0, idleInTransactionMs: 0 };
const connectQuery =
	"set statement_timeout = 1500; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0; set max_parallel_workers_per_gather = 0; set jit = off";

describe.runIf(template.kind === "postgres" && hasPgBouncer)(
	"through PgBouncer (needs PostgreSQL and Debian's package pgbouncer)",
	() => {
		let name: string;
		let direct: string;
		let pooler: PgBouncer | null;
		let database: Database | null;
		beforeEach(async () => {
			pooler = null;
			database = null;
			name = `nukkad_test_pooler_${randomBytes(4).toString("hex")}`;
			const from = template.kind === "postgres" ? template.name : "";
			await onServer(`create database ${name} template ${from}`);
			direct = new URL(`/${name}`, server).href;
		});
		afterEach(async () => {
			await database?.close();
			await pooler?.stop();
			await onServer(`drop database if exists ${name} with (force)`);
		});

		async function open(settings: Record<string, string | number> = {}, poolSize = 10): Promise<Database> {
			pooler = await startPgBouncer(server, { connectQuery, ...settings });
			database = await openDatabase({
				url: pooler.urlOf(name),
				directUrl: direct,
				dataDirectory: null,
				poolSize,
				limits,
			});
			return database;
		}

		/** What the operator reads when a start with these URLs fails. */
		async function faultOf(url: string, directUrl?: string): Promise<string> {
			const opening = openDatabase({ url, directUrl, dataDirectory: null, limits });
			return opening.then(
				async (opened) => {
					await opened.close();
					return "it opened";
				},
				(error: unknown) => startFault(error),
			);
		}

		test("named statements and transactions run on whichever connection is free", async () => {
			const { db } = await open({ default_pool_size: 2 });
			// On a slow machine the pooler would open the second connection only after all statements.
			const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
			const holdUntil = (begun: typeof one, end: typeof one) =>
				inTransaction(db, async (tx) => {
					await tx.execute(sql`select 1`);
					begun.resolve();
					await end.promise;
				});
			await Promise.all([holdUntil(one, other), holdUntil(other, one)]);
			const statement = { name: "pooler_test", text: "select $1::int as n, pg_backend_pid() as pid" };
			const read = (n: number) => named<{ n: number; pid: number }>(db, statement, [n]);
			const once = Array.from({ length: 30 }, (_, n) => read(n));
			const inTurns = Array.from({ length: 30 }, (_, n) =>
				inTransaction(db, async (tx) => {
					const [first] = await named<{ n: number; pid: number }>(tx, statement, [n]);
					const [second] = await named<{ n: number; pid: number }>(tx, statement, [n]);
					expect(second).toEqual(first);
					return [first];
				}),
			);
			const rows = (await Promise.all([...once, ...inTurns])).flat();
			expect(rows.map((row) => row?.n)).toEqual([...once.keys(), ...inTurns.keys()]);
			expect(new Set(rows.map((row) => row?.pid)).size).toBe(2);
		});

		test.runIf(supportsNames)("statements keep their names if the pooler supports them", async () => {
			const { db } = await open({ default_pool_size: 2, max_prepared_statements: 100 });
			const statement = { name: "pooler_test", text: "select $1::int as n" };
			const read = (n: number) => inTransaction(db, (tx) => named<{ n: number }>(tx, statement, [n]));
			const rows = await Promise.all(Array.from({ length: 30 }, (_, n) => read(n)));
			expect(rows.flat().map(({ n }) => n)).toEqual([...rows.keys()]);
			const prepared = sql`select from pg_prepared_statements where statement = ${statement.text}`;
			expect((await db.execute(prepared)).rowCount).toBe(1);
		});

		test("the time limits hold for requests, and not for work in the background", async () => {
			const { db } = await open();
			const sleep = sql`select pg_sleep(2.5)`;
			const failure = await db.execute(sleep).catch((error: unknown) => error);
			expect(isDatabaseAway(failure)).toBe(true);
			expect(await inBackground(() => db.execute(sleep))).toMatchObject({ rowCount: 1 });
		});

		test("live messages and jobs arrive that a transaction sends", async () => {
			const opened = await open();
			const received: unknown[] = [];
			const broadcast = createBroadcast(opened, silent);
			broadcast.listen("tests", { onMessage: (text) => void received.push(text), missed() {} });
			const jobs = createJobs(opened, silent);
			jobs.handle<object>("tests.pooled", async (data) => void received.push(data));
			await broadcast.start();
			await jobs.start();
			await inTransaction(opened.db, async (tx) => {
				await broadcast.send(tx, "tests", "a message");
				await jobs.enqueue(tx, "tests.pooled", { number: 1 });
			});
			await vi.waitFor(() => expect(received).toEqual(["a message", { number: 1 }]), { timeout: 25_000 });
			await jobs.stop();
			await broadcast.stop();
		});

		test("the start refuses a pooler without the direct address, or as one", async () => {
			pooler = await startPgBouncer(server, { connectQuery });
			const pooled = pooler.urlOf(name);
			expect(await faultOf(pooled)).toContain("DATABASE_URL: a connection pooler answers there");
			expect(await faultOf(pooled, pooled)).toContain(
				"DATABASE_DIRECT_URL: a connection pooler answers there",
			);
		});

		test("the start refuses a direct address of another database", async () => {
			pooler = await startPgBouncer(server, { connectQuery });
			expect(await faultOf(pooler.urlOf("postgres"), direct)).toContain(
				"DATABASE_DIRECT_URL: it leads to another database than DATABASE_URL",
			);
		});

		test("the start names the pooler's settings that are missing", async () => {
			pooler = await startPgBouncer(server, { connectQuery: connectQuery.replace("1500", "3000") });
			expect(await faultOf(pooler.urlOf(name), direct)).toContain(`connect_query='${connectQuery}'`);
		});

		test("a pool without a free connection counts as an unavailable database", async () => {
			const { db } = await open({ default_pool_size: 1, query_wait_timeout: 1 });
			const failure = await inTransaction(db, async () =>
				db.execute(sql`select 1`).catch((error: unknown) => error),
			);
			expect(isDatabaseAway(failure)).toBe(true);
			expect(String((failure as Error).cause)).toContain("query_wait_timeout");
			expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
		});

		test("so do a pooler that takes no more clients, and one that has gone", async () => {
			const { db } = await open({ max_client_conn: 1 });
			const failure = await inTransaction(db, async () =>
				db.execute(sql`select 1`).catch((error: unknown) => error),
			);
			expect(isDatabaseAway(failure)).toBe(true);
			expect(String((failure as Error).cause)).toContain("max_client_conn");
			await pooler?.stop();
			pooler = null;
			expect(isDatabaseAway(await db.execute(sql`select 1`).catch((error: unknown) => error))).toBe(true);
		});

		test("so does a server that closes a transaction's connection, or refuses new ones", async () => {
			const { db } = await open({ query_wait_timeout: 2, server_login_retry: 1 });
			const closing = sql`select pg_terminate_backend(pid) from pg_stat_activity
				where datname = current_database() and pid <> pg_backend_pid()`;
			const broken = await inTransaction(db, async (tx) => {
				await tx.execute(sql`select 1`);
				await inBackground(() => db.execute(closing));
				await tx.execute(sql`select 1`);
			}).catch((error: unknown) => error);
			expect(isDatabaseAway(broken)).toBe(true);
			expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
			await onServer(`alter database ${name} with allow_connections false`);
			await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
			const refused = await db.execute(sql`select 1`).catch((error: unknown) => error);
			expect(isDatabaseAway(refused)).toBe(true);
		});
	},
);

async function onServer(statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: server });
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}
