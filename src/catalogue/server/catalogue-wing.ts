import type { FastifyInstance } from "fastify";
import type { Places } from "../../places/server/places.service.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Database } from "../../platform/server/database.ts";
import { registerCatalogue } from "./catalogue.routes.ts";
import { createCatalogue } from "./catalogue.service.ts";
import { createPublicCatalogue } from "./public-catalogue.ts";

type Needs = { database: Database; clock: Clock; places: Places };
type CatalogueWing = ReturnType<typeof createCatalogueWing>;

/** The wing put together. */
export function createCatalogueWing({ database, clock, places }: Needs) {
	const catalogue = createCatalogue(database.db, places, clock);
	return { catalogue, pages: createPublicCatalogue(database, catalogue, clock) };
}

/** The wing's calls. */
export function registerCatalogueWing(
	{ app }: { app: FastifyInstance },
	{ catalogue, pages }: CatalogueWing,
): void {
	registerCatalogue(app, catalogue, pages);
}
