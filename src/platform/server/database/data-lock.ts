import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Thrown when another running process has the data directory open. */
export class DataDirectoryInUse extends Error {
	override readonly name = "DataDirectoryInUse";

	constructor(directory: string, holder: string) {
		super(`The data directory ${directory} is open in ${holder}. Stop that server first.`);
	}
}

/** SQLite's number for "another process has it". */
const busy = 5;

/**
 * Locks the data directory for this process. PGlite would let a second process in, and both would corrupt it. The
 * lock is an open transaction on an empty SQLite file, which is a lock of the operating system: only one process
 * can take it, and it ends with its process. A file with a process id could be left behind, half written, or name
 * an id that belongs to another process, for example in a container after a restart. Returns the release. Throws
 * DataDirectoryInUse.
 */
export function lockDataDirectory(directory: string): () => void {
	mkdirSync(directory, { recursive: true, mode: 0o700 });
	const lock = new DatabaseSync(join(directory, "process.lock"));
	// Only for the message: which process to stop.
	const holderFile = join(directory, "process.id");
	try {
		lock.exec("begin exclusive");
	} catch (error) {
		lock.close();
		if (error instanceof Error && "errcode" in error && error.errcode === busy) {
			throw new DataDirectoryInUse(directory, holderOf(holderFile));
		}
		throw error;
	}
	writeFileSync(holderFile, String(process.pid), { mode: 0o600 });
	return () => {
		if (!lock.isOpen) return;
		rmSync(holderFile, { force: true });
		lock.close();
	};
}

/**
 * Removes everything in the data directory. Throws DataDirectoryInUse while a process works in it: a database whose
 * files are replaced would take the new ones for its own.
 */
export function emptyDataDirectory(directory: string): void {
	const release = lockDataDirectory(directory);
	try {
		const kept = new Set(["process.lock", "process.id"]);
		for (const name of readdirSync(directory))
			if (!kept.has(name)) rmSync(join(directory, name), { recursive: true, force: true });
	} finally {
		release();
	}
}

function holderOf(file: string): string {
	try {
		return `process ${readFileSync(file, "utf8")}`;
	} catch {
		return "another process";
	}
}
