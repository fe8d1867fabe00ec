import { expect, test } from "vitest";
import { offersHead } from "./offers-head.ts";
import type { ReachableOffer } from "./reachable-offer.ts";
import { noAbilities, sampleLead } from "../testing/sample-lead.ts";

const booked: ReachableOffer = {
	professional: {
		_id: "listing",
		userId: "user",
		name: "Rakesh Thakur",
		firmName: "Thakur Electricals",
		mobile: "+919000000020",
		photo: null,
		service: "Electrician",
		choiceName: null,
		availability: "available",
		area: "Lower Bazaar, Shimla 171001",
		rating: { average: null, count: 0 },
	},
	claimedAt: "2026-11-20T10:49:00Z",
	claimType: "self",
	isBooked: true,
	isSuspended: false,
	isBlocked: false,
	abilities: { book: false },
};
const own = { ...sampleLead, abilities: { ...noAbilities, own: true, seeOffers: true } };

test("asks the customer to call after a booking", () => {
	expect(offersHead({ lead: { ...own, status: "booked" }, offers: [booked] }, booked)).toEqual({
		title: "You booked Thakur Electricals",
		line: "Call to agree on the day and the price.",
	});
});

test("no longer asks to call once the customer closed the booked request", () => {
	expect(offersHead({ lead: { ...own, status: "closed" }, offers: [booked] }, booked)).toEqual({
		title: "Your request is closed",
		line: "Thakur Electricals was booked.",
	});
	expect(offersHead({ lead: { ...sampleLead, status: "closed" }, offers: [booked] }, booked)).toEqual({
		title: "This lead is closed",
		line: "Thakur Electricals was booked.",
	});
});
