import type { CatalogueService } from "../../catalogue/server/catalogue.api.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";

/** What the use cases of referrals and payouts depend on. */
export type ReferralsContext = {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	/** The discount of a code on a registration, in whole percent. */
	discountPercent: number;
	/** The reward for the code's owner, in whole percent of the amount paid. */
	rewardPercent: number;
};
