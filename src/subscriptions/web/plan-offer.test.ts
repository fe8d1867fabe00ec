import { expect, test } from "vitest";
import { planOffer } from "./plan-offer.ts";

test.each([
	["addProfessional", 0, "choose"],
	["addProfessional", 1, "choose"],
	["chooseProfessionalSubscription", 0, "renew"],
	["chooseProfessionalSubscription", 1, null],
] as const)("for %s with %i upcoming the offer is %s", (paymentForCategory, count, offer) => {
	const upcoming = Array.from({ length: count });
	expect(planOffer({ upcoming, plansFor: { paymentForCategory }, isShut: false })).toBe(offer);
	expect(planOffer({ upcoming, plansFor: { paymentForCategory }, isShut: true })).toBeNull();
});
