import { existsSync, openAsBlob } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle as drizzleNodePostgres } from "drizzle-orm/node-postgres";
import { migrate as migrateNodePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { holdingLock } from "./advisory-lock.ts";
import { inBackground } from "./background.ts";
import { closeToOthers } from "./data-directory.ts";
import { type Database, type Db, isDatabaseAway } from "./database.ts";
import { lockDataDirectory } from "./data-lock.ts";
import { PostgresPool, type StatementLimits } from "./postgres-pool.ts";
import { SettingsError } from "./settings.ts";

const migrationsFolder = join(import.meta.dirname, "../../../migrations");
/** An embedded database with all tables and no rows, made by `npm run build`. */
const emptyDatabaseFile = join(import.meta.dirname, "../../../build/empty-database.tar.gz");
/** Any number that no other program on the same server takes. */
const migrationLock = 4_206_127;
/** For tools and tests, which wait for their own statements. */
const noLimits: StatementLimits = { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 };

/**
 * Opens PostgreSQL where a URL is given, else the embedded database under `dataDirectory` (null: in memory),
 * and brings its tables up to date. Throws DataDirectoryInUse when another process has the directory, and
 * SettingsError when the database does not answer or lets nobody in.
 */
export async function openDatabase(options: {
	url?: string | undefined;
	dataDirectory: string | null;
	/** A dumped data directory to begin with; tests use it. */
	loadFrom?: Blob;
	poolSize?: number;
	/** How long PostgreSQL lets a request's work take; without limit where nothing is said. */
	limits?: StatementLimits;
}): Promise<Database> {
	return options.url === undefined
		? openPglite(options.dataDirectory, options.loadFrom)
		: openPostgres(options.url, options.poolSize, options.limits);
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
		// It unpacks its first files as anybody's to read.
		if (dataDirectory !== null) closeToOthers(join(dataDirectory, "database"));
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

async function openPostgres(url: string, poolSize = 10, limits = noLimits): Promise<Database> {
	const pool = new PostgresPool(url, poolSize, limits);
	try {
		// Several processes may start at once: the first migrates, the others wait and find nothing to do.
		await inBackground(() =>
			holdingLock(pool, migrationLock, (client) =>
				migrateNodePostgres(drizzleNodePostgres(client), { migrationsFolder }),
			),
		);
	} catch (error) {
		await pool.end();
		throw openingFault(error);
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

/** How PostgreSQL refuses to let somebody in: login, rights or name of the database are wrong. */
const refusedCodes = /^(28\w{3}|3D000|42501)$/;

/** A database that cannot be opened is named by its setting, without the URL, which may hold a password. */
function openingFault(error: unknown): unknown {
	const code = error instanceof Error && "code" in error ? String(error.code) : "";
	if (refusedCodes.test(code))
		return new SettingsError(`DATABASE_URL: the server refuses to open this database (${code})`, {
			cause: error,
		});
	if (isDatabaseAway(error))
		return new SettingsError(`DATABASE_URL: no database answers there${code && ` (${code})`}`, {
			cause: error,
		});
	return error;
}
