import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { startS3Server } from "./media/server/testing/s3-server.ts";
import { root } from "./testing/root.ts";

function commands() {
	const folder = mkdtempSync(join(tmpdir(), "nukkad-backup-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const env: Record<string, string | undefined> = {
		PATH: process.env["PATH"],
		DATA_DIR: join(folder, "data"),
		BACKUP_DIR: folder,
	};
	const run = async (file: string, ...args: string[]) =>
		(await promisify(execFile)(process.execPath, [file, ...args], { cwd: root, env })).stdout;
	return { folder, env, run };
}

test("a backup without a key warns that it is not encrypted", async () => {
	const { run } = commands();
	expect(await run("src/backup-command.ts", "--only", "pictures")).toContain(
		"It is not encrypted, because BACKUP_RECIPIENTS is empty: anyone who has the file can read it.",
	);
});

test("the list of backups leaves other files out", async () => {
	const { folder, run } = commands();
	const name = "backup-20261024T023000Z.tar.gz.age";
	for (const file of [name, "backup.key", "notes.txt"]) writeFileSync(join(folder, file), "x");
	expect(await run("src/restore-command.ts")).toBe(`${name}  0.0 MB\nin ${folder}\n`);
});

test("a new key never replaces a file", async () => {
	const { folder, run } = commands();
	const file = join(folder, "backup.key");
	expect(await run("src/backup-command.ts", "new-key", file)).toContain("BACKUP_RECIPIENTS=age1");
	const key = readFileSync(file, "utf8");
	await expect(run("src/backup-command.ts", "new-key", file)).rejects.toThrow("exists already");
	expect(readFileSync(file, "utf8")).toBe(key);
});

test("a key that cannot be read is named with the reason", async () => {
	const { folder, run } = commands();
	const name = "backup-20261024T023000Z.tar.gz.age";
	writeFileSync(join(folder, name), "x");
	const file = join(folder, "backup.key");
	const restore = () => run("src/restore-command.ts", name, "--key", file);
	await expect(restore()).rejects.toThrow(/ENOENT.*backup\.key/);
	writeFileSync(file, "no key");
	await expect(restore()).rejects.toThrow(`There is no key in ${file}.`);
});

/** Adds a picture to the data directory. Returns its path in there. */
function addPicture(dataDirectory: string, bytes: Buffer): string {
	const picture = "media/service-professionals/01/0123456789abcdef-800.webp";
	mkdirSync(dirname(join(dataDirectory, picture)), { recursive: true });
	writeFileSync(join(dataDirectory, picture), bytes);
	return picture;
}

test("a backup that does not fit leaves nothing behind, and the older ones", async () => {
	const { folder, env } = commands();
	addPicture(join(folder, "data"), randomBytes(2_000_000));
	const older = "pictures-20261024T023000Z.tar.gz";
	writeFileSync(join(folder, older), "x");
	// No file can grow beyond 1 MB.
	const limited = [
		"-c",
		'ulimit -f 2048 && exec "$0" src/backup-command.ts --only pictures',
		process.execPath,
	];
	await expect(promisify(execFile)("sh", limited, { cwd: root, env })).rejects.toMatchObject({
		code: 1,
		stderr: "The disk is full. The incomplete files are removed, and older backups are kept.\n",
	});
	expect(readdirSync(folder).toSorted()).toEqual(["data", older]);
});

test("pictures are backed up into a bucket, encrypted, and restored from it", async () => {
	const { folder, env, run } = commands();
	const signing = { accessKeyId: "AKIATEST", secretAccessKey: "a secret", region: "ap-south-1" };
	const store = await startS3Server(signing, "backups");
	onTestFinished(() => store.close());
	const key = join(folder, "backup.key");
	const [, recipient] =
		/^BACKUP_RECIPIENTS=(.+)$/m.exec(await run("src/backup-command.ts", "new-key", key)) ?? [];
	Object.assign(env, {
		BACKUP_DIR: undefined,
		BACKUP_RECIPIENTS: recipient,
		BACKUP_S3_ENDPOINT: store.endpoint,
		BACKUP_S3_REGION: signing.region,
		BACKUP_S3_BUCKET: "backups",
		BACKUP_S3_ACCESS_KEY_ID: signing.accessKeyId,
		BACKUP_S3_SECRET_ACCESS_KEY: signing.secretAccessKey,
		BACKUP_S3_PATH_STYLE: "true",
	});
	const picture = addPicture(join(folder, "data"), Buffer.from("the picture"));

	const [name = ""] = (await run("src/backup-command.ts", "--only", "pictures")).split(" ");
	expect(name).toMatch(/^pictures-\d+T\d+Z\.tar\.gz\.age$/);
	expect(await run("src/restore-command.ts")).toMatch(`${name}  0.0 MB\nin the bucket backups`);

	env["DATA_DIR"] = join(folder, "restored");
	const restore = () => run("src/restore-command.ts", name, "--key", key, "--only", "pictures");
	expect(await restore()).toBe(`${name} is restored. Pictures: 1.\n`);
	expect(readFileSync(join(folder, "restored", picture), "utf8")).toBe("the picture");
	await expect(restore()).rejects.toThrow("There are pictures already");
});
