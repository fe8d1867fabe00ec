import { expect, test } from "vitest";
import { leadState } from "../details/lead-state.ts";
import { sampleLead as lead } from "../testing/sample-lead.ts";
import { leadInState } from "./lead-in-state.ts";

test("reads the lead from navigation state, without the customer", () => {
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
])("ignores other state: %j", (state) => {
	expect(leadInState(state, lead._id)).toBeNull();
});

test("ignores another lead", () => {
	expect(leadInState({ lead }, "01900000-0000-7000-8000-000000000009")).toBeNull();
});
