import { expect, test } from "vitest";
import type { ListingStatus, PaymentStatus } from "./listing.ts";
import { type ListingWait, waitOf } from "./listing-wait.ts";

test.each<[ListingStatus, PaymentStatus, ListingWait | null]>([
	["applied", "pending", "payment"],
	["applied", "failed", "payment"],
	["applied", "success", "confirmation"],
	["applied", "not-required", "confirmation"],
	["expired", "success", "renewal"],
	["expired", "not-required", "renewal"],
	["expired", "pending", "renewal"],
	["active", "success", null],
	["active", "not-required", null],
	["active", "pending", null],
])("%s and payment %s waits for %s", (status, paymentStatus, wait) => {
	expect(waitOf({ status, paymentStatus })).toBe(wait);
});
