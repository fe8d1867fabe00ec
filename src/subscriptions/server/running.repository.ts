import { and, asc, eq, inArray, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { isSuspended } from "../../listings/server/listings.sql.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { namedQuery, placeholdersOf } from "../../platform/server/database/named.ts";
import { requireTransition } from "../../platform/lifecycle.ts";
import { type SubscriptionActor, subscriptionTransitions } from "../subscription.ts";
import { openStatuses, subscriptionColumns, type SubscriptionRow } from "./subscriptions.repository.ts";
import { subscriptions } from "./subscriptions.tables.ts";

const openOfMany = (db: Db) =>
	db
		.select(subscriptionColumns)
		.from(subscriptions)
		.where(
			and(
				sql`${subscriptions.listingId} = any(${sql.placeholder("listingIds")}::uuid[])`,
				inArray(subscriptions.status, openStatuses),
			),
		)
		.orderBy(asc(subscriptions.id));
const openLocked = namedQuery("subscriptions_open_locked", (db) => openOfMany(db).for("update"));
const openRead = namedQuery("subscriptions_open_read", openOfMany);

/**
 * Locks the active and upcoming subscriptions of these listings until the transaction ends, in order of their ids, so
 * that concurrent callers cannot deadlock.
 */
export function lockOpen(tx: Db, listingIds: readonly string[]): Promise<SubscriptionRow[]> {
	return openLocked(tx, { listingIds });
}

/** The same without a lock, for reading only. */
export function readOpenOfMany(db: Db, listingIds: readonly string[]): Promise<SubscriptionRow[]> {
	return openRead(db, { listingIds });
}

/** The same with one more subscription of the listing, whatever its status. */
export function lockWithOpen(tx: Db, listingId: string, id?: string): Promise<SubscriptionRow[]> {
	const isOpen = inArray(subscriptions.status, openStatuses);
	return tx
		.select(subscriptionColumns)
		.from(subscriptions)
		.where(
			and(
				eq(subscriptions.listingId, listingId),
				id === undefined ? isOpen : or(isOpen, eq(subscriptions.id, id)),
			),
		)
		.orderBy(asc(subscriptions.id))
		.for("update");
}

/** The actor that moves subscriptions on, and the time. */
export type Mover = { actor: SubscriptionActor; now: Date };

/** Ends these active subscriptions; returns those that were still active. */
export async function endSubscriptions(
	tx: Db,
	ids: readonly string[],
	{ actor, now }: Mover,
): Promise<SubscriptionRow[]> {
	if (ids.length === 0) return [];
	const { from, to } = requireTransition(subscriptionTransitions, "active", "end", actor);
	return tx
		.update(subscriptions)
		.set({ status: to, updatedAt: now })
		.where(and(inArray(subscriptions.id, [...ids]), eq(subscriptions.status, from)))
		.returning(subscriptionColumns);
}

/** Ends the locked subscription because its payment was refunded. */
export async function endByRefund(
	tx: Db,
	{ id, status }: Pick<SubscriptionRow, "id" | "status">,
	now: Date,
): Promise<void> {
	const { from, to } = requireTransition(subscriptionTransitions, status, "refund", "refund");
	const ended = await tx
		.update(subscriptions)
		.set({ status: to, refundedAt: now, pausedAt: null, updatedAt: now })
		.where(and(eq(subscriptions.id, id), eq(subscriptions.status, from), isNull(subscriptions.refundedAt)))
		.returning({ id: subscriptions.id });
	// The row is locked, so its status cannot have changed.
	if (ended.length === 0) throw new Error(`a locked subscription moved: ${id}`);
}

/**
 * Marks an expired subscription as refunded. `updatedAt` stays: it says when the plan ended, and decides whether its
 * listing expires.
 */
export async function noteRefund(tx: Db, id: string, now: Date): Promise<void> {
	await tx
		.update(subscriptions)
		.set({ refundedAt: now })
		.where(
			and(eq(subscriptions.id, id), eq(subscriptions.status, "expired"), isNull(subscriptions.refundedAt)),
		);
}

// A subscription of a suspended listing keeps waiting until a manager reopens it, so that no paid day is lost.
const isOfSuspended = isSuspended(subscriptions.listingId);

const started = namedQuery("subscription_started", (db) => {
	const { endsAt, now } = placeholdersOf({ endsAt: subscriptions.endsAt, now: subscriptions.updatedAt });
	return db
		.update(subscriptions)
		.set({
			status: sql`${sql.placeholder("to")}`,
			activatedAt: sql`coalesce(${subscriptions.activatedAt}, ${now}::timestamptz)`,
			endsAt,
			updatedAt: now,
		})
		.where(
			and(
				eq(subscriptions.id, sql.placeholder("id")),
				eq(subscriptions.status, sql.placeholder("from")),
				not(isOfSuspended),
			),
		)
		.returning(subscriptionColumns);
});

/**
 * Starts an upcoming subscription with its end (null if only leads limit it); undefined if it is no longer upcoming or
 * its listing is suspended. One that ran before keeps its start.
 */
export async function startSubscription(
	tx: Db,
	{ id, endsAt }: { id: string; endsAt: Date | null },
	{ actor, now }: Mover,
): Promise<SubscriptionRow | undefined> {
	const { from, to } = requireTransition(subscriptionTransitions, "upcoming", "start", actor);
	const [row] = await started(tx, { id, endsAt, from, to, now });
	return row;
}

const leadTaken = namedQuery("subscription_lead_taken", (db) =>
	db
		.update(subscriptions)
		.set({
			leadsClaimed: sql`${subscriptions.leadsClaimed} + 1`,
			updatedAt: sql`${sql.placeholder("now")}::timestamptz`,
		})
		.where(
			and(
				eq(subscriptions.id, sql.placeholder("id")),
				eq(subscriptions.status, "active"),
				eq(subscriptions.leadsClaimed, sql.placeholder("leadsClaimed")),
				sql`(${subscriptions.leadsAllocated} is null or ${subscriptions.leadsClaimed} < ${subscriptions.leadsAllocated})`,
			),
		)
		.returning(subscriptionColumns),
);

/**
 * Counts one claim on a running subscription, even if leads are not limited. Undefined if it no longer runs or another
 * claim was counted in the meantime.
 */
export async function takeLead(
	tx: Db,
	{ id, leadsClaimed }: Pick<SubscriptionRow, "id" | "leadsClaimed">,
	now: Date,
): Promise<SubscriptionRow | undefined> {
	const [taken] = await leadTaken(tx, { id, leadsClaimed, now: now.toISOString() });
	return taken;
}

const existsOther = (condition: SQL) => sql`exists (
	select from subscriptions other where other.listing_id = ${subscriptions.listingId} and ${condition})`;

/**
 * At most `count` listings with work to do: an active subscription that is over, or a paid one that waits though none
 * runs. Listings that never had a running one are left out: their first waits for a manager.
 */
export async function readOverdueListings(db: Db, now: Date, count: number): Promise<string[]> {
	const listingsWhere = (condition: SQL) =>
		db.select({ listingId: subscriptions.listingId }).from(subscriptions).where(condition);
	// Three queries, each with its own index; as one query, the database would read all subscriptions.
	const found = await union(
		listingsWhere(sql`status = 'active' and ends_at <= ${now.toISOString()} and paused_at is null`),
		listingsWhere(sql`status = 'active' and leads_claimed >= leads_allocated and paused_at is null`),
		listingsWhere(
			sql`subscriptions.status = 'upcoming' and subscriptions.payment_status = 'success' and not ${isOfSuspended}
				and not ${existsOther(sql`other.status = 'active'`)}
				and ${existsOther(sql`other.status = 'expired' and other.activated_at is not null`)}`,
		),
	).limit(count);
	return found.map(({ listingId }) => listingId);
}

/**
 * Listings whose last running subscription ended at or after `since` and that have none running now, with the time it
 * ended.
 */
export async function readListingsWithout(
	db: Db,
	since: Date,
): Promise<{ listingId: string; endedAt: Date }[]> {
	return db
		.select({
			listingId: subscriptions.listingId,
			endedAt: sql`max(${subscriptions.updatedAt})`.mapWith(subscriptions.updatedAt),
		})
		.from(subscriptions)
		.where(
			sql`status = 'expired' and activated_at is not null and updated_at >= ${since.toISOString()}
				and not ${existsOther(sql`other.status = 'active'`)}`,
		)
		.groupBy(subscriptions.listingId);
}

/** Whether a subscription of the listing runs. */
export async function hasActive(db: Db, listingId: string): Promise<boolean> {
	const found = await db
		.select({ id: subscriptions.id })
		.from(subscriptions)
		.where(and(eq(subscriptions.listingId, listingId), eq(subscriptions.status, "active")))
		.limit(1);
	return found.length > 0;
}
