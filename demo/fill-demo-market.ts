import { eq } from "drizzle-orm";
import { users } from "../src/accounts/server/accounts.tables.ts";
import { favourites } from "../src/listings/server/favourites/favourites.tables.ts";
import { rebuildReach } from "../src/listings/server/search/write-reach.ts";
import {
	listingContacts,
	listingImages,
	listingLocations,
	listings,
} from "../src/listings/server/listings.tables.ts";
import { listingRates } from "../src/listings/server/editing/rates.tables.ts";
import { invoiceCounters, invoices } from "../src/invoices/server/invoices.tables.ts";
import { payments, paymentTotals, sandboxOrders } from "../src/payments/server/payments.tables.ts";
import { addresses } from "../src/places/server/places.tables.ts";
import { type Database, type Db, inTransaction } from "../src/platform/server/database/database.ts";
import type { Settings } from "../src/platform/server/process/settings.ts";
import { referrals } from "../src/referrals/server/referrals.tables.ts";
import { plans, purchases, subscriptions } from "../src/subscriptions/server/subscriptions.tables.ts";
import { demoAccounts } from "./accounts/demo-accounts.ts";
import { peopleRows } from "./accounts/people-rows.ts";
import { readCatalogueIds } from "./catalogue-ids.ts";
import { demoMarket } from "./demo-market.ts";
import { fillInsights } from "./insights/fill-insights.ts";
import { fillFacts } from "./professionals/fill-facts.ts";
import { fillLandings } from "./insights/fill-landings.ts";
import { insertAll } from "./insert-all.ts";
import { fillJobBoard } from "./jobs/fill-job-board.ts";
import { invoiceRows } from "./money/invoice-rows.ts";
import { paymentRows } from "./money/payment-rows.ts";
import { sandboxOrderRows } from "./money/sandbox-order-rows.ts";
import { totalRows } from "./money/total-rows.ts";
import { planRows } from "./money/plan-rows.ts";
import { referrersOf, withOnboarder } from "./money/referrers.ts";
import { subscriptionRows, withExpiry } from "./money/subscription-rows.ts";
import { storePapers } from "./papers/papers.ts";
import { withCityBlock } from "./places/city-blocks.ts";
import { type DemoPictures, readPictures } from "./pictures/read-pictures.ts";
import { storePictures } from "./pictures/store-pictures.ts";
import { contactRows } from "./professionals/contact-rows.ts";
import { listingRows } from "./professionals/listing-rows.ts";
import { rateRows } from "./professionals/rate-rows.ts";
import { replayDemo } from "./replay/replay-demo.ts";
import { fillReviews } from "./reviews/fill-reviews.ts";
import { customersAddress } from "./stories/story-addresses.ts";
import { favouriteRows } from "./stories/story-favourites.ts";

/** Whether the market exists; changes people made since then stay. */
async function isFilled(db: Db): Promise<boolean> {
	const found = await db.select({ id: users.id }).from(users).where(eq(users.mobile, "+919000000001"));
	return found.length > 0;
}

/**
 * Fills an empty database with the demo market, the same every time except for the clock. Does nothing if it
 * exists.
 */
export async function fillDemoMarket(database: Database, settings: Settings): Promise<void> {
	if (await isFilled(database.db)) return;
	const market = demoMarket();
	const pictures = readPictures(market);
	const stored = Promise.all([
		storePictures(pictures.files, settings.DATA_DIR),
		storePapers(settings.DATA_DIR),
	]);
	await Promise.all([
		stored,
		writeDemoMarket(database, settings, { market, pictures, stored, now: new Date() }),
	]);
}

type Written = {
	market: ReturnType<typeof demoMarket>;
	pictures: DemoPictures;
	/** The market is committed after it. */
	stored?: Promise<unknown>;
	now: Date;
};

/**
 * Writes the market as of this time, in one transaction, so that an interrupted start leaves nothing. The history
 * of the requests is replayed through the product's use cases; everything else is written as rows.
 */
export async function writeDemoMarket(
	database: Database,
	settings: Settings,
	{ market, pictures, stored, now }: Written,
): Promise<void> {
	const { professionals, requests, seekers, jobs } = market;
	await inTransaction(database.db, async (tx) => {
		const ids = await readCatalogueIds(tx);
		const customers = requests.map(({ customer }) => customer);
		const people = peopleRows({ accounts: demoAccounts, professionals, customers, seekers }, now);
		const listed = listingRows(professionals, people, ids, pictures.listings, now);
		const contacts = contactRows(listed.listings, [...people.values()], now);
		const offered = planRows(ids, now);
		const bought = subscriptionRows(listed.listings, offered, now);
		const paid = paymentRows(listed.listings, bought, {
			terms: {
				discountPercent: settings.REFERRAL_DISCOUNT_PERCENT,
				rewardPercent: settings.REFERRAL_REWARD_PERCENT,
			},
			referrerOf: referrersOf(listed.listings, people),
		});
		await insertAll(tx, users, [...people.values()]);
		const places = [...listed.addresses, customersAddress(people, now)];
		await insertAll(tx, addresses, places.map(withCityBlock));
		await insertAll(tx, listings, withOnboarder(withExpiry(contacts.listings, bought), people));
		await insertAll(tx, listingLocations, listed.locations);
		await insertAll(tx, listingImages, listed.images);
		await insertAll(tx, listingRates, rateRows(listed.listings));
		await insertAll(tx, listingContacts, contacts.contacts);
		await insertAll(tx, favourites, favouriteRows(listed.listings, people, now));
		await insertAll(tx, plans, offered);
		await insertAll(tx, payments, paid.payments);
		await insertAll(tx, sandboxOrders, sandboxOrderRows(paid.payments));
		await insertAll(tx, paymentTotals, totalRows(paid.payments));
		await insertAll(tx, purchases, paid.purchases);
		await insertAll(tx, subscriptions, paid.subscriptions);
		await insertAll(tx, referrals, paid.referrals);
		const issued = invoiceRows(settings, { paid, listings: listed.listings, people: people.values() });
		await insertAll(tx, invoices, issued.invoices);
		await insertAll(tx, invoiceCounters, issued.counters);
		const posted = await fillJobBoard(tx, {
			professionals,
			seekers,
			jobs,
			people,
			photos: pictures.profiles,
			ids,
			now,
		});
		await fillReviews(tx, { listings: listed.listings, ids, now });
		await fillFacts(tx, now);
		await rebuildReach(tx);
		const { listings: claiming } = listed;
		const filled = {
			requests,
			listings: claiming,
			subscriptions: paid.subscriptions,
			payments: paid.payments,
			posted,
			people,
			ids,
			now,
		};
		await replayDemo(tx, { database, settings, ...filled });
		await fillInsights(tx, now);
		await fillLandings(tx, now);
		await stored;
	});
}
