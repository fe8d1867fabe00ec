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

test("leaves the person out of navigation state", () => {
	const kept = JSON.stringify(leadState(lead));
	expect(kept).not.toMatch(/Neha|9816044210|98160 44210|Flat 12|9000000020/);
	expect(lead.mobile).toBe("+919816044210");
	expect(lead.bookedProfessional?.mobile).toBe("+919000000020");
});

describe("the abilities in navigation state", () => {
	test("belong to this lead and exclude the number, which the state does not have", () => {
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
	])("are missing from %o", (state) => {
		expect(abilitiesFrom(state, "lead")).toBeNull();
	});
});
