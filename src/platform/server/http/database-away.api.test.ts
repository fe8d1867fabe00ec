import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { inTransaction, isDatabaseAway } from "../database/database.ts";
import { createJobs } from "../jobs/jobs.ts";
import { openDatabase } from "../database/open-database.ts";
import { startFault } from "../process/start-fault.ts";

const template = inject("template");

/** A message of PostgreSQL's protocol. */
function message(type: string, ...parts: (string | number)[]): Buffer {
	const body = Buffer.concat(
		parts.map((part) => {
			if (typeof part === "string") return Buffer.from(part);
			const number = Buffer.alloc(4);
			number.writeInt32BE(part);
			return number;
		}),
	);
	const head = Buffer.alloc(5);
	head.write(type);
	head.writeInt32BE(body.length + 4, 1);
	return Buffer.concat([head, body]);
}

/** Starts a server that sends these messages, one after each message of the client, and opens a database there. */
async function failureOfLogin(...answers: Buffer[]): Promise<unknown> {
	const server = createServer((socket) => {
		socket.on("data", () => void socket.write(answers.shift() ?? ""));
		socket.on("error", () => {});
	});
	await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	const port = typeof address === "object" && address !== null ? address.port : 0;
	const url = `postgres://nobody@127.0.0.1:${port}/nothing`;
	const failure = await openDatabase({ url, dataDirectory: null }).catch((error: unknown) => error);
	server.close();
	return failure;
}

test("an address without a database counts as unavailable, a wrong statement does not", async () => {
	const url = "postgres://nobody@127.0.0.1:1/nothing";
	const failure = await openDatabase({ url, dataDirectory: null }).catch((error: unknown) => error);
	expect(isDatabaseAway(failure)).toBe(true);
	expect(startFault(failure)).toBe(
		"The settings are not right:\nDATABASE_URL: no database answers there (ECONNREFUSED)",
	);
	const database = await openTestDatabase();
	const wrong = await database.db.execute(sql`select 1 from nowhere`).catch((error: unknown) => error);
	expect(isDatabaseAway(wrong)).toBe(false);
	await database.close();
});

test("a missing socket of PostgreSQL counts as unavailable, another missing file does not", async () => {
	const url = "postgres:///nothing?host=/nowhere";
	const failure = await openDatabase({ url, dataDirectory: null }).catch((error: unknown) => error);
	expect(isDatabaseAway(failure)).toBe(true);
	expect(startFault(failure)).toBe(
		"The settings are not right:\nDATABASE_URL: no database answers there (ENOENT)",
	);
	const noFile = await readFile("/nowhere/file").catch((error: unknown) => error);
	expect(isDatabaseAway(noFile)).toBe(false);
});

test("an address without the password that the server demands is reported by its setting", async () => {
	const failure = await failureOfLogin(
		message("R", 10, "SCRAM-SHA-256\0\0"),
		message("R", 11, "r=server,s=c2FsdA==,i=4096"),
	);
	expect(startFault(failure)).toBe(
		"The settings are not right:\nDATABASE_URL: the server demands a password, and the address has none",
	);
});

test("a pooler that refuses is reported with its reason", async () => {
	const failure = await failureOfLogin(message("E", "SFATAL\0C08P01\0Mpassword authentication failed\0\0"));
	expect(startFault(failure)).toBe(
		"The settings are not right:\nDATABASE_URL: the pooler refuses (password authentication failed)",
	);
});

test.runIf(template.kind === "postgres")(
	"an unreachable database and a refused login are reported by their setting without the URL",
	async () => {
		const url = new URL(template.kind === "postgres" ? template.server : "");
		url.pathname = "/nukkad_not_there";
		const missing = await openDatabase({ url: url.href, dataDirectory: null }).catch(
			(error: unknown) => error,
		);
		expect(startFault(missing)).toMatch(
			/^The settings are not right:\nDATABASE_URL: .+ does not exist \(3D000\)$/,
		);
		url.username = "nobody_there";
		url.password = "hidden";
		const refused = await openDatabase({ url: url.href, dataDirectory: null }).catch(
			(error: unknown) => error,
		);
		expect(startFault(refused)).toMatch(/^The settings are not right:\nDATABASE_URL: /);
		expect(startFault(refused)).not.toContain("hidden");
	},
);

test.runIf(template.kind === "postgres")("a read-only database is reported by its setting", async () => {
	const url = new URL(template.kind === "postgres" ? template.server : "");
	url.searchParams.set("options", "-c default_transaction_read_only=on");
	const failure = await openDatabase({ url: url.href, dataDirectory: null }).catch((error: unknown) => error);
	expect(startFault(failure)).toBe(
		"The settings are not right:\nDATABASE_URL: the database there takes no changes",
	);
});

test.runIf(template.kind === "postgres")(
	"a connection closed in the middle of a transaction fails only that work",
	async () => {
		const database = await openTestDatabase();
		const broken = await inTransaction(database.db, async (tx) => {
			const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
			// From another connection, while this one is idle and no caller could be notified.
			await database.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
			await tx.execute(sql`select 1`);
		}).catch((error: unknown) => error);
		expect(isDatabaseAway(broken)).toBe(true);
		expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
		await database.close();
	},
);

test.runIf(template.kind === "postgres")(
	"several processes may set up an empty database at the same time",
	async () => {
		const server = template.kind === "postgres" ? template.server : "";
		const admin = new pg.Client({ connectionString: server });
		await admin.connect();
		const name = `nukkad_test_empty_${process.pid}`;
		await admin.query(`create database ${name}`);
		const url = new URL(server);
		url.pathname = `/${name}`;
		const open = () => openDatabase({ url: url.href, dataDirectory: null, poolSize: 3 });
		const databases = await Promise.all([open(), open(), open(), open()]);
		const queues = databases.map((database) => createJobs(database, { error() {}, warn() {} }));
		// Makes each connection cache which schemas exist; one that waits for another may use its cache.
		for (const { db } of databases) await db.execute(sql`create schema if not exists drizzle`);
		const starts = await Promise.allSettled(queues.map((queue) => queue.start()));
		for (const queue of queues) await queue.stop();
		for (const database of databases) await database.close();
		await admin.query(`drop database ${name} with (force)`);
		await admin.end();
		expect(starts.map(({ status }) => status)).toEqual(Array(4).fill("fulfilled"));
	},
);
