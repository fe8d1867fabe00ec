import { access, constants, stat } from "node:fs/promises";
import { normalizeMobile } from "../../accounts/mobile.ts";
import { findUserByMobile } from "../../accounts/server/accounts.api.ts";
import { createCatalogue } from "../../catalogue/server/catalogue.api.ts";
import { createPlaces, isDirectoryLoaded } from "../../places/server/places.api.ts";
import { parseArgs } from "node:util";
import { installFieldWords } from "../../platform/field-words.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { type Outcome, printOutcome, runOnDatabase } from "../../platform/server/process/command.ts";
import { mayRegisterOthers } from "../listings.policy.ts";
import { CsvFault } from "./import/csv-file.ts";
import { createFaultReport, type FaultReport } from "./import/fault-report.ts";
import { type ImportCounts, importProfessionals } from "./import/import-professionals.ts";
import type { Importer } from "./import/plan-batch.ts";

const usage = `Usage: npm run import -- <file.csv> [--apply --by <mobile>] [--skip-payment "<reason>"]

Without --apply, the file is only checked and nothing is written.
  --apply          registers the professionals
  --by             the mobile of the member of staff who registers them
  --skip-payment   waives the payment for services that are paid for
docs/import-export.md describes the columns.`;

const refused = (text: string): Outcome => ({ text, isDone: false });
const count = (rows: number) => rows.toLocaleString("en-IN");

type Arguments = { file: string; isDryRun: boolean; by: string | undefined; skipReason: string | null };

function readArguments(args: readonly string[]): Arguments | { fault: string } {
	try {
		const { values, positionals } = parseArgs({
			args: [...args],
			allowPositionals: true,
			options: { apply: { type: "boolean" }, by: { type: "string" }, "skip-payment": { type: "string" } },
		});
		const [file, ...others] = positionals;
		const { apply = false, by, "skip-payment": reason } = values;
		if (file === undefined) return { fault: "Name the file." };
		if (others.length > 0) return { fault: `Only one file at a time, not ${others.join(" ")} too.` };
		if (apply && by === undefined) return { fault: "--apply needs --by." };
		if (reason?.trim() === "") return { fault: "--skip-payment needs a reason." };
		return { file, isDryRun: !apply, by, skipReason: reason?.trim() ?? null };
	} catch (error) {
		// An unknown option, or one without its value.
		return { fault: error instanceof Error ? error.message : String(error) };
	}
}

/** A dry run without --by checks for any member of staff. */
async function findImporter(db: Db, { by, skipReason }: Arguments): Promise<Importer | { fault: string }> {
	if (by === undefined) return { viewer: { userId: "", role: "admin" }, skipReason };
	const read = normalizeMobile(by);
	if ("fault" in read) return { fault: `--by: ${read.fault}` };
	const user = await findUserByMobile(db, read.mobile);
	if (
		user === undefined ||
		user.suspendedAt !== null ||
		!mayRegisterOthers({ userId: user.id, role: user.role })
	)
		return { fault: `--by: ${read.mobile} is not a member of staff who may register others.` };
	return { viewer: { userId: user.id, role: user.role }, skipReason };
}

function summaryOf({ rows, registered, present, faulty }: ImportCounts, isDryRun: boolean): string {
	return [
		`${count(rows)} rows read.${isDryRun ? " This was a dry run: nothing is written." : ""}`,
		`  ${count(registered)} ${isDryRun ? "would be registered" : "registered; they wait for a manager's confirmation"}`,
		`  ${count(present)} registered already, left as they are`,
		`  ${count(faulty)} with faults, not registered`,
	].join("\n");
}

async function isReadable(path: string): Promise<boolean> {
	try {
		await access(path, constants.R_OK);
		return (await stat(path)).isFile();
	} catch {
		return false;
	}
}

type Progress = (text: string) => void;

async function runImport(db: Db, asked: Arguments, tell: Progress): Promise<Outcome> {
	const clock = () => new Date();
	const catalogue = createCatalogue(db, createPlaces(db, clock), clock);
	const { services } = await catalogue.snapshot();
	if (services.length === 0 || !(await isDirectoryLoaded(db)))
		return refused(
			"The catalogue or the post offices are missing. Start the server, and wait until its log says “pincode directory loaded”.",
		);
	const importer = await findImporter(db, asked);
	if ("fault" in importer) return refused(importer.fault);
	const faultsFile = `${asked.file}.faults.csv`;
	let report: FaultReport;
	try {
		report = createFaultReport(faultsFile);
	} catch (error) {
		const code = error instanceof Error && "code" in error ? String(error.code) : "unknown failure";
		return refused(`The faults cannot be written to ${faultsFile} (${code}). Nothing is registered.`);
	}
	let reported = 0;
	const progress = (rows: number) => {
		if (rows - reported < 10_000) return;
		reported = rows;
		tell(`${count(rows)} rows …`);
	};
	try {
		const { isDryRun } = asked;
		const options = { importer, isDryRun, addFault: report.add, progress };
		const counts = await importProfessionals({ db, clock, catalogue }, asked.file, options);
		const parts = [summaryOf(counts, isDryRun), await report.finish(), counts.stopped ?? ""];
		return {
			text: parts.filter((part) => part !== "").join("\n"),
			isDone: counts.faulty === 0 && counts.stopped === null,
		};
	} catch (error) {
		if (error instanceof CsvFault) return refused(error.message);
		throw error;
	}
}

/**
 * `npm run import -- file.csv` checks a file of professionals and lists every fault by line; `--apply` registers them.
 * It can be repeated: what is registered already is left as it is. The embedded database belongs to one process, so the
 * server must be stopped.
 */
export async function runImportCommand(
	args: readonly string[],
	environment: Record<string, string | undefined>,
	tell: Progress = () => {},
): Promise<Outcome> {
	const asked = readArguments(args);
	if ("fault" in asked) return refused(`${asked.fault}\n\n${usage}`);
	installFieldWords();
	if (!(await isReadable(asked.file))) return refused(`${asked.file} is not a file that can be read.`);
	return runOnDatabase(environment, (db) => runImport(db, asked, tell));
}

if (import.meta.main) {
	const tell = (line: string) => process.stderr.write(`${line}\n`);
	printOutcome(await runImportCommand(process.argv.slice(2), process.env, tell));
}
