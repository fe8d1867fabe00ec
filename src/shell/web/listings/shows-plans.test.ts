import { expect, test } from "vitest";
import type { ListingSubscriptions } from "../../../subscriptions/web/read-listing-subscriptions.ts";
import { showsPlans } from "./shows-plans.ts";

const nothing = { open: [], expired: [] };
const expired = { open: [], expired: [{}] } as unknown as Pick<ListingSubscriptions, "open" | "expired">;

test("plans are shown if the service needs one, loaded or not", () => {
	expect(showsPlans({ amountForEnrollment: null }, null)).toBe(true);
	expect(showsPlans({ amountForEnrollment: null }, nothing)).toBe(true);
});

test("no plans are shown for a service that needs none, unless one was bought", () => {
	expect(showsPlans({ amountForEnrollment: 0 }, null)).toBe(false);
	expect(showsPlans({ amountForEnrollment: 0 }, nothing)).toBe(false);
	expect(showsPlans({ amountForEnrollment: 0 }, expired)).toBe(true);
});
