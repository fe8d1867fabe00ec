import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { getLocale } from "../../../paraglide/runtime.js";
import { inLanguage } from "../language.ts";

/** A column of a CSV file: its title and its value in a row, in the reader's language. */
export type CsvColumn<Row> = { title: () => string; value: (row: Row) => string | number | null };

/** Rows that are read for one piece of a CSV file: enough that the queries do not dominate, few enough to stay small. */
export const csvBatch = 1_000;

/** Spreadsheet programs run a cell that begins with one of these as a formula. A negative amount is not a formula. */
const formulaStart = /^(?!-\d+\.\d\d$)[=+\-@\t\r]/;

/**
 * One cell. A text that a spreadsheet would run as a formula gets an apostrophe in front, which makes it text
 * again; numbers are unchanged.
 */
export function csvCell(value: string | number | null): string {
	if (value === null) return "";
	if (typeof value === "number") return String(value);
	const safe = formulaStart.test(value) ? `'${value}` : value;
	return /["\n\r,]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const csvRow = (cells: readonly (string | number | null)[]) => `${cells.map(csvCell).join(",")}\r\n`;

/** A page of the list that is exported; `nextCursor` is null at the end. */
export type CsvPage<Row> = { rows: readonly Row[]; nextCursor: string | null };

async function* csvPieces<Row>(
	columns: readonly CsvColumn<Row>[],
	readPage: (cursor: string | undefined) => Promise<CsvPage<Row>>,
	first: CsvPage<Row>,
): AsyncGenerator<string> {
	// The connection asks for later pieces, outside the request: they take its language along.
	const locale = getLocale();
	const rowsOf = ({ rows }: CsvPage<Row>) =>
		inLanguage(locale, () => rows.map((row) => csvRow(columns.map(({ value }) => value(row)))).join(""));
	// Without this mark Excel assumes the machine's own encoding.
	yield `\uFEFF${csvRow(columns.map(({ title }) => title()))}`;
	let page = first;
	for (;;) {
		yield rowsOf(page);
		const { nextCursor } = page;
		if (nextCursor === null) return;
		// oxlint-disable-next-line no-await-in-loop -- the next page begins where this one ends
		page = await inLanguage(locale, () => readPage(nextCursor));
	}
}

/**
 * Sends a list as a CSV file, page by page, so that a long one takes no more memory than a short one. The first
 * page is read before anything is sent, so that a request that fails there gets a normal error.
 */
export async function sendCsv<Row>(
	reply: FastifyReply,
	name: string,
	columns: readonly CsvColumn<Row>[],
	readPage: (cursor: string | undefined) => Promise<CsvPage<Row>>,
): Promise<void> {
	const first = await readPage(undefined);
	void reply
		.type("text/csv; charset=utf-8")
		.header("content-disposition", `attachment; filename="${name}.csv"`)
		.header("cache-control", "no-store")
		.send(Readable.from(csvPieces(columns, readPage, first)));
}
