import { describe, expect, test } from "vitest";
import type { ListingStatus, ListingPaymentStatus } from "./listing.ts";
import { type ListingWait, standOf, waitOf } from "./listing-wait.ts";

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
		expect(waitOf({ status, paymentStatus, isShut: false })).toBe(wait);
	});

	test.each<ListingPaymentStatus>(["success", "not-required", "pending", "failed"])(
		"one that is shut waits for staff, its payment being %s",
		(paymentStatus) => {
			expect(waitOf({ status: "expired", paymentStatus, isShut: true })).toBe("staff");
		},
	);
});

describe("how the listing of an answer stands", () => {
	const professionalStatus = { type: "expired", date: "2026-11-20T06:30:00.000Z" } as const;

	test("as it says", () => {
		expect(standOf({ professionalStatus, paymentStatus: "success", isShut: true })).toEqual({
			status: "expired",
			paymentStatus: "success",
			isShut: true,
		});
	});

	test("unpaid and not shut where the viewer is told neither", () => {
		expect(standOf({ professionalStatus })).toEqual({
			status: "expired",
			paymentStatus: "pending",
			isShut: false,
		});
	});
});
