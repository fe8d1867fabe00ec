import { describe, expect, test } from "vitest";
import { findTransition } from "../platform/lifecycle.ts";
import { inLanguage } from "../platform/server/language.ts";
import {
	isOver,
	leadsRemaining,
	nextStep,
	planInWords,
	planLabel,
	pricePerLead,
	pricePerMonth,
	shownStatus,
	type SubscriptionAction,
	type SubscriptionActor,
	subscriptionEnd,
	subscriptionStatuses,
	type SubscriptionTerms,
	subscriptionTransitions,
} from "./subscription.ts";

const now = new Date("2026-11-20T06:30:00Z");
const earlier = new Date("2026-11-20T06:29:59.999Z");
const later = new Date("2026-11-20T06:30:00.001Z");

function terms(given: Partial<SubscriptionTerms> & { id: string }): SubscriptionTerms {
	return {
		status: "upcoming",
		paymentStatus: "success",
		durationInMonths: 6,
		leadsAllocated: null,
		leadsClaimed: 0,
		endsAt: null,
		pausedAt: null,
		createdAt: now,
		...given,
	};
}

test.each([
	["active", null, "active"],
	["active", now, "paused"],
	["upcoming", now, "paused"],
	["expired", null, "expired"],
] as const)("a subscription that is %s and paused at %s shows as %s", (status, pausedAt, shown) => {
	expect(shownStatus({ status, pausedAt })).toBe(shown);
});

describe("the lifecycle", () => {
	const actions: SubscriptionAction[] = ["start", "end", "reopen", "refund"];
	const actors: SubscriptionActor[] = ["payment", "refund", "manager", "claim", "credit", "timetable"];
	const possible = subscriptionStatuses.flatMap((from) =>
		actions.flatMap((action) => {
			const found = actors.map((actor) => findTransition(subscriptionTransitions, from, action, actor));
			const allowed = actors.filter((_actor, at) => found[at] !== undefined);
			return allowed.length === 0
				? []
				: `${from} ${action} → ${found.find(Boolean)?.to}: ${allowed.join(" ")}`;
		}),
	);

	test("allows these transitions and no others", () => {
		expect(possible).toEqual([
			"active end → expired: payment refund manager claim credit timetable",
			"active refund → expired: refund",
			"upcoming start → active: payment refund manager claim credit timetable",
			"upcoming refund → expired: refund",
			"expired reopen → upcoming: credit",
		]);
	});
});

describe("when a subscription ends by time", () => {
	test.each([
		["2026-11-20T06:30:00.000Z", 1, "2026-12-20T06:30:00.000Z"],
		["2026-11-20T06:30:00.000Z", 6, "2027-05-20T06:30:00.000Z"],
		["2026-11-20T06:30:00.000Z", 36, "2029-11-20T06:30:00.000Z"],
		// Noon of 31 January in India: February is shorter.
		["2027-01-31T06:30:00.000Z", 1, "2027-02-28T06:30:00.000Z"],
		["2028-01-31T06:30:00.000Z", 1, "2028-02-29T06:30:00.000Z"],
		// Still 30 November in UTC, but 1 December in India.
		["2026-11-30T19:00:00.000Z", 1, "2026-12-31T19:00:00.000Z"],
		["2027-01-30T18:30:00.000Z", 1, "2027-02-27T18:30:00.000Z"],
		["2026-12-31T18:29:59.999Z", 2, "2027-02-28T18:29:59.999Z"],
	])("%s and %i months is %s", (activatedAt, months, end) => {
		expect(subscriptionEnd(new Date(activatedAt), months)?.toISOString()).toBe(end);
	});

	test("never ends by time without months", () => {
		expect(subscriptionEnd(now, null)).toBeNull();
	});
});

describe("over", () => {
	test.each([
		["months running", { endsAt: later, leadsAllocated: null, leadsClaimed: 40 }, false],
		["months just over", { endsAt: now, leadsAllocated: null, leadsClaimed: 0 }, true],
		["leads left", { endsAt: null, leadsAllocated: 20, leadsClaimed: 19 }, false],
		["leads used up", { endsAt: null, leadsAllocated: 20, leadsClaimed: 20 }, true],
		["trial, both left", { endsAt: later, leadsAllocated: 5, leadsClaimed: 4 }, false],
		["trial, leads first", { endsAt: later, leadsAllocated: 5, leadsClaimed: 5 }, true],
		["trial, time first", { endsAt: earlier, leadsAllocated: 5, leadsClaimed: 0 }, true],
	])("%s", (_, given, over) => {
		expect(isOver({ ...given, pausedAt: null }, now)).toBe(over);
	});

	test.each([
		[null, 7, null],
		[20, 0, 20],
		[20, 20, 0],
	])("of %s leads %i claimed leaves %s", (leadsAllocated, leadsClaimed, remaining) => {
		expect(leadsRemaining({ leadsAllocated, leadsClaimed })).toBe(remaining);
	});

	test("never while it is paused", () => {
		const paused = { endsAt: earlier, leadsAllocated: 5, leadsClaimed: 5, pausedAt: earlier };
		expect(isOver(paused, now)).toBe(false);
	});
});

describe("the next step of a listing's subscriptions", () => {
	const running = terms({ id: "1", status: "active", endsAt: later });
	const over = terms({ id: "2", status: "active", endsAt: earlier });
	const older = terms({ id: "3", createdAt: earlier });
	const newer = terms({ id: "4", createdAt: later });
	const unpaid = terms({ id: "0", paymentStatus: "pending", createdAt: new Date(0) });
	const failed = terms({ id: "9", paymentStatus: "failed", createdAt: new Date(0) });

	test.each([
		["none", [], null, null],
		["one runs, nothing happens", [running, older], null, null],
		["over, none waits", [over], over, null],
		["over, the oldest starts", [newer, over, older], over, older],
		["over, the oldest paid one starts", [unpaid, failed, newer, over], over, newer],
		["over, only unpaid ones wait", [over, unpaid, failed], over, null],
		["none runs, one waits", [newer, older], null, older],
		[
			"of the same age the lower id",
			[terms({ id: "6" }), terms({ id: "5" })],
			null,
			expect.objectContaining({ id: "5" }),
		],
	])("%s", (_, subscriptions, end, start) => {
		expect(nextStep(subscriptions, now)).toEqual({ end, start });
	});
});

describe("labels and prices", () => {
	test.each([
		[{ type: "Enrolment Basis", durationInMonths: 6, numberOfLeads: null }, "Enrolment Basis, 6 months"],
		[{ type: "Enrolment Basis", durationInMonths: 1, numberOfLeads: null }, "Enrolment Basis, 1 month"],
		[{ type: "Lead Basis", durationInMonths: null, numberOfLeads: 20 }, "Lead Basis, 20 leads"],
		[{ type: "Lead Basis", durationInMonths: null, numberOfLeads: 1 }, "Lead Basis, 1 lead"],
		[{ type: "Free Trial", durationInMonths: 1, numberOfLeads: 5 }, "Free Trial, 1 month or 5 leads"],
	] as const)("%o is %s", (plan, label) => {
		expect(planLabel(plan)).toBe(label);
		expect(planInWords(label)).toBe(label);
	});

	test.each([
		["Enrolment Basis, 6 months", "मंथली प्लान, 6 महीने"],
		["Lead Basis, 1 lead", "लीड प्लान, 1 लीड"],
		["Free Trial, 1 month or 5 leads", "फ्री ट्रायल, 1 महीना या 5 लीड"],
		["Free Trial", "फ्री ट्रायल"],
		["Plan of 2024", "Plan of 2024"],
	])("the stored label %s is %s in Hindi", (label, words) => {
		expect(inLanguage("hi", () => planInWords(label))).toBe(words);
	});

	test.each([
		[2999, 6, 499.83],
		[1000, 3, 333.33],
		[999.99, 12, 83.33],
		[0, 1, 0],
		[0.01, 2, 0.01],
		[100_000, 36, 2777.78],
	])("₹%d over %i is ₹%d each", (price, count, each) => {
		expect(pricePerMonth({ price, durationInMonths: count })).toBe(each);
		expect(pricePerLead({ price, numberOfLeads: count })).toBe(each);
	});

	test("has no price per month without months", () => {
		expect(pricePerMonth({ price: 2999, durationInMonths: null })).toBeNull();
		expect(pricePerLead({ price: 2999, numberOfLeads: null })).toBeNull();
	});
});
