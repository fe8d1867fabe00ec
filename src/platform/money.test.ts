import { expect, test } from "vitest";
import { isWholePaise, less, paise, percentOf, rupeesAndPaise, shareOf, sumOf } from "./money.ts";

test("rounds half a paisa up, and anything less down", () => {
	// With integers: the remainder decides, not a fraction that a computer cannot represent.
	const halfUp = (amount: number, numerator: number, denominator: number) => {
		const left = (amount * numerator) % denominator;
		return (amount * numerator - left) / denominator + (2 * left >= denominator ? 1 : 0);
	};
	// A step that shares no factor with the range spreads them over all of it, the same ones in every run.
	const amounts = Array.from({ length: 20_000 }, (_, index) => 1 + ((index * 618_033_989) % 1_000_000_000));
	const isWrong = (amount: number, numerator: number, denominator: number) =>
		shareOf(paise(amount), numerator, denominator) !== halfUp(amount, numerator, denominator);
	expect(amounts.filter((amount) => isWrong(amount, 100, 118) || isWrong(amount, 9, 100))).toEqual([]);
	expect(shareOf(paise(1), 1, 2)).toBe(1);
	expect(shareOf(paise(50), 9, 100)).toBe(5);
});

test.each([
	[299_900, 10, 29_990],
	[99_995, 10, 10_000],
	[99_994, 10, 9_999],
	[5, 10, 1],
	[4, 10, 0],
	[1, 50, 1],
	[299_900, 0, 0],
	[299_900, 100, 299_900],
	[10_000_000_00, 99, 990_000_000],
	[0, 10, 0],
])("%i paise at %i percent are %i", (amount, percent, part) => {
	expect(percentOf(paise(amount), percent)).toBe(part);
});

test("adds amounts, and subtracting leaves the rest", () => {
	const [one, two, three] = [paise(1), paise(20), paise(300)];
	expect(sumOf()).toBe(0);
	expect(sumOf(one, two, three)).toBe(321);
	expect(less(three, one, two)).toBe(279);
	expect(less(one, two)).toBe(-19);
});

test.each([
	[0, { rupees: 0, paise: 0 }],
	[99, { rupees: 0, paise: 99 }],
	[299_950, { rupees: 2999, paise: 50 }],
])("%i paise in rupees and paise", (amount, both) => {
	expect(rupeesAndPaise(paise(amount))).toEqual(both);
});

test.each([
	[0.1 + 0.2, true],
	[2999.99, true],
	[0.001, false],
	[10.125, false],
])("%d rupees are whole paise: %s", (rupees, whole) => {
	expect(isWholePaise(rupees)).toBe(whole);
});
