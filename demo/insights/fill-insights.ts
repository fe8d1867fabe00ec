import { createCatalogue } from "../../src/catalogue/server/catalogue.api.ts";
import { emptySearchDays, emptySearches, pageViews } from "../../src/insights/server/insights.tables.ts";
import { summariseLatestDays } from "../../src/insights/server/summarise-days.ts";
import { createPlaces } from "../../src/places/server/places.api.ts";
import type { Db } from "../../src/platform/server/database/database.ts";
import { insertAll } from "../insert-all.ts";
import { viewRows } from "./view-rows.ts";

/** Visitors of the market, and the figures of its days as the product's own job writes them. Comes last. */
export async function fillInsights(tx: Db, now: Date): Promise<void> {
	const { views, searchDays, searches } = viewRows(now);
	await insertAll(tx, pageViews, views);
	await insertAll(tx, emptySearchDays, searchDays);
	await insertAll(tx, emptySearches, searches);
	const clock = () => now;
	const catalogue = createCatalogue(tx, createPlaces(tx, clock), clock);
	// No real money comes in on a demo.
	await summariseLatestDays({
		db: tx,
		clock,
		catalogue,
		isTestMarket: true,
	});
}
