import { expect, test } from "vitest";
import { nationalDigits, plainAmount, plainDigits } from "./typed-digits.ts";

test.each([
	["9816077120", "9816077120"],
	["98160 77120", "9816077120"],
	["+91 98160-77120", "9816077120"],
	["919816077120", "9816077120"],
	["09816077120", "9816077120"],
	["9198160771", "9198160771"],
	["98160771201", "98160771201"],
	["+92 98160 77120", "929816077120"],
	["call me", ""],
])("a phone field turns %j into %j", (typed, kept) => {
	expect(nationalDigits(typed)).toBe(kept);
});

test("whole numbers lose their grouping, amounts keep two decimals", () => {
	expect(plainDigits("₹1,00,000")).toBe("100000");
	expect(plainAmount("₹1,00,000.505")).toBe("100000.50");
	expect(plainAmount("12.")).toBe("12.");
	expect(plainAmount("1.2.3")).toBe("1.23");
	expect(plainAmount("abc")).toBe("");
});
