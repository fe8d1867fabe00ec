import { expect, test } from "vitest";
import { changeInPercent, minutesAndHours, signedRupees } from "./figure-words.ts";

test.each([
	[120, 100, 20],
	[50, 100, -50],
	[0, 10, -100],
	[3, 3, 0],
	[5, 0, null],
	[5, -10, null],
	[null, 10, null],
	[10, null, null],
])("%j after %j is a change of %j percent", (now, before, percent) => {
	expect(changeInPercent(now, before)).toBe(percent);
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

test("rupees below zero have their sign in front", () => {
	expect([signedRupees(-999.5), signedRupees(0), signedRupees(2_000)]).toEqual(["−₹999.50", "₹0", "₹2,000"]);
});
