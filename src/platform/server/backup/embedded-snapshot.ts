import { once } from "node:events";
import { rmSync } from "node:fs";
import { access, cp, rm } from "node:fs/promises";
import { createConnection, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type { Log } from "../process/log.ts";
import { checkpoint, readMigratedTo } from "./backup.repository.ts";
import { BackupError, isDiskFull } from "./backup-error.ts";

/** The database of one moment, as files that stay as they are until `release`. */
export type Snapshot = { path: string; migratedTo: number | null; release: () => Promise<void> };

/** Where a snapshot is, below the data directory. */
export const snapshotFolder = "snapshot";
const socketName = "snapshot.socket";
/** What the server answers: the last migration of the snapshot, or why there is none. */
type Answer = { migratedTo: number | null } | { fault: string };

/**
 * Lets `npm run backup` copy the embedded database while the server works with it: only this process can make such a
 * copy. The command connects to a socket in the data directory, which only the user of the server can open, and the
 * copy is there until it disconnects. Returns the function that stops it.
 */
export function offerSnapshots(lite: PGlite, dataDirectory: string, log: Pick<Log, "warn">): () => void {
	const copy = join(dataDirectory, snapshotFolder);
	const socket = join(dataDirectory, socketName);
	// Left behind by a process that was killed.
	rmSync(copy, { recursive: true, force: true });
	rmSync(socket, { force: true });
	let isBusy = false;

	async function makeCopy(): Promise<Answer> {
		try {
			await checkpoint(lite);
			const migratedTo = await readMigratedTo(lite);
			// No statement runs meanwhile, so no file changes. A transaction that is open is rolled back in the copy.
			await lite.runExclusive(() => cp(join(dataDirectory, "database"), copy, { recursive: true }));
			return { migratedTo };
		} catch (error) {
			log.warn({ err: error }, "no snapshot for a backup");
			if (isDiskFull(error)) return { fault: `${dataDirectory} has no room for a copy of the database.` };
			return { fault: "The server could not copy its database; its log says why." };
		}
	}

	async function offer(connection: Socket): Promise<void> {
		const closed = once(connection, "close").catch(() => {});
		const answer = (given: Answer) => void connection.write(`${JSON.stringify(given)}\n`);
		if (isBusy) return answer({ fault: "Another backup is running." });
		isBusy = true;
		answer(await makeCopy());
		await closed;
		await rm(copy, { recursive: true, force: true });
		isBusy = false;
	}

	const server = createServer((connection) => {
		connection.on("error", () => {});
		void offer(connection);
	});
	server.on("error", (error) => log.warn({ err: error }, "no backups while the server runs"));
	server.listen(socket).unref();
	return () => void server.close();
}

/** Asks the server that has the data directory open for a snapshot. Throws BackupError. */
export async function askForSnapshot(dataDirectory: string): Promise<Snapshot> {
	const connection = createConnection(join(dataDirectory, socketName));
	try {
		await once(connection, "connect");
	} catch (error) {
		throw new BackupError(
			`A process that makes no backups has ${dataDirectory} open: another command, or an older server. Stop it first.`,
			{ cause: error },
		);
	}
	const lines = createInterface({ input: connection });
	const [line] = (await Promise.race([once(lines, "line"), once(lines, "close")])) as [string | undefined];
	const answer: Answer = line === undefined ? { fault: "The server has stopped." } : JSON.parse(line);
	if ("fault" in answer) {
		connection.destroy();
		throw new BackupError(answer.fault);
	}
	return {
		path: join(dataDirectory, snapshotFolder),
		migratedTo: answer.migratedTo,
		release: async () => void connection.destroy(),
	};
}

/**
 * Opens an embedded database that no process has open, without migrating it, and closes it in good order. Returns its
 * last migration. Throws BackupError if it does not open.
 */
export async function checkEmbedded(directory: string): Promise<number | null> {
	try {
		// A missing one would be created.
		await access(join(directory, "PG_VERSION"));
		const lite = await PGlite.create({ dataDir: directory, extensions: { pg_trgm } });
		const migratedTo = await readMigratedTo(lite);
		await lite.close();
		return migratedTo;
	} catch (error) {
		throw new BackupError("The embedded database does not open.", { cause: error });
	}
}
