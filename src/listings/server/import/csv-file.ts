import { isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { parse } from "csv-parse";

/** A row of a CSV file, and the line on which it begins; a cell may contain line breaks. */
export type CsvRow = { line: number; cells: string[] };

/** The file cannot be read as CSV; the message says what to do. */
export class CsvFault extends Error {}

type Encoding = "utf-8" | "utf-16le" | "utf-16be";

/** What is read of a file to find out its encoding and its delimiter. */
const sampleBytes = 64 * 1024;
/** No row is larger; a quote that is never closed would take the rest of the file as one cell. */
const rowBytesAtMost = 64 * 1024;

const saveAsUtf8 = "In Excel, choose “CSV UTF-8 (Comma delimited)” under “Save as”, then run this again.";

async function readSample(path: string): Promise<Buffer> {
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0);
		return buffer.subarray(0, bytesRead);
	} finally {
		await file.close();
	}
}

/** The first four bytes of .xlsx and .xls. */
const workbookStarts = [Buffer.from("PK\u0003\u0004"), Buffer.from([0xd0, 0xcf, 0x11, 0xe0])];

/** By the mark at the start; without one, UTF-16 shows by the zero bytes of its Latin letters. */
function encodingOf(sample: Buffer): Encoding {
	if (workbookStarts.some((start) => sample.subarray(0, 4).equals(start)))
		throw new CsvFault(`This is an Excel workbook, not a CSV file. ${saveAsUtf8}`);
	if (sample[0] === 0xff && sample[1] === 0xfe) return "utf-16le";
	if (sample[0] === 0xfe && sample[1] === 0xff) return "utf-16be";
	const zeros = [0, 0];
	for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
	const [even = 0, odd = 0] = zeros;
	if (Math.max(even, odd) * 10 < sample.length) return "utf-8";
	return odd > even ? "utf-16le" : "utf-16be";
}

/** The number of a line with bytes that are not UTF-8, or null: checked before anything is read from the file. */
async function findBrokenLine(path: string): Promise<number | null> {
	const decoder = new TextDecoder("utf-8", { fatal: true });
	let lines = 1;
	const linesIn = (chunk: Buffer) => chunk.reduce((count, byte) => count + Number(byte === 0x0a), 0);
	for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
		try {
			decoder.decode(chunk, { stream: true });
		} catch {
			const whole = chunk.toString("latin1").split("\n");
			const broken = whole.findIndex((line) => !isUtf8(Buffer.from(line, "latin1")));
			return lines + Math.max(broken, 0);
		}
		lines += linesIn(chunk);
	}
	return isComplete(decoder) ? null : lines;
}

function isComplete(decoder: TextDecoder): boolean {
	try {
		decoder.decode();
		return true;
	} catch {
		return false;
	}
}

/** The most frequent of the usual delimiters in the first line, outside of quotes. Excel uses ";" in some regions. */
function delimiterOf(sample: string): string {
	const [first = ""] = sample.replaceAll(/"[^"]*"/g, "").split(/\r?\n|\r/);
	const count = (delimiter: string) => first.split(delimiter).length;
	return [",", ";", "\t"].toSorted((one, other) => count(other) - count(one))[0] ?? ",";
}

async function* decoded(path: string, encoding: Encoding): AsyncGenerator<string> {
	const decoder = new TextDecoder(encoding);
	for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>)
		yield decoder.decode(chunk, { stream: true });
	yield decoder.decode();
}

/**
 * Reads the rows of a CSV file one by one: UTF-8 or UTF-16, with or without a mark, any line ends; commas, semicolons or
 * tabs. Empty rows are left out. Throws CsvFault for another encoding, and at a row that never ends, after all rows
 * before it.
 */
export async function* readCsv(path: string): AsyncGenerator<CsvRow> {
	const sample = await readSample(path);
	const encoding = encodingOf(sample);
	const broken = encoding === "utf-8" ? await findBrokenLine(path) : null;
	if (broken !== null)
		throw new CsvFault(`Line ${broken} is not UTF-8; it may be Windows-1252. ${saveAsUtf8}`);
	let rowsBeforeFault = Number.POSITIVE_INFINITY;
	const parser = parse({
		delimiter: delimiterOf(new TextDecoder(encoding).decode(sample)),
		record_delimiter: ["\r\n", "\n", "\r"],
		info: true,
		relax_column_count: true,
		relax_quotes: true,
		skip_empty_lines: true,
		max_record_size: rowBytesAtMost,
		// As an error it would discard the rows that are parsed and not read yet.
		skip_records_with_error: true,
		on_skip: (fault) => {
			rowsBeforeFault = Math.min(rowsBeforeFault, Number(fault?.["records"]));
			return undefined;
		},
	});
	let end = 0;
	// The parser counts a CRLF within quotes as two lines.
	let countedTwice = 0;
	for await (const parsed of Readable.from(decoded(path, encoding)).pipe(parser)) {
		const { record, info } = parsed as { record: string[]; info: { lines: number; records: number } };
		if (info.records > rowsBeforeFault) break;
		countedTwice += matchesIn(record, /\r\n/g);
		end = info.lines - countedTwice;
		yield { line: end - matchesIn(record, /\r\n|\n|\r/g), cells: record };
	}
	if (rowsBeforeFault < Number.POSITIVE_INFINITY)
		throw new CsvFault(
			`The row on line ${end + 1} never ends, or is longer than 64 KB: a quote may be missing. Nothing below was read.`,
		);
}

const matchesIn = (cells: readonly string[], sign: RegExp) =>
	cells.reduce((count, cell) => count + (cell.match(sign)?.length ?? 0), 0);
