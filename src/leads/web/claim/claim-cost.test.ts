import { expect, test } from "vitest";
import type { LeadAnswer } from "../../leads.contract.ts";
import { claimCost, claimCostInShort } from "./claim-cost.ts";

const byLeads = { subscriptionType: "Lead Basis", leadsRemaining: 7, isFree: false } as const;

test.each<[LeadAnswer["claimWith"], string | null, string | null]>([
	[undefined, null, null],
	[null, null, null],
	[byLeads, "Uses 1 of your 7 remaining leads (Lead Basis).", "7 leads remaining"],
	[{ ...byLeads, leadsRemaining: 1 }, "Uses your last remaining lead (Lead Basis).", "1 lead remaining"],
	[
		{ subscriptionType: "Free Trial", leadsRemaining: 5, isFree: false },
		"Uses 1 of your 5 remaining leads (Free Trial).",
		"5 leads remaining",
	],
	[
		{ subscriptionType: "Enrolment Basis", leadsRemaining: null, isFree: false },
		"Included in your plan (Enrolment Basis).",
		null,
	],
	[
		{ ...byLeads, isFree: true },
		"Costs you nothing: you claimed this customer’s last request less than 7 days ago.",
		"Costs you nothing",
	],
])("%j costs: %s", (claimWith, sentence, short) => {
	expect(claimCost(claimWith)).toBe(sentence);
	expect(claimCostInShort(claimWith)).toBe(short);
});
