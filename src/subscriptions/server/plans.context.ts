import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Database } from "../../platform/server/database.ts";

/** What the use cases about plans depend on. */
export type PlansContext = {
	database: Database;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
};
