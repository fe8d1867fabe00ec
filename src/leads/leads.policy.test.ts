import { describe, expect, test } from "vitest";
import type { Role } from "../platform/access.ts";
import { type LeadStatus, leadStatuses } from "./lead.ts";
import { leadAbilities, maySeeContact, maySeeCustomer, type LeadViewer } from "./leads.policy.ts";

const now = new Date("2026-11-20T06:30:00Z");
const lead = (status: LeadStatus, claimedByViewer = false) => ({
	customerId: "customer",
	status,
	expiresAt: new Date("2026-12-20T06:30:00Z"),
	claimsTaken: claimedByViewer ? 1 : 0,
	revealLimit: 3,
	claimedByViewer,
});
const as = (userId: string, role: Role = "user"): LeadViewer => ({ userId, role });

/** Who looks, whether they hold a claim, and what they may: see the number, see the customer, claim, close. */
const table: [
	string,
	LeadViewer,
	boolean,
	{ contact: boolean; customer: boolean; claim: boolean; close: boolean },
][] = [
	["nobody", null, false, { contact: false, customer: false, claim: true, close: false }],
	["somebody", as("other"), false, { contact: false, customer: false, claim: true, close: false }],
	[
		"an affiliate partner",
		as("other", "affiliatePartner"),
		false,
		{ contact: false, customer: false, claim: true, close: false },
	],
	[
		"a promotor",
		as("other", "promotor"),
		false,
		{ contact: false, customer: false, claim: true, close: false },
	],
	["a claimer", as("other"), true, { contact: true, customer: false, claim: false, close: false }],
	["the customer", as("customer"), false, { contact: true, customer: true, claim: false, close: true }],
	[
		"a customer who is staff",
		as("customer", "admin"),
		false,
		{ contact: true, customer: true, claim: false, close: true },
	],
	[
		"a sales person",
		as("other", "salesPerson"),
		false,
		{ contact: true, customer: true, claim: false, close: false },
	],
	[
		"customer support",
		as("other", "customerSupport"),
		false,
		{ contact: true, customer: true, claim: false, close: false },
	],
	["an admin", as("other", "admin"), false, { contact: true, customer: true, claim: false, close: false }],
];

describe.each(leadStatuses)("a lead that is %s", (status) => {
	test.each(table)("%s", (_, viewer, claimed, may) => {
		const facts = lead(status, claimed);
		expect(maySeeContact(facts, viewer)).toBe(may.contact);
		expect(maySeeCustomer(facts, viewer)).toBe(may.customer);
		expect(leadAbilities(facts, viewer, now)).toEqual({
			claim: may.claim && status === "open",
			seeContact: may.contact,
			own: viewer?.userId === "customer",
			close: may.close && status === "open",
		});
	});
});

test("a full lead and one past its time are not to be claimed", () => {
	expect(leadAbilities({ ...lead("open"), claimsTaken: 3 }, as("other"), now).claim).toBe(false);
	expect(leadAbilities({ ...lead("open"), expiresAt: now }, as("other"), now).claim).toBe(false);
});
