import { describe, expect, test } from "vitest";
import type { ListingStatus, ListingPaymentStatus } from "./listing.ts";
import { type ListingWait, waitFactsOf, waitOf } from "./listing-wait.ts";

describe("what a listing waits for", () => {
	test.each<[ListingStatus, ListingPaymentStatus, ListingWait | null]>([
		["applied", "pending", "payment"],
		["applied", "failed", "payment"],
		["applied", "success", "confirmation"],
		["applied", "not-required", "confirmation"],
		["rejected", "pending", "correction"],
		["rejected", "success", "correction"],
		["expired", "success", "renewal"],
		["expired", "not-required", "renewal"],
		["expired", "pending", "renewal"],
		["active", "success", null],
		["active", "not-required", null],
		["active", "pending", null],
	])("%s and payment %s: %s", (status, paymentStatus, wait) => {
		expect(waitOf({ status, paymentStatus, isSuspended: false })).toBe(wait);
	});

	test.each<ListingPaymentStatus>(["success", "not-required", "pending", "failed"])(
		"is staff for a suspended listing with payment %s",
		(paymentStatus) => {
			expect(waitOf({ status: "expired", paymentStatus, isSuspended: true })).toBe("staff");
		},
	);
});

describe("the facts of an API response", () => {
	const professionalStatus = { type: "expired", date: "2026-11-20T06:30:00.000Z" } as const;

	test("are taken from the response", () => {
		expect(waitFactsOf({ professionalStatus, paymentStatus: "success", isSuspended: true })).toEqual({
			status: "expired",
			paymentStatus: "success",
			isSuspended: true,
		});
	});

	test("default to unpaid and not suspended if the response omits them", () => {
		expect(waitFactsOf({ professionalStatus })).toEqual({
			status: "expired",
			paymentStatus: "pending",
			isSuspended: false,
		});
	});
});
