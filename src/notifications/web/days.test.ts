import { expect, test } from "vitest";
import { byDay, dayWords } from "./days.ts";

const at = (createdAt: string) => ({ createdAt });

test("groups by midnight in India, in any time zone of the machine", () => {
	const [late, early, before] = [
		"2026-11-20T18:30:00.000Z",
		"2026-11-20T18:29:59.999Z",
		"2026-11-19T20:00:00.000Z",
	];
	expect(byDay([at(late), at(early), at(before)])).toEqual([
		{ day: "2026-11-21", items: [at(late)] },
		{ day: "2026-11-20", items: [at(early), at(before)] },
	]);
	expect(byDay([])).toEqual([]);
});

test.each([
	["2026-12-01", "Today"],
	["2026-11-30", "Yesterday"],
	["2026-11-29", "29 Nov 2026"],
	["2025-12-01", "1 Dec 2025"],
])("%s is %s", (day, words) => {
	// Half past midnight in India, still the previous day in UTC.
	expect(dayWords(day, new Date("2026-11-30T19:00:00.000Z"))).toBe(words);
});
