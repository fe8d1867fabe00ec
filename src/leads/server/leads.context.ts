import type { NumberViewsContext } from "../../accounts/server/accounts.api.ts";
import type { CatalogueService } from "../../catalogue/server/catalogue.api.ts";
import type { Notify, PublishChanges } from "../../notifications/server/notifications.api.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Idempotency } from "../../platform/server/http/idempotency.ts";
import type { KeyedHash } from "../../platform/server/process/secret-key.ts";

/** What the use cases of leads depend on. */
export type LeadsContext = {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	idempotency: Pick<Idempotency, "once" | "deleteAnswersOf">;
	keyedHash: KeyedHash;
	notify: Notify;
	publishChanges: PublishChanges;
	numberViews: NumberViewsContext;
	/** From 0 up to 1; decides which professionals are read first for a wave of notifications. */
	random: () => number;
	/** How many professionals may see the customer's number by default. */
	claimCap: number;
	/** The name shown for support. */
	brandName: string;
	/** The prefix of picture paths; "" if this process serves the pictures. */
	cdnBase: string;
};
