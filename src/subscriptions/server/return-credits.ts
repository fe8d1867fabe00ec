import { lockListings, lockPaidListing, renewPaid } from "../../listings/server/listings.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { findTransition } from "../../platform/lifecycle.ts";
import type { CreditReason } from "../credit.ts";
import { isOver, subscriptionTransitions } from "../subscription.ts";
import { bringUpToDate } from "./bring-up-to-date.ts";
import {
	giveLeadBack,
	lockSubscriptions,
	readSpentOn,
	reopenSubscription,
	type Spent,
	writeReturned,
} from "./credits.repository.ts";

/** The credits of a lead to return: those spent at or after `since`, and the reason. */
export type CreditReturn = { leadId: string; since: Date; reason: CreditReason; now: Date };

/**
 * For the leads module, which has locked the lead: returns what its claims took, each once; the result names the
 * people. A used-up subscription waits its turn again, and starts immediately if no other runs. Locks listings, then
 * subscriptions.
 */
export async function returnCredits(tx: Db, { leadId, since, reason, now }: CreditReturn): Promise<Spent[]> {
	const spent = await readSpentOn(tx, leadId, since);
	if (spent.length === 0) return [];
	await lockListings(
		tx,
		spent.map(({ listingId }) => listingId),
	);
	await lockSubscriptions(
		tx,
		spent.map(({ subscriptionId }) => subscriptionId),
	);
	const returned = await writeReturned(tx, spent, { reason, now });
	for (const { subscriptionId, listingId } of returned) {
		const reopened = await reopen(tx, subscriptionId, now);
		if (reopened && (await isShownAgain(tx, listingId, now)))
			await bringUpToDate(tx, [listingId], { actor: "credit", now });
	}
	return returned;
}

/** Returns the lead; true if its subscription was used up and now has a lead left. */
async function reopen(tx: Db, subscriptionId: string, now: Date): Promise<boolean> {
	const row = await giveLeadBack(tx, subscriptionId, now);
	const step = findTransition(subscriptionTransitions, row.status, "reopen", "credit");
	// A lead of an expired or refunded subscription is returned in the credit book, but can no longer be used.
	if (step === undefined || isOver(row, now) || row.refundedAt !== null) return false;
	await reopenSubscription(tx, subscriptionId, { ...step, now });
	return true;
}

/**
 * Whether a subscription of the listing may run: the listing is active, or it expired for lack of one and becomes
 * active again.
 */
async function isShownAgain(tx: Db, listingId: string, now: Date): Promise<boolean> {
	const listing = await lockPaidListing(tx, listingId);
	if (listing === undefined) return false;
	return listing.status === "active" || renewPaid(tx, listingId, now);
}
