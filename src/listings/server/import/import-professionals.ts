import { hash } from "node:crypto";
import type { CatalogueService } from "../../../catalogue/server/catalogue.api.ts";
import { createAddressReader } from "../../../places/server/places.api.ts";
import type { Clock } from "../../../platform/dates.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { type Candidate, checkRow, type RowContext, type RowFault } from "./check-row.ts";
import { CsvFault, type CsvRow, readCsv } from "./csv-file.ts";
import { createNameFinder } from "./find-names.ts";
import { readCells, readHeader } from "./read-header.ts";
import { foldedName, type Importer, withoutCountryCode } from "./plan-batch.ts";
import { checkBatch, FormChanged, writeBatch } from "./write-batch.ts";

/** Rows in one transaction; docs/import-export.md has the measurement. */
const defaultBatch = 250;

export type ImportOptions = {
	importer: Importer;
	isDryRun: boolean;
	batchSize?: number;
	addFault: (fault: RowFault) => void;
	/** Called after each batch with the number of rows so far. */
	progress: (rows: number) => void;
};

export type ImportCounts = {
	rows: number;
	registered: number;
	/** Registered before, and left as they are. */
	present: number;
	/** Rows with at least one fault; they are not registered. */
	faulty: number;
	/** Why the import ended before the end of the file; null if it did not. */
	stopped: string | null;
};

type ImportContext = { db: Db; clock: Clock; catalogue: CatalogueService };

/**
 * Registers the professionals of a CSV file, or only checks them, in one pass and at a memory that does not grow with the
 * file. Each batch is one transaction: after an interruption, the same call finds what is stored and continues. Throws
 * CsvFault if the file or its columns cannot be read at all.
 */
export async function importProfessionals(
	{ db, clock, catalogue }: ImportContext,
	path: string,
	options: ImportOptions,
): Promise<ImportCounts> {
	const { importer, isDryRun, batchSize = defaultBatch, addFault, progress } = options;
	const rowContext: RowContext = {
		names: await createNameFinder(catalogue),
		readAddress: createAddressReader(db, clock),
		skipsPayment: importer.skipReason !== null,
	};
	const rows = readCsv(path);
	const first = await rows.next();
	if (first.done === true) throw new CsvFault("The file is empty.");
	const { header, faults } = readHeader(first.value.cells, rowContext.names.snapshot);
	if (faults.length > 0) throw new CsvFault(faults.join("\n"));
	const counts: ImportCounts = { rows: 0, registered: 0, present: 0, faulty: 0, stopped: null };
	const lineOf = new Map<string, number>();
	let batch: Candidate[] = [];

	const refuse = (found: readonly RowFault[]) => {
		counts.faulty += 1;
		found.forEach(addFault);
	};
	const finishBatch = async () => {
		const done = isDryRun
			? await checkBatch(db, importer, batch)
			: await writeBatch(db, importer, batch, clock());
		batch = [];
		counts.registered += done.registered;
		counts.present += done.present;
		for (const fault of done.faults) refuse([fault]);
		progress(counts.rows);
		// Staff may change the catalogue during a long import.
		if ((await catalogue.snapshot()) !== rowContext.names.snapshot)
			rowContext.names = await createNameFinder(catalogue);
	};
	const readRow = async (row: CsvRow) => {
		if (row.cells.every((cell) => cell.trim() === "")) return;
		counts.rows += 1;
		const cells = readCells(header, row);
		if ("fault" in cells) return refuse([{ line: row.line, column: "", value: "", message: cells.fault }]);
		const checked = await checkRow(rowContext, cells);
		if (Array.isArray(checked)) return refuse(checked);
		const key = keyOf(checked);
		const before = lineOf.get(key);
		if (before !== undefined) {
			const message = `The same registration as on line ${before}.`;
			const value = withoutCountryCode(checked.mobile);
			return refuse([{ line: row.line, column: "mobile", value, message }]);
		}
		lineOf.set(key, row.line);
		batch.push(checked);
		if (batch.length >= batchSize) await finishBatch();
	};

	try {
		for await (const row of untilFault(
			rows,
			(fault) => (counts.stopped = `${fault} Correct it, and run this again.`),
		))
			await readRow(row);
		if (batch.length > 0) await finishBatch();
	} catch (error) {
		if (!(error instanceof FormChanged)) throw error;
		counts.stopped = `Staff have just changed the questions of “${error.message}”. Run this again.`;
	}
	return counts;
}

/** The rows up to the first that cannot be read, so that what was read before is finished. */
async function* untilFault(
	rows: AsyncGenerator<CsvRow>,
	stop: (fault: string) => void,
): AsyncGenerator<CsvRow> {
	try {
		yield* rows;
	} catch (error) {
		if (!(error instanceof CsvFault)) throw error;
		stop(error.message);
	}
}

/** A short key, because all keys stay in memory until the end. */
function keyOf({ mobile, service, choice, firmName, address }: Candidate): string {
	const several = service.multipleRegistration ? [foldedName(firmName), address] : [];
	return hash("sha256", JSON.stringify([mobile, service.id, choice?.id, several]), "base64url").slice(0, 16);
}
