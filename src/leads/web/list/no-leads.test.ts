import { describe, expect, test } from "vitest";
import { hasFilter, readLeadSearch } from "./lead-search.ts";
import { noOwnLeads } from "./no-leads.ts";

const read = (query: string) => readLeadSearch(new URLSearchParams(query));
const received = "isLeadReceivingProfessional=true";

describe("an empty list mentions filters only if one is set", () => {
	test.each([
		"",
		"cursor=abc",
		"hasUserBookings=true",
		received,
		`${received}&source=marketplace`,
		`${received}&tab=claimed&claimType=staff`,
		`${received}&tab=assigned`,
	])("?%s sets none", (query) => {
		expect(hasFilter(read(query))).toBe(false);
	});

	test.each([
		"source=lead-form",
		"status=closed",
		"location=shimla&cursor=abc",
		"hasUserBookings=true&startDate=2026-11-01",
		`${received}&service=plumber`,
		`${received}&tab=assigned&source=marketplace`,
	])("?%s sets one", (query) => {
		expect(hasFilter(read(query))).toBe(true);
	});
});

test("each of the viewer's own lists has its own text when empty", () => {
	const lists = [
		"hasUserBookings=true",
		received,
		`${received}&tab=claimed`,
		`${received}&tab=claimed&claimType=staff`,
		`${received}&tab=assigned`,
	];
	const texts = lists.map((query) => noOwnLeads(read(query)));
	expect(new Set(texts).size).toBe(lists.length);
	for (const text of texts) expect(text).not.toMatch(/filter/i);
});
