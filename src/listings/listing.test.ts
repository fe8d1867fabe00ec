import { describe, expect, test } from "vitest";
import {
	availabilities,
	isBookable,
	isCountedStatus,
	isPaid,
	isPreviewStatus,
	isPublicStatus,
	isSoldIn,
	type ListingAction,
	type ListingActor,
	listingStatuses,
	listingTransition,
	listingTransitions,
	listingPaymentStatuses,
	statusesWhere,
} from "./listing.ts";

const actions: ListingAction[] = ["activate", "reject", "reapply", "expire", "renew"];
const actors: ListingActor[] = ["manager", "owner", "timetable", "payment"];

test("allows these eight steps in the lifecycle and no others", () => {
	const possible = listingStatuses.flatMap((from) =>
		actions.flatMap((action) =>
			actors.flatMap((actor) => {
				const step = listingTransition(from, action, actor);
				return step === undefined ? [] : [`${from} ${action} ${actor} ${step.to}`];
			}),
		),
	);
	expect(possible).toEqual([
		"applied activate manager active",
		"applied reject manager rejected",
		"active expire manager expired",
		"active expire timetable expired",
		"expired renew manager active",
		"expired renew payment active",
		"rejected reapply manager applied",
		"rejected reapply owner applied",
	]);
});

test("shows customers only active listings, and owners and staff a preview of those that may become active", () => {
	expect(statusesWhere(isPublicStatus)).toEqual(["active"]);
	expect(statusesWhere(isPreviewStatus)).toEqual(["applied", "rejected"]);
});

test("sells no plan for a rejected listing, and leaves only expired ones out of the count", () => {
	expect(statusesWhere(isSoldIn)).toEqual(["applied", "active", "expired"]);
	expect(statusesWhere(isCountedStatus)).toEqual(["applied", "active", "rejected"]);
});

test("shows the owner the reason of a rejection and of a suspension", () => {
	const shown = listingTransitions.filter(({ showsReason }) => showsReason);
	expect(shown.map((step) => `${step.actors.join()} ${step.to}`)).toEqual([
		"manager rejected",
		"manager expired",
	]);
	expect(shown.every(({ needsReason }) => needsReason)).toBe(true);
});

test("requires a manager's reason for suspending and reopening, and a payment for confirming", () => {
	expect(listingTransition("applied", "activate", "manager")).toMatchObject({
		needsReason: false,
		needsPaid: true,
	});
	expect(listingTransition("active", "expire", "manager")).toMatchObject({
		needsReason: true,
		needsPaid: false,
	});
	expect(listingTransition("expired", "renew", "manager")).toMatchObject({
		needsReason: true,
		needsPaid: false,
	});
	expect(listingTransition("active", "expire", "timetable")?.needsReason).toBe(false);
	expect(listingTransition("expired", "renew", "payment")?.needsReason).toBe(false);
});

test("suspends a listing only if a manager expires it, and lets no payment renew a suspended one", () => {
	const rules = listingTransitions.flatMap((step) =>
		step.actors.map(
			(actor) => `${step.from} ${actor} ${step.to} ${step.suspends} ${step.refusedIfSuspended}`,
		),
	);
	expect(rules.toSorted()).toEqual([
		"active manager expired true false",
		"active timetable expired false false",
		"applied manager active false false",
		"applied manager rejected false false",
		"expired manager active false false",
		"expired payment active false true",
		"rejected manager applied false false",
		"rejected owner applied false false",
	]);
});

test("has no payment due after a payment, or if none was due", () => {
	expect(listingPaymentStatuses.filter(isPaid)).toEqual(["not-required", "success"]);
});

describe("bookable listings", () => {
	const all = listingStatuses.flatMap((status) =>
		availabilities.flatMap((availability) =>
			[true, false].map((callIcon) => ({ status, availability, callIcon })),
		),
	);
	test("are active, available and of a service that can be called", () => {
		expect(all.filter(isBookable)).toEqual([{ status: "active", availability: "available", callIcon: true }]);
	});
});
