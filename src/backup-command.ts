import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { backupPictures } from "./backup-pictures.ts";
import { BackupError } from "./platform/server/backup/backup-error.ts";
import { openBackupPlace } from "./platform/server/backup/backup-place.ts";
import { makeBackup } from "./platform/server/backup/make-backup.ts";
import { runCommand } from "./platform/server/backup/run-command.ts";

const usage = `npm run backup                      backs up the database and the pictures
npm run backup -- --only pictures   backs up the pictures; something else backs up the database
npm run backup -- new-key FILE      writes a new key into FILE and prints its public key`;

/** Writes a key pair that opens backups, in the format of age-keygen. Never overwrites one. */
async function writeNewKey(file: string): Promise<string> {
	if (existsSync(file)) throw new BackupError(`${file} exists already, and no key is overwritten.`);
	const identity = await generateIdentity();
	const recipient = await identityToRecipient(identity);
	await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: "wx" });
	return `BACKUP_RECIPIENTS=${recipient}\n${file} opens the backups. Keep it elsewhere: without it they are lost, with it they are open.`;
}

await runCommand(usage, async ({ settings, positionals, picturesOnly, signal }) => {
	const [word, file] = positionals;
	if (word === "new-key" && file !== undefined) return writeNewKey(file);
	if (word !== undefined) return null;
	const place = await openBackupPlace(settings);
	const pictures = await backupPictures(settings);
	const {
		name,
		pictures: count,
		deleted,
	} = await makeBackup({
		settings,
		pictures,
		place,
		picturesOnly,
		now: new Date(),
		signal,
	});
	const warning =
		settings.BACKUP_RECIPIENTS.length === 0
			? " It is not encrypted, because BACKUP_RECIPIENTS is empty: anyone who has the file can read it."
			: "";
	return `${name} is in ${place.title}. Pictures: ${count}. Old backups deleted: ${deleted.length}.${warning}`;
});
