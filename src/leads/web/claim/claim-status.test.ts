import { describe, expect, test } from "vitest";
import type { LeadAnswer } from "../../leads.contract.ts";
import { claimStatuses } from "./claim-status.ts";
import { noAbilities } from "../testing/sample-lead.ts";

type Claimed = Parameters<typeof claimStatuses>[0];
type Details = NonNullable<LeadAnswer["claimedDetails"]>;

const may = { ...noAbilities, seeContact: true, reportNumber: true };
const me = { _id: "listing", name: "Rakesh Thakur", firmName: null, mobile: "+919000000020", photo: null };

function textsOf(changes: Partial<Claimed>, details: Partial<Details> = {}): string[] {
	const claimedDetails: Details = {
		claimedAt: "2026-11-20T10:49:00Z",
		claimType: "self",
		claimedBy: { _id: "listing" },
		isNumberWrong: false,
		creditReturned: null,
		numberReport: null,
		...details,
	};
	const lead: Claimed = { status: "open", claimedDetails, bookedProfessional: null, abilities: may };
	return claimStatuses({ ...lead, ...changes }).map(({ text }) => text);
}

describe("the status of the lead", () => {
	const hidden = { ...may, seeContact: false };
	test.each<[string, Partial<Claimed>, string[]]>([
		["open", {}, []],
		[
			"booked for the viewer",
			{ status: "booked", bookedProfessional: me },
			["You are booked. Call the customer and agree on the work."],
		],
		[
			"booked with another professional",
			{ status: "booked", abilities: hidden },
			["This lead went to another professional. The number is hidden now."],
		],
		["closed", { status: "closed", abilities: hidden }, ["The customer is done. The number is hidden now."]],
		["expired", { status: "expired" }, ["This lead is no longer open. You can still call."]],
		["expired, the account deleted", { status: "expired", abilities: hidden }, []],
	])("%s", (_, changes, sentences) => {
		expect(textsOf(changes)).toEqual(sentences);
	});
});

describe("the status of the report and the credit", () => {
	test.each<[string, Partial<Claimed>, Partial<Details>, string[]]>([
		["waiting", {}, { numberReport: "open" }, ["You told us that the number is wrong. We are checking it."]],
		[
			"refused",
			{},
			{ numberReport: "refused" },
			["We checked the number: it works. Please try to call again."],
		],
		[
			"refused, with the number hidden since",
			{ status: "closed", abilities: { ...may, seeContact: false } },
			{ numberReport: "refused" },
			["The customer is done. The number is hidden now.", "We checked the number: it works."],
		],
		[
			"confirmed on a plan without a limit",
			{ status: "closed", abilities: { ...may, seeContact: false } },
			{ numberReport: "confirmed", isNumberWrong: true },
			["We checked the number: it was wrong. This lead is closed."],
		],
		[
			"of another's report, on a plan without a limit",
			{ status: "closed", abilities: { ...may, seeContact: false } },
			{ isNumberWrong: true },
			["We checked the number: it was wrong. This lead is closed."],
		],
		[
			"of another's report, in a list",
			{ status: "closed", abilities: { ...may, seeContact: false } },
			{ isNumberWrong: true, creditReturned: undefined, numberReport: undefined },
			["We checked the number: it was wrong. This lead is closed."],
		],
		[
			"of another's report, after the own one was refused",
			{ status: "closed", abilities: { ...may, seeContact: false } },
			{ isNumberWrong: true, numberReport: "refused" },
			["We checked the number: it was wrong. This lead is closed."],
		],
		[
			"confirmed, shown once",
			{ status: "closed" },
			{ numberReport: "confirmed", creditReturned: "wrong-number", isNumberWrong: true },
			[
				"We checked the number: it was wrong. This lead is closed.",
				"You got the lead back: the number was wrong.",
			],
		],
		[
			"of another's report",
			{ status: "closed" },
			{ creditReturned: "wrong-number", isNumberWrong: true },
			["You got the lead back: the number was wrong."],
		],
		[
			"withdrawn",
			{ status: "closed" },
			{ creditReturned: "withdrawn" },
			[
				"The customer is done. The number is hidden now.",
				"You got the lead back: the customer no longer needed the work, within 24 hours of your claim.",
			],
		],
		[
			"a second one",
			{},
			{ creditReturned: "duplicate" },
			["This lead cost you nothing: you had already claimed a request of this customer."],
		],
		[
			"a second one, confirmed",
			{ status: "closed", abilities: { ...may, seeContact: false } },
			{ numberReport: "confirmed", creditReturned: "duplicate", isNumberWrong: true },
			[
				"We checked the number: it was wrong. This lead is closed.",
				"This lead cost you nothing: you had already claimed a request of this customer.",
			],
		],
	])("%s", (_, changes, details, sentences) => {
		expect(textsOf(changes, details)).toEqual(sentences);
	});
});
