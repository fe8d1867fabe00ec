import { expect, test } from "vitest";
import { paise } from "../../../platform/money.ts";
import { priceOf } from "../../../subscriptions/checkout.ts";
import { payLabel, sumLines } from "./sum-lines.ts";

const sixMonths = { type: "Enrolment Basis", price: paise(299_900) } as const;

test("adds up a plan with a referral, to the paisa", () => {
	const price = priceOf(sixMonths, 10);
	expect(sumLines("Enrolment Basis, 6 months", price, false)).toEqual([
		{ key: "Enrolment Basis, 6 months", value: "₹2,999.00" },
		{ key: "Referral, 10% off", value: "−₹299.90" },
	]);
	expect(payLabel(price.due)).toBe("Pay ₹2,699.10");
});

test("shows one line without a discount", () => {
	expect(sumLines("Plan", priceOf(sixMonths), false)).toEqual([{ key: "Plan", value: "₹2,999.00" }]);
});

test("names a payment waived by staff, with nothing due", () => {
	const price = priceOf(sixMonths, 100);
	expect(sumLines("Plan", price, true)[1]).toEqual({ key: "Payment skipped", value: "−₹2,999.00" });
	expect(payLabel(price.due)).toBe("Continue, nothing to pay");
});

test("shows no amount on the button without a plan", () => {
	expect(payLabel(null)).toBe("Pay");
});
