import { describe, expect, test } from "vitest";
import type { LeadAnswer } from "../../leads.contract.ts";
import { abilitiesFrom, leadState } from "./lead-state.ts";
import { noAbilities, sampleLead } from "../testing/sample-lead.ts";

const lead: LeadAnswer = {
	...sampleLead,
	_id: "lead",
	name: "Neha Sharma",
	mobile: "+919816044210",
	addressDetails: "Flat 12",
	description: "Ring 98160 44210 first",
	bookedProfessional: {
		_id: "listing",
		name: "Rakesh Thakur",
		firmName: null,
		mobile: "+919000000020",
		photo: null,
	},
	abilities: {
		...noAbilities,
		seeContact: true,
		own: true,
		close: true,
		seeOffers: true,
		book: true,
		reportNumber: true,
	},
};

test("what a link takes along says nothing of the person", () => {
	const kept = JSON.stringify(leadState(lead));
	expect(kept).not.toMatch(/Neha|9816044210|98160 44210|Flat 12|9000000020/);
	expect(lead.mobile).toBe("+919816044210");
	expect(lead.bookedProfessional?.mobile).toBe("+919000000020");
});

describe("the abilities that a link brought", () => {
	test("are those of this lead, without the number that it does not bring", () => {
		expect(abilitiesFrom(leadState(lead), "lead")).toEqual({
			claim: false,
			seeContact: false,
			own: true,
			close: true,
			seeOffers: true,
			book: true,
			assign: false,
			answer: false,
			reportNumber: false,
			showNumber: false,
		});
	});
	test.each([
		null,
		undefined,
		"state",
		{},
		{ lead: null },
		{ lead: { _id: "lead" } },
		leadState({ ...lead, _id: "other" }),
	])("%o brings none", (state) => {
		expect(abilitiesFrom(state, "lead")).toBeNull();
	});
});
