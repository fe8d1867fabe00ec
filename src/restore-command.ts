import { existsSync } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { backupPictures } from "./backup-pictures.ts";
import { BackupError } from "./platform/server/backup/backup-error.ts";
import { openBackupPlace } from "./platform/server/backup/backup-place.ts";
import { backupTime } from "./platform/server/backup/manifest.ts";
import { restoreBackup } from "./platform/server/backup/restore-backup.ts";
import { runCommand } from "./platform/server/backup/run-command.ts";
import type { Settings } from "./platform/server/process/settings.ts";

const usage = `npm run restore -- NAME [--key FILE]                   restores a backup into an empty place
npm run restore -- NAME [--key FILE] --only pictures   restores its pictures only
npm run restore                                        lists the backups

NAME is a file, or the name of a backup in BACKUP_DIR or BACKUP_S3_BUCKET.`;

async function openArchive(settings: Settings, name: string) {
	if (existsSync(name)) return (await open(name)).createReadStream();
	const place = await openBackupPlace(settings);
	const backups = await place.list();
	if (!backups.some((backup) => backup.name === name))
		throw new BackupError(`There is no backup ${name}, neither as a file nor in ${place.title}.`);
	return place.open(name);
}

async function listBackups(settings: Settings): Promise<string> {
	const place = await openBackupPlace(settings);
	const backups = (await place.list())
		.filter(({ name }) => backupTime(name) !== null)
		.map(({ name, size }) => `${name}  ${(size / 1e6).toFixed(1)} MB`);
	return `${backups.length === 0 ? "No backups" : backups.toSorted().join("\n")}\nin ${place.title}`;
}

/** The keys in a file of age-keygen or of `npm run backup -- new-key`. */
async function readIdentities(file: string): Promise<string[]> {
	const lines = await readFile(file, "utf8");
	const identities = lines.split(/\s*\n/).filter((line) => line.startsWith("AGE-SECRET-KEY-"));
	if (identities.length === 0) throw new BackupError(`There is no key in ${file}.`);
	return identities;
}

await runCommand(usage, async ({ settings, positionals, key, picturesOnly, signal }) => {
	const [name, further] = positionals;
	if (name === undefined) return listBackups(settings);
	if (further !== undefined) return null;
	const identities = key === undefined ? [] : await readIdentities(key);
	const archive = await openArchive(settings, name);
	try {
		const pictures = await restoreBackup({
			settings,
			archive,
			identities,
			pictures: await backupPictures(settings),
			picturesOnly,
			signal,
		});
		return `${name} is restored. Pictures: ${pictures}.`;
	} finally {
		// One that is refused is not read, and its connection would keep the process alive.
		archive.destroy();
	}
});
