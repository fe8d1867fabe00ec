import { describe, expect, test } from "vitest";
import { isOrderPosition, rangesAfter, reachRanges, turnCount, wheelStart } from "./listing-order.ts";

const id = "01900000-0000-7000-8000-000000000001";

/** Ranges in short: availability, place, distance, from and to on the wheel. */
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

describe("the wheel", () => {
	test("its start is the same for a day, whenever it is asked", () => {
		expect(wheelStart("2026-11-20")).toBe(wheelStart("2026-11-20"));
	});

	test("over ten years every start lies on the wheel, and each tenth of the wheel gets its share of the days", () => {
		const days = Array.from({ length: 3650 }, (_, day) =>
			new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
		);
		const starts = days.map(wheelStart);
		expect(starts.every((start) => Number.isInteger(start) && start >= 0 && start < turnCount)).toBe(true);
		expect(new Set(starts).size).toBeGreaterThan(3640);
		const tenths = Array.from(
			{ length: 10 },
			(_, tenth) => starts.filter((start) => Math.floor((start / turnCount) * 10) === tenth).length,
		);
		// 365 each on average; a standard deviation is 18.
		for (const share of tenths) expect(Math.abs(share - 365)).toBeLessThan(80);
	});

	test("the next day begins far away: in a list of ten another one stands first nine times of ten", () => {
		const days = Array.from({ length: 1000 }, (_, day) =>
			new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
		);
		const first = days.map((day) => Math.floor((wheelStart(day) / turnCount) * 10));
		const same = first.filter((tenth, day) => day > 0 && tenth === first[day - 1]).length;
		expect(same).toBeLessThan(150);
	});
});

describe("the ranges of a list", () => {
	test("of a place: available first, then nearness, then the wheel from its start once round", () => {
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

	test("of all India: who works everywhere, then everybody else, each once", () => {
		expect(inShort(reachRanges("india", "india", 500).slice(0, 4))).toEqual([
			"+ india 0 500 2147483647",
			"+ india 0 0 499",
			"+ india 2 500 2147483647",
			"+ india 2 0 499",
		]);
	});

	test("a start at 0 leaves no second lap", () => {
		expect(inShort(reachRanges("shimla", "india", 0)).slice(0, 2)).toEqual([
			"+ shimla 0 0 2147483647",
			"+ shimla 1 0 2147483647",
		]);
	});
});

describe("going on", () => {
	const ranges = reachRanges("shimla", "india", 500);

	test("the first page reads all ranges from their beginnings", () => {
		expect(rangesAfter(ranges, null)).toEqual(ranges.map((range, number) => ({ ...range, number })));
	});

	test("a later page begins behind the last listing and keeps the numbers of the ranges", () => {
		const left = rangesAfter(ranges, { start: 500, range: 3, turn: 77, listingId: id });
		expect(left.map((range) => range.number)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
		expect(left[0]).toEqual({ ...ranges[3], number: 3, afterTurn: 77, afterListing: id });
		expect(left.slice(1)).toEqual(ranges.slice(4).map((range, index) => ({ ...range, number: index + 4 })));
	});

	test("a position behind the end leaves nothing", () => {
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
	])("%o is a position: %s", (position, isOne) => {
		expect(isOrderPosition({ ...position, listingId: id })).toBe(isOne);
	});
});
