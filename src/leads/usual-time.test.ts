import { describe, expect, test } from "vitest";
import { usualTime } from "./usual-time.ts";

describe("the usual time", () => {
	test.each([
		["of four is not shown", [1, 2, 3, 4], null],
		["of five is the third", [300, 2, 7, 90, 1], 7],
		["of an even number is the later of the two in the middle", [1, 2, 3, 4, 5, 6], 4],
		["is rounded up", [0.2, 0.2, 0.2, 0.2, 0.2], 1],
		["counts no answer as the longest", [1, 2, 30, null, null], 30],
		["is not shown if most did not get an answer", [1, 1, null, null, null], null],
		["is zero if answers come at once", [0, 0, 0, 0, 0], 0],
	])("%s", (_, times, usual) => {
		expect(usualTime(times)).toBe(usual);
	});
});
