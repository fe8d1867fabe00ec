import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";

/** What the use cases about plans depend on. */
export type PlansContext = {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
};
