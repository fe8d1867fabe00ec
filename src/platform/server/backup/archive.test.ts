import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { expect, test } from "vitest";
import { type ArchiveEntry, packArchive, readArchive } from "./archive.ts";
import { BackupError } from "./backup-error.ts";

const key = await generateIdentity();
const picture = randomBytes(200_000);

async function* twoFiles(): AsyncGenerator<ArchiveEntry> {
	yield { name: "database", size: 0, body: null };
	yield { name: "database/PG_VERSION", size: 3, body: Readable.from([Buffer.from("17\n")]) };
	yield { name: "media/a.webp", size: picture.length, body: Readable.from([picture]) };
}
const packed = async (recipients: string[]) => buffer(await packArchive(twoFiles(), recipients));
const encrypted = await packed([await identityToRecipient(key)]);
const plain = await packed([]);

async function unpacked(bytes: Uint8Array, identities: string[] = []): Promise<Record<string, unknown>> {
	const files: Record<string, unknown> = {};
	// In small pieces, as they come from a network.
	const pieces = Array.from({ length: Math.ceil(bytes.length / 10_000) }, (_, index) =>
		bytes.subarray(index * 10_000, (index + 1) * 10_000),
	);
	await readArchive(Readable.from(pieces), identities, async ({ name, body }) => {
		files[name] = body === null ? null : await buffer(body);
	});
	return files;
}

test.each([
	["an encrypted", encrypted],
	["a plain", plain],
])("reads what was packed from %s archive", async (_kind, bytes) => {
	expect(await unpacked(bytes, [key])).toEqual({
		database: null,
		"database/PG_VERSION": Buffer.from("17\n"),
		"media/a.webp": picture,
	});
});

test("encrypts for several keys, each of which opens the archive", async () => {
	const other = await generateIdentity();
	const bytes = await packed([await identityToRecipient(key), await identityToRecipient(other)]);
	expect(Object.keys(await unpacked(bytes, [other]))).toHaveLength(3);
});

test("refuses a wrong key and a missing one", async () => {
	await expect(unpacked(encrypted, [await generateIdentity()])).rejects.toThrow(
		new BackupError("The key does not open this backup."),
	);
	await expect(unpacked(encrypted)).rejects.toThrow("This backup is encrypted");
});

test.each([
	["encrypted", encrypted],
	["plain", plain],
])("refuses a damaged and an incomplete archive that is %s", async (_kind, bytes) => {
	const damaged = Buffer.from(bytes);
	damaged.writeUInt8(damaged.readUInt8(100_000) ^ 1, 100_000);
	await expect(unpacked(damaged, [key])).rejects.toThrow("The backup is damaged or incomplete");
	for (const length of [bytes.length - 1, 150_000, 65_536, 30])
		await expect(unpacked(bytes.subarray(0, length), [key])).rejects.toThrow(
			"The backup is damaged or incomplete",
		);
});

test.each([new Uint8Array(), Buffer.from("something else"), Buffer.from("\u001f")])(
	"refuses a file that is no backup",
	async (bytes) => {
		await expect(unpacked(bytes, [key])).rejects.toThrow("This file is not a backup.");
	},
);

test("passes on the failure of reading a file and of keeping one", async () => {
	async function* broken(): AsyncGenerator<ArchiveEntry> {
		yield* twoFiles();
		throw new Error("the store is away");
	}
	await expect(buffer(await packArchive(broken(), []))).rejects.toThrow("the store is away");
	const full = Object.assign(new Error("no space"), { code: "ENOSPC" });
	await expect(readArchive(Readable.from([plain]), [], () => Promise.reject(full))).rejects.toBe(full);
});

test("refuses a public key with a mistake in it", async () => {
	await expect(packArchive(twoFiles(), ["age1qqqq"])).rejects.toThrow("BACKUP_RECIPIENTS: age1qqqq");
});
