import type { CatalogueService } from "../../catalogue/server/catalogue.api.ts";
import type { Notify, PublishChanges } from "../../notifications/server/notifications.api.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";

/** What the use cases of reviews depend on. */
export type ReviewsContext = {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	notify: Notify;
	publishChanges: PublishChanges;
};
