import { describe, expect, test } from "vitest";
import { paise } from "../platform/money.ts";
import { stateTaxOf, taxSplit } from "./gst.ts";

const himachal = "02";
const karnataka = "29";

describe("the tax within a price", () => {
	test.each([
		[49_900, 42_288, 3_806],
		[99_900, 84_662, 7_619],
		[118_000, 100_000, 9_000],
		[29_900, 25_338, 2_281],
		[1, 1, 0],
		[100, 84, 8],
	])("of %i paise in the seller's state", (total, taxable, half) => {
		expect(taxSplit(paise(total), himachal, himachal)).toEqual({
			percent: 18,
			taxable,
			cgst: half,
			sgst: half,
			igst: 0,
			stateTax: "SGST",
		});
	});

	test.each([
		[49_900, 42_288, 7_612],
		[99_900, 84_661, 15_239],
		[118_000, 100_000, 18_000],
	])("of %i paise in another state", (total, taxable, igst) => {
		expect(taxSplit(paise(total), himachal, karnataka)).toEqual({
			percent: 18,
			taxable,
			cgst: 0,
			sgst: 0,
			igst,
			stateTax: "SGST",
		});
	});

	const totals = [
		...Array.from({ length: 30_000 }, (_, index) => index + 1),
		// A stride without a common factor spreads the amounts over the whole range, the same ones in every run.
		...Array.from({ length: 20_000 }, (_, index) => 1 + ((index * 6_180_339) % 10_000_000)),
	];

	test("is the share of the price by Rule 35, with half a paisa rounded up", () => {
		const halfUp = (total: number, percent: number) => Math.floor((total * percent) / 118 + 0.5);
		const isRight = (total: number) => {
			const { cgst, sgst } = taxSplit(paise(total), himachal, himachal);
			const { igst } = taxSplit(paise(total), himachal, karnataka);
			return cgst === halfUp(total, 9) && sgst === cgst && igst === halfUp(total, 18);
		};
		expect(totals.filter((total) => !isRight(total))).toEqual([]);
	});

	test("adds up to the total with the taxable value for every price up to ₹300, and for 20,000 others up to a lakh of rupees", () => {
		const addsUp = (total: number, place: string) => {
			const { taxable, cgst, sgst, igst } = taxSplit(paise(total), himachal, place);
			return cgst === sgst && taxable + cgst + sgst + igst === total;
		};
		expect(totals.filter((total) => !addsUp(total, himachal) || !addsUp(total, karnataka))).toEqual([]);
	});

	test("is the rate on the taxable value, within a paisa where no exact parts exist", () => {
		const rated = (taxable: number) => Math.floor((taxable * 9) / 100 + 0.5);
		const reachable = new Set(Array.from({ length: 26_000 }, (_, taxable) => taxable + 2 * rated(taxable)));
		const misses = totals.filter((total) => {
			const { taxable, cgst } = taxSplit(paise(total), himachal, himachal);
			return Math.abs(cgst - (taxable * 9) / 100) > 0.6 || (reachable.has(total) && cgst !== rated(taxable));
		});
		expect(misses).toEqual([]);
		expect(totals.slice(0, 30_000).filter((total) => reachable.has(total)).length).toBeGreaterThan(25_000);
	});
});

test("names UTGST for union territories without a legislature, SGST for those with one", () => {
	for (const code of ["04", "26", "31", "35", "38"]) expect(stateTaxOf(code)).toBe("UTGST");
	for (const code of ["01", "02", "07", "34", "97"]) expect(stateTaxOf(code)).toBe("SGST");
	expect(taxSplit(paise(118_000), "04", "04")).toMatchObject({ sgst: 9_000, stateTax: "UTGST" });
	expect(taxSplit(paise(118_000), himachal, "04")).toMatchObject({ igst: 18_000, sgst: 0 });
});
