import { expect, test } from "vitest";
import { paymentBadge, subscriptionBadge } from "./subscription-badges.ts";

test.each([
	["active", "success"],
	["upcoming", "info"],
	["expired", "danger"],
	["paused", "pending"],
	["stopped", "neutral"],
	["constructor", "neutral"],
	["", "neutral"],
])("a subscription that is “%s” has a badge of the kind %s", (status, kind) => {
	expect(subscriptionBadge(status)).toBe(kind);
});

test.each([
	["success", "success"],
	["pending", "pending"],
	["failed", "danger"],
] as const)("a payment that is “%s” has a badge of the kind %s", (status, kind) => {
	expect(paymentBadge(status)).toBe(kind);
});
