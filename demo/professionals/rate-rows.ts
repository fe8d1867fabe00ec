import type { Rate } from "../../src/listings/rates.ts";
import type { listingRates } from "../../src/listings/server/editing/rates.tables.ts";
import { paiseFromRupees } from "../../src/platform/money.ts";
import { placeOf } from "../places/near.ts";
import { choiceOf } from "../seeded-choice.ts";
import { buildingRates } from "../words/rates/building-rates.ts";
import { eventRates } from "../words/rates/event-rates.ts";
import { homeRates } from "../words/rates/home-rates.ts";
import type { UsualRates } from "../words/rates/rate-words.ts";
import { repairRates } from "../words/rates/repair-rates.ts";
import type { ListingRow } from "./listing-rows.ts";
import { pricedFor } from "./price-level.ts";
import type { DemoProfessional } from "./professionals.ts";

/** The usual rates of all trades that have any. */
export const usualRates: UsualRates = { ...repairRates, ...buildingRates, ...homeRates, ...eventRates };

/** The share of professionals with a rate list, among the trades that have usual rates. */
const share = 0.7;

/** The rate list of a professional: some of the trade's usual items, at the prices of the town. */
export function ratesOf({ key, service, home }: Pick<DemoProfessional, "key" | "service" | "home">): Rate[] {
	const usual = usualRates[service.slug] ?? [];
	const choice = choiceOf(`rates-${key}`);
	const isStory = key === "electrician-shimla" || key === "plumber-chandigarh";
	if (!choice.chance(share) && !isStory) return [];
	const items = choice.several(usual, choice.between(Math.min(4, usual.length), usual.length));
	return items.map(([name, low, high, step, unit = null]) => ({
		name,
		price: pricedFor(placeOf(home), low + step * choice.between(0, Math.floor((high - low) / step)), step),
		unit,
	}));
}

/** The rows of all rate lists. */
export function rateRows(listings: readonly ListingRow[]): (typeof listingRates.$inferInsert)[] {
	return listings.flatMap(({ id: listingId, demo }) =>
		ratesOf(demo).map(({ name, price, unit }, position) => ({
			listingId,
			position,
			name,
			price: paiseFromRupees(price),
			unit,
		})),
	);
}
