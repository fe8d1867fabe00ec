import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../platform/server/database/open-database.ts";
import { startFault } from "../platform/server/process/start-fault.ts";
import { openProcessDatabase } from "./process-database.ts";
import { root } from "./root.ts";

/** All migrations, then two more: the first adds a table, the second has these statements. */
function migrationsWith(statements: string): string {
	const folder = mkdtempSync(join(tmpdir(), "nukkad-migrations-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	cpSync(join(root, "migrations"), folder, { recursive: true });
	const file = join(folder, "meta/_journal.json");
	const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: object[] };
	const added = ["9998_first", "9999_second"];
	journal.entries.push(
		...added.map((tag, index) => ({ version: "7", when: 9e12 + index, tag, breakpoints: true })),
	);
	writeFileSync(file, JSON.stringify(journal));
	writeFileSync(join(folder, "9998_first.sql"), "create table halfway (id integer)");
	writeFileSync(join(folder, "9999_second.sql"), statements);
	return folder;
}

test("a migration that fails changes nothing, and the version before goes on", async () => {
	const database = await openProcessDatabase(async () => {});
	onTestFinished(() => database.close());
	const open = (migrationsFolder: string) =>
		openDatabase({
			url: database.settings["DATABASE_URL"],
			dataDirectory: database.settings["DATA_DIR"] ?? null,
			migrationsFolder,
		});
	const tables = () =>
		database.visit(async ({ db }) => {
			const found = await db.execute<{ name: string }>(
				sql`select tablename as name from pg_tables where tablename in ('halfway', 'users') order by 1`,
			);
			return found.rows.map(({ name }) => name);
		});

	const failing = migrationsWith(
		"alter table halfway add x integer;--> statement-breakpoint\nalter table nowhere add x integer",
	);
	const failure: unknown = await open(failing).catch((error: unknown) => error);
	expect(startFault(failure)).toBe(
		'The database could not be changed for this version: relation "nowhere" does not exist\n' +
			"Nothing was changed. The version before can go on. The statement was:\nalter table nowhere add x integer",
	);
	expect(await tables()).toEqual(["users"]);

	const repaired = await open(migrationsWith("alter table halfway add x integer"));
	await repaired.close();
	expect(await tables()).toEqual(["halfway", "users"]);
});
