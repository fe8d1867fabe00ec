import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startS3Server } from "../../../media/server/testing/s3-server.ts";
import { readSettings } from "../process/settings.ts";
import { isDiskFull } from "./backup-error.ts";
import { openBackupPlace } from "./backup-place.ts";
import { backupName, isOutdated } from "./manifest.ts";

const signing = { accessKeyId: "AKIATEST", secretAccessKey: "a secret", region: "ap-south-1" };
const folder = mkdtempSync(join(tmpdir(), "nukkad-backups-"));
let store: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
	store = await startS3Server(signing, "backups");
});
afterAll(async () => {
	await store.close();
	rmSync(folder, { recursive: true, force: true });
});

const { signal } = new AbortController();
const places = [
	["a folder", () => ({ BACKUP_DIR: folder })],
	[
		"a bucket",
		() => ({
			BACKUP_S3_ENDPOINT: store.endpoint,
			BACKUP_S3_REGION: signing.region,
			BACKUP_S3_BUCKET: "backups",
			BACKUP_S3_ACCESS_KEY_ID: signing.accessKeyId,
			BACKUP_S3_SECRET_ACCESS_KEY: signing.secretAccessKey,
			BACKUP_S3_PATH_STYLE: "true",
		}),
	],
] as const;

describe.each(places)("%s", (_kind, settings) => {
	const open = () => openBackupPlace(readSettings(settings()));
	// More than one part of an upload.
	const chunks = Array.from({ length: 18 }, (_, index) => Buffer.alloc(1024 * 1024, index));

	test("stores, lists, reads and deletes backups", async () => {
		const place = await open();
		expect(await place.list()).toEqual([]);
		await place.put("large", Readable.from(chunks), signal);
		await place.put("small", Readable.from([Buffer.from("x")]), signal);
		expect((await place.list()).toSorted((one, other) => other.size - one.size)).toEqual([
			{ name: "large", size: 18 * 1024 * 1024 },
			{ name: "small", size: 1 },
		]);
		expect(Buffer.concat(chunks).equals(await buffer(await place.open("large")))).toBe(true);
		await place.delete("small");
		expect((await place.list()).map(({ name }) => name)).toEqual(["large"]);
	});

	test("keeps nothing of a backup that fails, and the older ones", async () => {
		const place = await open();
		async function* failing() {
			yield* chunks;
			throw Object.assign(new Error("no space left"), { code: "ENOSPC" });
		}
		await expect(place.put("failed", Readable.from(failing()), signal)).rejects.toThrow("no space left");
		expect((await place.list()).map(({ name }) => name)).toEqual(["large"]);
	});
});

test("a folder loses the unfinished file of a process that was killed, not that of one at work", async () => {
	const dayAgo = Date.now() / 1000 - 86_401;
	for (const name of ["killed.partial", "at-work.partial"]) writeFileSync(join(folder, name), "half");
	utimesSync(join(folder, "killed.partial"), dayAgo, dayAgo);
	const place = await openBackupPlace(readSettings({ BACKUP_DIR: folder }));
	await place.put("next", Readable.from([Buffer.from("x")]), signal);
	expect(readdirSync(folder).toSorted()).toEqual(["at-work.partial", "large", "next"]);
});

test("a folder refuses a second backup under the name of one that is being written, and keeps the first", async () => {
	const place = await openBackupPlace(readSettings({ BACKUP_DIR: folder }));
	const finish = Promise.withResolvers<void>();
	const begun = Promise.withResolvers<void>();
	async function* slow() {
		yield Buffer.from("first ");
		begun.resolve();
		await finish.promise;
		yield Buffer.from("backup");
	}
	const first = place.put("same second", Readable.from(slow()), signal);
	await begun.promise;
	await expect(place.put("same second", Readable.from([Buffer.from("x")]), signal)).rejects.toThrow(
		"Another backup is running.",
	);
	finish.resolve();
	await first;
	expect((await buffer(await place.open("same second"))).toString()).toBe("first backup");
	await place.delete("same second");
});

test("a backup that cannot be opened fails at once", async () => {
	const place = await openBackupPlace(readSettings({ BACKUP_DIR: folder }));
	await expect(place.open("missing")).rejects.toThrow("ENOENT");
});

test.each([
	[34, false],
	[34.01, true],
	[400, true],
	[-1, false],
])("a backup of %d days is outdated: %s", (days, outdated) => {
	const now = new Date("2026-11-28T02:30:00Z");
	const madeAt = new Date(now.getTime() - days * 86_400_000);
	for (const isEncrypted of [true, false])
		for (const picturesOnly of [true, false])
			expect(isOutdated(backupName({ picturesOnly, isEncrypted, now: madeAt }), now)).toBe(outdated);
});

test.each(["ENOSPC", "53100"])("a disk is full if a cause of the error has the code %s", (code) => {
	const cause = Object.assign(new Error("No space left on device"), { code });
	expect(isDiskFull(new Error("failed", { cause }))).toBe(true);
	expect(isDiskFull(new Error("failed"))).toBe(false);
});

test.each(["holiday.jpg", "backup-20200101T000000Z.tar.gz.partial", "my-backup-20200101T000000Z.tar.gz"])(
	"%s is not ours to delete",
	(name) => expect(isOutdated(name, new Date("2026-11-28"))).toBe(false),
);
