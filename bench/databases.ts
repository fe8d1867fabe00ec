import { sql } from "drizzle-orm";
import pg from "pg";
import { createDirectoryLoad } from "../src/places/server/directory/load-directory.ts";
import type { Database, Db } from "../src/platform/server/database/database.ts";
import { openDatabase } from "../src/platform/server/database/open-database.ts";
import { prepareData } from "../src/prepare-data.ts";

/** Runs the work and prints how long it took. */
export async function timed(title: string, work: () => Promise<unknown>): Promise<void> {
	const start = performance.now();
	await work();
	console.log(`  ${title}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** The pincode directory, which a server without it would load during the measurement. */
async function loadDirectory(database: Database): Promise<void> {
	const directory = createDirectoryLoad({ database, clock: () => new Date(), log: console });
	directory.start();
	await directory.done();
}

async function onServer<Result>(
	server: string,
	work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
	const client = new pg.Client({ connectionString: server });
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}

/** The same server's database of this name, as a URL. */
function urlOf(server: string, name: string): string {
	const url = new URL(server);
	url.pathname = `/${name}`;
	return url.href;
}

const nameOf = (title: string | number) => `nukkad_bench_${title}`;

/** A database for temporary changes, until it is dropped. */
export type Copy = { url: string; drop: () => Promise<void> };

/** Copies the database of this URL on the same server under a new name. The source must have no connections. */
export async function copyBenchDatabase(server: string, url: string, title: string): Promise<Copy> {
	const from = new URL(url).pathname.slice(1);
	const name = nameOf(title);
	const drop = () =>
		onServer(server, async (client) => {
			await client.query(`drop database if exists ${name} with (force)`);
		});
	await drop();
	await onServer(server, (client) => client.query(`create database ${name} template ${from}`));
	return { url: urlOf(server, name), drop };
}

/** What a bench database contains besides the starter data. */
export type Market = {
	title: string | number;
	/** Whether an earlier run filled it. */
	isFilled: (db: Db) => Promise<boolean>;
	fill: (db: Db) => Promise<void>;
};

/** Creates the market's database on the server, or reuses the one of an earlier run; returns its URL. */
export async function openFilled(server: string, market: Market): Promise<string> {
	const name = nameOf(market.title);
	await onServer(server, async (client) => {
		const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
		if (rowCount === 0) await client.query(`create database ${name}`);
	});
	const url = urlOf(server, name);
	const database = await openDatabase({ url, dataDirectory: null });
	try {
		await prepareData(database);
		await loadDirectory(database);
		if (!(await market.isFilled(database.db))) {
			await market.fill(database.db);
			await timed("vacuum", () => database.db.execute(sql`vacuum analyze`));
		}
	} finally {
		await database.close();
	}
	return url;
}
