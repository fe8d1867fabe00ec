import { createCatalogue } from "../../src/catalogue/server/catalogue.api.ts";
import { emptySearchDays, emptySearches, pageViews } from "../../src/insights/server/insights.tables.ts";
import { summariseLatestDays } from "../../src/insights/server/summarise-days.ts";
import { createPlaces } from "../../src/places/server/places.api.ts";
import type { Db } from "../../src/platform/server/database/database.ts";
import { insertAll } from "../insert-all.ts";
import { viewRows } from "./view-rows.ts";

/** Visitors of the market, and its daily figures as the product's own job computes them. Must run last. */
export async function fillInsights(tx: Db, now: Date): Promise<void> {
	const { views, searchDays, searches } = viewRows(now);
	await insertAll(tx, pageViews, views);
	await insertAll(tx, emptySearchDays, searchDays);
	await insertAll(tx, emptySearches, searches);
	const clock = () => now;
	const catalogue = createCatalogue(tx, createPlaces(tx, clock), clock);
	// A demo receives no real money.
	await summariseLatestDays({
		db: tx,
		clock,
		catalogue,
		isTestMarket: true,
	});
}
