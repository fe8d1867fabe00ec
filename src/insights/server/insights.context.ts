import type { CatalogueService } from "../../catalogue/server/catalogue.api.ts";
import type { Clock } from "../../platform/dates.ts";
import type { AddressLimit } from "../../platform/server/http/address-limit.ts";
import type { Db } from "../../platform/server/database/database.ts";

/** What the use cases of the insights depend on. */
export type InsightsContext = {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	/** Whether test payments are revenue. */
	isTestMarket: boolean;
};

/** What counting depends on; it counts in memory. */
export type CountingContext = Pick<InsightsContext, "clock" | "catalogue"> & {
	limit: AddressLimit;
	views: { add: (key: { day: string; path: string }) => void };
	searches: { add: (key: { day: string; query: string }) => void };
};
