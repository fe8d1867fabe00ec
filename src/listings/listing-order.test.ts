import { describe, expect, test } from "vitest";
import { isOrderPosition, rangesAfter, reachRanges, turnCount, rotationStart } from "./listing-order.ts";

const id = "01900000-0000-7000-8000-000000000001";

/** Ranges in short form: availability, place, distance, first and last position in the rotation. */
const inShort = (ranges: ReturnType<typeof reachRanges>) =>
	ranges.map((range) =>
		[
			range.available ? "+" : "-",
			range.place,
			range.distance,
			range.afterTurn,
			range.lastTurn,
			range.exceptReaching ?? "",
		]
			.join(" ")
			.trim(),
	);

describe("the daily rotation", () => {
	test("has the same start throughout a day", () => {
		expect(rotationStart("2026-11-20")).toBe(rotationStart("2026-11-20"));
	});

	test("spreads the starts of ten years evenly over all tenths of the positions", () => {
		const days = Array.from({ length: 3650 }, (_, day) =>
			new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
		);
		const starts = days.map(rotationStart);
		expect(starts.every((start) => Number.isInteger(start) && start >= 0 && start < turnCount)).toBe(true);
		expect(new Set(starts).size).toBeGreaterThan(3640);
		const tenths = Array.from(
			{ length: 10 },
			(_, tenth) => starts.filter((start) => Math.floor((start / turnCount) * 10) === tenth).length,
		);
		// 365 each on average; a standard deviation is 18.
		for (const share of tenths) expect(Math.abs(share - 365)).toBeLessThan(80);
	});

	test("starts far away on the next day: in nine of ten cases a list of ten begins with another listing", () => {
		const days = Array.from({ length: 1000 }, (_, day) =>
			new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
		);
		const first = days.map((day) => Math.floor((rotationStart(day) / turnCount) * 10));
		const same = first.filter((tenth, day) => day > 0 && tenth === first[day - 1]).length;
		expect(same).toBeLessThan(150);
	});
});

describe("the ranges of a list", () => {
	test("order a place by availability, then nearness, then once round the rotation from its start", () => {
		expect(inShort(reachRanges("shimla", "india", 500))).toEqual([
			"+ shimla 0 500 2147483647",
			"+ shimla 0 0 499",
			"+ shimla 1 500 2147483647",
			"+ shimla 1 0 499",
			"+ india 0 500 2147483647 shimla",
			"+ india 0 0 499 shimla",
			"- shimla 0 500 2147483647",
			"- shimla 0 0 499",
			"- shimla 1 500 2147483647",
			"- shimla 1 0 499",
			"- india 0 500 2147483647 shimla",
			"- india 0 0 499 shimla",
		]);
	});

	test("order all India by those who work everywhere, then everyone else, each once", () => {
		expect(inShort(reachRanges("india", "india", 500).slice(0, 4))).toEqual([
			"+ india 0 500 2147483647",
			"+ india 0 0 499",
			"+ india 2 500 2147483647",
			"+ india 2 0 499",
		]);
	});

	test("have no second lap if the start is 0", () => {
		expect(inShort(reachRanges("shimla", "india", 0)).slice(0, 2)).toEqual([
			"+ shimla 0 0 2147483647",
			"+ shimla 1 0 2147483647",
		]);
	});
});

describe("the next page", () => {
	const ranges = reachRanges("shimla", "india", 500);

	test("reads all ranges from their beginnings if it is the first", () => {
		expect(rangesAfter(ranges, null)).toEqual(ranges.map((range, number) => ({ ...range, number })));
	});

	test("begins after the last listing and keeps the numbers of the ranges", () => {
		const left = rangesAfter(ranges, { start: 500, range: 3, turn: 77, listingId: id });
		expect(left.map((range) => range.number)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
		expect(left[0]).toEqual({ ...ranges[3], number: 3, afterTurn: 77, afterListing: id });
		expect(left.slice(1)).toEqual(ranges.slice(4).map((range, index) => ({ ...range, number: index + 4 })));
	});

	test("is empty after the end", () => {
		expect(rangesAfter(ranges, { start: 500, range: 12, turn: 0, listingId: id })).toEqual([]);
	});

	test.each([
		[{ start: 0, range: 0, turn: 0 }, true],
		[{ start: turnCount - 1, range: 11, turn: turnCount - 1 }, true],
		[{ start: turnCount, range: 0, turn: 0 }, false],
		[{ start: 0, range: 0, turn: turnCount }, false],
		[{ start: -1, range: 0, turn: 0 }, false],
		[{ start: 0, range: -1, turn: 0 }, false],
		[{ start: 0, range: 0.5, turn: 0 }, false],
	])("accepts the position %o: %s", (position, isOne) => {
		expect(isOrderPosition({ ...position, listingId: id })).toBe(isOne);
	});
});
