import { createWriteStream, existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import * as z from "zod/mini";
import { prepareDataDirectory } from "../database/data-directory.ts";
import { DataDirectoryInUse, lockDataDirectory } from "../database/data-lock.ts";
import { newestMigration } from "../database/open-database.ts";
import { secretKeyName } from "../process/secret-key.ts";
import type { Settings } from "../process/settings.ts";
import { type ArchiveEntry, readArchive } from "./archive.ts";
import { BackupError } from "./backup-error.ts";
import { checkEmbedded } from "./embedded-snapshot.ts";
import { dumpName, type Manifest, manifestName, type PictureFiles } from "./manifest.ts";
import { isEmptyPostgres, loadPostgres } from "./postgres-tools.ts";

type RestoreOptions = {
	settings: Settings;
	archive: Readable;
	/** The keys of an encrypted backup. */
	identities: readonly string[];
	pictures: PictureFiles;
	picturesOnly: boolean;
	signal: AbortSignal;
};

/**
 * Restores a backup into an empty place. The database comes last, after the whole backup has been read and checked, so
 * no server starts on half a market. Returns the number of pictures. Throws BackupError.
 */
export async function restoreBackup(options: RestoreOptions): Promise<number> {
	const { DATA_DIR: data } = options.settings;
	prepareDataDirectory(data);
	const unlock = lockToRestore(data);
	const draft = join(data, "restoring");
	try {
		await mustBeEmpty(options);
		// Left behind by a process that was killed.
		await rm(draft, { recursive: true, force: true });
		await mkdir(draft, { mode: 0o700 });
		return await restoreThrough(draft, options);
	} finally {
		await rm(draft, { recursive: true, force: true });
		unlock();
	}
}

function lockToRestore(data: string): () => void {
	try {
		return lockDataDirectory(data);
	} catch (error) {
		if (error instanceof DataDirectoryInUse) throw new BackupError(error.message, { cause: error });
		throw error;
	}
}

async function mustBeEmpty({ settings, pictures, picturesOnly }: RestoreOptions): Promise<void> {
	const { DATA_DIR: data } = settings;
	const url = settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL;
	if (!picturesOnly) {
		if (url !== undefined && !(await isEmptyPostgres(url)))
			throw new BackupError("The database of DATABASE_URL is not empty: restore into an empty one.");
		for (const name of [...(url === undefined ? ["database"] : []), secretKeyName])
			if (existsSync(join(data, name)))
				throw new BackupError(`${join(data, name)} exists: restore into an empty data directory.`);
	}
	for await (const key of pictures.list())
		throw new BackupError(`There are pictures already (${key}): restore where there are none.`);
}

async function restoreThrough(draft: string, options: RestoreOptions): Promise<number> {
	const { settings, archive, identities, pictures, picturesOnly, signal } = options;
	const { DATA_DIR: data } = settings;
	const url = settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL;
	const database = join(draft, "database");
	const secretKey = join(draft, secretKeyName);
	const stored: string[] = [];
	let isKnown = false;

	async function keep(entry: ArchiveEntry): Promise<void> {
		signal.throwIfAborted();
		if (!isKnown) {
			checkManifest(await readManifest(entry), options);
			isKnown = true;
		} else if (entry.name.startsWith("media/")) {
			const key = entry.name.slice("media/".length);
			await pictures.put(key, await bytesOf(entry));
			stored.push(key);
		} else if (!picturesOnly) await unpack(draft, entry);
	}

	try {
		await readArchive(archive, identities, keep);
		if (picturesOnly) return stored.length;
		if (url === undefined) await checkEmbedded(database);
		if (existsSync(secretKey)) await rename(secretKey, join(data, secretKeyName));
		if (url === undefined) await rename(database, join(data, "database"));
		else await loadPostgres(url, join(database, dumpName), signal);
		return stored.length;
	} catch (error) {
		for (const key of stored) await pictures.delete(key);
		// It was not there before.
		if (!picturesOnly) await rm(join(data, secretKeyName), { force: true });
		throw error;
	}
}

const bytesOf = async ({ body }: ArchiveEntry) => (body === null ? Buffer.alloc(0) : buffer(body));

const manifestSchema = z.object({
	format: z.literal(1),
	database: z.nullable(z.enum(["pglite", "postgres"])),
	migratedTo: z.nullable(z.number()),
});

async function readManifest(entry: ArchiveEntry): Promise<Manifest> {
	if (entry.name !== manifestName) throw new BackupError("This file is not a backup.");
	const { data } = manifestSchema.safeParse(JSON.parse((await bytesOf(entry)).toString()));
	if (data === undefined) throw new BackupError(newer);
	return data;
}

const newer = "A newer version of the program made this backup: update the program first.";

/** Refuses a backup that does not fit this program or these settings. */
function checkManifest({ database, migratedTo }: Manifest, { settings, picturesOnly }: RestoreOptions): void {
	if (migratedTo !== null && migratedTo > newestMigration()) throw new BackupError(newer);
	if (picturesOnly) return;
	if (database === null)
		throw new BackupError("This backup has pictures only: restore them with --only pictures.");
	if (database === "pglite" && settings.DATABASE_URL !== undefined)
		throw new BackupError("This backup has an embedded database: restore it without DATABASE_URL.");
	if (database === "postgres" && settings.DATABASE_URL === undefined)
		throw new BackupError("This backup has a PostgreSQL database: set DATABASE_URL to an empty one.");
}

/** Writes a file of the database, or the secret key, below the folder. */
async function unpack(draft: string, { name, body }: ArchiveEntry): Promise<void> {
	const parts = name.split("/");
	if (!["database", secretKeyName].includes(parts[0] ?? "") || parts.includes(".."))
		throw new BackupError(`The backup has a file of an unknown kind: ${name}`);
	const path = join(draft, name);
	if (body === null) await mkdir(path, { mode: 0o700 });
	else await pipeline(body, createWriteStream(path, { mode: 0o600 }));
}
