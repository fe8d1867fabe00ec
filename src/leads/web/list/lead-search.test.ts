import { describe, expect, test } from "vitest";
import { leadSearchAddress, readLeadSearch, withoutFilters } from "./lead-search.ts";

const read = (query: string) => readLeadSearch(new URLSearchParams(query));

test.each([
	"/leads",
	"/leads?source=lead-form",
	"/leads?hasUserBookings=true",
	"/leads?isLeadReceivingProfessional=true",
	"/leads?isLeadReceivingProfessional=true&tab=claimed",
	"/leads?forMe=true",
	"/leads?forMe=true&service=electrician",
	"/leads?forMe=false",
	"/leads?isLeadReceivingProfessional=true&tab=claimed&claimType=staff",
	"/leads?leadId=019a9f3e-0000-7000-8000-000000000001",
	"/leads?service=electrician&choice=wiring",
	"/leads?source=marketplace&service=electrician&choice=wiring&location=shimla&status=closed&startDate=2026-11-01&endDate=2026-11-20&cursor=abc",
])("%s is parsed and formatted the same", (address) => {
	expect(leadSearchAddress(read(address.slice("/leads".length)))).toBe(address);
});

describe("ignores malformed parameters", () => {
	test.each([
		"source=shop",
		"status=gone",
		"startDate=20-11-2026",
		"startDate=2026-02-30",
		"endDate=2026-13-01",
		"location=%20",
		"tab=direct",
		"tab=nowhere",
		"claimType=staff",
		"claimType=self",
		"leadId=xyz",
		"forMe=yes",
		"choice=wiring",
		"hasUserBookings=yes",
		"unknown=1",
	])("%s", (query) => {
		expect(leadSearchAddress(read(query))).toBe("/leads");
	});
});

test("cuts a name at the maximum length", () => {
	expect(read(`location=${"x".repeat(5000)}`).location).toHaveLength(120);
});

test("clearing the filters keeps the view and its tab", () => {
	const search = read("isLeadReceivingProfessional=true&tab=assigned&service=plumber&cursor=abc");
	expect(leadSearchAddress(withoutFilters(search))).toBe(
		"/leads?isLeadReceivingProfessional=true&tab=assigned",
	);
});

test("leads for the viewer are always open", () => {
	expect(leadSearchAddress(read("forMe=true&status=closed"))).toBe("/leads?forMe=true");
});

test("a person's own list is not everyone's", () => {
	expect(leadSearchAddress(read("forMe=false&hasUserBookings=true"))).toBe("/leads?hasUserBookings=true");
});
