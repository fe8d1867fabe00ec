import { expect, test } from "vitest";
import { instantsOf, isBackwards, readDay, storableTime } from "./day-range.ts";

test.each([
	[{}, undefined, undefined],
	[
		{ startDate: "2026-11-20", endDate: "2026-11-20" },
		"2026-11-19T18:30:00.000Z",
		"2026-11-20T18:30:00.000Z",
	],
	// Moves times that the database cannot store to a time before or after all records.
	[
		{ startDate: "0000-01-01", endDate: "0001-01-01" },
		"1970-01-01T00:00:00.000Z",
		"1970-01-01T00:00:00.000Z",
	],
	[
		{ startDate: "9999-12-31", endDate: "9999-12-31" },
		"9999-12-30T18:30:00.000Z",
		"9999-12-31T00:00:00.000Z",
	],
])("the days %j are the time from %s until %s", (days, from, until) => {
	expect(instantsOf(days)).toEqual({ from, until });
});

test.each([
	[-1, "1970-01-01T00:00:00.000Z"],
	[8.64e15, "9999-12-31T00:00:00.000Z"],
])("the time %d is stored as %s", (time, stored) => {
	expect(storableTime(time)).toBe(stored);
});

test("only two days can be in the wrong order", () => {
	expect(isBackwards({ startDate: "2026-11-21", endDate: "2026-11-20" })).toBe(true);
	expect(isBackwards({ startDate: "2026-11-20", endDate: "2026-11-20" })).toBe(false);
	expect(isBackwards({ endDate: "2026-11-20" })).toBe(false);
});

test.each([
	["2026-02-28", "2026-02-28"],
	["2026-02-30", undefined],
	["20-11-2026", undefined],
	["", undefined],
	[null, undefined],
])("%j in a URL is the day %s", (given, read) => {
	expect(readDay(given)).toBe(read);
});
