import { createCatalogue } from "../../src/catalogue/server/catalogue.api.ts";
import { settleFacts } from "../../src/listings/server/search/write-facts.ts";
import { createPlaces } from "../../src/places/server/places.api.ts";
import type { Db } from "../../src/platform/server/database/database.ts";

/** What lists are filtered and sorted by, as the product's own job derives it from the listings. */
export async function fillFacts(tx: Db, now: Date): Promise<void> {
	const clock = () => now;
	await settleFacts({ db: tx, catalogue: createCatalogue(tx, createPlaces(tx, clock), clock) });
}
