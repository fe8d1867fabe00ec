import { createWriteStream, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { operatorExport } from "./operator-export.ts";
import type { Db } from "./platform/server/database/database.ts";
import {
	inSnapshot,
	readColumnNames,
	readJsonLines,
} from "./platform/server/database/table-rows.repository.ts";
import { makeDirectory } from "./platform/server/database/data-directory.ts";
import { type Outcome, printOutcome, runOnDatabase } from "./platform/server/process/command.ts";

const refused = (text: string): Outcome => ({ text, isDone: false });

const usage = `Usage: npm run export -- <new folder>

Writes everything that the operator owns into a new folder: a file for each table, one row of JSON in each line.
docs/import-export.md describes it.`;

/** For its owner only, as the folder is: the files contain people's numbers and addresses. */
const fileMode = 0o600;

/** The latest migration, which the open database has. */
function readSchemaVersion(): string {
	const journal = readFileSync(join(import.meta.dirname, "../migrations/meta/_journal.json"), "utf8");
	const { entries } = JSON.parse(journal) as { entries: { tag: string }[] };
	return entries.at(-1)?.tag ?? "";
}

type ExportedTable = { table: string; file: string; rows: number; columns: string[] };

async function writeTable(tx: Db, folder: string, table: string, columns: string[]): Promise<ExportedTable> {
	const file = `${table}.ndjson`;
	let rows = 0;
	const pieces = async function* () {
		for await (const lines of readJsonLines(tx, table, columns)) {
			rows += lines.length;
			yield `${lines.join("\n")}\n`;
		}
	};
	const target = createWriteStream(join(folder, file), { mode: fileMode, flags: "wx" });
	await pipeline(Readable.from(pieces()), target);
	return { table, file, rows, columns };
}

/**
 * Writes the tables of one moment, each in a file of its own, and at last `manifest.json`: a folder without it is not
 * complete. `written` is called after each table.
 */
export async function exportTables(
	db: Db,
	folder: string,
	written: (table: ExportedTable) => Promise<void> | void = () => {},
): Promise<ExportedTable[]> {
	const tables: ExportedTable[] = [];
	const startedAt = new Date();
	await inSnapshot(db, async (tx) => {
		const columnNames = await readColumnNames(tx);
		for (const [table, decision] of Object.entries(operatorExport)) {
			if ("leftOut" in decision) continue;
			const columns = columnNames.get(table)?.filter((column) => !decision.without.includes(column)) ?? [];
			// oxlint-disable-next-line no-await-in-loop -- one transaction reads one table after the other
			const done = await writeTable(tx, folder, table, columns);
			tables.push(done);
			// oxlint-disable-next-line no-await-in-loop -- as above
			await written(done);
		}
	});
	const leftOut = Object.entries(operatorExport).flatMap(([table, decision]) =>
		"leftOut" in decision ? [{ table, why: decision.leftOut }] : [],
	);
	const manifest = { exportedAt: startedAt.toISOString(), schema: readSchemaVersion(), tables, leftOut };
	writeFileSync(join(folder, "manifest.json"), `${JSON.stringify(manifest, null, "\t")}\n`, {
		mode: fileMode,
		flag: "wx",
	});
	return tables;
}

async function exportInto(db: Db, folder: string): Promise<Outcome> {
	if (existsSync(folder)) return refused(`${folder} exists already. Name a folder that does not.`);
	try {
		makeDirectory(folder);
	} catch (error) {
		const code = error instanceof Error && "code" in error ? String(error.code) : "unknown failure";
		return refused(`${folder} cannot be created (${code}).`);
	}
	try {
		const tables = await exportTables(db, folder);
		const rows = tables.reduce((sum, table) => sum + table.rows, 0);
		return {
			text: `${rows.toLocaleString("en-IN")} rows of ${tables.length} tables are in ${folder}. They contain personal data: keep them safe.`,
			isDone: true,
		};
	} catch (error) {
		rmSync(folder, { recursive: true, force: true });
		if (error instanceof Error && "code" in error && error.code === "ENOSPC")
			return refused("The disk is full. Nothing is left of this export.");
		throw error;
	}
}

/**
 * `npm run export -- folder` writes what the operator owns, for a move to another system or a look from outside. The
 * embedded database belongs to one process, so the server must be stopped; PostgreSQL serves on.
 */
export async function runExportCommand(
	[folder, ...others]: readonly string[],
	environment: Record<string, string | undefined>,
): Promise<Outcome> {
	if (folder === undefined || folder.startsWith("-") || others.length > 0) return refused(usage);
	return runOnDatabase(environment, (db) => exportInto(db, folder));
}

if (import.meta.main) printOutcome(await runExportCommand(process.argv.slice(2), process.env));
