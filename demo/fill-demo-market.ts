import { eq } from "drizzle-orm";
import type { Role } from "../src/platform/access.ts";
import { users } from "../src/accounts/server/accounts.tables.ts";
import { type Database, type Db, inTransaction } from "../src/platform/server/database.ts";
import { newId } from "../src/platform/server/ids.ts";
import type { Settings } from "../src/platform/server/settings.ts";
import { rebuildReach } from "../src/listings/server/listing-reach.service.ts";
import { demoAccounts } from "./demo-accounts.ts";
import { fillJobBoard } from "./fill-job-board.ts";
import { insertAll } from "./insert-all.ts";
import { issueDemoInvoices } from "./issue-invoices.ts";
import { paymentRows } from "./payment-rows.ts";
import { demoLeads } from "./leads.ts";
import { leadRows, withLeads } from "./lead-rows.ts";
import { listingRows } from "./listing-rows.ts";
import { storePictures } from "./pictures/store-pictures.ts";
import { planRows } from "./plan-rows.ts";
import { referralCodes } from "./referral-codes.ts";
import { demoSeekers } from "./seekers.ts";
import { subscriptionRows, withExpiry } from "./subscription-rows.ts";
import { demoProfessionals } from "./professionals.ts";
import { readCatalogueIds } from "./catalogue-ids.ts";
import { leads, leadClaims } from "../src/leads/server/leads.tables.ts";
import { listingImages, listingLocations, listings } from "../src/listings/server/listings.tables.ts";
import { addresses } from "../src/places/server/places.tables.ts";
import { payments } from "../src/payments/server/payments.tables.ts";
import { plans, purchases, subscriptions } from "../src/subscriptions/server/subscriptions.tables.ts";

/** True once the market is there; what people did since then is theirs and stays. */
async function isFilled(db: Db): Promise<boolean> {
	const found = await db.select({ id: users.id }).from(users).where(eq(users.mobile, "+919000000001"));
	return found.length > 0;
}

/** Everybody by mobile: the printed accounts, the professionals, the customers; the first name given counts. */
function peopleOf(
	entries: { mobile: string; name: string; role?: Role }[],
	codes: ReadonlyMap<string, string>,
	now: Date,
) {
	const people = new Map<string, typeof users.$inferInsert & { id: string }>();
	for (const { mobile, name, role = "user" } of entries) {
		if (people.has(mobile)) continue;
		const referralCode = codes.get(mobile) ?? null;
		people.set(mobile, { id: newId(), mobile, name, role, referralCode, createdAt: now });
	}
	return people;
}

/**
 * Fills an empty database with the demo market, the same every time but for the clock, in one transaction: a start
 * that is cut short leaves nothing half done. Does nothing where the market is there already.
 */
export async function fillDemoMarket(database: Database, settings: Settings): Promise<void> {
	if (await isFilled(database.db)) return;
	const now = new Date();
	const professionals = demoProfessionals();
	const requests = demoLeads();
	const seekers = demoSeekers();
	const pictures = await storePictures(professionals, settings.DATA_DIR);
	await inTransaction(database.db, async (tx) => {
		const ids = await readCatalogueIds(tx);
		const people = peopleOf(
			[...demoAccounts, ...professionals, ...requests.map((lead) => lead.customer), ...seekers],
			referralCodes(demoAccounts, professionals),
			now,
		);
		const listed = listingRows(professionals, people, ids, pictures, now);
		const offered = planRows(ids, now);
		const bought = subscriptionRows(listed.listings, offered, now);
		const asked = leadRows(requests, people, ids, listed.listings, bought, now);
		await insertAll(tx, users, [...people.values()]);
		await insertAll(tx, addresses, listed.addresses);
		await insertAll(tx, listings, withLeads(withExpiry(listed.listings, bought), asked.claims));
		await insertAll(tx, listingLocations, listed.locations);
		await insertAll(tx, listingImages, listed.images);
		await insertAll(tx, plans, offered);
		const paid = paymentRows(listed.listings, bought);
		await insertAll(tx, payments, paid.payments);
		await insertAll(tx, purchases, paid.purchases);
		await insertAll(tx, subscriptions, paid.subscriptions);
		await issueDemoInvoices(tx, settings, paid.payments);
		await insertAll(tx, leads, asked.leads);
		await insertAll(tx, leadClaims, asked.claims);
		await fillJobBoard(tx, { professionals, seekers, people, ids, now });
		await rebuildReach(tx);
	});
}
