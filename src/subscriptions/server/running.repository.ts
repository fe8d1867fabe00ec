import { and, asc, eq, inArray, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { isShut } from "../../listings/server/listings.sql.ts";
import type { Db } from "../../platform/server/database.ts";
import { prepared } from "../../platform/server/prepared.ts";
import {
	type SubscriptionAction,
	type SubscriptionActor,
	type SubscriptionStatus,
	subscriptionTransition,
} from "../subscription.ts";
import { subscriptionColumns, type SubscriptionRow } from "./subscriptions.repository.ts";
import { subscriptions } from "./subscriptions.tables.ts";

const openOfMany = (db: Db) =>
	db
		.select(subscriptionColumns)
		.from(subscriptions)
		.where(
			and(
				sql`${subscriptions.listingId} = any(${sql.placeholder("listingIds")}::uuid[])`,
				inArray(subscriptions.status, ["active", "upcoming"]),
			),
		)
		.orderBy(asc(subscriptions.id));
const openLocked = prepared("subscriptions_open_locked", (db) => openOfMany(db).for("update"));
const openRead = prepared("subscriptions_open_read", openOfMany);

/**
 * Locks the active and upcoming subscriptions of these listings until the transaction ends. Always in the order of
 * their ids, so that two who lock several never wait for each other.
 */
export function lockOpen(tx: Db, listingIds: readonly string[]): Promise<SubscriptionRow[]> {
	return openLocked(tx, { listingIds });
}

/** The same without a lock, to look at. */
export function readOpenOfMany(db: Db, listingIds: readonly string[]): Promise<SubscriptionRow[]> {
	return openRead(db, { listingIds });
}

/** The same with one more subscription of the listing, whatever its status. */
export function lockWithOpen(tx: Db, listingId: string, id?: string): Promise<SubscriptionRow[]> {
	const isOpen = inArray(subscriptions.status, ["active", "upcoming"]);
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

/** Who moves subscriptions on, and when. */
export type Mover = { actor: SubscriptionActor; now: Date };

/** The step of the subscription's life, or throws where this actor may not take it. */
function step(from: SubscriptionStatus, action: SubscriptionAction, actor: SubscriptionActor) {
	const found = subscriptionTransition(from, action, actor);
	if (found === undefined) throw new Error(`no such step of a subscription: ${from} ${action} ${actor}`);
	return found;
}

/** Ends these active subscriptions; answers those that were active still. */
export async function endSubscriptions(
	tx: Db,
	ids: readonly string[],
	{ actor, now }: Mover,
): Promise<SubscriptionRow[]> {
	if (ids.length === 0) return [];
	const { from, to } = step("active", "end", actor);
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
	const { from, to } = step(status, "refund", "refund");
	const ended = await tx
		.update(subscriptions)
		.set({ status: to, refundedAt: now, pausedAt: null, updatedAt: now })
		.where(and(eq(subscriptions.id, id), eq(subscriptions.status, from), isNull(subscriptions.refundedAt)))
		.returning({ id: subscriptions.id });
	// The row is locked, so nobody can have moved it.
	if (ended.length === 0) throw new Error(`a locked subscription moved: ${id}`);
}

/**
 * Marks a subscription that is over as refunded. `updatedAt` stays: it says when the plan ended, and decides whether its
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

// What waits for a shut listing goes on waiting, so that no paid day is lost, until a manager opens it.
const isOfShut = isShut(subscriptions.listingId);

/**
 * Starts an upcoming subscription with its end (null: leads alone end it); undefined where it is not upcoming any more
 * or its listing is shut. One that ran before goes on saying since when.
 */
export async function startSubscription(
	tx: Db,
	{ id, endsAt }: { id: string; endsAt: Date | null },
	{ actor, now }: Mover,
): Promise<SubscriptionRow | undefined> {
	const { from, to } = step("upcoming", "start", actor);
	const [started] = await tx
		.update(subscriptions)
		.set({
			status: to,
			activatedAt: sql`coalesce(${subscriptions.activatedAt}, ${now.toISOString()}::timestamptz)`,
			endsAt,
			updatedAt: now,
		})
		.where(and(eq(subscriptions.id, id), eq(subscriptions.status, from), not(isOfShut)))
		.returning(subscriptionColumns);
	return started;
}

const leadTaken = prepared("subscription_lead_taken", (db) =>
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
 * Takes one lead of a running subscription; every claim is counted, also where leads are not limited. Undefined when
 * it is not running any more or another claim came between.
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
 * At most `count` listings with something to do: an active subscription that is over, or a paid one that waits
 * though none runs. A listing that never had a running one is not meant: its first waits for a manager.
 */
export async function readOverdueListings(db: Db, now: Date, count: number): Promise<string[]> {
	const listingsWhere = (condition: SQL) =>
		db.select({ listingId: subscriptions.listingId }).from(subscriptions).where(condition);
	// Three questions, each with an index of its own; asked as one the database reads all subscriptions.
	const found = await union(
		listingsWhere(sql`status = 'active' and ends_at <= ${now.toISOString()} and paused_at is null`),
		listingsWhere(sql`status = 'active' and leads_claimed >= leads_allocated and paused_at is null`),
		listingsWhere(
			sql`subscriptions.status = 'upcoming' and subscriptions.payment_status = 'success' and not ${isOfShut}
				and not ${existsOther(sql`other.status = 'active'`)}
				and ${existsOther(sql`other.status = 'expired' and other.activated_at is not null`)}`,
		),
	).limit(count);
	return found.map(({ listingId }) => listingId);
}

/** Listings whose last running subscription ended at or after `since` with none running now, and when it ended. */
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
