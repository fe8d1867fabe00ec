import { expect, test } from "vitest";
import { nextWaveAt, wantsMore, wavesAtMost } from "./matching.ts";

const now = new Date("2026-11-20T06:30:00Z");
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test.each([
	["sends another wave after a full one", { waves: 1, leftOut: true }, after(10)],
	["sends no wave after one that was not full", { waves: 1, leftOut: false }, null],
	["stops after the last wave", { waves: wavesAtMost, leftOut: true }, null],
])("%s", (_, wave, next) => {
	expect(nextWaveAt(wave, now)).toEqual(next);
});

test.each([
	["open", 1, 2, 3, true],
	["open", 1, 3, 3, false],
	["open", 0, 0, 3, false],
	["booked", 1, 1, 3, false],
	["closed", 1, 0, 3, false],
] as const)(
	"%s with %i ms left and %i of %i places taken notifies more: %s",
	(status, left, claimsTaken, revealLimit, more) => {
		const expiresAt = new Date(now.getTime() + left);
		expect(wantsMore({ status, expiresAt, claimsTaken, revealLimit }, now)).toBe(more);
	},
);
