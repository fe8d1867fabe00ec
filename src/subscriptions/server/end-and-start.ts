import { readManyListingFacts } from "../../listings/server/listings.api.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { bringUpToDate } from "./bring-up-to-date.ts";
import { hasActive, readListingsWithout, readOverdueListings } from "./running.repository.ts";
import type { SubscriptionsContext } from "./subscriptions.context.ts";

/** Listings updated in one transaction. */
const batch = 500;
/**
 * How long the event is repeated after a listing runs out, in milliseconds: longer than any outage of the scheduler.
 */
const repeatedFor = 3 * 24 * 60 * 60_000;

/**
 * The hourly job: ends what is over, starts what comes next, and publishes an event for each listing left without a
 * subscription.
 */
export async function endAndStart({
	db,
	clock,
	catalogue,
	subscriptionsEnded,
}: Pick<SubscriptionsContext, "db" | "clock" | "catalogue" | "subscriptionsEnded">): Promise<void> {
	const now = clock();
	for (;;) {
		const listingIds = await readOverdueListings(db, now, batch);
		if (listingIds.length === 0) break;
		await inTransaction(db, (tx) => bringUpToDate(tx, listingIds, { actor: "timetable", now }));
	}
	const ended = await readListingsWithout(db, new Date(now.getTime() - repeatedFor));
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
	catalogue: SubscriptionsContext["catalogue"],
	listingIds: readonly string[],
): Promise<Set<string>> {
	const { serviceById } = await catalogue.snapshot();
	const listings = await readManyListingFacts(db, listingIds);
	const paying = listings.filter(
		({ serviceId, status }) => status === "active" && serviceById.get(serviceId)?.paymentRequired,
	);
	return new Set(paying.map(({ id }) => id));
}
