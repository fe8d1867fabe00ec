import { m } from "../paraglide/messages.js";
import type { ErrorItem } from "../platform/app-error.ts";
import { isWholePaise } from "../platform/money.ts";

/** What a rate is for; a rate without a unit is for the whole work. */
export const rateUnits = ["hour", "day", "piece", "visit", "sq-ft", "kg"] as const;
export type RateUnit = (typeof rateUnits)[number];

/** An item of a professional's rate list; the price is in rupees. */
export type Rate = { name: string; price: number; unit: RateUnit | null };

export const ratesAtMost = 20;
/** The length of a rate's name in characters. */
export const rateName = { shortest: 2, longest: 60 } as const;
/** In rupees. */
export const ratePrice = { lowest: 1, highest: 1_000_000 } as const;

const isPrice = (price: number) =>
	price >= ratePrice.lowest && price <= ratePrice.highest && isWholePaise(price);

/** What is wrong with a rate list. */
export function rateFaults(rates: readonly Pick<Rate, "name" | "price">[]): ErrorItem[] {
	if (rates.length > ratesAtMost)
		return [{ msg: m["listings.rates.many"]({ count: ratesAtMost }), path: "rates" }];
	return rates.flatMap(({ name, price }, index) => {
		const { length } = name.trim();
		return [
			...(length < rateName.shortest || length > rateName.longest
				? [{ msg: m["listings.rates.name_length"](rateName), path: `rates.${index}.name` }]
				: []),
			...(isPrice(price) ? [] : [{ msg: m["listings.rates.price_range"](), path: `rates.${index}.price` }]),
		];
	});
}
