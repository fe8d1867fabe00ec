import { randomBytes } from "node:crypto";
import { openAsBlob } from "node:fs";
import pg from "pg";
import { inject } from "vitest";
import type { Database } from "../platform/server/database/database.ts";
import { openDatabase } from "../platform/server/database/open-database.ts";
import type { StatementLimits } from "../platform/server/database/postgres-pool.ts";

/** A pooler in transaction mode before the PostgreSQL server of the tests, which then reach their databases through it. */
const pooler = process.env["TEST_POOLER_URL"] ?? "";

/** Opens a database for one test, a copy of the template; close it at the end. On PostgreSQL it has these limits. */
export async function openTestDatabase(limits?: StatementLimits): Promise<Database> {
	const template = inject("template");
	if (template.kind === "pglite") {
		return openDatabase({ dataDirectory: null, loadFrom: await openAsBlob(template.file) });
	}
	const name = `${template.name}_${randomBytes(4).toString("hex")}`;
	await onServer(template.server, `create database ${name} template ${template.name}`);
	const direct = urlOf(template.server, name);
	// A pooler has one set of limits for all tests.
	const isPooled = pooler !== "" && limits === undefined;
	const database = await openDatabase({
		url: isPooled ? urlOf(pooler, name) : direct,
		...(isPooled && { directUrl: direct }),
		dataDirectory: null,
		...(limits && { limits }),
	});
	return {
		...database,
		async close() {
			await database.close();
			await onServer(template.server, `drop database if exists ${name} with (force)`);
		},
	};
}

function urlOf(server: string, name: string): string {
	const url = new URL(server);
	url.pathname = `/${name}`;
	return url.href;
}

async function onServer(server: string, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: server });
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}
