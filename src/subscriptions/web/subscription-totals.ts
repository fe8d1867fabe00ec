import { paiseFromRupees, rupeesFromPaise, sumOf } from "../../platform/money.ts";

type Priced = { price: number };

/** How many subscriptions a listing has, and the total price of those that are not over; prices in rupees. */
export function subscriptionTotals({
	active,
	upcoming,
	paused,
}: {
	active: readonly Priced[];
	upcoming: readonly Priced[];
	paused: readonly Priced[];
}) {
	const open = [...active, ...upcoming, ...paused];
	return {
		total: open.length,
		active: active.length,
		upcoming: upcoming.length,
		paused: paused.length,
		value: rupeesFromPaise(sumOf(...open.map(({ price }) => paiseFromRupees(price)))),
	};
}
