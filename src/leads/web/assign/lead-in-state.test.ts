import { expect, test } from "vitest";
import type { LeadAnswer } from "../../leads.contract.ts";
import { leadState } from "../lead-state.ts";
import { leadInState } from "./lead-in-state.ts";

const id = (last: number) => `01900000-0000-7000-8000-00000000000${last}`;
const lead: LeadAnswer = {
	_id: id(1),
	serviceId: id(2),
	serviceName: "Electrician",
	serviceSlug: "electrician",
	serviceIcon: "zap",
	choiceOfService: null,
	choiceName: null,
	name: "Meera Devi",
	mobile: "+919800000001",
	addressDetails: "14 Lower Bazaar",
	source: "lead-form",
	goToLocation: "Shimla",
	preferredDateTime: null,
	description: "",
	budget: { min: null, max: null },
	status: "open",
	createdAt: "2026-11-20T06:30:00.000Z",
	expiresAt: "2026-12-20T06:30:00.000Z",
	claimsTaken: 0,
	revealLimit: 3,
	mobileVerified: true,
	assignedDetails: null,
	claimedDetails: null,
	bookedProfessional: null,
	originProfessional: null,
	abilities: {
		claim: false,
		seeContact: true,
		own: false,
		close: false,
		seeOffers: true,
		book: false,
		assign: true,
		answer: false,
		reportNumber: false,
	},
};

test("what a link to a lead takes along is read, without the customer", () => {
	const { name: _name, mobile: _mobile, addressDetails: _address, ...open } = lead;
	expect(leadInState(leadState(lead), lead._id)).toEqual(open);
});

test.each([
	[null],
	["x"],
	[{}],
	[{ lead: null }],
	[{ lead: { _id: lead._id } }],
	[{ mobile: "+919800000001" }],
])("a history that holds something else: %j", (state) => {
	expect(leadInState(state, lead._id)).toBeNull();
});

test("another lead is none", () => {
	expect(leadInState({ lead }, id(9))).toBeNull();
});
