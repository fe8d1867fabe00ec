import type { Readable } from "node:stream";
import type { Database } from "../database/database.ts";

/** The store of pictures, as backups use it. */
export type PictureFiles = {
	list(): AsyncIterable<string>;
	/** Null if it has been deleted meanwhile. */
	read(key: string): Promise<{ body: Readable; size: number } | null>;
	put(key: string, bytes: Uint8Array): Promise<void>;
	delete(key: string): Promise<void>;
};

/** The name of the first file in a backup, a Manifest. */
export const manifestName = "backup.json";
/** The name of the dump of a PostgreSQL database in a backup's folder `database`. */
export const dumpName = "postgres.dump";

/** What a restore has to know before it begins. */
export type Manifest = {
	format: 1;
	/** Null if the backup has pictures only. */
	database: Database["kind"] | null;
	/** The time stamp of the database's last migration. */
	migratedTo: number | null;
};

/**
 * A backup that is older is deleted by the next one, a day later at most, and with it people who deleted their accounts:
 * the privacy page promises 35 days.
 */
const keptForDays = 34;

/** The name of a backup of this moment. */
export function backupName(of: { picturesOnly: boolean; isEncrypted: boolean; now: Date }): string {
	const stamp = of.now.toISOString().replace(/[-:]|\.\d+/g, "");
	return `${of.picturesOnly ? "pictures" : "backup"}-${stamp}.tar.gz${of.isEncrypted ? ".age" : ""}`;
}

/** When the backup with this name was made, in milliseconds; null if this is no backup's name. */
export function backupTime(name: string): number | null {
	const stamp = /^(?:backup|pictures)-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz(?:\.age)?$/.exec(name);
	if (stamp === null) return null;
	const [, year, month, day, hour, minute, second] = stamp;
	return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** Whether a file is a backup that would be older than 35 days before the next one is made. */
export function isOutdated(name: string, now: Date): boolean {
	const madeAt = backupTime(name);
	return madeAt !== null && now.getTime() - madeAt > keptForDays * 86_400_000;
}
