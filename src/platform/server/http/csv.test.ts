import { describe, expect, test } from "vitest";
import { csvCell } from "./csv.ts";

describe("csvCell", () => {
	test.each([
		["Thakur Electric Works", "Thakur Electric Works"],
		["Negi, Tashi", '"Negi, Tashi"'],
		['the "best" shop', '"the ""best"" shop"'],
		["two\nlines", '"two\nlines"'],
		["बिजली", "बिजली"],
		["", ""],
		["-1180.00", "-1180.00"],
	])("writes the text %j", (text, cell) => {
		expect(csvCell(text)).toBe(cell);
	});

	test.each(["=1+1", "+91 98160 77120", "-1", "-1.00+2", "-1.00\n=1", "@SUM(A1)", "\t=1", "\r=1"])(
		"keeps a spreadsheet from running %j",
		(text) => {
			expect(csvCell(text).replace(/^"/, "")).toMatch(/^'/);
		},
	);

	test("writes numbers unchanged and nothing for null", () => {
		expect([csvCell(-8999), csvCell(12.5), csvCell(null)]).toEqual(["-8999", "12.5", ""]);
	});
});
