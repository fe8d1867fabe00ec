import { describe, expect, test } from "vitest";
import type { LeadAnswer } from "../../leads.contract.ts";
import { noAbilities } from "../testing/sample-lead.ts";
import { answerInWords, assignedName, whyNotAssignable } from "./assignment-words.ts";

const professional = { _id: "p", name: "Rakesh Thakur", firmName: null };
const assigned = {
	action: null,
	status: "waiting",
	assignedAt: "2026-11-20T06:30:00.000Z",
	professional,
} as const;
const abilities = { ...noAbilities, seeContact: true, seeOffers: true };
const lead = { status: "open", abilities, assignedDetails: assigned } as const;

test("shows the firm's name instead of the person's", () => {
	expect(assignedName(assigned)).toBe("Rakesh Thakur");
	expect(assignedName({ professional: { ...professional, firmName: "Thakur Electricals" } })).toBe(
		"Thakur Electricals",
	);
});

test.each([
	["waiting", "Asked on 20 Nov 2026, 12:00 pm, no answer yet"],
	["overdue", "Asked on 20 Nov 2026, 12:00 pm, no answer yet"],
	["suspended", "Asked on 20 Nov 2026, 12:00 pm, can no longer take leads"],
	["lapsed", "Asked on 20 Nov 2026, 12:00 pm, the offer lapsed without an answer"],
	["accepted", "Accepted"],
	["rejected", "Rejected"],
] as const)("describes an answer: %s", (status, words) => {
	expect(answerInWords({ ...assigned, status })).toBe(words);
});

describe("explains why a lead cannot be assigned", () => {
	const cases: [string, Parameters<typeof whyNotAssignable>[0], string | null][] = [
		["it can", { ...lead, abilities: { ...abilities, assign: true } }, null],
		["it is over", { ...lead, status: "closed" }, "This lead is no longer open."],
		[
			"it waits",
			lead,
			"Please wait for the answer. If none comes, you can assign the lead to someone else 24 hours after asking.",
		],
		[
			"others took the last place",
			{ ...lead, assignedDetails: { ...assigned, status: "lapsed" } },
			"This lead has already been claimed by enough professionals",
		],
		[
			"the professional asked was suspended, and all places are taken",
			{ ...lead, assignedDetails: { ...assigned, status: "suspended" } },
			"This lead has already been claimed by enough professionals",
		],
		["its time is over", { ...lead, assignedDetails: null }, "This lead cannot be assigned now."],
	];
	test.each(cases)("%s", (_, answer: Pick<LeadAnswer, "status" | "abilities" | "assignedDetails">, words) => {
		expect(whyNotAssignable(answer)).toBe(words);
	});
});
