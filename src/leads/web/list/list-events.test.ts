import { describe, expect, test } from "vitest";
import { readLeadSearch } from "./lead-search.ts";
import { cameSince, isNarrowed, notificationsOfChange } from "./list-events.ts";

const read = (query: string) => readLeadSearch(new URLSearchParams(query));
const assigned = "isLeadReceivingProfessional=true&tab=assigned";

describe("new leads of an open list", () => {
	test.each([
		["", "lead.new"],
		["source=lead-form", "lead.new"],
		["service=electrician&choice=wiring&location=shimla", "lead.new"],
		[assigned, "lead.assigned"],
		[`${assigned}&source=marketplace`, "lead.assigned"],
	])("?%s are announced by %s", (query, kind) => {
		expect(notificationsOfChange(read(query))).toBe(kind);
	});

	test.each([
		["a later page", "cursor=abc"],
		["a single lead", "leadId=019a9f3e-0000-7000-8000-000000000001"],
		["the customer's own leads", "hasUserBookings=true"],
		["leads sent directly to the viewer", "isLeadReceivingProfessional=true"],
		["leads that the viewer claimed", "isLeadReceivingProfessional=true&tab=claimed"],
		["a later page of the assigned leads", `${assigned}&cursor=abc`],
	])("are not announced to %s", (_, query) => {
		expect(notificationsOfChange(read(query))).toBeNull();
	});
});

test.each([
	["", false],
	[assigned, false],
	["source=lead-form", true],
	["location=shimla", true],
	[`${assigned}&status=open`, true],
])("?%s narrows the list: %s", (query, isLess) => {
	expect(isNarrowed(read(query))).toBe(isLess);
});

describe("returning to a list finds the leads that arrived in between", () => {
	const lead = (minute: number) => ({ _id: `lead ${minute}`, createdAt: `2026-11-20T06:${minute}:00.000Z` });

	test("ignores leads that were there before or are older than all of them", () => {
		const shown = [lead(30), lead(20), lead(15)];
		expect(cameSince(shown, [lead(40), lead(31), lead(30), lead(25), lead(20)])).toEqual([
			"lead 40",
			"lead 31",
		]);
		expect(cameSince(shown, shown)).toEqual([]);
	});

	test("finds all leads if the list was empty", () => {
		expect(cameSince([], [lead(30)])).toEqual(["lead 30"]);
	});
});
