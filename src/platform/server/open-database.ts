import { existsSync, openAsBlob } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle as drizzleNodePostgres } from "drizzle-orm/node-postgres";
import { migrate as migrateNodePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { holdingLock } from "./advisory-lock.ts";
import type { Database, Db } from "./database.ts";
import { lockDataDirectory } from "./data-lock.ts";

const migrationsFolder = join(import.meta.dirname, "../../../migrations");
/** An embedded database with all tables and no rows, made by `npm run build`. */
const emptyDatabaseFile = join(import.meta.dirname, "../../../build/empty-database.tar.gz");
/** Any number that no other program on the same server takes. */
const migrationLock = 4_206_127;
/** How long a request waits for a connection, in milliseconds: then it is told that the service is away. */
const connectionWait = 5_000;

/**
 * Opens PostgreSQL where a URL is given, else the embedded database under `dataDirectory` (null: in memory),
 * and brings its tables up to date. Throws DataDirectoryInUse when another process has the directory.
 */
export async function openDatabase(options: {
	url?: string | undefined;
	dataDirectory: string | null;
	/** A dumped data directory to begin with; tests use it. */
	loadFrom?: Blob;
	poolSize?: number;
}): Promise<Database> {
	return options.url === undefined
		? openPglite(options.dataDirectory, options.loadFrom)
		: openPostgres(options.url, options.poolSize);
}

async function openPglite(dataDirectory: string | null, loadFrom?: Blob): Promise<Database> {
	const release = dataDirectory === null ? () => {} : lockDataDirectory(dataDirectory);
	try {
		const beginning = loadFrom ?? (await emptyDatabaseFor(dataDirectory));
		const lite = await PGlite.create({
			...(dataDirectory === null ? {} : { dataDir: join(dataDirectory, "database") }),
			...(beginning === undefined ? {} : { loadDataDir: beginning }),
			extensions: { pg_trgm },
			relaxedDurability: false,
		});
		const db = drizzlePglite(lite);
		await migratePglite(db, { migrationsFolder });
		return {
			kind: "pglite",
			// Both drivers answer the same queries; only the type of a raw result's extras differs, which nobody reads.
			db: db as unknown as Db,
			async runNamed<Row>(statement: { text: string }, values: readonly unknown[]) {
				return (await lite.query<Row>(statement.text, [...values])).rows;
			},
			driver: { kind: "pglite", lite },
			async close() {
				await lite.close();
				release();
			},
		};
	} catch (error) {
		release();
		throw error;
	}
}

/** What a first start unpacks: setting a database up from nothing takes three seconds, this half of one. */
async function emptyDatabaseFor(dataDirectory: string | null): Promise<Blob | undefined> {
	if (dataDirectory === null || existsSync(join(dataDirectory, "database"))) return undefined;
	return existsSync(emptyDatabaseFile) ? openAsBlob(emptyDatabaseFile) : undefined;
}

/** Writes the file that first starts of the embedded database unpack; for the build. */
export async function writeEmptyDatabase(): Promise<void> {
	const database = await openPglite(null);
	if (database.driver.kind !== "pglite") throw new Error("the embedded database was expected");
	const dump = await database.driver.lite.dumpDataDir("gzip");
	await writeFile(emptyDatabaseFile, Buffer.from(await dump.arrayBuffer()));
	await database.close();
}

async function openPostgres(url: string, poolSize = 10): Promise<Database> {
	const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: connectionWait });
	// A broken connection is replaced by the pool. Without a listener it would end the process: the pool's own covers
	// idle ones alone, the client's those that break in the middle of a transaction, between two statements.
	pool.on("error", () => {});
	pool.on("connect", (client) => void client.on("error", () => {}));
	try {
		// Several processes may start at once: the first migrates, the others wait and find nothing to do.
		await holdingLock(pool, migrationLock, (client) =>
			migrateNodePostgres(drizzleNodePostgres(client), { migrationsFolder }),
		);
	} catch (error) {
		await pool.end();
		throw error;
	}
	return {
		kind: "postgres",
		db: drizzleNodePostgres(pool),
		async runNamed<Row>(statement: { name: string; text: string }, values: readonly unknown[]) {
			const result = await pool.query({ name: statement.name, text: statement.text, values: [...values] });
			return result.rows as Row[];
		},
		driver: { kind: "postgres", pool },
		close: () => pool.end(),
	};
}
