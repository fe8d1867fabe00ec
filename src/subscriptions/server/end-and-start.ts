import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import { readManyListingFacts } from "../../listings/server/listing-facts.service.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Announcement } from "../../platform/server/announcement.ts";
import { type Db, inTransaction } from "../../platform/server/database.ts";
import { hasActive, readListingsWithout, readOverdueListings } from "./running.repository.ts";
import { bringUpToDate } from "./running.service.ts";

/**
 * Said hourly of every active listing of a service that requires payment which ran out of subscriptions within the last days;
 * safe to hear twice.
 */
export type SubscriptionsEnded = {
	listingId: string;
	/** When its last one ended. What changed the listing since then counts more. */
	endedAt: Date;
	/** To be asked once the listing is locked: a new subscription may have begun meanwhile. */
	stillWithout: () => Promise<boolean>;
};

/** Listings brought up to date in one transaction. */
const batch = 500;
/** For how long it is said that a listing ran out, in milliseconds: longer than the timetable ever stands still. */
const saidFor = 3 * 24 * 60 * 60_000;

type Needs = {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	subscriptionsEnded: Announcement<SubscriptionsEnded>;
};

/** The hourly work: ends what is over, starts what comes next, says which listings are left with nothing. */
export async function endAndStart({ db, clock, catalogue, subscriptionsEnded }: Needs): Promise<void> {
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

/** Those of the listings that are active and whose service requires payment. */
async function listingsThatPay(
	db: Db,
	catalogue: Needs["catalogue"],
	listingIds: readonly string[],
): Promise<Set<string>> {
	const { serviceById } = await catalogue.snapshot();
	const listings = await readManyListingFacts(db, listingIds);
	const paying = listings.filter(
		({ serviceId, status }) => status === "active" && serviceById.get(serviceId)?.paymentRequired,
	);
	return new Set(paying.map(({ id }) => id));
}
