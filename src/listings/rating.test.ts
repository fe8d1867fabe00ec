import { describe, expect, test } from "vitest";
import { isRatedHigh, ratingOf } from "./rating.ts";

describe("the rating", () => {
	test.each([
		[
			{ stars: 0, count: 0 },
			{ average: null, count: 0 },
		],
		[
			{ stars: 5, count: 1 },
			{ average: 5, count: 1 },
		],
		[
			{ stars: 13, count: 3 },
			{ average: 4.3, count: 3 },
		],
		[
			{ stars: 79, count: 20 },
			{ average: 4, count: 20 },
		],
	])("of %o is %o", (totals, rating) => {
		expect(ratingOf(totals)).toEqual(rating);
	});

	test.each([
		["no reviews", { stars: 0, count: 0 }, false],
		["an average that is shown as 3.9", { stars: 39, count: 10 }, false],
		["an average that is shown as 4.0", { stars: 79, count: 20 }, true],
		["five stars", { stars: 5, count: 1 }, true],
	])("is high or not: %s", (_, totals, isHigh) => {
		expect(isRatedHigh(totals)).toBe(isHigh);
	});
});
