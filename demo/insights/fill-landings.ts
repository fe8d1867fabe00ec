import { createCatalogue } from "../../src/catalogue/server/catalogue.api.ts";
import { countRequests } from "../../src/leads/server/leads.api.ts";
import { summariseLandings } from "../../src/listings/server/landing/summarise-landings.ts";
import { createPlaces } from "../../src/places/server/places.api.ts";
import type { Db } from "../../src/platform/server/database/database.ts";

/** What landing pages say of the market, as the product's own job counts it. Must run last. */
export async function fillLandings(tx: Db, now: Date): Promise<void> {
	const clock = () => now;
	const catalogue = createCatalogue(tx, createPlaces(tx, clock), clock);
	await summariseLandings({ db: tx, clock, catalogue, countRequests });
}
