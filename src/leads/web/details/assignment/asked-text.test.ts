import { expect, test } from "vitest";
import { askedText } from "./asked-text.ts";

test("promises the number to an assigned professional without one", () => {
	expect(askedText({ claimedDetails: null })).toBe(
		"Our team chose you for this customer. Accept to get the number and the booking. It costs you no lead.",
	);
});

test("does not promise the number to a professional who already has it", () => {
	const claimedDetails = {
		claimedAt: "2026-11-20T06:30:00.000Z",
		claimType: "self",
		claimedBy: { _id: "listing" },
		isNumberWrong: false,
	} as const;
	expect(askedText({ claimedDetails })).toBe(
		"Our team chose you for this customer, and you already have the number. Accept to get the booking. It costs you no further lead.",
	);
});
