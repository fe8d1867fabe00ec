import { expect, test } from "vitest";
import { noAbilities, sampleLead } from "../testing/sample-lead.ts";
import { keptLead, keptLeads, keptOffers } from "./saved-lead.ts";

const own = { ...sampleLead, abilities: { ...noAbilities, own: true, seeOffers: true } };
const claimed = {
	...sampleLead,
	claimedDetails: {
		claimedAt: "2026-11-21T06:30:00.000Z",
		claimType: "self" as const,
		claimedBy: { _id: sampleLead._id },
		isNumberWrong: false,
	},
	abilities: { ...noAbilities, seeContact: true },
};
const received = { ...sampleLead, abilities: noAbilities };
const masked = { ...sampleLead, abilities: { ...noAbilities, seeOffers: true, showNumber: true } };

test.each([
	["one's own request", own],
	["a claimed lead", claimed],
])("keeps %s with the customer", (_, lead) => {
	expect(keptLead(lead)).toEqual(lead);
});

test("keeps a lead that is not claimed without the customer", () => {
	const kept = keptLead(received);
	expect(kept).toMatchObject({ _id: sampleLead._id, serviceName: "Electrician" });
	for (const field of ["name", "mobile", "addressDetails", "customer"])
		expect(kept).not.toHaveProperty(field);
});

test.each([
	["a masked number", masked],
	["a claimed lead whose number staff see masked", { ...claimed, abilities: masked.abilities }],
	["a lead to assign", sampleLead],
])("keeps nothing for staff of %s", (_, lead) => {
	expect(keptLead(lead)).toBeNull();
});

test("leaves such leads out of a list, which ends with its first page", () => {
	expect(keptLeads({ leads: [own, masked], nextCursor: "next" })).toEqual({ leads: [own], nextCursor: null });
});

test("keeps the offers for one's own request, and none for staff", () => {
	expect(keptOffers({ lead: own, offers: [] })).toEqual({ lead: own, offers: [] });
	expect(keptOffers({ lead: masked, offers: [] })).toBeNull();
	expect(keptOffers({ lead: null, offers: [] })).toBeNull();
});
