import { expect, test } from "vitest";
import { paise } from "../platform/money.ts";
import { percentOf, readReferralCode } from "./referral.ts";

test.each([
	["7K3M9QZ2", "7K3M9QZ2"],
	["7k3m9qz2", "7K3M9QZ2"],
	["  7K3M-9QZ2 ", "7K3M9QZ2"],
	["7 K 3 M 9 Q Z 2", "7K3M9QZ2"],
	["OoIiLl--22", "00111122"],
	["7K3M–9QZ2", "7K3M9QZ2"],
	["7K3M9QZ", null],
	["7K3M9QZ22", null],
	["7K3M9QZU", null],
	["७K3M9QZ2", null],
	["", null],
	["-------- ", null],
])("“%s” typed means %s", (typed, code) => {
	expect(readReferralCode(typed)).toBe(code);
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
])("of %i paise %i percent are %i", (amount, percent, part) => {
	expect(percentOf(paise(amount), percent)).toBe(part);
});
