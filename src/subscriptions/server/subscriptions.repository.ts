import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { type Paise, paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { namedQuery, placeholdersOf } from "../../platform/server/database/named.ts";
import {
	isOpenStatus,
	subscriptionStatuses,
	type SubscriptionTerms,
	type SubscriptionType,
} from "../subscription.ts";
import { subscriptions } from "./subscriptions.tables.ts";

export type SubscriptionRow = SubscriptionTerms & {
	listingId: string;
	userId: string;
	/** Its payment; null if none is known. */
	paymentId: string | null;
	subscriptionType: SubscriptionType;
	price: Paise;
	paymentPlan: string;
	activatedAt: Date | null;
	refundedAt: Date | null;
	updatedAt: Date;
};

export const subscriptionColumns = {
	id: subscriptions.id,
	listingId: subscriptions.listingId,
	userId: subscriptions.userId,
	paymentId: subscriptions.paymentId,
	// The table's check constraints allow no other values in these three.
	subscriptionType: subscriptions.subscriptionType,
	status: sql<SubscriptionRow["status"]>`${subscriptions.status}`,
	paymentStatus: sql<SubscriptionRow["paymentStatus"]>`${subscriptions.paymentStatus}`,
	price: subscriptions.price,
	durationInMonths: subscriptions.durationInMonths,
	leadsAllocated: subscriptions.leadsAllocated,
	leadsClaimed: subscriptions.leadsClaimed,
	paymentPlan: subscriptions.paymentPlan,
	activatedAt: subscriptions.activatedAt,
	endsAt: subscriptions.endsAt,
	pausedAt: subscriptions.pausedAt,
	refundedAt: subscriptions.refundedAt,
	createdAt: subscriptions.createdAt,
	updatedAt: subscriptions.updatedAt,
};

/** The statuses of subscriptions that run or still can. */
export const openStatuses = subscriptionStatuses.filter((status) => isOpenStatus[status]);

/** How many subscriptions of a listing are shown: this many open ones and this many expired ones. */
const shown = 50;

/** A listing's active and upcoming subscriptions, at most 50: the active one, then the oldest first. */
export function readOpenOf(db: Db, listingId: string): Promise<SubscriptionRow[]> {
	return db
		.select(subscriptionColumns)
		.from(subscriptions)
		.where(and(eq(subscriptions.listingId, listingId), inArray(subscriptions.status, openStatuses)))
		.orderBy(asc(subscriptions.status), asc(subscriptions.createdAt), asc(subscriptions.id))
		.limit(shown);
}

/** A listing's expired subscriptions, latest first, at most 50. */
export function readExpiredOf(db: Db, listingId: string): Promise<SubscriptionRow[]> {
	return db
		.select(subscriptionColumns)
		.from(subscriptions)
		.where(and(eq(subscriptions.listingId, listingId), eq(subscriptions.status, "expired")))
		.orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
		.limit(shown);
}

/** The subscription with this id, whatever its status. */
export async function findSubscription(db: Db, id: string): Promise<SubscriptionRow | undefined> {
	const [row] = await db.select(subscriptionColumns).from(subscriptions).where(eq(subscriptions.id, id));
	return row;
}

/** What names these subscriptions: their listings and the labels of their plans. */
export function readBoughtNames(
	db: Db,
	ids: readonly string[],
): Promise<Pick<SubscriptionRow, "id" | "listingId" | "paymentPlan">[]> {
	const { id, listingId, paymentPlan } = subscriptions;
	return db
		.select({ id, listingId, paymentPlan })
		.from(subscriptions)
		.where(inArray(id, [...ids]));
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

/** Whether the listing ever had a free trial. */
export async function hasTried(db: Db, listingId: string): Promise<boolean> {
	const found = await db
		.select({ id: subscriptions.id })
		.from(subscriptions)
		.where(and(eq(subscriptions.listingId, listingId), eq(subscriptions.subscriptionType, "Free Trial")))
		.limit(1);
	return found.length > 0;
}

/** Whether a free subscription runs or waits for the listing. */
export async function hasOpenFree(db: Db, listingId: string): Promise<boolean> {
	const found = await db
		.select({ id: subscriptions.id })
		.from(subscriptions)
		.where(
			and(
				eq(subscriptions.listingId, listingId),
				inArray(subscriptions.status, openStatuses),
				eq(subscriptions.price, paise(0)),
			),
		)
		.limit(1);
	return found.length > 0;
}

/** The unique index that allows one trial per listing. */
export const oneFreeTrial = "subscriptions_one_free_trial";

const boughtColumns = {
	id: subscriptions.id,
	listingId: subscriptions.listingId,
	userId: subscriptions.userId,
	planId: subscriptions.planId,
	paymentId: subscriptions.paymentId,
	subscriptionType: subscriptions.subscriptionType,
	status: subscriptions.status,
	paymentStatus: subscriptions.paymentStatus,
	price: subscriptions.price,
	durationInMonths: subscriptions.durationInMonths,
	leadsAllocated: subscriptions.leadsAllocated,
	paymentPlan: subscriptions.paymentPlan,
	createdAt: subscriptions.createdAt,
	updatedAt: subscriptions.updatedAt,
};

const bought = namedQuery("subscription_bought", (db) =>
	db
		.insert(subscriptions)
		.values(placeholdersOf(boughtColumns))
		.onConflictDoNothing({ target: subscriptions.paymentId })
		.returning({ id: subscriptions.id }),
);

/** Adds a paid subscription; false if its payment already created one. */
export async function insertBought(
	tx: Db,
	subscription: Pick<typeof subscriptions.$inferSelect, keyof typeof boughtColumns>,
): Promise<boolean> {
	return (await bought(tx, subscription)).length > 0;
}

/** All subscriptions that a person ever bought, latest first, for their export. */
export function readAllOfUser(db: Db, userId: string): Promise<SubscriptionRow[]> {
	return db
		.select(subscriptionColumns)
		.from(subscriptions)
		.where(eq(subscriptions.userId, userId))
		.orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));
}
