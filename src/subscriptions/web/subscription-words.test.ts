import { expect, test } from "vitest";
import { dayOf, subscriptionSize, timeFact } from "./subscription-words.ts";

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

test("shows an activation by its day in India", () => {
	expect(dayOf("2026-10-03T19:00:00.000Z")).toBe("4 Oct 2026");
});

test.each([null, "", "soon", "2026-13-40T00:00:00Z"])("shows no activation for %s", (activatedAt) => {
	expect(dayOf(activatedAt)).toBeNull();
});

test.each([
	["active", "2027-05-19T19:00:00.000Z", { key: "Runs until", value: "20 May 2027" }],
	["active", null, null],
	["upcoming", null, null],
	["expired", "2026-05-19T19:00:00.000Z", null],
] as const)("%s with the end %s shows %o", (status, endsAt, fact) => {
	expect(timeFact({ status, endsAt, pausedAt: null, refundedAt: null })).toEqual(fact);
});

test("a paused plan shows since when it is paused instead of its end", () => {
	const times = {
		endsAt: "2027-05-19T19:00:00.000Z",
		pausedAt: "2026-11-02T19:00:00.000Z",
		refundedAt: null,
	};
	expect(timeFact({ status: "active", ...times })).toEqual({ key: "Paused since", value: "3 Nov 2026" });
});

test("a refunded plan shows when the refund ended it", () => {
	const times = {
		endsAt: "2027-05-19T19:00:00.000Z",
		pausedAt: null,
		refundedAt: "2026-11-02T19:00:00.000Z",
	};
	expect(timeFact({ status: "expired", ...times })).toEqual({ key: "Ended", value: "3 Nov 2026, refunded" });
});
