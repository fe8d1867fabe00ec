import { describe, expect, test } from "vitest";
import { paise } from "../platform/money.ts";
import { shareOf, stateTaxOf, taxSplit } from "./gst.ts";

const himachal = "02";
const karnataka = "29";

describe("the tax within a price", () => {
	test.each([
		[49_900, 42_288, 3_806, 0],
		[99_900, 84_661, 7_619, 1],
		[118_000, 100_000, 9_000, 0],
		[29_900, 25_339, 2_281, -1],
		[1, 1, 0, 0],
		[100, 85, 8, -1],
	])("of %i paise in the seller's state", (total, taxable, half, roundOff) => {
		expect(taxSplit(paise(total), himachal, himachal)).toEqual({
			percent: 18,
			taxable,
			cgst: half,
			sgst: half,
			igst: 0,
			stateTax: "SGST",
			roundOff,
		});
	});

	test.each([
		[49_900, 42_288, 7_612, 0],
		[99_900, 84_661, 15_239, 0],
		[118_000, 100_000, 18_000, 0],
	])("of %i paise in another state", (total, taxable, igst, roundOff) => {
		expect(taxSplit(paise(total), himachal, karnataka)).toMatchObject({
			taxable,
			cgst: 0,
			sgst: 0,
			igst,
			roundOff,
		});
	});

	test("is price less price / 1.18, within a paisa", () => {
		for (let total = 1; total < 200_000; total += 37) {
			const { igst } = taxSplit(paise(total), himachal, karnataka);
			expect(Math.abs(igst - (total - total / 1.18))).toBeLessThanOrEqual(1);
		}
	});

	test("adds up to the total for every price up to ₹300, and for 20,000 others up to a lakh of rupees", () => {
		const totals = [
			...Array.from({ length: 30_000 }, (_, index) => index + 1),
			...Array.from({ length: 20_000 }, () => 1 + Math.floor(Math.random() * 10_000_000)),
		];
		const addsUp = (total: number, place: string) => {
			const { taxable, cgst, sgst, igst, roundOff } = taxSplit(paise(total), himachal, place);
			const isSmall = [-1, 0, 1].includes(roundOff);
			return isSmall && cgst === sgst && taxable + cgst + sgst + igst + roundOff === total;
		};
		expect(totals.filter((total) => !addsUp(total, himachal) || !addsUp(total, karnataka))).toEqual([]);
	});
});

test("half a paisa goes upwards, and what is short of it downwards", () => {
	// In whole numbers: the remainder decides, not a fraction that a computer cannot hold.
	const halfUp = (amount: number, numerator: number, denominator: number) => {
		const left = (amount * numerator) % denominator;
		return (amount * numerator - left) / denominator + (2 * left >= denominator ? 1 : 0);
	};
	const amounts = Array.from({ length: 20_000 }, () => 1 + Math.floor(Math.random() * 1_000_000_000));
	const isWrong = (amount: number, numerator: number, denominator: number) =>
		shareOf(paise(amount), numerator, denominator) !== halfUp(amount, numerator, denominator);
	expect(amounts.filter((amount) => isWrong(amount, 100, 118) || isWrong(amount, 9, 100))).toEqual([]);
	expect(shareOf(paise(1), 1, 2)).toBe(1);
	expect(shareOf(paise(50), 9, 100)).toBe(5);
});

test("union territories without a legislature have UTGST, those with one SGST", () => {
	for (const code of ["04", "26", "31", "35", "38"]) expect(stateTaxOf(code)).toBe("UTGST");
	for (const code of ["01", "02", "07", "34", "97"]) expect(stateTaxOf(code)).toBe("SGST");
	expect(taxSplit(paise(118_000), "04", "04")).toMatchObject({ sgst: 9_000, stateTax: "UTGST" });
	expect(taxSplit(paise(118_000), himachal, "04")).toMatchObject({ igst: 18_000, sgst: 0 });
});
