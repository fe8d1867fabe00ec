import { paiseFromRupees, rupeesFromPaise, sumOf } from "../../platform/money.ts";

type Priced = { price: number };

/** How many subscriptions a listing has, and what its active and upcoming ones cost together; prices in rupees. */
export function subscriptionTotals({
	active,
	upcoming,
}: {
	active: readonly Priced[];
	upcoming: readonly Priced[];
}) {
	const open = [...active, ...upcoming];
	return {
		total: open.length,
		active: active.length,
		upcoming: upcoming.length,
		value: rupeesFromPaise(sumOf(...open.map(({ price }) => paiseFromRupees(price)))),
	};
}
