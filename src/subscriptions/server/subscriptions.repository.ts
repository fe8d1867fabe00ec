import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database.ts";
import type { SubscriptionTerms, SubscriptionType } from "../subscription.ts";
import { subscriptions } from "./subscriptions.tables.ts";

export type SubscriptionRow = SubscriptionTerms & {
	listingId: string;
	userId: string;
	subscriptionType: SubscriptionType;
	price: Paise;
	paymentPlan: string;
	activatedAt: Date | null;
	updatedAt: Date;
};

export const subscriptionColumns = {
	id: subscriptions.id,
	listingId: subscriptions.listingId,
	userId: subscriptions.userId,
	// The table's own checks let no other word into these three.
	subscriptionType: sql<SubscriptionType>`${subscriptions.subscriptionType}`,
	status: sql<SubscriptionRow["status"]>`${subscriptions.status}`,
	paymentStatus: sql<SubscriptionRow["paymentStatus"]>`${subscriptions.paymentStatus}`,
	price: subscriptions.price,
	durationInMonths: subscriptions.durationInMonths,
	leadsAllocated: subscriptions.leadsAllocated,
	leadsClaimed: subscriptions.leadsClaimed,
	paymentPlan: subscriptions.paymentPlan,
	activatedAt: subscriptions.activatedAt,
	endsAt: subscriptions.endsAt,
	createdAt: subscriptions.createdAt,
	updatedAt: subscriptions.updatedAt,
};

/** How many running and waiting subscriptions of one listing are shown. */
const shown = 50;

/** A listing's active and upcoming subscriptions, the oldest first, at most 50. */
export function readOpenOf(db: Db, listingId: string): Promise<SubscriptionRow[]> {
	return db
		.select(subscriptionColumns)
		.from(subscriptions)
		.where(and(eq(subscriptions.listingId, listingId), inArray(subscriptions.status, ["active", "upcoming"])))
		.orderBy(asc(subscriptions.createdAt), asc(subscriptions.id))
		.limit(shown);
}

/** Whether anything was ever paid for the listing. */
export async function hasPaid(db: Db, listingId: string): Promise<boolean> {
	const found = await db
		.select({ id: subscriptions.id })
		.from(subscriptions)
		.where(and(eq(subscriptions.listingId, listingId), eq(subscriptions.paymentStatus, "success")))
		.limit(1);
	return found.length > 0;
}

/** All subscriptions that a person ever bought, the latest first, for their export. */
export function readAllOfUser(db: Db, userId: string): Promise<SubscriptionRow[]> {
	return db
		.select(subscriptionColumns)
		.from(subscriptions)
		.where(eq(subscriptions.userId, userId))
		.orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));
}
