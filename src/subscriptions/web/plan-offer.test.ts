import { expect, test } from "vitest";
import { planOffer } from "./plan-offer.ts";

test.each([
	["addProfessional", [], "choose"],
	["addProfessional", ["Lead Basis"], "choose"],
	["chooseProfessionalSubscription", [], "renew"],
	["chooseProfessionalSubscription", ["Lead Basis"], null],
	["chooseProfessionalSubscription", ["Enrolment Basis"], null],
	["chooseProfessionalSubscription", ["Free Trial"], "renew"],
	["chooseProfessionalSubscription", ["Free Trial", "Lead Basis"], null],
] as const)("for %s with %j upcoming the offer is %s", (paymentForCategory, types, offer) => {
	const upcoming = types.map((subscriptionType) => ({ subscriptionType }));
	const bought = { upcoming, plansFor: { paymentForCategory }, isSuspended: false, isRejected: false };
	expect(planOffer(bought)).toBe(offer);
	expect(planOffer({ ...bought, isSuspended: true })).toBeNull();
	expect(planOffer({ ...bought, isRejected: true })).toBeNull();
});
