import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { root } from "../../../testing/root.ts";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { SettingsError } from "../process/settings.ts";
import { openEmbedded, writeTemplate } from "./embedded-database.ts";
import { openDatabase } from "./open-database.ts";

const folder = mkdtempSync(join(tmpdir(), "nukkad-embedded-"));
const templatesIn = join(folder, "build");
const directory = join(folder, "database");
let template: string;

beforeAll(async () => {
	mkdirSync(join(templatesIn, "empty-database-of-last-year"), { recursive: true });
	await writeTemplate(templatesIn);
	template = join(templatesIn, readdirSync(templatesIn)[0] ?? "");
	await visit(template, (lite) => lite.exec("create table of_the_template ()"));
});
beforeEach(() => rmSync(directory, { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

async function visit<Result>(where: string, work: (lite: PGlite) => Promise<Result>): Promise<Result> {
	const lite = await openEmbedded(where, { templatesIn });
	try {
		return await work(lite);
	} finally {
		await lite.close();
	}
}

const hasMark = async (lite: PGlite) =>
	(await lite.query("select from pg_tables where tablename = 'of_the_template'")).rows.length === 1;

const columns = `select table_name, column_name, data_type, column_default, is_nullable from information_schema.columns
	where table_schema = 'public' and table_name <> 'of_the_template' order by table_name, column_name`;

test("the build leaves one template", () => {
	expect(readdirSync(templatesIn)).toHaveLength(1);
});

test("a first start copies the template, which has the tables that the migrations make", async () => {
	const [isCopy, own] = await visit(directory, async (lite) => [
		await hasMark(lite),
		(await lite.query(columns)).rows,
	]);
	expect(isCopy).toBe(true);
	const migrated = await openTestDatabase();
	expect(own).toEqual((await migrated.db.execute(sql.raw(columns))).rows);
	await migrated.close();
});

test("a copy that a killed start left unfinished is no database", async () => {
	mkdirSync(`${directory}.unfinished`);
	writeFileSync(join(`${directory}.unfinished`, "half-a-table"), "");
	expect(await visit(directory, hasMark)).toBe(true);
	expect(existsSync(join(directory, "half-a-table"))).toBe(false);
	expect(existsSync(`${directory}.unfinished`)).toBe(false);
});

test("a template that was made of other migrations is not used", async () => {
	renameSync(template, join(templatesIn, "empty-database-0000000000000000"));
	expect(await visit(directory, hasMark)).toBe(false);
});

test("a process ends if the log cannot be written, and the next one has all that was committed", async () => {
	await visit(directory, (lite) => lite.exec("create table kept (n int); insert into kept values (1)"));
	const script = `
		import { openEmbedded } from "./src/platform/server/database/embedded-database.ts";
		const lite = await openEmbedded(${JSON.stringify(directory)});
		await lite.query("select pg_logical_emit_message(false, '', repeat('x', 20000000))").catch(() => {});
		console.log("went on");`;
	// No file can grow beyond 8 MB, and those of the log have 16 MB.
	const limited = [
		"-c",
		'ulimit -f 16384 && exec "$0" --input-type=module -e "$1"',
		process.execPath,
		script,
	];
	const failed = promisify(execFile)("sh", limited, { cwd: root });
	await expect(failed).rejects.toMatchObject({
		code: 1,
		stdout: "",
		stderr: expect.stringMatching(/^The embedded database cannot go on: could not write .*File too large/),
	});
	expect(await visit(directory, async (lite) => (await lite.query("select n from kept")).rows)).toEqual([
		{ n: 1 },
	]);
});

test.runIf(process.platform === "linux")(
	"opening a directory on a full disk says that the disk is full",
	async () => {
		// A file system that never has room.
		await expect(openDatabase({ dataDirectory: "/proc" })).rejects.toThrow(
			new SettingsError("DATA_DIR: the disk of /proc is full. Free some space, then start again."),
		);
	},
);
