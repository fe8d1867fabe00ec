import { expect, test } from "vitest";
import { formatRupees } from "../../platform/money.ts";
import { subscriptionTotals } from "./subscription-totals.ts";

test("the total value is what active and upcoming subscriptions cost together", () => {
	const totals = subscriptionTotals({ active: [{ price: 1180 }], upcoming: [{ price: 2999 }, { price: 0 }] });
	expect(totals).toEqual({ total: 3, active: 1, upcoming: 2, value: 4179 });
});

test("paise are added without dust", () => {
	const totals = subscriptionTotals({ active: [{ price: 0.1 }], upcoming: [{ price: 0.2 }] });
	expect(totals.value).toBe(0.3);
});

test("a lakh is grouped as in India", () => {
	const upcoming = Array.from({ length: 50 }, () => ({ price: 2999 }));
	expect(formatRupees(subscriptionTotals({ active: [], upcoming }).value)).toBe("₹1,49,950");
});

test("without any there is nothing", () => {
	expect(subscriptionTotals({ active: [], upcoming: [] })).toEqual({
		total: 0,
		active: 0,
		upcoming: 0,
		value: 0,
	});
});
