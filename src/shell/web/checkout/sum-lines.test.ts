import { expect, test } from "vitest";
import { paise } from "../../../platform/money.ts";
import { priceOf } from "../../../subscriptions/checkout.ts";
import { payLabel, sumLines } from "./sum-lines.ts";

const sixMonths = { type: "Enrolment Basis", price: paise(299_900) } as const;

test("the sum of a plan with a referral, to the paisa", () => {
	const price = priceOf(sixMonths, 10);
	expect(sumLines("Enrolment Basis, 6 months", price, false)).toEqual([
		{ key: "Enrolment Basis, 6 months", value: "₹2,999.00" },
		{ key: "Referral, 10% off", value: "−₹299.90" },
	]);
	expect(payLabel(price.due)).toBe("Pay ₹2,699.10");
});

test("without anything off there is one line", () => {
	expect(sumLines("Plan", priceOf(sixMonths), false)).toEqual([{ key: "Plan", value: "₹2,999.00" }]);
});

test("what staff let go is named as that, and nothing is due", () => {
	const price = priceOf(sixMonths, 100);
	expect(sumLines("Plan", price, true)[1]).toEqual({ key: "Payment skipped", value: "−₹2,999.00" });
	expect(payLabel(price.due)).toBe("Continue, nothing to pay");
});

test("without a plan the button names no amount", () => {
	expect(payLabel(null)).toBe("Pay");
});
