import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Database } from "../../platform/server/database.ts";

/** What the back office's use cases depend on. */
export type BackOfficeContext = {
	database: Database;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
};
