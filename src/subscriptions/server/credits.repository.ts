import { and, asc, desc, eq, gte, inArray, sql } from "drizzle-orm";
import { isSuspended } from "../../listings/server/listings.sql.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { named, namedQuery } from "../../platform/server/database/named.ts";
import {
	behind,
	conditionsOf,
	equal,
	type PageEnd,
	placeholders,
} from "../../platform/server/database/conditions.ts";
import type { CreditKind, CreditReason } from "../credit.ts";
import type { SubscriptionStatus } from "../subscription.ts";
import type { Mover } from "./running.repository.ts";
import { subscriptionColumns, type SubscriptionRow } from "./subscriptions.repository.ts";
import { creditEntries, subscriptions } from "./subscriptions.tables.ts";

/** The person, the lead and the subscription it was taken from. */
export type Spent = { subscriptionId: string; listingId: string; userId: string; leadId: string };

// Only an entry for the leads that a refund ended has no lead, and these entries are of other kinds.
const leadIdTaken = sql<string>`${creditEntries.leadId}`;

const leadSpent = namedQuery("credit_spent", (db) =>
	db.insert(creditEntries).values({
		id: sql.placeholder("id"),
		subscriptionId: sql.placeholder("subscriptionId"),
		listingId: sql.placeholder("listingId"),
		userId: sql.placeholder("userId"),
		leadId: sql.placeholder("leadId"),
		kind: "spent",
		at: sql.placeholder("at"),
	}),
);

/** Records that a lead was taken from the subscription. A second entry violates credit_entries_once. */
export async function writeSpent(
	tx: Db,
	{ id, listingId, userId }: Pick<SubscriptionRow, "id" | "listingId" | "userId">,
	{ leadId, now }: { leadId: string; now: Date },
): Promise<void> {
	await leadSpent(tx, { id: newId(), subscriptionId: id, listingId, userId, leadId, at: now });
}

/** Records that a refund ended the remaining leads of the subscription. */
export async function writeEnded(
	tx: Db,
	{ id, listingId, userId }: Pick<SubscriptionRow, "id" | "listingId" | "userId">,
	{ leads, now }: { leads: number; now: Date },
): Promise<void> {
	await tx
		.insert(creditEntries)
		.values({ id: newId(), subscriptionId: id, listingId, userId, leads, kind: "ended", at: now });
}

/** Records these leads as returned; returns the ones that were not recorded before. */
export async function writeReturned(
	tx: Db,
	spent: readonly Spent[],
	{ reason, now }: { reason: CreditReason; now: Date },
): Promise<Spent[]> {
	if (spent.length === 0) return [];
	return tx
		.insert(creditEntries)
		.values(
			spent.map(({ subscriptionId, listingId, userId, leadId }) => ({
				id: newId(),
				subscriptionId,
				listingId,
				userId,
				leadId,
				kind: "returned" as const,
				reason,
				at: now,
			})),
		)
		.onConflictDoNothing()
		.returning({
			subscriptionId: creditEntries.subscriptionId,
			listingId: creditEntries.listingId,
			userId: creditEntries.userId,
			leadId: leadIdTaken,
		});
}

/**
 * The entries of leads taken for this lead at or after `since`, at most one per claim. Some may have been returned
 * already.
 */
export function readSpentOn(tx: Db, leadId: string, since: Date): Promise<Spent[]> {
	return tx
		.select({
			subscriptionId: creditEntries.subscriptionId,
			listingId: creditEntries.listingId,
			userId: creditEntries.userId,
			leadId: leadIdTaken,
		})
		.from(creditEntries)
		.where(
			and(eq(creditEntries.leadId, leadId), eq(creditEntries.kind, "spent"), gte(creditEntries.at, since)),
		);
}

/** A credit that was returned at once because the lead was a duplicate. */
export type FreeDuplicate = Spent & { entryId: string };

/** The oldest of the person's free duplicates among these leads. */
export async function readFreeDuplicate(
	tx: Db,
	userId: string,
	leadIds: readonly string[],
): Promise<FreeDuplicate | undefined> {
	if (leadIds.length === 0) return undefined;
	const [entry] = await tx
		.select({
			entryId: creditEntries.id,
			subscriptionId: creditEntries.subscriptionId,
			listingId: creditEntries.listingId,
			userId: creditEntries.userId,
			leadId: leadIdTaken,
		})
		.from(creditEntries)
		.where(
			and(
				eq(creditEntries.userId, userId),
				inArray(creditEntries.leadId, [...leadIds]),
				eq(creditEntries.reason, "duplicate"),
			),
		)
		.orderBy(asc(creditEntries.at), asc(creditEntries.id))
		.limit(1);
	return entry;
}

/** Removes the entry of a return: the lead was not free after all. */
export async function removeReturned(tx: Db, entryId: string): Promise<void> {
	await tx.delete(creditEntries).where(eq(creditEntries.id, entryId));
}

/** Locks these subscriptions, whatever their status, in order of their ids; see lockOpen. */
export function lockSubscriptions(tx: Db, ids: readonly string[]): Promise<SubscriptionRow[]> {
	return tx
		.select(subscriptionColumns)
		.from(subscriptions)
		.where(inArray(subscriptions.id, [...ids]))
		.orderBy(asc(subscriptions.id))
		.for("update");
}

/** Returns one lead to the locked subscription; the result is the updated row. */
export async function giveLeadBack(tx: Db, id: string, now: Date): Promise<SubscriptionRow> {
	const [row] = await tx
		.update(subscriptions)
		.set({ leadsClaimed: sql`${subscriptions.leadsClaimed} - 1`, updatedAt: now })
		.where(eq(subscriptions.id, id))
		.returning(subscriptionColumns);
	// The caller has locked it, and subscriptions are never deleted.
	if (row === undefined) throw new Error(`the subscription ${id} is gone`);
	return row;
}

/** Moves the locked, used-up subscription back to upcoming. */
export async function reopenSubscription(
	tx: Db,
	id: string,
	{ from, to, now }: { from: SubscriptionStatus; to: SubscriptionStatus } & Pick<Mover, "now">,
): Promise<void> {
	await tx
		.update(subscriptions)
		.set({
			status: to,
			// While staff suspend its listing, it waits without losing time.
			pausedAt: sql`case when ${isSuspended(subscriptions.listingId)} then ${now.toISOString()}::timestamptz end`,
			updatedAt: now,
		})
		.where(and(eq(subscriptions.id, id), eq(subscriptions.status, from)));
}

/** An entry of the credit book with the names to show. */
export type CreditRow = {
	id: string;
	kind: CreditKind;
	reason: CreditReason | null;
	at: Date;
	/** Null if a refund ended the remaining leads. */
	leadId: string | null;
	/** The number of leads. */
	leads: number;
	listingId: string;
	paymentPlan: string;
};

const conditions = conditionsOf<{ user: string; after: PageEnd }>({
	user: equal("e.user_id", "uuid"),
	after: behind("e.at", "e.id"),
});

/** At most `limit` entries of a person's credit book after `after`, latest first. */
export function readCredits(
	db: Db,
	filter: { user: string; after?: PageEnd | undefined },
	limit: number,
): Promise<CreditRow[]> {
	const given = conditions.given(filter);
	const next = placeholders();
	const where = conditions.texts(given, next).join(" and ");
	const text = `select e.id, e.kind, e.reason, e.at, e.lead_id as "leadId", e.leads, e.listing_id as "listingId",
	s.payment_plan as "paymentPlan"
from credit_entries e join subscriptions s on s.id = e.subscription_id
where ${where}
order by e.at desc nulls last, e.id desc nulls last
limit ${next()}`;
	const name = `credits_${given.join("_")}`;
	return named<CreditRow>(db, { name, text }, [...conditions.values(filter), limit]);
}

/** All of a person's credit book, latest entry first, for their export. */
export function readCreditsOf(db: Db, userId: string) {
	return db
		.select({
			kind: creditEntries.kind,
			reason: creditEntries.reason,
			at: creditEntries.at,
			leadId: creditEntries.leadId,
			leads: creditEntries.leads,
			subscriptionId: creditEntries.subscriptionId,
		})
		.from(creditEntries)
		.where(eq(creditEntries.userId, userId))
		.orderBy(desc(creditEntries.at), desc(creditEntries.id));
}

const leadReturned = namedQuery("credit_returned", (db) =>
	db
		.select({ reason: creditEntries.reason })
		.from(creditEntries)
		.where(
			and(
				eq(creditEntries.leadId, sql.placeholder("leadId")),
				eq(creditEntries.userId, sql.placeholder("userId")),
				eq(creditEntries.kind, "returned"),
			),
		),
);

/** Why the credit that the person spent on the lead was returned; null if it was not. */
export async function readReturnReason(db: Db, userId: string, leadId: string): Promise<CreditReason | null> {
	const [entry] = await leadReturned(db, { leadId, userId });
	return entry?.reason ?? null;
}

/** Whether the person spent a credit on one of these leads that was not returned. */
export async function hasSpentCredit(db: Db, userId: string, leadIds: readonly string[]): Promise<boolean> {
	const entries = await db
		.select({ leadId: creditEntries.leadId, kind: creditEntries.kind })
		.from(creditEntries)
		.where(and(eq(creditEntries.userId, userId), inArray(creditEntries.leadId, [...leadIds])));
	const returned = new Set(entries.flatMap(({ kind, leadId }) => (kind === "returned" ? leadId : [])));
	return entries.some(({ kind, leadId }) => kind === "spent" && !returned.has(leadId));
}
