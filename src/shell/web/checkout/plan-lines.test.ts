import { expect, test } from "vitest";
import { inCardOrder, isTrialUsed, planLines, planName } from "./plan-lines.ts";

const trial = { type: "Free Trial", durationInMonths: 1, numberOfLeads: 5 } as const;
const leads = { type: "Lead Basis", durationInMonths: null, numberOfLeads: 20 } as const;
const months = { type: "Enrolment Basis", durationInMonths: 6, numberOfLeads: null } as const;

test("a card says what the plan is and when it ends", () => {
	expect([planName(trial), ...planLines(trial)]).toEqual([
		"Free Trial",
		"1 month or 5 leads, whichever ends first",
		"Once per listing.",
	]);
	expect([planName(leads), ...planLines(leads)]).toEqual([
		"Lead Basis, 20 leads",
		"Lasts until the 20 leads are used.",
	]);
	expect([planName(months), ...planLines(months)]).toEqual([
		"Enrolment Basis, 6 months",
		"Claim as many leads as you like.",
	]);
});

test("a trial that only time or only leads end says that one", () => {
	expect(planLines({ ...trial, numberOfLeads: null })).toEqual(["1 month", "Once per listing."]);
	expect(planLines({ ...trial, durationInMonths: null })).toEqual(["5 leads", "Once per listing."]);
});

test("a trial that was used says so in the place of its last line", () => {
	expect(planLines(trial, true)).toEqual([
		"1 month or 5 leads, whichever ends first",
		"Used for this listing.",
	]);
	expect(planLines(months, true)).toEqual(planLines(months));
});

test("a trial counts as used whether it runs, waits or is over", () => {
	const [ofTrial, ofLeads] = [
		{ subscriptionType: "Free Trial" },
		{ subscriptionType: "Lead Basis" },
	] as const;
	expect(isTrialUsed({ open: [ofTrial], expired: [] })).toBe(true);
	expect(isTrialUsed({ open: [ofLeads], expired: [ofTrial] })).toBe(true);
	expect(isTrialUsed({ open: [ofLeads], expired: [ofLeads] })).toBe(false);
	expect(isTrialUsed({ open: [], expired: [] })).toBe(false);
});

test("the trial stands first, then leads, then months, the cheapest of each first", () => {
	const priced = [
		{ ...months, price: 4999 },
		{ ...months, price: 299 },
		{ ...trial, price: 0 },
		{ ...leads, price: 1180 },
		{ ...leads, price: 490 },
	];
	expect(inCardOrder(priced).map(({ price }) => price)).toEqual([0, 490, 1180, 299, 4999]);
});
