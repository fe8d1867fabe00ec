// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { isOfferDue, markWorked, settleOffer } from "./install-offer.ts";

afterEach(() => localStorage.clear());

test("the offer is due once something worked, and never again after it was shown", () => {
	expect(isOfferDue()).toBe(false);
	markWorked();
	expect(isOfferDue()).toBe(true);
	settleOffer();
	expect(isOfferDue()).toBe(false);
	markWorked();
	expect(isOfferDue()).toBe(false);
});
