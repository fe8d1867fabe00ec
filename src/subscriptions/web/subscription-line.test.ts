import { expect, test } from "vitest";
import { subscriptionLine } from "./subscription-line.ts";

const byLeads = {
	subscriptionType: "Lead Basis",
	status: "active",
	pausedAt: null,
	paymentPlan: "Lead Basis, 20 leads",
	leadsAllocated: 20,
	leadsRemaining: 7,
} as const;
const byMonths = {
	subscriptionType: "Enrolment Basis",
	status: "active",
	pausedAt: null,
	paymentPlan: "Enrolment Basis, 6 months",
	leadsAllocated: null,
	leadsRemaining: null,
} as const;

test("shows how many leads are left", () => {
	expect(subscriptionLine([byLeads])).toBe("Lead Basis · 7 of 20 leads left");
	expect(subscriptionLine([{ ...byLeads, leadsRemaining: 0 }])).toBe("Lead Basis · 0 of 20 leads left");
});

test("shows the months that were bought", () => {
	expect(subscriptionLine([byMonths, { ...byLeads, status: "upcoming" }])).toBe("Enrolment Basis, 6 months");
});

test("says that a plan has not started", () => {
	expect(subscriptionLine([{ ...byLeads, status: "upcoming" }])).toBe("Lead Basis, 20 leads (upcoming)");
});

test("a paused plan shows since when it is paused", () => {
	const pausedAt = "2026-11-02T19:00:00.000Z";
	for (const status of ["active", "upcoming"] as const)
		expect(subscriptionLine([{ ...byLeads, status, pausedAt }])).toBe(
			"Lead Basis, 20 leads (paused since 3 Nov 2026)",
		);
});

test("shows no line without subscriptions", () => {
	expect(subscriptionLine([])).toBe("None");
});
