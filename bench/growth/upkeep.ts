import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { openDatabase } from "../../src/platform/server/database/open-database.ts";
import { readSettings } from "../../src/platform/server/process/settings.ts";
import { buildServer } from "../../src/server.ts";

/** One of this many listings has something to do. */
const share = 100;
/** A job that takes longer than this has failed; in milliseconds. */
const timeoutMs = 3_600_000;

/** A day's work in proportion to the market: requests that end, changed listings, and rows whose time is over. */
const dueWork = (count: number) => [
	`update leads set expires_at = now() - interval '1 minute'
		where id in (select id from leads where status = 'open' order by id limit ${count})`,
	`update listings set facts_version = 0
		where id in (select id from listings where status = 'active' order by id limit ${count})`,
	`insert into listing_contacts (listing_id, kind, visitor, day, at)
		select id, 'visit', md5(id::text), '2024-01-01', now() - interval '3 years' from listings order by id limit ${count}`,
	`insert into idempotent_answers (user_id, route, key, request_hash, status, answer, created_at)
		select gen_random_uuid(), 'bench', n, '', 200, '{}', now() - interval '3 days' from generate_series(1, ${count}) n`,
];

/** Runs each scheduled job once on a day's work; returns the seconds of each by its name. */
export async function measureJobs(databaseUrl: string, listings: number): Promise<Map<string, number>> {
	const database = await openDatabase({ url: databaseUrl, dataDirectory: null });
	const settings = readSettings({ DEMO: "true", LOG_LEVEL: "error" });
	const { app, jobs } = await buildServer({ settings, database, web: null });
	const client = new pg.Client({ connectionString: databaseUrl });
	try {
		await client.connect();
		for (const statement of dueWork(Math.ceil(listings / share))) await client.query(statement);
		await client.query("analyze");
		await jobs.start();
		const { rows } = await client.query<{ name: string }>("select name from pgboss.schedule order by name");
		const seconds = new Map<string, number>();
		for (const { name } of rows) {
			await jobs.enqueue(database.db, name, {});
			seconds.set(name, await secondsOf(client, name));
		}
		return seconds;
	} finally {
		await jobs.stop();
		await app.close();
		await client.end();
		await database.close();
	}
}

/** Waits until the last job of this name is done, and returns how long it ran. */
async function secondsOf(client: pg.Client, name: string): Promise<number> {
	const begun = performance.now();
	while (performance.now() - begun < timeoutMs) {
		const { rows } = await client.query<{ state: string; seconds: number }>(
			`select state, extract(epoch from completed_on - started_on)::float8 as seconds
				from pgboss.job where name = $1 order by created_on desc limit 1`,
			[name],
		);
		if (rows[0]?.state === "completed") return rows[0].seconds;
		if (rows[0]?.state === "retry" || rows[0]?.state === "failed") throw new Error(`${name} failed`);
		await wait(100);
	}
	throw new Error(`${name} did not end`);
}

/** The seconds that a vacuum with statistics takes after all of this, of the whole database. */
export async function measureVacuum(databaseUrl: string): Promise<number> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		const begun = performance.now();
		await client.query("vacuum analyze");
		return (performance.now() - begun) / 1000;
	} finally {
		await client.end();
	}
}
