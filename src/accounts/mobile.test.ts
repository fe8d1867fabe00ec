import { describe, expect, test } from "vitest";
import { mobileInput } from "./mobile-input.ts";
import { formatMobile, normalizeMobile } from "./mobile.ts";

const tooShort = "Please enter at least 10 digits";
const tooLong = "Mobile number should be greater than 10 digits";
const invalid = "Invalid mobile number. Please enter a valid number with 10 digits.";
const empty = "Please enter a 10-digit mobile number.";

const accepted: [string, string][] = [
	["919876543210", "+919876543210"],
	["+919876543210", "+919876543210"],
	["+91 98765 43210", "+919876543210"],
	["+91-98765-43210", "+919876543210"],
	["(+91) 6000000000", "+916000000000"],
	["9876543210", "+919876543210"],
	["98765 43210", "+919876543210"],
	[" 6123456789 ", "+916123456789"],
	["09876543214", "+919876543214"],
	["0 98765-43214", "+919876543214"],
];

const refused: [string, string, string][] = [
	["nothing", "", empty],
	["blanks", "   ", empty],
	["nine digits", "987654321", tooShort],
	["eleven digits", "91987654321", tooShort],
	["ten digits after a plus: no country", "+9876543210", tooShort],
	["a leading zero after a plus", "+09876543214", tooShort],
	["only letters", "mobile", tooShort],
	["digits of another script", "९८७६५४३२१०", tooShort],
	["thirteen digits", "9198765432101", tooLong],
	["a leading zero before the country", "0919876543210", tooLong],
	["twelve digits of another country", "449876543210", invalid],
	["ten digits that begin with 5", "5876543210", invalid],
	["ten digits that begin with 0", "0876543210", invalid],
	["a landline with its leading zero", "01122334455", invalid],
	["with 91, but beginning with 1", "911234567890", invalid],
	["letters among the digits", "91abc9876543210", invalid],
	["an address", "<b>919876543210</b>", invalid],
];

describe("a typed mobile", () => {
	test.each(accepted)("normalizes %s to %s", (typed, mobile) => {
		expect(normalizeMobile(typed)).toEqual({ mobile });
		expect(mobileInput.parse(typed)).toBe(mobile);
	});

	test.each(refused)("refuses %s with the required message", (_what, typed, fault) => {
		expect(normalizeMobile(typed)).toEqual({ fault });
		expect(mobileInput.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([fault]);
	});

	test("refuses a missing or too long mobile in a request with one message", () => {
		expect(mobileInput.safeParse(undefined).error?.issues.map((issue) => issue.message)).toEqual([empty]);
		expect(mobileInput.safeParse("9".repeat(5000)).error?.issues.map((issue) => issue.message)).toEqual([
			tooLong,
		]);
	});
});

test("shows a mobile in two groups of five", () => {
	expect(formatMobile("+919876543210")).toBe("+91 98765 43210");
});
