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

test("the lifecycle allows these eight steps and no other", () => {
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

test("customers see active listings only, and owners and staff a preview of those that may become active", () => {
	expect(statusesWhere(isPublicStatus)).toEqual(["active"]);
	expect(statusesWhere(isPreviewStatus)).toEqual(["applied", "rejected"]);
});

test("no plan is sold for a rejected listing, and only expired ones do not count", () => {
	expect(statusesWhere(isSoldIn)).toEqual(["applied", "active", "expired"]);
	expect(statusesWhere(isCountedStatus)).toEqual(["applied", "active", "rejected"]);
});

test("the owner reads the reason of a rejection and of a suspension", () => {
	const shown = listingTransitions.filter(({ showsReason }) => showsReason);
	expect(shown.map(({ actor, to }) => `${actor} ${to}`)).toEqual(["manager rejected", "manager expired"]);
	expect(shown.every(({ needsReason }) => needsReason)).toBe(true);
});

test("a manager gives a reason for ending and renewing, and confirms only what is paid", () => {
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

test("a manager's end shuts a listing, any other step does not, and no payment renews one that is shut", () => {
	const rules = listingTransitions.map(
		({ from, actor, to, shuts, refusedIfShut }) => `${from} ${actor} ${to} ${shuts} ${refusedIfShut}`,
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

test("nothing is left to pay after a payment, or where none was due", () => {
	expect(listingPaymentStatuses.filter(isPaid)).toEqual(["not-required", "success"]);
});

describe("who can be booked", () => {
	const all = listingStatuses.flatMap((status) =>
		availabilities.flatMap((availability) =>
			[true, false].map((callIcon) => ({ status, availability, callIcon })),
		),
	);
	test("an active and available listing of a service that can be called, and no other", () => {
		expect(all.filter(isBookable)).toEqual([{ status: "active", availability: "available", callIcon: true }]);
	});
});
