import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";

/** What the use cases about referrals and payouts depend on. */
export type ReferralsContext = {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
};
