import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import { readManyListingFacts } from "../../listings/server/listing-facts.service.ts";
import type { Clock } from "../../platform/dates.ts";
import type { ModuleEvent } from "../../platform/server/database/module-event.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { hasActive, readListingsWithout, readOverdueListings } from "./running.repository.ts";
import { bringUpToDate } from "./running.service.ts";

/**
 * Emitted hourly for every active listing that ran out of subscriptions within the last days, if its service requires
 * payment. Safe to handle twice.
 */
export type SubscriptionsEnded = {
	listingId: string;
	/** When its last subscription ended. Later changes to the listing take precedence. */
	endedAt: Date;
	/** Call this after locking the listing: a new subscription may have started in the meantime. */
	stillWithout: () => Promise<boolean>;
};

/** Listings updated in one transaction. */
const batch = 500;
/**
 * How long the event is repeated after a listing runs out, in milliseconds: longer than any outage of the scheduler.
 */
const saidFor = 3 * 24 * 60 * 60_000;

type Dependencies = {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	subscriptionsEnded: ModuleEvent<SubscriptionsEnded>;
};

/**
 * The hourly job: ends what is over, starts what comes next, and emits an event for each listing left without a
 * subscription.
 */
export async function endAndStart({ db, clock, catalogue, subscriptionsEnded }: Dependencies): Promise<void> {
	const now = clock();
	for (;;) {
		const listingIds = await readOverdueListings(db, now, batch);
		if (listingIds.length === 0) break;
		await inTransaction(db, (tx) => bringUpToDate(tx, listingIds, { actor: "timetable", now }));
	}
	const ended = await readListingsWithout(db, new Date(now.getTime() - saidFor));
	const paying = await listingsThatPay(
		db,
		catalogue,
		ended.map(({ listingId }) => listingId),
	);
	for (const { listingId, endedAt } of ended) {
		if (!paying.has(listingId)) continue;
		await inTransaction(db, (tx) =>
			subscriptionsEnded.announce(tx, {
				listingId,
				endedAt,
				stillWithout: async () => !(await hasActive(tx, listingId)),
			}),
		);
	}
}

/** The listings that are active and whose service requires payment. */
async function listingsThatPay(
	db: Db,
	catalogue: Dependencies["catalogue"],
	listingIds: readonly string[],
): Promise<Set<string>> {
	const { serviceById } = await catalogue.snapshot();
	const listings = await readManyListingFacts(db, listingIds);
	const paying = listings.filter(
		({ serviceId, status }) => status === "active" && serviceById.get(serviceId)?.paymentRequired,
	);
	return new Set(paying.map(({ id }) => id));
}
