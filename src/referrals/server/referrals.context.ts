import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Database } from "../../platform/server/database.ts";

/** What the use cases about referrals and payouts depend on. */
export type ReferralsContext = {
	database: Database;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
};
