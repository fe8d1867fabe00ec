import { expect, test } from "vitest";
import { changeWords, minutesAndHours, signedRupees } from "./figure-words.ts";

test.each([
	[120, 100, "20% more"],
	[50, 100, "50% less"],
	[0, 10, "100% less"],
	[3, 3, "Unchanged"],
	[1_001, 1_000, "Unchanged"],
	[5, 0, "Nothing to compare with"],
	[5, -10, "Nothing to compare with"],
	[null, 10, "Nothing to compare with"],
	[10, null, "Nothing to compare with"],
])("%j after %j reads %j", (now, before, words) => {
	expect(changeWords(now, before)).toBe(words);
});

test.each([
	[0, "0 min"],
	[59.6, "1 h 0 min"],
	[185, "3 h 5 min"],
	[1_439, "23 h 59 min"],
	[3_120, "2 d 4 h"],
])("%d minutes are %s", (minutes, words) => {
	expect(minutesAndHours(minutes)).toBe(words);
});

test("puts the sign in front of negative rupees", () => {
	expect([signedRupees(-999.5), signedRupees(0), signedRupees(2_000)]).toEqual(["−₹999.50", "₹0", "₹2,000"]);
});
