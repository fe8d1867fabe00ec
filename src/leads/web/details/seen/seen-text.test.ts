import { expect, test } from "vitest";
import type { LeadOffer } from "../../../assignment.contract.ts";
import type { LeadAnswer } from "../../../leads.contract.ts";
import { seenText } from "./seen-text.ts";

const professional = {
	_id: "listing",
	name: "Rakesh Thakur",
	firmName: "Thakur Electricals",
	mobile: "+919000000020",
	photo: null,
};
const offer: LeadOffer = {
	professional: {
		...professional,
		userId: "user",
		service: "Electrician",
		choiceName: null,
		availability: "available",
		area: "Lower Bazaar, Shimla 171001",
		rating: { average: null, count: 0 },
	},
	claimedAt: "2026-11-20T10:49:00Z",
	claimType: "self",
	isBooked: false,
	isSuspended: false,
	isBlocked: false,
	abilities: { book: false },
};

const gone: LeadOffer = { ...offer, professional: null };

test.each<[LeadAnswer["status"], number, LeadOffer[], string | null]>([
	[
		"open",
		0,
		[],
		"A professional sees your number only after claiming this request. Our support views it only for a reason, and every view is listed here.",
	],
	["open", 1, [offer], null],
	["open", 3, [offer], "All places taken. No other professional can see your number."],
	["booked", 2, [offer, offer], "Thakur Electricals is the only professional who can see your number now."],
	["expired", 0, [], "No professional has seen your number."],
	["expired", 1, [offer], "They see your number until 27 Dec 2026. Press “I’m done” to hide it now."],
	["open", 1, [gone], null],
	["booked", 1, [{ ...gone, isBooked: true }], "No professional sees your number now."],
	["expired", 1, [gone], "No professional sees your number now."],
	["expired", 2, [gone, offer], "They see your number until 27 Dec 2026. Press “I’m done” to hide it now."],
	["completed", 1, [offer], "Your request is closed. Professionals can no longer see your number here."],
	["closed", 1, [offer], "Your request is closed. Professionals can no longer see your number here."],
])("%s, %d claimed", (status, claimsTaken, offers, words) => {
	const isReachable = offers.some((one) => one.professional !== null);
	const isBooked = status === "booked" || status === "closed";
	const bookedProfessional = isBooked && isReachable ? professional : null;
	expect(
		seenText(
			{ status, expiresAt: "2026-12-20T10:49:00Z", claimsTaken, revealLimit: 3, bookedProfessional },
			offers,
		),
	).toBe(words);
});
