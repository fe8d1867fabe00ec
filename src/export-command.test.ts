import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { saveSecondFactor } from "./accounts/server/second-factor/second-factor.repository.ts";
import { insertSession } from "./accounts/server/sessions.repository.ts";
import { addUserOnce } from "./accounts/server/users.repository.ts";
import { exportTables, runExportCommand } from "./export-command.ts";
import { operatorExport } from "./operator-export.ts";
import { newId } from "./platform/server/database/ids.ts";
import type { Database } from "./platform/server/database/database.ts";
import { inSnapshot, readJsonLines } from "./platform/server/database/table-rows.repository.ts";
import { type CommandPlace, preparePlace } from "./testing/command-place.ts";

const tables = Object.values(
	import.meta.glob<Record<string, unknown>>("./**/*.tables.ts", { eager: true }),
).flatMap((file) => Object.values(file).filter((value) => is(value, PgTable)));

let folder: string;
let place: CommandPlace;
const ashaId = newId();

/** More rows than are read at once. */
const manySearches = `insert into empty_searches (week, query, count)
select '2026-11-16', '"बिजली"' || chr(10) || number, 1 from generate_series(1, 2500) as number`;

async function addAsha({ db }: Database): Promise<void> {
	const now = new Date();
	await addUserOnce(db, { id: ashaId, mobile: "+919000000201", createdAt: now });
	await saveSecondFactor(db, ashaId, { sealedSecret: "marker-secret", enrolledAt: now });
	const times = { createdAt: now, lastUsedAt: now, endsAt: new Date(now.getTime() + 60_000) };
	await insertSession(db, {
		id: newId(),
		userId: ashaId,
		tokenHash: "marker-hash",
		device: "Test",
		...times,
	});
}

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "nukkad-export-"));
	place = await preparePlace(join(folder, "data"));
	await place.use(async (database) => {
		await addAsha(database);
		await database.db.execute(manySearches);
	});
});
afterAll(async () => {
	await place.close();
	rmSync(folder, { recursive: true });
});

const run = (...args: string[]) => runExportCommand(args, place.environment);
const linesOf = (file: string) =>
	readFileSync(file, "utf8")
		.split("\n")
		.slice(0, -1)
		.map((line) => JSON.parse(line) as Record<string, unknown>);

describe("the tables of the export", () => {
	test("are decided one by one: a new table fails here until somebody has", () => {
		expect(Object.keys(operatorExport).toSorted()).toEqual(tables.map(getTableName).toSorted());
	});

	test("have no column that sounds like a secret, but these", () => {
		const exported = tables.flatMap((table) => {
			const decision = operatorExport[getTableName(table)];
			if (decision === undefined || "leftOut" in decision) return [];
			return Object.values(getTableColumns(table))
				.map(({ name }) => name)
				.filter((name) => !decision.without.includes(name))
				.map((name) => `${getTableName(table)}.${name}`);
		});
		const secretive =
			/[._](hash|hashes|secret|token|sealed|signature|signed|code|key|auth|password|url|endpoint|session)(_|$)/;
		expect(exported.filter((name) => secretive.test(name)).toSorted()).toEqual(
			["users.referral_code", "invoices.signed_qr", "listing_images.key", "states.code"].toSorted(),
		);
	});

	test("leave out only columns that exist", () => {
		const wrong = Object.entries(operatorExport).flatMap(([name, decision]) => {
			const table = tables.find((one) => getTableName(one) === name);
			const columns = table === undefined ? [] : Object.values(getTableColumns(table)).map((one) => one.name);
			return "without" in decision ? decision.without.filter((column) => !columns.includes(column)) : [];
		});
		expect(wrong).toEqual([]);
	});
});

describe("npm run export", () => {
	test.each([[[]], [["--help"]], [["one", "two"]]])("prints its usage for %j", async (args) => {
		expect(await run(...args)).toEqual({
			isDone: false,
			text: expect.stringContaining("Usage: npm run export"),
		});
	});

	test("refuses a folder that exists, and one that cannot be created", async () => {
		expect((await run(folder)).text).toContain("exists already");
		expect((await run("/dev/null/export")).text).toContain("cannot be created (E");
	});

	test("writes every table and a manifest for the owner only, and no secret", async () => {
		const target = join(folder, "exports", "today");
		expect(await run(target)).toEqual({ isDone: true, text: expect.stringContaining("personal data") });
		const manifest = JSON.parse(readFileSync(join(target, "manifest.json"), "utf8")) as {
			schema: string;
			tables: { table: string; file: string; rows: number; columns: string[] }[];
			leftOut: { table: string; why: string }[];
		};
		expect(manifest.schema).toMatch(/^\d{4}_/);
		expect(manifest.tables.length + manifest.leftOut.length).toBe(tables.length);
		const files = manifest.tables.map(({ file }) => file);
		expect(readdirSync(target).toSorted()).toEqual([...files, "manifest.json"].toSorted());
		expect(statSync(target).mode & 0o777).toBe(0o700);
		for (const { file, rows, columns } of manifest.tables) {
			expect(statSync(join(target, file)).mode & 0o777).toBe(0o600);
			const lines = linesOf(join(target, file));
			expect(lines.length, file).toBe(rows);
			for (const line of lines.slice(0, 1)) expect(Object.keys(line)).toEqual(columns);
		}
		const everything = files.map((file) => readFileSync(join(target, file), "utf8")).join("\n");
		expect(everything).not.toContain("marker-");
		expect(linesOf(join(target, "users.ndjson"))).toMatchObject([{ id: ashaId, mobile: "+919000000201" }]);
		expect(linesOf(join(target, "services.ndjson")).length).toBeGreaterThan(50);
	});

	test("reads a table of several batches completely, with quotes, line breaks and other scripts", async () => {
		await place.use(({ db }) =>
			inSnapshot(db, async (tx) => {
				const lines: string[] = [];
				for await (const batch of readJsonLines(tx, "empty_searches", ["query"])) lines.push(...batch);
				const read = lines.map((line) => (JSON.parse(line) as { query: string }).query);
				expect(read.length).toBe(2_500);
				expect(new Set(read).size).toBe(2_500);
				expect(read).toContain('"बिजली"\n2500');
			}),
		);
	});

	// The embedded database has one connection.
	test.runIf(inject("template").kind === "postgres")(
		"shows one moment, whatever is written meanwhile",
		async () => {
			await place.use(async ({ db }) => {
				const target = mkdtempSync(join(folder, "moment-"));
				const done = await exportTables(db, target, async ({ table }) => {
					if (table === "users")
						await db.execute(
							"insert into page_views (day, path, count) values ('2026-11-20', '/meanwhile', 1)",
						);
				});
				expect(done.find(({ table }) => table === "page_views")?.rows).toBe(0);
				expect((await db.execute("select from page_views")).rows).toHaveLength(1);
			});
		},
	);
});
