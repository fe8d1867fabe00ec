import { and, asc, desc, eq, getTableColumns, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { namedQuery } from "../../platform/server/database/named.ts";
import type { SubscriptionType } from "../subscription.ts";
import { purchases, subscriptions } from "./subscriptions.tables.ts";

/** What a payment buys, as shown before paying. */
export type PurchaseRow = Omit<typeof purchases.$inferSelect, "subscriptionType"> & {
	subscriptionType: SubscriptionType;
};

const columns = {
	...getTableColumns(purchases),
	// Copied from a plan, whose table allows no other value.
	subscriptionType: purchases.subscriptionType,
};

/** Records what the payment buys; once per payment. */
export async function insertPurchase(tx: Db, purchase: PurchaseRow): Promise<void> {
	await tx.insert(purchases).values(purchase);
}

const purchaseOf = namedQuery("purchase_of_payment", (db) =>
	db
		.select({ ...columns, subscriptionId: subscriptions.id })
		.from(purchases)
		.leftJoin(subscriptions, eq(subscriptions.paymentId, purchases.paymentId))
		.where(eq(purchases.paymentId, sql.placeholder("paymentId"))),
);

/** What the payment buys, and the subscription it created, if any; undefined if it buys nothing here. */
export async function findPurchase(
	db: Db,
	paymentId: string,
): Promise<(PurchaseRow & { subscriptionId: string | null }) | undefined> {
	const [row] = await purchaseOf(db, { paymentId });
	return row;
}

/** The last plan chosen for the listing, paid or not, except trials. */
export async function findLastPurchase(db: Db, listingId: string): Promise<PurchaseRow | undefined> {
	const [row] = await db
		.select(columns)
		.from(purchases)
		.where(and(eq(purchases.listingId, listingId), ne(purchases.subscriptionType, "Free Trial")))
		// Payment ids increase over time.
		.orderBy(desc(purchases.paymentId))
		.limit(1);
	return row;
}

/** The labels of the plans that these payments buy, by payment id. */
export async function readPlanLabels(db: Db, paymentIds: readonly string[]): Promise<Map<string, string>> {
	if (paymentIds.length === 0) return new Map();
	const rows = await db
		.select({ paymentId: purchases.paymentId, paymentPlan: purchases.paymentPlan })
		.from(purchases)
		.where(inArray(purchases.paymentId, [...paymentIds]));
	return new Map(rows.map(({ paymentId, paymentPlan }) => [paymentId, paymentPlan]));
}

/** All purchases for these listings, paid or not, oldest first, for their owner's export. */
export function readPurchasesFor(db: Db, listingIds: readonly string[]): Promise<PurchaseRow[]> {
	return db
		.select(columns)
		.from(purchases)
		.where(inArray(purchases.listingId, [...listingIds]))
		.orderBy(asc(purchases.paymentId));
}

/**
 * Erases name and address from the purchases for these listings. Those of a registered business stay: the books
 * must identify the business that claims the input tax of an invoice.
 */
export async function blankBuyersFor(tx: Db, listingIds: readonly string[]): Promise<void> {
	await tx
		.update(purchases)
		.set({ buyerName: "", buyerAddress: [] })
		.where(and(inArray(purchases.listingId, [...listingIds]), isNull(purchases.buyerGstin)));
}
