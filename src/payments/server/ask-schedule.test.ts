import { describe, expect, test } from "vitest";
import { nextAskAfter, nextAskAfterFailure, nextRefundAskAfter } from "./ask-schedule.ts";
import { phonePeTerms } from "./phonepe/phonepe-terms.ts";

/** All seconds at which the provider is asked about a payment that does not end. */
function questions(next: (seconds: number) => number | null, from = 0): number[] {
	const after = next(from);
	return after === null ? [] : [after, ...questions(next, after)];
}

describe("the schedule of questions", () => {
	const times = questions((seconds) => nextAskAfter(phonePeTerms, seconds));
	const between = (least: number, most: number) => times.filter((at) => at > least && at <= most).length;

	test("starts after 22 seconds and slows down", () => {
		expect(times.slice(0, 4)).toEqual([22, 25, 28, 31]);
		expect([between(22, 52), between(52, 112), between(112, 172), between(172, 232)]).toEqual([10, 10, 6, 2]);
		expect(between(232, 1_500)).toBe(22);
	});

	test("continues every half hour after the page has closed, and ends after a day", () => {
		expect(between(1_500, 86_400)).toBe(48);
		expect(times.at(-1)).toBe(86_400);
		expect(nextAskAfter(phonePeTerms, 86_400)).toBeNull();
		expect(nextAskAfter(phonePeTerms, 90_000)).toBeNull();
	});

	test("continues after a late question", () => {
		expect(nextAskAfter(phonePeTerms, 40.5)).toBe(43.5);
		expect(nextAskAfter(phonePeTerms, 51)).toBe(52);
		expect(nextAskAfter(phonePeTerms, 600)).toBe(660);
	});

	test("asks about a failed payment only every half hour", () => {
		expect(questions((seconds) => nextAskAfterFailure(phonePeTerms, seconds), 60).slice(0, 3)).toEqual([
			3_300, 5_100, 6_900,
		]);
		expect(nextAskAfterFailure(phonePeTerms, 86_400)).toBeNull();
	});
});

test("asks about a refund early, then less and less often for two weeks", () => {
	const times = [0, ...questions((seconds) => nextRefundAskAfter(phonePeTerms, seconds))];
	expect(times.slice(0, 9)).toEqual([0, 5, 10, 15, 20, 25, 30, 90, 150]);
	expect(times.at(-1)).toBe(14 * 86_400);
	expect(times.length).toBeLessThan(200);
});
