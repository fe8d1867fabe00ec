import { expect, test } from "vitest";
import { formatRupees } from "../../platform/money.ts";
import { subscriptionTotals } from "./subscription-totals.ts";

test("adds up the prices of active and upcoming subscriptions", () => {
	const upcoming = [{ price: 2999 }, { price: 0 }];
	const totals = subscriptionTotals({ active: [{ price: 1180 }], upcoming, paused: [] });
	expect(totals).toEqual({ total: 3, active: 1, upcoming: 2, paused: 0, value: 4179 });
});

test("counts a paused subscription as paused, not as active", () => {
	const totals = subscriptionTotals({ active: [], upcoming: [], paused: [{ price: 1180 }] });
	expect(totals).toEqual({ total: 1, active: 0, upcoming: 0, paused: 1, value: 1180 });
});

test("adds paise exactly", () => {
	const totals = subscriptionTotals({ active: [{ price: 0.1 }], upcoming: [{ price: 0.2 }], paused: [] });
	expect(totals.value).toBe(0.3);
});

test("groups a lakh as in India", () => {
	const upcoming = Array.from({ length: 50 }, () => ({ price: 2999 }));
	expect(formatRupees(subscriptionTotals({ active: [], upcoming, paused: [] }).value)).toBe("₹1,49,950");
});

test("is zero without subscriptions", () => {
	expect(subscriptionTotals({ active: [], upcoming: [], paused: [] })).toEqual({
		total: 0,
		active: 0,
		upcoming: 0,
		paused: 0,
		value: 0,
	});
});
