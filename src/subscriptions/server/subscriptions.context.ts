import type { CatalogueService } from "../../catalogue/server/catalogue.api.ts";
import type { RegisterOnce } from "../../listings/server/listings.api.ts";
import type { Notify, PublishChanges } from "../../notifications/server/notifications.api.ts";
import type { ProviderContext } from "../../payments/server/payments.api.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { ModuleEvent } from "../../platform/server/database/module-event.ts";
import type { KeyedHash } from "../../platform/server/process/secret-key.ts";
import type { ReferralsContext } from "../../referrals/server/referrals.api.ts";

/**
 * Published hourly for every active listing that ran out of subscriptions within the last days, if its service requires
 * payment. Safe to handle twice.
 */
export type SubscriptionsEnded = {
	listingId: string;
	/** When its last subscription ended. Later changes to the listing take precedence. */
	endedAt: Date;
	/** Call this after locking the listing: a new subscription may have started in the meantime. */
	stillWithout: () => Promise<boolean>;
};

/** What the use cases of subscriptions depend on. */
export type SubscriptionsContext = {
	db: Db;
	clock: Clock;
	keyedHash: KeyedHash;
	catalogue: Pick<CatalogueService, "snapshot">;
	registration: { registerOnce: RegisterOnce };
	payments: ProviderContext;
	referrals: Pick<ReferralsContext, "clock" | "discountPercent" | "rewardPercent">;
	notify: Notify;
	publishChanges: PublishChanges;
	subscriptionsEnded: ModuleEvent<SubscriptionsEnded>;
	/** Reads the numbers of the credit notes for these subscriptions, oldest first, by subscription id. */
	readCreditNotes: (db: Db, subscriptionIds: readonly string[]) => Promise<Map<string, string[]>>;
};
