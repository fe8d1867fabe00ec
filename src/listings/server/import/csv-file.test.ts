import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { CsvFault, type CsvRow, readCsv } from "./csv-file.ts";

const folder = mkdtempSync(join(tmpdir(), "nukkad-csv-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(content: string | Buffer): Promise<{ rows: CsvRow[]; fault: string | null }> {
	const path = join(folder, "file.csv");
	writeFileSync(path, content);
	const rows: CsvRow[] = [];
	try {
		for await (const row of readCsv(path)) rows.push(row);
		return { rows, fault: null };
	} catch (error) {
		if (!(error instanceof CsvFault)) throw error;
		return { rows, fault: error.message };
	}
}

const text = 'mobile,name\r\n98765,"Negi, ""Tashi"""\r\n98766,बिजली मिस्त्री\r\n';
const rows = [
	{ line: 1, cells: ["mobile", "name"] },
	{ line: 2, cells: ["98765", 'Negi, "Tashi"'] },
	{ line: 3, cells: ["98766", "बिजली मिस्त्री"] },
];
const bigEndian = (of: string) => Buffer.from(of, "utf16le").swap16();

describe("reads", () => {
	test.each([
		["UTF-8", text],
		["UTF-8 with a mark", `\uFEFF${text}`],
		["UTF-16", Buffer.from(`\uFEFF${text}`, "utf16le")],
		["UTF-16 with the bytes swapped", bigEndian(`\uFEFF${text}`)],
		["UTF-16 without a mark", Buffer.from(text, "utf16le")],
		["line feeds", text.replaceAll("\r\n", "\n")],
		["carriage returns", text.replaceAll("\r\n", "\r")],
		["no line end at the end", text.slice(0, -2)],
		["semicolons", text.replaceAll(/,(?! )/g, ";")],
		["tabs", text.replaceAll(/,(?! )/g, "\t")],
	])("%s", async (_what, content) => {
		expect(await read(content)).toEqual({ rows, fault: null });
	});

	test("numbers rows by their first line, over line breaks in cells and empty lines", async () => {
		const { rows: found } = await read('a,b\n"1\n2\r\n3",x\n\n\n6" pipe,y\n,\n');
		expect(found).toEqual([
			{ line: 1, cells: ["a", "b"] },
			{ line: 2, cells: ["1\n2\r\n3", "x"] },
			{ line: 7, cells: ['6" pipe', "y"] },
			{ line: 8, cells: ["", ""] },
		]);
	});

	test("nothing from an empty file", async () => {
		expect(await read("")).toEqual({ rows: [], fault: null });
	});
});

describe("refuses", () => {
	const long = `${text}${"98767,Asha\r\n".repeat(20_000)}`;
	test.each([
		["Windows-1252", Buffer.from("mobile,name\n1,Asha\n2,Andr\u00e9\n", "latin1"), "Line 3 is not UTF-8"],
		[
			"it far below",
			Buffer.concat([Buffer.from(long), Buffer.from([0xe9, 0x0a])]),
			"Line 20004 is not UTF-8",
		],
		["a letter cut at the end", Buffer.from(text).subarray(0, -3), "Line 3 is not UTF-8"],
		["a workbook", Buffer.from("PK\u0003\u0004…"), "an Excel workbook"],
		["an old workbook", Buffer.from("d0cf11e0a1b11ae10000", "hex"), "an Excel workbook"],
	])("%s, before any row", async (_what, content, fault) => {
		expect(await read(content)).toEqual({ rows: [], fault: expect.stringContaining(fault) });
	});

	test.each([
		["at the end", 'a,b\n1,2\n"3,4\n5,6\n'],
		["far above the end", `a,b\n1,2\n"3,4\n${"5,6\n".repeat(50_000)}`],
	])("a quote that is never closed, %s, after the rows before it", async (_where, content) => {
		const { rows: before, fault } = await read(content);
		expect(before.map(({ line }) => line)).toEqual([1, 2]);
		expect(fault).toContain("The row on line 3 never ends");
	});
});
