import type { FastifyInstance } from "fastify";
import type { Pictures } from "../../media/server/pictures.ts";
import type { Places } from "../../places/server/places.service.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Database } from "../../platform/server/database.ts";
import type { CatalogueContext, CatalogueUsers } from "./catalogue.context.ts";
import { registerCatalogue } from "./catalogue.routes.ts";
import { createCatalogue } from "./catalogue.service.ts";
import { registerCatalogueForStaff } from "./catalogue-staff.routes.ts";
import { createPublicCatalogue } from "./public-catalogue.ts";
import { serviceIcons } from "./service-icons.ts";

type Needs = CatalogueUsers & {
	database: Database;
	clock: Clock;
	places: Places;
	pictures: Pick<Pictures, "keepPicture">;
};
type CatalogueWing = ReturnType<typeof createCatalogueWing>;

/** The wing put together. */
export function createCatalogueWing({ database, clock, places, pictures, ...users }: Needs) {
	const catalogue = createCatalogue(database.db, places, clock);
	const ctx: CatalogueContext = {
		db: database.db,
		clock,
		places,
		pictures,
		...users,
		icons: serviceIcons,
		forget: () => catalogue.forget(),
	};
	return { catalogue, pages: createPublicCatalogue(database, catalogue), ctx };
}

/** The wing's calls. */
export function registerCatalogueWing(
	{ app }: { app: FastifyInstance },
	{ catalogue, pages, ctx }: CatalogueWing,
): void {
	registerCatalogue(app, catalogue, pages, ctx);
	registerCatalogueForStaff(app, ctx);
}
