import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ReadableStream } from "node:stream/web";
import { constants, createGunzip, createGzip } from "node:zlib";
import { Decrypter, Encrypter } from "age-encryption";
import { extract, pack } from "tar-stream";
import { BackupError } from "./backup-error.ts";

/** A file in a backup, or a folder, which has no body. */
export type ArchiveEntry = { name: string; size: number; body: Readable | null };

/**
 * Packs the entries as tar and gzip and encrypts them for the recipients, if there are any. All three are standard
 * formats: without this program, `age -d` and `tar xz` open a backup.
 */
export async function packArchive(
	entries: AsyncIterable<ArchiveEntry>,
	recipients: readonly string[],
): Promise<Readable> {
	const encrypter = encrypterFor(recipients);
	const tar = pack();
	async function feed(): Promise<void> {
		for await (const { name, size, body } of entries) {
			if (body === null) tar.entry({ name, type: "directory", mode: 0o700 });
			else await pipeline(body, tar.entry({ name, size, mode: 0o600 }));
		}
		tar.finalize();
	}
	const zip = createGzip({ level: constants.Z_BEST_SPEED });
	// Their failures reach the reader of the result.
	pipeline(tar, zip).catch(() => {});
	feed().catch((error: unknown) => tar.destroy(error instanceof Error ? error : new Error(String(error))));
	if (encrypter === null) return zip;
	return Readable.fromWeb(await encrypter.encrypt(ReadableStream.from(zip)));
}

function encrypterFor(recipients: readonly string[]): Encrypter | null {
	if (recipients.length === 0) return null;
	const encrypter = new Encrypter();
	for (const recipient of recipients)
		try {
			encrypter.addRecipient(recipient);
		} catch (error) {
			throw new BackupError(`BACKUP_RECIPIENTS: ${recipient} is no public key of age.`, { cause: error });
		}
	return encrypter;
}

/**
 * Passes the entries of an archive to `keep`, one after the other. Everything is checked only at its end, so do not
 * use what you kept before this returns. Throws BackupError for a wrong key and for a damaged or incomplete archive.
 */
export async function readArchive(
	archive: Readable,
	identities: readonly string[],
	keep: (entry: ArchiveEntry) => Promise<void>,
): Promise<void> {
	const tar = extract();
	const fed = pipeline(await decrypted(archive, identities), createGunzip(), tar);
	let isBroken = false;
	fed.catch(() => (isBroken = true));
	try {
		for await (const entry of tar) {
			const { name, size, type } = entry.header;
			const body = type === "directory" ? null : Readable.from(entry);
			await keep({ name, size, body }).catch((error: unknown) => {
				throw isBroken ? error : new KeepingFailed(error);
			});
			entry.resume();
		}
		await fed;
	} catch (error) {
		if (error instanceof KeepingFailed) throw error.cause;
		const reason = error instanceof Error ? ` (${error.message})` : "";
		throw new BackupError(`The backup is damaged or incomplete${reason}.`, { cause: error });
	}
}

/** The failure of the one who keeps the entries, which says nothing about the archive. */
class KeepingFailed extends Error {
	constructor(cause: unknown) {
		super("an entry was not kept", { cause });
	}
}

const ageStart = "age-encryption.org/";
const gzipStart = "\u001f\u008b";

/** The gzip stream in an archive. Throws BackupError for a key that does not fit, and for any other file. */
async function decrypted(archive: Readable, identities: readonly string[]): Promise<Readable> {
	const chunks: AsyncIterator<Buffer> = archive[Symbol.asyncIterator]();
	const { value: first = Buffer.alloc(0) } = await chunks.next();
	const start = first.toString("latin1", 0, ageStart.length);
	async function* all() {
		yield first;
		yield* { [Symbol.asyncIterator]: () => chunks };
	}
	if (start.startsWith(gzipStart)) return Readable.from(all());
	if (start !== ageStart) throw new BackupError("This file is not a backup.");
	if (identities.length === 0)
		throw new BackupError("This backup is encrypted: name the file with its key, as --key FILE.");
	const decrypter = new Decrypter();
	for (const identity of identities) decrypter.addIdentity(identity);
	try {
		return Readable.fromWeb(await decrypter.decrypt(ReadableStream.from(all())));
	} catch (error) {
		if (error instanceof Error && error.message.startsWith("no identity matched"))
			throw new BackupError("The key does not open this backup.", { cause: error });
		throw new BackupError("The backup is damaged or incomplete.", { cause: error });
	}
}
