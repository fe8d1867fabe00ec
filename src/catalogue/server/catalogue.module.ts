import type { FastifyInstance } from "fastify";
import type { ImageStore, Pictures } from "../../media/server/media.api.ts";
import type { Places } from "../../places/server/places.api.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import type { Settings } from "../../platform/server/process/settings.ts";
import type { CatalogueContext, CatalogueUsers } from "./catalogue.context.ts";
import { registerCatalogue } from "./catalogue.routes.ts";
import { registerCatalogueJobs } from "./catalogue.jobs.ts";
import { createCatalogue } from "./catalogue-cache.ts";
import { registerCatalogueForStaff } from "./catalogue-staff.routes.ts";
import { createPublicCatalogue } from "./public-catalogue.ts";
import { serviceIcons } from "./service-icons.ts";

type Dependencies = CatalogueUsers & {
	db: Db;
	clock: Clock;
	places: Places;
	jobs: Jobs;
	pictures: Pick<Pictures, "keepPicture">;
	store: Pick<ImageStore, "exists" | "delete">;
	settings: Pick<Settings, "CDN_BASE_URL">;
};
type CatalogueModule = ReturnType<typeof createCatalogueModule>;

/** Creates the module: the cached catalogue, what public pages read, and the context of staff. */
export function createCatalogueModule({ db, settings, places, ...dependencies }: Dependencies) {
	const catalogue = createCatalogue(db, places, dependencies.clock);
	const ctx: CatalogueContext = {
		...dependencies,
		db,
		places,
		cdnBase: settings.CDN_BASE_URL,
		icons: serviceIcons,
		searchIndex: () => catalogue.searchIndex(),
		clearCache: () => catalogue.clearCache(),
	};
	return { catalogue, pages: createPublicCatalogue(catalogue, ctx), ctx };
}

/** Registers the module's routes and jobs. */
export function registerCatalogueModule(
	{ app, jobs, db, store }: { app: FastifyInstance } & Pick<Dependencies, "jobs" | "store"> & { db: Db },
	{ catalogue, pages, ctx }: CatalogueModule,
): void {
	registerCatalogue(app, catalogue, pages, ctx);
	registerCatalogueForStaff(app, ctx);
	registerCatalogueJobs(jobs, { db, store });
}
