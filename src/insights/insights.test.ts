import { describe, expect, test } from "vitest";
import { mayKeepQuery, medianOf, periodOf, roundedMinutes, shownWeeks } from "./insights.ts";

test("a period ends today, and the previous one is as long and ends the day before", () => {
	expect(periodOf(7, "2026-11-20")).toEqual({
		from: "2026-11-14",
		until: "2026-11-20",
		previousFrom: "2026-11-07",
		previousUntil: "2026-11-13",
	});
	expect(periodOf(90, "2026-03-01").previousFrom).toBe("2025-09-03");
});

test("shows thirteen weeks by their Mondays, this one last", () => {
	const weeks = shownWeeks("2026-11-22");
	expect(weeks).toHaveLength(13);
	expect([weeks[0], weeks.at(-1)]).toEqual(["2026-08-24", "2026-11-16"]);
	expect(shownWeeks("2026-11-23").at(-1)).toBe("2026-11-23");
});

test.each([
	[0, 0],
	[99, 99],
	[104, 100],
	[105, 110],
	[1_449, 1_400],
	[43_200, 43_000],
])("%i minutes are counted as %i", (minutes, rounded) => {
	expect(roundedMinutes(minutes)).toBe(rounded);
});

describe("the median", () => {
	test("is null without values", () => {
		expect(medianOf([])).toBeNull();
	});

	test("is the middle value in any order", () => {
		expect(
			medianOf([
				{ minutes: 50, count: 1 },
				{ minutes: 3, count: 1 },
				{ minutes: 9, count: 1 },
			]),
		).toBe(9);
	});

	test("is between the two middle values of an even number", () => {
		expect(
			medianOf([
				{ minutes: 4, count: 2 },
				{ minutes: 9, count: 2 },
			]),
		).toBe(6.5);
	});
});

test.each([
	["drone repair", true],
	["ड्रोन", true],
	["call 98765", false],
	["call ९८७६५", false],
	["a".repeat(40), true],
	["a".repeat(41), false],
])("whether %j may be kept: %s", (query, mayKeep) => {
	expect(mayKeepQuery(query)).toBe(mayKeep);
});
