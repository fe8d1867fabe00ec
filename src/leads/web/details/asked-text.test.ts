import { expect, test } from "vitest";
import { askedText } from "./asked-text.ts";

test("who was only asked gets the number by accepting", () => {
	expect(askedText({ claimedDetails: null })).toBe(
		"Our team chose you for this customer. Accept to get the number: you are booked then, and it costs you no lead.",
	);
});

test("who holds a place is not promised the number that they have", () => {
	const claimedDetails = {
		claimedAt: "2026-11-20T06:30:00.000Z",
		claimType: "self",
		claimedBy: { _id: "listing" },
		isNumberWrong: false,
	} as const;
	expect(askedText({ claimedDetails })).toBe(
		"Our team chose you for this customer. You have the number already. Accept, and you are booked: it costs you no further lead.",
	);
});
