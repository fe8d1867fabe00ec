import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { openEmbedded, writeTemplate } from "./embedded-database.ts";

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
