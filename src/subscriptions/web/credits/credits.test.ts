import { expect, test } from "vitest";
import type { CreditEntryAnswer } from "../../subscriptions.contract.ts";
import { byDay } from "./credit-days.ts";
import { creditInWords } from "./credit-words.ts";

const entry = (_id: string, at: string): CreditEntryAnswer => ({
	_id,
	kind: "spent",
	reason: null,
	at,
	leadId: "l",
	leads: 1,
	listingId: "p",
	serviceName: "Electrician",
	paymentPlan: "Lead Basis, 20 leads",
});

test("ends a day at midnight in India", () => {
	const days = byDay([
		entry("d", "2026-11-20T18:30:00.000Z"),
		entry("c", "2026-11-20T18:29:59.999Z"),
		entry("b", "2026-11-19T18:30:00.000Z"),
		entry("a", "2026-11-18T06:30:00.000Z"),
	]);
	expect(days.map(({ title, entries }) => [title, entries.map(({ _id }) => _id).join("")])).toEqual([
		["21 Nov 2026", "d"],
		["20 Nov 2026", "cb"],
		["18 Nov 2026", "a"],
	]);
});

test("has no days without entries", () => {
	expect(byDay([])).toEqual([]);
});

test.each([
	["spent", null, 1, "You claimed a request"],
	["returned", "duplicate", 1, "Second request of the same customer within 7 days"],
	["returned", "withdrawn", 1, "The customer withdrew within 24 hours"],
	["returned", "wrong-number", 1, "The number was wrong"],
	["ended", null, 7, "7 leads ended when your payment was refunded"],
	["ended", null, 1, "1 lead ended when your payment was refunded"],
] as const)("%s, %s, %s: %s", (kind, reason, leads, words) => {
	expect(creditInWords({ kind, reason, leads })).toBe(words);
});
