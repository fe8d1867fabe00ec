import { createHash } from "node:crypto";
import { constants, cpSync, existsSync, globSync, readFileSync, renameSync, rmSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { packageFolder } from "../process/package-folder.ts";
import { closeToOthers } from "./data-directory.ts";
import { MigrationFault } from "./migration-fault.ts";
import { migrationsFolder as ownMigrations } from "./migrations-folder.ts";

/** `npm run build` writes the template here. */
const buildFolder = join(packageFolder, "build");
const templates = "empty-database";
/** PostgreSQL takes 128 MB by default. The system caches the files of a database that fits into one process. */
const parameters = [...PGlite.defaultStartParams, "-c", "shared_buffers=8MB"];
/** PostgreSQL's first number for types that are not its own. */
const ownTypes = 10_000;

type Beginning = {
	/** A dumped database to start with; tests use it. */
	loadFrom?: Blob | undefined;
	templatesIn?: string;
	migrationsFolder?: string;
};

/** Opens the embedded database in this directory, or one in memory, and migrates it. */
export async function openEmbedded(
	directory: string | null,
	{ loadFrom, templatesIn = buildFolder, migrationsFolder = ownMigrations }: Beginning = {},
): Promise<PGlite> {
	if (directory !== null && loadFrom === undefined && !existsSync(directory))
		await writeFirst(directory, templateIn(templatesIn));
	return open(directory, migrationsFolder, loadFrom);
}

async function open(directory: string | null, migrationsFolder: string, loadFrom?: Blob): Promise<PGlite> {
	// V8 would compile PostgreSQL's functions a second time, which takes half a gigabyte and seconds of every start, for
	// lists that are a quarter faster.
	setFlagsFromString("--no-wasm-dynamic-tiering");
	setFlagsFromString("--no-wasm-tier-up");
	const lite = await PGlite.create({
		...(directory !== null && { dataDir: directory }),
		...(loadFrom !== undefined && { loadDataDir: loadFrom }),
		extensions: { pg_trgm },
		relaxedDurability: false,
		startParams: parameters,
	});
	endOnPanic(lite);
	// Drizzle has the parsers copied for every query. Those of rows as values, one for each table, are never used.
	for (const type of Object.keys(lite.parsers).map(Number)) if (type >= ownTypes) delete lite.parsers[type];
	// PGlite writes its first files readable for everyone.
	if (directory !== null) closeToOthers(directory);
	await applyMigrations(() => migrate(drizzle(lite), { migrationsFolder }));
	return lite;
}

/**
 * Ends the process after an error of PostgreSQL's severity PANIC, for example if the disk is full in the middle of a
 * commit. A PostgreSQL server ends too, because its memory no longer matches its log; the next start repairs the files from
 * the log. PGlite would go on and fail at every statement.
 */
function endOnPanic(lite: PGlite): void {
	const execute = lite.execProtocolStream.bind(lite);
	lite.execProtocolStream = async (...args) => {
		try {
			return await execute(...args);
		} catch (error) {
			if (!(error instanceof Error) || !("severity" in error) || error.severity !== "PANIC") throw error;
			process.stderr.write(
				`The embedded database cannot go on: ${error.message}. The process ends; the next start repairs the database.\n`,
			);
			process.exit(1);
		}
	};
}

/**
 * Writes the database of a first start: a copy of the template, which takes a tenth of the time of creating and migrating
 * one. It gets its name when it is complete, so a start that was killed leaves nothing that passes for a database.
 */
async function writeFirst(directory: string, template: string): Promise<void> {
	const unfinished = `${directory}.unfinished`;
	rmSync(unfinished, { recursive: true, force: true });
	if (existsSync(template))
		cpSync(template, unfinished, { recursive: true, mode: constants.COPYFILE_FICLONE });
	else await (await open(unfinished, ownMigrations)).close();
	renameSync(unfinished, directory);
}

/** Writes the template that first starts copy, and removes older ones; for the build. */
export async function writeTemplate(folder = buildFolder): Promise<void> {
	for (const old of globSync(`${templates}*`, { cwd: folder }))
		rmSync(join(folder, old), { recursive: true });
	await writeFirst(templateIn(folder), "");
}

/** The template's directory. Its name depends on all that it is made of, so one that is out of date is not found. */
function templateIn(folder: string): string {
	const pglite = findPackageJSON("@electric-sql/pglite", import.meta.url);
	if (pglite === undefined) throw new Error("the embedded database is not installed");
	const hash = createHash("sha256").update(readFileSync(pglite));
	for (const name of globSync("*.sql", { cwd: ownMigrations }).toSorted())
		hash.update(name).update(readFileSync(join(ownMigrations, name)));
	return join(folder, `${templates}-${hash.digest("hex").slice(0, 16)}`);
}

/** Applies what is new of the migrations, all in one transaction. Throws MigrationFault if PostgreSQL refuses one. */
export async function applyMigrations(apply: () => Promise<void>): Promise<void> {
	try {
		await apply();
	} catch (error) {
		throw error instanceof DrizzleQueryError
			? new MigrationFault(error.query, { cause: error.cause })
			: error;
	}
}
