import { describe, expect, test } from "vitest";
import { isEnding } from "./subscription-ending.ts";

const now = new Date("2026-11-20T06:30:00Z");
const day = 24 * 60 * 60_000;
const running = {
	status: "active" as const,
	endsAt: null,
	pausedAt: null,
	leadsAllocated: null,
	leadsClaimed: 0,
};
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);

describe("a subscription is about to end", () => {
	test.each([
		["now", 0, false],
		["in a moment", 1, true],
		["in three days", 3 * day, true],
		["a moment later", 3 * day + 1, false],
		["a moment ago", -1, false],
	])("by its time %s", (_when, left, expected) => {
		expect(isEnding({ ...running, endsAt: after(left) }, "time", now)).toBe(expected);
	});

	test.each([
		[20, 17, false],
		[20, 18, true],
		[20, 19, true],
		[20, 20, false],
		[2, 0, false],
		[2, 1, true],
		[null, 50, false],
	])("of %o leads with %i taken", (leadsAllocated, leadsClaimed, expected) => {
		expect(isEnding({ ...running, leadsAllocated, leadsClaimed }, "leads", now)).toBe(expected);
	});

	test("for each reason separately, and only while it runs", () => {
		const both = { ...running, endsAt: after(day), leadsAllocated: 5, leadsClaimed: 4 };
		expect([isEnding(both, "time", now), isEnding(both, "leads", now)]).toEqual([true, true]);
		const waiting = { ...both, status: "upcoming" as const };
		expect([isEnding(waiting, "time", now), isEnding(waiting, "leads", now)]).toEqual([false, false]);
	});

	test("not while it is paused", () => {
		expect(isEnding({ ...running, endsAt: after(day), pausedAt: now }, "time", now)).toBe(false);
	});
});
