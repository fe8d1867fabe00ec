import { open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { prepareDataDirectory } from "../database/data-directory.ts";
import type { Settings } from "../process/settings.ts";
import { BackupError } from "./backup-error.ts";

/** Where backups are: a folder or a bucket that holds nothing else of this market. */
export type BackupPlace = {
	/** For messages to the operator. */
	title: string;
	/** Stores a backup under this name, whole or not at all. */
	put(name: string, archive: Readable, signal: AbortSignal): Promise<void>;
	open(name: string): Promise<Readable>;
	/** The names of all files there, and their sizes in bytes. */
	list(): Promise<{ name: string; size: number }[]>;
	delete(name: string): Promise<void>;
};

/** Opens the place of the settings. */
export async function openBackupPlace(settings: Settings): Promise<BackupPlace> {
	if (settings.BACKUP_S3_BUCKET === undefined) return createDiskPlace(settings.BACKUP_DIR);
	// Loaded only if needed, because it is a large package.
	const { createS3Place } = await import("./s3-place.ts");
	return createS3Place({
		endpoint: settings.BACKUP_S3_ENDPOINT === "" ? undefined : settings.BACKUP_S3_ENDPOINT,
		region: settings.BACKUP_S3_REGION ?? "",
		bucket: settings.BACKUP_S3_BUCKET,
		accessKeyId: settings.BACKUP_S3_ACCESS_KEY_ID ?? "",
		secretAccessKey: settings.BACKUP_S3_SECRET_ACCESS_KEY ?? "",
		isPathStyle: settings.BACKUP_S3_PATH_STYLE,
	});
}

const unfinished = ".partial";
/** After a day without a change, in milliseconds, a process was killed while it wrote the file. */
const abandonedMs = 86_400_000;

async function removeUnfinished(directory: string): Promise<void> {
	for (const name of await readdir(directory)) {
		const file = join(directory, name);
		if (!name.endsWith(unfinished) || Date.now() - (await stat(file)).mtimeMs < abandonedMs) continue;
		await rm(file, { force: true });
	}
}

/** Creates the unfinished file; two backups of the same second would spoil each other's. Throws BackupError. */
async function createDraft(path: string) {
	try {
		return await open(path, "wx", 0o600);
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "EEXIST")
			throw new BackupError("Another backup is running.", { cause: error });
		throw error;
	}
}

function createDiskPlace(directory: string): BackupPlace {
	return {
		title: directory,
		async put(name, archive, signal) {
			prepareDataDirectory(directory, "BACKUP_DIR");
			await removeUnfinished(directory);
			const file = join(directory, name);
			const draft = `${file}${unfinished}`;
			const target = await createDraft(draft);
			try {
				await pipeline(archive, target.createWriteStream({ flush: true }), { signal });
				await rename(draft, file);
			} catch (error) {
				await rm(draft, { force: true });
				throw error;
			}
		},
		// Opened at once, so that a file that cannot be read fails here and not in the stream.
		open: async (name) => (await open(join(directory, name))).createReadStream(),
		async list() {
			const names = await readdir(directory).catch(() => []);
			return Promise.all(
				names.map(async (name) => ({ name, size: (await stat(join(directory, name))).size })),
			);
		},
		delete: (name) => rm(join(directory, name), { force: true }),
	};
}
