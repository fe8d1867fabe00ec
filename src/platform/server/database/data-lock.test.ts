import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DataDirectoryInUse, emptyDataDirectory, lockDataDirectory } from "./data-lock.ts";

let directory: string;
const children: ChildProcess[] = [];
beforeEach(() => {
	directory = mkdtempSync(join(tmpdir(), "nukkad-lock-"));
});
afterEach(() => {
	for (const child of children.splice(0)) child.kill("SIGKILL");
	rmSync(directory, { recursive: true });
});

const module = pathToFileURL(join(import.meta.dirname, "data-lock.ts")).href;
const program = `
	const { lockDataDirectory } = await import(${JSON.stringify(module)});
	try { lockDataDirectory(process.argv[1]); console.log("has it"); setInterval(() => {}, 1000); }
	catch (error) { console.log(error.name); }`;

/** A process that tries to lock the directory and keeps it; returns the result. */
async function startOther(): Promise<{ child: ChildProcess; outcome: string }> {
	const child = spawn(process.execPath, ["--input-type=module", "-e", program, directory]);
	children.push(child);
	const [said] = await once(child.stdout, "data");
	return { child, outcome: String(said).trim() };
}

test("one of several simultaneous processes gets the directory, whatever an earlier one left behind", async () => {
	writeFileSync(join(directory, "process.id"), String(process.ppid));
	const outcomes = (await Promise.all([1, 2, 3].map(startOther))).map(({ outcome }) => outcome);
	expect(outcomes.toSorted()).toEqual(["DataDirectoryInUse", "DataDirectoryInUse", "has it"]);
});

test("the message names the process that has it", async () => {
	const { child } = await startOther();
	expect(() => lockDataDirectory(directory)).toThrow(
		new DataDirectoryInUse(directory, `process ${child.pid}`),
	);
});

test("a killed process does not block the next one", async () => {
	const { child } = await startOther();
	child.kill("SIGKILL");
	await once(child, "exit");
	expect(() => lockDataDirectory(directory)()).not.toThrow();
});

test("a directory in use cannot be emptied, and an emptied one can be locked", async () => {
	const kept = join(directory, "database", "file");
	mkdirSync(join(directory, "database"), { recursive: true });
	writeFileSync(kept, "rows");
	const { child } = await startOther();
	expect(() => emptyDataDirectory(directory)).toThrow(DataDirectoryInUse);
	expect(existsSync(kept)).toBe(true);
	child.kill("SIGKILL");
	await once(child, "exit");
	emptyDataDirectory(directory);
	expect(existsSync(kept)).toBe(false);
	expect(() => lockDataDirectory(directory)()).not.toThrow();
});

test("a released directory can be locked again, and a second release has no effect", () => {
	const release = lockDataDirectory(directory);
	release();
	const second = lockDataDirectory(directory);
	release();
	expect(() => lockDataDirectory(directory)).toThrow(DataDirectoryInUse);
	second();
});
