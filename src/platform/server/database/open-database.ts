import { join } from "node:path";
import { drizzle as drizzleNodePostgres } from "drizzle-orm/node-postgres";
import { migrate as migrateNodePostgres } from "drizzle-orm/node-postgres/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { withAdvisoryLock } from "./advisory-lock.ts";
import { inBackground } from "./background.ts";
import { type Database, type Db, isDatabaseAway } from "./database.ts";
import { hasRoom } from "./data-directory.ts";
import { DataDirectoryInUse, lockDataDirectory } from "./data-lock.ts";
import { applyMigrations, openEmbedded } from "./embedded-database.ts";
import { MigrationFault } from "./migration-fault.ts";
import { migrationsFolder as ownMigrations } from "./migrations-folder.ts";
import { findPooler } from "./pooler.ts";
import { PostgresPool, requestSettings, type StatementLimits } from "./postgres-pool.ts";
import { ReplicatedPool } from "./read-replica.ts";
import { SettingsError } from "../process/settings.ts";

/** Any number that no other program on the same server takes. */
const migrationLock = 4_206_127;
/**
 * How long a migration waits for a table that others use, in milliseconds. While it waits, all requests for that table
 * wait behind it, so it fails before people notice.
 */
const migrationLockWaitMs = 5_000;
/** For tools and tests, which wait for their own statements. */
const noLimits: StatementLimits = { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 };

type DatabaseOptions = {
	url?: string | undefined;
	/** Set if a pooler in transaction mode answers at `url`: leads to PostgreSQL itself. */
	directUrl?: string | undefined;
	/** A streaming replica of it for public reads. It need not answer yet. */
	replicaUrl?: string | undefined;
	dataDirectory: string | null;
	/** A dumped data directory to start with; tests use it. */
	loadFrom?: Blob;
	poolSize?: number;
	/** Time limits of PostgreSQL for the work of requests. None by default. */
	limits?: StatementLimits;
	/** Tests have others. */
	migrationsFolder?: string;
};

/**
 * Opens PostgreSQL if there is a URL, otherwise the embedded database under `dataDirectory` (null: in memory), and
 * migrates it. Throws DataDirectoryInUse if another process has the directory, and SettingsError if the directory's disk is
 * full, or the database does not answer or refuses the login.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
	const { migrationsFolder = ownMigrations } = options;
	return options.url === undefined
		? openPglite(options.dataDirectory, migrationsFolder, options.loadFrom)
		: openPostgres(options.url, migrationsFolder, options);
}

async function openPglite(
	dataDirectory: string | null,
	migrationsFolder: string,
	loadFrom?: Blob,
): Promise<Database> {
	let release = () => {};
	try {
		if (dataDirectory !== null) release = lockDataDirectory(dataDirectory);
		const lite = await openEmbedded(dataDirectory && join(dataDirectory, "database"), {
			loadFrom,
			migrationsFolder,
		});
		return {
			kind: "pglite",
			// Both drivers run the same queries. Only the type of a raw result's extra fields differs, and no code
			// reads those.
			db: drizzlePglite(lite) as unknown as Db,
			driver: { kind: "pglite", lite },
			async close() {
				await lite.close();
				release();
			},
		};
	} catch (error) {
		release();
		const isExplained = error instanceof DataDirectoryInUse || error instanceof MigrationFault;
		if (isExplained || dataDirectory === null || hasRoom(dataDirectory)) throw error;
		throw new SettingsError(
			`DATA_DIR: the disk of ${dataDirectory} is full. Free some space, then start again.`,
			{ cause: error },
		);
	}
}

/** The time stamp of the last migration that this program knows. */
export const newestMigration = (): number =>
	Math.max(
		...readMigrationFiles({ migrationsFolder: ownMigrations }).map(({ folderMillis }) => folderMillis),
	);

async function openPostgres(
	url: string,
	migrationsFolder: string,
	{ directUrl, replicaUrl, poolSize = 10, limits = noLimits }: DatabaseOptions,
): Promise<Database> {
	const setting = directUrl === undefined ? "DATABASE_URL" : "DATABASE_URL or DATABASE_DIRECT_URL";
	let pool: PostgresPool | null = null;
	try {
		const pooler = await findPooler(url, directUrl, requestSettings(limits));
		pool =
			replicaUrl === undefined
				? new PostgresPool(url, poolSize, limits, pooler)
				: new ReplicatedPool(url, poolSize, limits, replicaUrl, pooler);
		await migratePostgres(pool, migrationsFolder);
	} catch (error) {
		await pool?.end();
		throw openingFault(error, setting);
	}
	const opened = pool;
	return {
		kind: "postgres",
		db: drizzleNodePostgres(pool),
		driver: { kind: "postgres", pool, directUrl: directUrl ?? url },
		...(pool instanceof ReplicatedPool && { replica: pool.replica }),
		close: () => opened.end(),
	};
}

/** Several processes may start at the same time: the first migrates, the others wait and find nothing to do. */
const migratePostgres = (pool: PostgresPool, migrationsFolder: string): Promise<void> =>
	inBackground(() =>
		withAdvisoryLock(pool, migrationLock, async (client) => {
			await client.query(`set lock_timeout = ${migrationLockWaitMs}`);
			await applyMigrations(() => migrateNodePostgres(drizzleNodePostgres(client), { migrationsFolder }));
		}),
	);

/** The SQLSTATE codes with which PostgreSQL refuses a login: wrong password, missing rights or unknown database. */
const refusedCodes = /^(28\w{3}|3D000|42501)$/;
/** The codes of a copy that a failover has not promoted. */
const readOnlyCode = "25006";
/** The code of a statement that waited too long for a lock. */
const lockWaitCode = "55P03";

/** The code of PgBouncer's own refusals: a wrong password, an unknown database, or no free connection. */
const poolerCode = "08P01";
/** How the driver begins its message if the server demands a password and the URL has none. */
const passwordMissing = /^SASL: .*client password must be a/;

const codeOf = (error: unknown) =>
	error instanceof Error && "code" in error ? String(error.code) : undefined;

/** Reports a database that cannot be opened by its setting, without the URL, which may contain a password. */
function openingFault(error: unknown, setting: string): unknown {
	const cause = error instanceof Error && codeOf(error) === undefined ? error.cause : error;
	const code = codeOf(cause) ?? "";
	if (cause instanceof Error && refusedCodes.test(code))
		return new SettingsError(
			`${setting}: the server refuses to open this database: ${cause.message} (${code})`,
			{ cause: error },
		);
	if (error instanceof Error && passwordMissing.test(error.message))
		return new SettingsError(`${setting}: the server demands a password, and the address has none`, {
			cause: error,
		});
	if (code === poolerCode && error instanceof Error)
		return new SettingsError(`${setting}: the pooler refuses (${error.message})`, { cause: error });
	if (code === readOnlyCode)
		return new SettingsError(`${setting}: the database there takes no changes`, { cause: error });
	if (code !== lockWaitCode && isDatabaseAway(error))
		return new SettingsError(`${setting}: no database answers there${code && ` (${code})`}`, {
			cause: error,
		});
	return error;
}
