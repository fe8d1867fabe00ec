import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "./testing/root.ts";

function commands() {
	const folder = mkdtempSync(join(tmpdir(), "nukkad-backup-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const env = { PATH: process.env["PATH"], DATA_DIR: join(folder, "data"), BACKUP_DIR: folder };
	const run = (file: string, ...args: string[]) =>
		execFileSync(process.execPath, [file, ...args], { cwd: root, env, encoding: "utf8", stdio: "pipe" });
	return { folder, run };
}

test("a backup without a key warns that it is not encrypted", () => {
	const { run } = commands();
	expect(run("src/backup-command.ts", "--only", "pictures")).toContain(
		"It is not encrypted, because BACKUP_RECIPIENTS is empty: anyone who has the file can read it.",
	);
});

test("the list of backups leaves other files out", () => {
	const { folder, run } = commands();
	const name = "backup-20261024T023000Z.tar.gz.age";
	for (const file of [name, "backup.key", "notes.txt"]) writeFileSync(join(folder, file), "x");
	expect(run("src/restore-command.ts")).toBe(`${name}  0.0 MB\nin ${folder}\n`);
});

test("a new key never replaces a file", () => {
	const { folder, run } = commands();
	const file = join(folder, "backup.key");
	expect(run("src/backup-command.ts", "new-key", file)).toContain("BACKUP_RECIPIENTS=age1");
	const key = readFileSync(file, "utf8");
	expect(() => run("src/backup-command.ts", "new-key", file)).toThrow("exists already");
	expect(readFileSync(file, "utf8")).toBe(key);
});
