import { expect, test } from "vitest";
import { isOver } from "../../src/subscriptions/subscription.ts";
import { listingRows } from "../professionals/listing-rows.ts";
import { planRows } from "./plan-rows.ts";
import { demoProfessionals } from "../professionals/professionals.ts";
import { subscriptionRows, withExpiry } from "./subscription-rows.ts";

const now = new Date("2026-11-20T06:30:00Z");
const ids = {
	service: (slug: string) => slug,
	choice: (service: string, choice: string) => `${service}/${choice}`,
	location: (slug: string) => slug,
};
const professionals = demoProfessionals();
const people = new Map(professionals.map(({ mobile }) => [mobile, { id: mobile }]));
const { listings } = listingRows(professionals, people, ids, new Map(), now);
const bought = subscriptionRows(listings, planRows(ids, now), now);
const active = bought.filter(({ status }) => status === "active");

const keyOf = new Map(listings.map(({ id, demo }) => [id, demo.key]));
const ofListing = (key: string) =>
	bought
		.filter(({ listingId }) => keyOf.get(listingId) === key)
		.map(({ status, paymentPlan, paymentStatus }) => `${status} ${paymentPlan} ${paymentStatus}`);

test("the demo has every kind of subscription in every state", () => {
	const found = new Set(
		bought.map(
			({ subscriptionType, status, paymentStatus }) => `${subscriptionType} ${status} ${paymentStatus}`,
		),
	);
	expect([...found].toSorted()).toEqual([
		"Enrolment Basis active success",
		"Enrolment Basis expired success",
		"Enrolment Basis upcoming success",
		"Free Trial active success",
		"Free Trial expired success",
		"Lead Basis active success",
		"Lead Basis upcoming success",
	]);
});

test("every month of the last year has paid plans", () => {
	const age = ({ createdAt }: { createdAt: Date }) => (now.getTime() - createdAt.getTime()) / 86_400_000;
	const paid = bought.filter(({ price }) => price > 0);
	const counts = Array.from(
		{ length: 12 },
		(_, month) => paid.filter((one) => age(one) >= 30 * month && age(one) < 30 * (month + 1)).length,
	);
	expect(Math.min(...counts)).toBeGreaterThan(8);
});

test("no listing of the demo runs two subscriptions, or tries twice for free", () => {
	const trials = bought.filter(({ subscriptionType }) => subscriptionType === "Free Trial");
	expect(new Set(active.map(({ listingId }) => listingId)).size).toBe(active.length);
	expect(new Set(trials.map(({ listingId }) => listingId)).size).toBe(trials.length);
});

test("active subscriptions are not over, and upcoming ones have not started", () => {
	for (const { listingId, leadsAllocated = null, leadsClaimed = 0, endsAt = null } of active)
		expect(isOver({ leadsAllocated, leadsClaimed, endsAt, pausedAt: null }, now), keyOf.get(listingId)).toBe(
			false,
		);
	for (const one of bought.filter(({ status }) => status === "upcoming")) {
		expect(one.activatedAt).toBeNull();
		const listing = listings.find(({ id }) => id === one.listingId);
		expect(listing?.status === "applied" || active.some(({ listingId }) => listingId === one.listingId)).toBe(
			true,
		);
	}
});

test("nothing is bought before the registration, and nothing is claimed before the replay", () => {
	const appliedAt = new Map(listings.map((one) => [one.id, one.appliedAt]));
	for (const { listingId, createdAt, leadsClaimed } of bought) {
		expect(createdAt >= (appliedAt.get(listingId) ?? now), keyOf.get(listingId)).toBe(true);
		expect(leadsClaimed).toBe(0);
	}
});

test("an expired subscription was last updated at its end, and its listing expired then", () => {
	const over = bought.filter(({ status }) => status === "expired");
	for (const { activatedAt, endsAt, updatedAt } of over) {
		expect(updatedAt).toEqual(endsAt ?? updatedAt);
		expect(updatedAt.getTime()).toBeGreaterThan(activatedAt?.getTime() ?? Infinity);
		expect(updatedAt.getTime()).toBeLessThan(now.getTime());
	}
	const expired = withExpiry(listings, bought).filter(
		({ status, demo }) => status === "expired" && demo.service.paymentRequired,
	);
	expect(expired.length).toBeGreaterThan(1);
	for (const { id, appliedAt, statusChangedAt } of expired) {
		const own = over.filter(({ listingId }) => listingId === id);
		expect(statusChangedAt).toEqual(own.at(-1)?.updatedAt);
		for (const { createdAt } of own) expect(appliedAt.getTime()).toBeLessThan(createdAt.getTime());
	}
});

test("the printed accounts have what is printed", () => {
	expect(ofListing("electrician-shimla")).toEqual([
		"expired Free Trial, 1 month or 5 leads success",
		"expired Enrolment Basis, 3 months success",
		"active Enrolment Basis, 12 months success",
	]);
	for (const key of ["plumber-chandigarh", "taxi-manali", "welder-mandi", "welder-kullu"])
		expect(ofListing(key)).toEqual([
			"expired Free Trial, 1 month or 5 leads success",
			"active Lead Basis, 10 leads success",
		]);
});
