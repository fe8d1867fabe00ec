import { expect, test } from "vitest";
import { dayOf, lastDay, subscriptionSize } from "./subscription-words.ts";

test.each([
	["Enrolment Basis", 6, null, "6 months"],
	["Enrolment Basis", 1, null, "1 month"],
	["Enrolment Basis", 6, 20, "6 months"],
	["Lead Basis", null, 20, "20 leads"],
	["Lead Basis", 6, 1, "1 lead"],
	["Free Trial", 1, 5, "1 month or 5 leads"],
	["Free Trial", null, 5, "5 leads"],
	["Lead Basis", null, null, null],
] as const)(
	"%s of %s months and %s leads is for %s",
	(subscriptionType, durationInMonths, leadsAllocated, size) => {
		expect(subscriptionSize({ subscriptionType, durationInMonths, leadsAllocated })).toBe(size);
	},
);

test("an activation is told by its day in India", () => {
	expect(dayOf("2026-10-03T19:00:00.000Z")).toBe("4 Oct 2026");
});

test.each([null, "", "soon", "2026-13-40T00:00:00Z"])("%s is no day of an activation", (activatedAt) => {
	expect(dayOf(activatedAt)).toBeNull();
});

test.each([
	["active", "2027-05-19T19:00:00.000Z", "20 May 2027"],
	["active", null, null],
	["upcoming", null, null],
	["expired", "2026-05-19T19:00:00.000Z", null],
] as const)("%s with the end %s runs until %s", (status, endsAt, day) => {
	expect(lastDay({ status, endsAt })).toBe(day);
});
