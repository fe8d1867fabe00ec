import { expect, test } from "vitest";
import { longestUpiId, readUpiId } from "./upi-id.ts";

test.each([
	["ramesh@okhdfcbank", "ramesh@okhdfcbank"],
	["  Ramesh.Thakur-1_a@YBL ", "ramesh.thakur-1_a@ybl"],
	["9800000001@kotak811", "9800000001@kotak811"],
	[`${"a".repeat(longestUpiId - 4)}@upi`, `${"a".repeat(longestUpiId - 4)}@upi`],
])("%j is a UPI id", (typed, upiId) => {
	expect(readUpiId(typed)).toBe(upiId);
});

test.each([
	"",
	"ramesh",
	"@ybl",
	"r@ybl",
	"ramesh@",
	"ramesh@y",
	"ramesh@gmail.com",
	"ramesh@@ybl",
	"ramesh thakur@ybl",
	"ramesh@ybl&am=1",
	"ramesh@ybl\nx",
	".ramesh@ybl",
	"रमेश@ybl",
	"9800000001",
	`${"a".repeat(longestUpiId - 3)}@upi`,
])("%j is none", (typed) => {
	expect(readUpiId(typed)).toBeNull();
});
