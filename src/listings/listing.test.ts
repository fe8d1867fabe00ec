import { describe, expect, test } from "vitest";
import {
	availabilities,
	isBookable,
	isPaid,
	type ListingAction,
	type ListingActor,
	listingStatuses,
	listingTransition,
	listingTransitions,
	listingPaymentStatuses,
} from "./listing.ts";

const actions: ListingAction[] = ["activate", "expire", "renew"];
const actors: ListingActor[] = ["manager", "timetable", "payment"];

test("the lifecycle allows these five steps and no other", () => {
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
		"active expire manager expired",
		"active expire timetable expired",
		"expired renew manager active",
		"expired renew payment active",
	]);
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
		"expired manager active false false",
		"expired payment active false true",
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
