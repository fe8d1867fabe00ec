import {
	accessSync,
	chmodSync,
	constants,
	existsSync,
	mkdirSync,
	readdirSync,
	statfsSync,
	statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { type Settings, SettingsError } from "../process/settings.ts";

/** The permissions of everyone but the owner. */
const others = 0o077;

/** A file of PostgreSQL's log, in bytes: with less room on its disk, the embedded database may not open. */
const logFileBytes = 16 * 1024 * 1024;

/** False if database, pictures and key are all elsewhere, as in a container without its own disk. */
export const usesDataDirectory = ({ DATABASE_URL, IMAGE_STORE, SECRET_KEY }: Settings): boolean =>
	DATABASE_URL === undefined || IMAGE_STORE === "disk" || SECRET_KEY === undefined;

/**
 * Creates the directory of a setting, or restricts one that other users of the machine could access: it contains
 * people's data, pictures, documents and keys. Throws SettingsError if it cannot be used.
 */
export function prepareDataDirectory(directory: string, setting: keyof Settings = "DATA_DIR"): void {
	try {
		makeDirectory(directory);
		if (isOpen(directory)) closeToOthers(directory);
		accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
	} catch (error) {
		const code = error instanceof Error && "code" in error ? String(error.code) : "unknown failure";
		throw new SettingsError(`${setting}: ${directory} cannot be used as a directory (${code})`);
	}
}

/**
 * Creates a directory and its parents, for their owner alone. Node's recursive mkdir never returns where none can be
 * created, for example in /proc.
 */
export function makeDirectory(directory: string): void {
	if (existsSync(directory)) return;
	makeDirectory(dirname(directory));
	try {
		mkdirSync(directory, { mode: 0o700 });
	} catch (error) {
		// Another process has just created it.
		if (!existsSync(directory)) throw error;
	}
}

/** Whether the disk of a directory has room for the embedded database to open. */
export function hasRoom(directory: string): boolean {
	const { bavail, bsize } = statfsSync(directory);
	return bavail * bsize >= logFileBytes;
}

const isOpen = (path: string) => (statSync(path).mode & others) !== 0;

/** Removes the permissions of other users of the machine from a directory and everything in it. */
export function closeToOthers(directory: string): void {
	try {
		chmodSync(directory, 0o700);
		for (const entry of readdirSync(directory, { withFileTypes: true })) {
			const path = join(directory, entry.name);
			if (entry.isDirectory()) closeToOthers(path);
			else if (entry.isFile() && isOpen(path)) chmodSync(path, 0o600);
		}
	} catch (error) {
		// A mounted volume may belong to another owner and be ours only by its group; its permissions are the
		// owner's decision. Another process on it may have just removed a file.
		if (!(error instanceof Error && "code" in error && /^(EPERM|ENOENT)$/.test(String(error.code))))
			throw error;
	}
}
