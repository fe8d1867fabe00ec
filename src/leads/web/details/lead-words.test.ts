import { describe, expect, test } from "vitest";
import { leadAge, leadOrigin, leadService, leadTime, leadTitle } from "./lead-words.ts";

/** 20 Nov 2026, 4:05 pm in India. */
const now = new Date("2026-11-20T10:35:00Z");

test.each([
	["2026-11-20T10:35:30Z", "just now"],
	["2026-11-20T10:34:01Z", "just now"],
	["2026-11-20T10:34:00Z", "1 minute ago"],
	["2026-11-20T10:23:00Z", "12 minutes ago"],
	["2026-11-20T09:35:01Z", "59 minutes ago"],
	["2026-11-20T09:35:00Z", "1 hour ago"],
	["2026-11-19T18:30:00Z", "16 hours ago"],
	["2026-11-19T18:29:00Z", "yesterday, 11:59 pm"],
	["2026-11-19T13:10:00Z", "yesterday, 6:40 pm"],
	["2026-11-18T18:30:00Z", "yesterday, 12:00 am"],
	["2026-11-18T18:29:59Z", "18 Nov 2026"],
])("created %s reads %s", (createdAt, words) => {
	expect(leadAge(new Date(createdAt), now)).toBe(words);
});

test("shortly after midnight, a lead sent two minutes ago is minutes old, not from yesterday", () => {
	expect(leadAge(new Date("2026-11-19T18:29:00Z"), new Date("2026-11-19T18:31:00Z"))).toBe("2 minutes ago");
});

describe("the title", () => {
	const lead = { description: "  ", serviceName: "Electrician", goToLocation: "Shimla" };
	test("is the customer's description", () => {
		expect(leadTitle({ ...lead, description: " The MCB trips. " })).toBe("The MCB trips.");
	});
	test("is service and place without a description", () => {
		expect(leadTitle(lead)).toBe("Electrician in Shimla");
	});
});

test.each([
	[null, "Electrician"],
	["House wiring", "Electrician · House wiring"],
])("with the choice %s the service reads %s", (choiceName, words) => {
	expect(leadService({ serviceName: "Electrician", choiceName })).toBe(words);
});

test.each([
	[null, "Any time"],
	["2026-11-21T04:30:00Z", "21 Nov 2026, 10:00 am"],
])("the preferred time %s reads %s", (preferredDateTime, words) => {
	expect(leadTime({ preferredDateTime })).toBe(words);
});

test.each([
	["lead-form", null, "Sent 12 minutes ago to everyone nearby"],
	["marketplace", "Rakesh Thakur", "Sent 12 minutes ago · Marketplace, from Rakesh Thakur"],
	["marketplace", "", "Sent 12 minutes ago · Marketplace"],
] as const)("from %s of %s", (source, name, words) => {
	const originProfessional = name === null ? null : { _id: "listing", userId: { name } };
	expect(leadOrigin({ createdAt: "2026-11-20T10:23:00Z", source, originProfessional }, now)).toBe(words);
});
