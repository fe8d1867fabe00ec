import { describe, expect, test } from "vitest";
import { financialYear } from "./financial-year.ts";
import { invoiceNumber } from "./invoice-number.ts";

describe("the financial year", () => {
	test.each([
		["2027-03-31T18:29:59.999Z", "26-27", "the last moment of 31 March in India"],
		["2027-03-31T18:30:00.000Z", "27-28", "midnight in India, still 31 March in London"],
		["2026-11-22T06:30:00Z", "26-27", "November"],
		["2027-01-01T00:00:00Z", "26-27", "January belongs to the year before"],
		["2099-12-01T00:00:00Z", "99-00", "the turn of the century"],
		["2008-04-01T00:00:00Z", "08-09", "two digits always"],
	])("of %s is %s: %s", (instant, year) => {
		expect(financialYear(new Date(instant))).toBe(year);
	});
});

describe("a number", () => {
	test.each([
		["INV", 1, "INV/26-27/000001"],
		["CRN", 1, "CRN/26-27/000001"],
		["INV", 999_999, "INV/26-27/999999"],
		["INV", 1_000_000, "INV/2627/1000000"],
		["INV", 9_999_999, "INV/2627/9999999"],
		["CRN", 10_000_000, "CRN2627/10000000"],
		["INV", 99_999_999, "INV2627/99999999"],
	] as const)("%s %i is %s", (series, count, number) => {
		expect(invoiceNumber(series, "26-27", count)).toBe(number);
		expect(number).toMatch(/^[A-Z0-9/-]{1,16}$/);
	});

	test("is refused above the 16 characters that the law allows", () => {
		expect(() => invoiceNumber("INV", "26-27", 100_000_000)).toThrow(RangeError);
	});
});
