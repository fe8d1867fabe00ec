import type { Db } from "../../platform/server/database/database.ts";
import type { CreditReason } from "../credit.ts";
import { isOver, nextStep } from "../subscription.ts";
import { bringUpToDate } from "./bring-up-to-date.ts";
import { writeReturned, writeSpent } from "./credits.repository.ts";
import { readOpenOfMany, takeLead } from "./running.repository.ts";
import type { SubscriptionRow } from "./subscriptions.repository.ts";

/**
 * The running subscription of the first of these listings that has one, locked for a claim; null if it is missing or
 * expired. Updates them first, so that one that is over ends here and the next one starts.
 */
export async function findRunningSubscription(
	tx: Db,
	listingIds: readonly string[],
	now: Date,
): Promise<SubscriptionRow | null> {
	if (listingIds.length === 0) return null;
	return firstOf(listingIds, await bringUpToDate(tx, listingIds, { actor: "claim", now }));
}

/** The details of a claim that takes a lead. */
type SpentOn = {
	leadId: string;
	/** Why the credit is returned in the same step; null if it is not. */
	returned: CreditReason | null;
	now: Date;
};

/**
 * Counts a claim on the subscription, in the claim's transaction. If leads are limited, takes one and records it in
 * the credit book; after the last one, starts the next subscription. A credit that is returned in the same step gets
 * two entries and takes nothing.
 */
export async function spendLead(
	tx: Db,
	running: SubscriptionRow,
	{ leadId, returned, now }: SpentOn,
): Promise<void> {
	const isLimited = running.leadsAllocated !== null;
	if (isLimited) await writeSpent(tx, running, { leadId, now });
	if (isLimited && returned !== null) {
		const spent = { ...running, subscriptionId: running.id, leadId };
		await writeReturned(tx, [spent], { reason: returned, now });
		return;
	}
	const taken = await takeLead(tx, running, now);
	// findRunningSubscription has locked the row; a caller that skipped it must not get a free lead.
	if (taken === undefined) throw new Error(`the subscription ${running.id} was not locked`);
	if (isOver(taken, now)) await bringUpToDate(tx, [taken.listingId], { actor: "claim", now });
}

/**
 * The subscription that a claim with one of these listings would use now, as findRunningSubscription would choose it,
 * or null. Locks and changes nothing, so a later claim may find another.
 */
export async function peekRunningSubscription(
	db: Db,
	listingIds: readonly string[],
	now: Date,
): Promise<SubscriptionRow | null> {
	if (listingIds.length === 0) return null;
	const byListing = Map.groupBy(await readOpenOfMany(db, listingIds), ({ listingId }) => listingId);
	const running = [...byListing.values()].flatMap((rows) => {
		// A waiting subscription that is over ends in the step in which it would start.
		const usable = rows.filter((row) => row.status === "active" || !isOver(row, now));
		const { end, start } = nextStep(usable, now);
		const active = rows.find((row) => row.status === "active" && row !== end);
		return active ?? start ?? [];
	});
	return firstOf(listingIds, running);
}

/** The subscription of the first of these listings that has one that is not paused. */
function firstOf(listingIds: readonly string[], running: readonly SubscriptionRow[]): SubscriptionRow | null {
	for (const id of listingIds) {
		const found = running.find(({ listingId, pausedAt }) => listingId === id && pausedAt === null);
		if (found !== undefined) return found;
	}
	return null;
}
