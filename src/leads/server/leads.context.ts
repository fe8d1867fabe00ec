import type { BlocksContext, NumberViewsContext } from "../../accounts/server/accounts.api.ts";
import type { CatalogueService } from "../../catalogue/server/catalogue.api.ts";
import type { Notify, PublishChanges } from "../../notifications/server/notifications.api.ts";
import type { RatingTotals } from "../../listings/rating.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { ModuleEvent } from "../../platform/server/database/module-event.ts";
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
	blocks: BlocksContext;
	leadCompleted: ModuleEvent<LeadCompleted>;
	/** The ratings of these customers, by user id; people without reviews are missing. */
	readCustomerRatings: (db: Db, userIds: readonly string[]) => Promise<ReadonlyMap<string, RatingTotals>>;
	/** From 0 up to 1; decides which professionals are read first for a wave of notifications. */
	random: () => number;
	/** How many professionals may see the customer's number by default. */
	claimCap: number;
	/** Hours for which a direct lead is its professional's alone, counted by day only; 0 if it is open to all at once. */
	directLeadHours: number;
	/** Minutes in which only professionals who serve the place of an open lead may claim it. */
	nearFirstMinutes: number;
	/** The prefix of picture paths; "" if this process serves the pictures. */
	cdnBase: string;
};

/** The customer said who did the work. Published in the same transaction, while the lead is locked. */
export type LeadCompleted = {
	leadId: string;
	customerId: string;
	/** The professional, and the listing with which they claimed the lead. */
	professionalId: string;
	listingId: string;
	serviceId: string;
	locationId: string;
	at: Date;
};
