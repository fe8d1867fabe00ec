import { expect, test } from "vitest";
import { neverOpensToAll } from "./direct-lead.ts";
import { helpDueAt, needsHelp } from "./waiting.ts";

const since = new Date("2026-11-20T06:30:00Z");
const after = (minutes: number) => new Date(since.getTime() + minutes * 60_000);

test.each([
	[0, 30],
	[30, 180],
	[179, 180],
	[180, 24 * 60],
])("%i minutes after its creation, the next notification is due after %i", (minutes, due) => {
	expect(helpDueAt(since, after(minutes))).toEqual(after(due));
});

test("after a day, its customer is not notified again", () => {
	expect(helpDueAt(since, after(24 * 60))).toBeNull();
});

test.each([
	[29, 0, false],
	[30, 0, true],
	[30, 1, false],
])("after %i minutes with %i claims, help is offered: %s", (minutes, claimsTaken, isOffered) => {
	expect(needsHelp({ createdAt: since, exclusiveUntil: null, claimsTaken }, after(minutes))).toBe(isOffered);
});

test("help for a direct lead is offered 30 minutes after it opened to all", () => {
	const lead = { createdAt: since, exclusiveUntil: after(120), claimsTaken: 0 };
	expect(needsHelp(lead, after(149))).toBe(false);
	expect(needsHelp(lead, after(150))).toBe(true);
	expect(needsHelp({ ...lead, exclusiveUntil: neverOpensToAll }, after(30))).toBe(true);
});
