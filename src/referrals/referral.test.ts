import { expect, test } from "vitest";
import { readReferralCode } from "./referral.ts";

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
])("reads “%s” as %s", (typed, code) => {
	expect(readReferralCode(typed)).toBe(code);
});
