import { existsSync, mkdtempSync, openAsBlob, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { PoolClient } from "pg";
import { inject } from "vitest";
import { currentEdition } from "../places/server/directory/load-directory.ts";
import { markLoaded } from "../places/server/directory/directory.repository.ts";
import type { Database, Db } from "../platform/server/database/database.ts";
import { openDatabase } from "../platform/server/database/open-database.ts";
import { openTestDatabase } from "./test-database.ts";

/** Stops a transaction that writes an invoice. */
export type Hold = {
	isReached(): Promise<boolean>;
	/** Lets the stopped transaction continue. */
	release(): Promise<void>;
	/** The stopped transaction never continues, because its process is dead. */
	abandon(): Promise<void>;
};

/** A database for a server in another process. */
export type ProcessDatabase = {
	/** The settings with which that server finds it. */
	settings: Record<string, string>;
	/** Uses it while no server runs on it. */
	visit<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
	/**
	 * Sets the database's clock forward by this many milliseconds for servers that start from now on. The embedded
	 * database has its process's clock, which `startServerProcess` sets.
	 */
	setClockForward(milliseconds: number): Promise<void>;
	/** Makes transactions stop before writing an invoice from now on. */
	holdInvoices(): Promise<Hold>;
	close(): Promise<void>;
};

/**
 * Opens a database for a server in another process, of the kind the tests run on: the template with what `fill`
 * adds.
 */
export async function openProcessDatabase(
	fill: (database: Database) => Promise<void>,
): Promise<ProcessDatabase> {
	const folder = mkdtempSync(join(tmpdir(), "nukkad-process-"));
	const template = inject("template");
	return template.kind === "pglite"
		? embedded(folder, template.file, fill)
		: onServer(folder, template.server, fill);
}

/** The pincode directory is marked as loaded, because a server would load it for seconds without need. */
const skipDirectory = (db: Db) => markLoaded(db, currentEdition, new Date());

async function addHold(db: Db, body: string): Promise<void> {
	await db.execute(sql.raw(`create function hold_here() returns trigger language plpgsql as $$ ${body} $$`));
	await db.execute(
		sql`create trigger hold_here before insert on invoices for each row execute function hold_here()`,
	);
}

/**
 * The embedded database has one connection and no other process can use it: files in its data directory say where
 * to stop, and that it was reached.
 */
async function embedded(
	folder: string,
	file: string,
	fill: (database: Database) => Promise<void>,
): Promise<ProcessDatabase> {
	const holdFile = join(folder, "database", "hold-here");
	const reachedFile = join(folder, "database", "hold-reached");
	async function visit<Result>(
		work: (database: Database) => Promise<Result>,
		loadFrom?: Blob,
	): Promise<Result> {
		const database = await openDatabase({ dataDirectory: folder, ...(loadFrom && { loadFrom }) });
		try {
			return await work(database);
		} finally {
			await database.close();
		}
	}
	await visit(
		async (database) => {
			await skipDirectory(database.db);
			await addHold(
				database.db,
				`begin
				if (pg_stat_file('hold-here', true)).size is not null then
					execute format('copy (select) to %L', current_setting('data_directory') || '/hold-reached');
				end if;
				while (pg_stat_file('hold-here', true)).size is not null loop perform pg_sleep(0.02); end loop;
				return new;
			end`,
			);
			await fill(database);
		},
		await openAsBlob(file),
	);
	return {
		settings: { DATA_DIR: folder },
		visit,
		setClockForward: async () => undefined,
		async holdInvoices() {
			writeFileSync(holdFile, "");
			const release = async () => rmSync(holdFile);
			return { isReached: async () => existsSync(reachedFile), release, abandon: release };
		},
		close: async () => rmSync(folder, { recursive: true, force: true }),
	};
}

/** Any number that no other lock on the same database takes. */
const holdLock = 4_206_137;

async function onServer(
	folder: string,
	server: string,
	fill: (database: Database) => Promise<void>,
): Promise<ProcessDatabase> {
	const database = await openTestDatabase();
	const { db, driver } = database;
	if (driver.kind !== "postgres") throw new Error("PostgreSQL was expected");
	const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
	const url = new URL(server);
	url.pathname = `/${rows[0]?.name}`;
	await addHold(db, `begin perform pg_advisory_xact_lock_shared(${holdLock}); return new; end`);
	await skipDirectory(db);
	await fill(database);
	let held: PoolClient | null = null;
	return {
		settings: { DATABASE_URL: url.href, DATA_DIR: folder },
		visit: (work) => work(database),
		async setClockForward(milliseconds) {
			// Connections with this search path find it before the one of pg_catalog.
			await db.execute(
				sql.raw(`create or replace function public.clock_timestamp() returns timestamptz volatile language sql
					as $$ select pg_catalog.clock_timestamp() + interval '${milliseconds} milliseconds' $$`),
			);
			await db.execute(sql.raw(`alter database ${rows[0]?.name} set search_path = public, pg_catalog`));
		},
		async holdInvoices() {
			const client = (held = await driver.pool.connect());
			await client.query("select pg_advisory_lock($1)", [holdLock]);
			const stopped = sql`select pid from pg_locks where locktype = 'advisory' and objid = ${holdLock}
				and not granted and database = (select oid from pg_database where datname = current_database())`;
			async function release(): Promise<void> {
				await client.query("select pg_advisory_unlock($1)", [holdLock]);
				client.release();
				held = null;
			}
			return {
				isReached: async () => (await db.execute(stopped)).rows.length > 0,
				release,
				async abandon() {
					// A waiting statement would notice a closed connection only at its end, after its work.
					await db.execute(sql`select pg_terminate_backend(pid) from (${stopped}) as stopped`);
					await release();
				},
			};
		},
		async close() {
			// Left by a failed test that had stopped a transaction.
			held?.release(true);
			await database.close();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
