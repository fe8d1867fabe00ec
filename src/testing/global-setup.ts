import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { createJobs } from "../platform/server/jobs/jobs.ts";
import { openDatabase } from "../platform/server/database/open-database.ts";
import { prepareData } from "../prepare-data.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Where a test gets its database: a dump of the embedded one, or a template on a PostgreSQL server. */
		template: { kind: "pglite"; file: string } | { kind: "postgres"; server: string; name: string };
	}
}

const silent = { error() {}, warn() {} };

/** Builds the initial database of all tests once: tables, starter data, job queue. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const server = process.env["TEST_DATABASE_URL"];
	return server === undefined || server === "" ? setUpPglite(project) : setUpPostgres(project, server);
}

async function fill(options: { url?: string }): Promise<Awaited<ReturnType<typeof openDatabase>>> {
	const database = await openDatabase({ ...options, dataDirectory: null });
	await prepareData(database);
	const jobs = createJobs(database, silent);
	await jobs.start();
	await jobs.stop();
	return database;
}

async function setUpPglite(project: TestProject) {
	const folder = mkdtempSync(join(tmpdir(), "nukkad-test-"));
	const database = await fill({});
	if (database.driver.kind !== "pglite") throw new Error("the embedded database was expected");
	const dump = await database.driver.lite.dumpDataDir("none");
	const file = join(folder, "template.tar");
	writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
	await database.close();
	project.provide("template", { kind: "pglite", file });
	return async () => rmSync(folder, { recursive: true, force: true });
}

async function setUpPostgres(project: TestProject, server: string) {
	const name = `nukkad_test_${randomBytes(4).toString("hex")}`;
	await runOnServer(server, `create database ${name}`);
	const url = new URL(server);
	url.pathname = `/${name}`;
	const database = await fill({ url: url.href });
	await database.close();
	project.provide("template", { kind: "postgres", server, name });
	return () => runOnServer(server, `drop database if exists ${name} with (force)`);
}

async function runOnServer(server: string, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: server });
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}
