import type { CatalogueService } from "../../catalogue/server/catalogue.api.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";

/** What the back office's use cases depend on. */
export type BackOfficeContext = {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
};
