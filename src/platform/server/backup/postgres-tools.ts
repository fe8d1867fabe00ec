import { execFile } from "node:child_process";
import { promisify } from "node:util";
import pg from "pg";
import { isEmptyDatabase, readMigratedTo } from "./backup.repository.ts";
import { BackupError } from "./backup-error.ts";

const run = promisify(execFile);

/** The last migration of the database of the URL. Throws BackupError if it does not answer. */
export const migratedToOf = (url: string): Promise<number | null> => onPostgres(url, readMigratedTo);

/** Dumps a database into a file, as of one moment. Throws BackupError. */
export const dumpPostgres = (url: string, file: string, signal: AbortSignal): Promise<void> =>
	runTool("pg_dump", ["--format=custom", "--no-owner", "--no-privileges", `--file=${file}`], url, signal);

/** Loads a dump into an empty database, all of it or nothing. Throws BackupError. */
export const loadPostgres = (url: string, file: string, signal: AbortSignal): Promise<void> =>
	runTool(
		"pg_restore",
		["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges", file],
		url,
		signal,
	);

/** Whether the database of the URL has nothing in it. Throws BackupError if it does not answer. */
export const isEmptyPostgres = (url: string): Promise<boolean> => onPostgres(url, isEmptyDatabase);

async function onPostgres<Result>(
	url: string,
	work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
	try {
		await client.connect();
		return await work(client);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new BackupError(`DATABASE_URL: ${reason}`, { cause: error });
	} finally {
		await client.end().catch(() => {});
	}
}

/** Runs a program of PostgreSQL's client. The password is not among its arguments, which every user can list. */
async function runTool(program: string, args: string[], url: string, signal: AbortSignal): Promise<void> {
	const address = new URL(url);
	const password = decodeURIComponent(address.password);
	address.password = "";
	const env = { ...process.env, ...(password !== "" && { PGPASSWORD: password }) };
	try {
		await run(program, [`--dbname=${address.href}`, ...args], { env, signal });
	} catch (error) {
		if (signal.aborted) throw error;
		if (error instanceof Error && "code" in error && error.code === "ENOENT")
			throw new BackupError(`${program} is missing: install the client of PostgreSQL.`, { cause: error });
		// Only its first line: what follows may contain rows.
		const said = error instanceof Error && "stderr" in error ? String(error.stderr).split("\n")[0] : "";
		throw new BackupError(said === "" ? `${program} failed.` : `${said}`, { cause: error });
	}
}
