import { createReadStream, existsSync } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { DataDirectoryInUse, lockDataDirectory } from "../database/data-lock.ts";
import { prepareDataDirectory } from "../database/data-directory.ts";
import type { Settings } from "../process/settings.ts";
import { secretKeyName } from "../process/secret-key.ts";
import { type ArchiveEntry, packArchive } from "./archive.ts";
import { BackupError } from "./backup-error.ts";
import type { BackupPlace } from "./backup-place.ts";
import { askForSnapshot, checkEmbedded, type Snapshot, snapshotFolder } from "./embedded-snapshot.ts";
import {
	backupName,
	dumpName,
	isOutdated,
	type Manifest,
	manifestName,
	type PictureFiles,
} from "./manifest.ts";
import { dumpPostgres, migratedToOf } from "./postgres-tools.ts";

type BackupOptions = {
	settings: Settings;
	pictures: PictureFiles;
	place: BackupPlace;
	/** Leaves the database out, which something else backs up. */
	picturesOnly: boolean;
	now: Date;
	signal: AbortSignal;
};

/** What a backup contains, and which old ones were deleted. */
export type BackupReport = { name: string; pictures: number; deleted: string[] };

/**
 * Writes database and pictures into one new backup, then deletes the old ones. Throws BackupError.
 *
 * The database comes first. A picture is stored before the row that shows it, and its name follows from its bytes, so
 * every picture of the copied rows is then in the store, unless someone deletes it before it is read: it stays deleted.
 */
export async function makeBackup(options: BackupOptions): Promise<BackupReport> {
	const { settings, place, now, signal } = options;
	const snapshot = options.picturesOnly ? null : await takeSnapshot(settings, signal);
	const isEncrypted = settings.BACKUP_RECIPIENTS.length > 0;
	const name = backupName({ picturesOnly: options.picturesOnly, isEncrypted, now });
	const report: BackupReport = { name, pictures: 0, deleted: [] };
	try {
		const entries = entriesOf(options, snapshot, report);
		await place.put(name, await packArchive(entries, settings.BACKUP_RECIPIENTS), signal);
	} finally {
		await snapshot?.release();
	}
	for (const old of await place.list())
		if (isOutdated(old.name, now)) {
			await place.delete(old.name);
			report.deleted.push(old.name);
		}
	return report;
}

/** The database's files of one moment, from the server that has it open or else from here. */
async function takeSnapshot(settings: Settings, signal: AbortSignal): Promise<Snapshot> {
	const { DATA_DIR: data } = settings;
	// pg_dump needs one session, which a pooler would not give it.
	const url = settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL;
	prepareDataDirectory(data);
	let unlock: () => void;
	try {
		unlock = lockDataDirectory(data);
	} catch (error) {
		if (!(error instanceof DataDirectoryInUse)) throw error;
		if (url === undefined) return askForSnapshot(data);
		throw new BackupError("Another backup or restore is running.", { cause: error });
	}
	try {
		const snapshot =
			url === undefined ? await ownFiles(data) : await dumped(url, join(data, snapshotFolder), signal);
		if (snapshot.migratedTo === null)
			throw new BackupError("The database is empty: there is nothing to back up.");
		return {
			...snapshot,
			async release() {
				await snapshot.release();
				unlock();
			},
		};
	} catch (error) {
		unlock();
		throw error;
	}
}

/** The embedded database itself: no server can start while we have its lock. */
async function ownFiles(data: string): Promise<Snapshot> {
	const path = join(data, "database");
	if (!existsSync(path))
		throw new BackupError(`There is no database in ${data}: is DATA_DIR or DATABASE_URL right?`);
	return { path, migratedTo: await checkEmbedded(path), release: async () => {} };
}

async function dumped(url: string, directory: string, signal: AbortSignal): Promise<Snapshot> {
	const release = () => rm(directory, { recursive: true, force: true });
	await release();
	await mkdir(directory, { mode: 0o700 });
	try {
		const migratedTo = await migratedToOf(url);
		await dumpPostgres(url, join(directory, dumpName), signal);
		return { path: directory, migratedTo, release };
	} catch (error) {
		await release();
		throw error;
	}
}

/** The files of a backup, in the order in which a restore needs them. */
async function* entriesOf(
	{ settings, pictures }: BackupOptions,
	snapshot: Snapshot | null,
	report: BackupReport,
): AsyncGenerator<ArchiveEntry> {
	const database = settings.DATABASE_URL === undefined ? "pglite" : "postgres";
	const manifest: Manifest = {
		format: 1,
		database: snapshot === null ? null : database,
		migratedTo: snapshot?.migratedTo ?? null,
	};
	const bytes = Buffer.from(JSON.stringify(manifest));
	yield { name: manifestName, size: bytes.length, body: Readable.from([bytes]) };
	if (snapshot !== null) {
		const key = join(settings.DATA_DIR, secretKeyName);
		if (settings.SECRET_KEY === undefined && existsSync(key)) yield await fileEntry(secretKeyName, key);
		yield* entriesBelow("database", snapshot.path);
	}
	for await (const key of pictures.list()) {
		const file = await pictures.read(key);
		if (file === null) continue;
		report.pictures++;
		yield { name: `media/${key}`, size: file.size, body: file.body };
	}
}

/** A folder and everything in it. PostgreSQL needs its empty folders too. */
async function* entriesBelow(name: string, directory: string): AsyncGenerator<ArchiveEntry> {
	yield { name, size: 0, body: null };
	for (const entry of await readdir(directory, { withFileTypes: true })) {
		const path = join(directory, entry.name);
		if (entry.isDirectory()) yield* entriesBelow(`${name}/${entry.name}`, path);
		else if (entry.isFile()) yield await fileEntry(`${name}/${entry.name}`, path);
	}
}

const fileEntry = async (name: string, path: string): Promise<ArchiveEntry> => ({
	name,
	size: (await stat(path)).size,
	body: createReadStream(path),
});
