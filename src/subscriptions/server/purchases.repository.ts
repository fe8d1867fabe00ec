import { and, asc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database.ts";
import type { SubscriptionType } from "../subscription.ts";
import { purchases, subscriptions } from "./subscriptions.tables.ts";

/** What a payment buys, as it was shown before paying. */
export type PurchaseRow = Omit<typeof purchases.$inferSelect, "subscriptionType"> & {
	subscriptionType: SubscriptionType;
};

const columns = {
	...getTableColumns(purchases),
	// Copied from a plan, whose table lets no other word in.
	subscriptionType: sql<SubscriptionType>`${purchases.subscriptionType}`,
};

/** Writes what the payment is to buy; once for a payment. */
export async function insertPurchase(tx: Db, purchase: PurchaseRow): Promise<void> {
	await tx.insert(purchases).values(purchase);
}

/** What the payment buys and the subscription that it brought, if it has by now; undefined where it buys nothing here. */
export async function findPurchase(
	db: Db,
	paymentId: string,
): Promise<(PurchaseRow & { subscriptionId: string | null }) | undefined> {
	const [row] = await db
		.select({ ...columns, subscriptionId: subscriptions.id })
		.from(purchases)
		.leftJoin(subscriptions, eq(subscriptions.paymentId, purchases.paymentId))
		.where(eq(purchases.paymentId, paymentId));
	return row;
}

/** Whether another payment for the listing than this one has come in or still may. */
export async function hasOtherPayment(tx: Db, listingId: string, paymentId: string): Promise<boolean> {
	const { rows } = await tx.execute(sql`
		select from purchases bought join payments p on p.id = bought.payment_id
		where bought.listing_id = ${listingId} and bought.payment_id <> ${paymentId} and p.status in ('pending', 'success')
		limit 1`);
	return rows.length > 0;
}

const ofPerson = (userId: string) =>
	sql`${purchases.listingId} in (select id from listings where user_id = ${userId})`;

/** All that was ever to be bought for a person's listings, the oldest first, for their export. */
export function readPurchasesOf(db: Db, userId: string): Promise<PurchaseRow[]> {
	return db.select(columns).from(purchases).where(ofPerson(userId)).orderBy(asc(purchases.paymentId));
}

/**
 * Takes name and address out of a person's purchases. Those of a registered business stay: whoever deducts the tax of
 * an invoice has to be found in the books behind it.
 */
export async function blankBuyersOf(tx: Db, userId: string): Promise<void> {
	await tx
		.update(purchases)
		.set({ buyerName: "", buyerAddress: [] })
		.where(and(ofPerson(userId), isNull(purchases.buyerGstin)));
}
