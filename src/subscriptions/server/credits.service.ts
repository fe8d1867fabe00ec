import { lockListings } from "../../listings/server/lead-counter.service.ts";
import { lockPaidListing, renewPaid } from "../../listings/server/paid-listing.service.ts";
import type { Db } from "../../platform/server/database.ts";
import type { CreditReason } from "../credit.ts";
import { isOver, subscriptionTransition } from "../subscription.ts";
import {
	giveLeadBack,
	lockSubscriptions,
	readSpentOn,
	reopenSubscription,
	type Spent,
	writeReturned,
} from "./credits.repository.ts";
import { bringUpToDate } from "./running.service.ts";

/** Which credits of a lead are to be given back: those spent at or after `since`, and why. */
export type CreditReturn = { leadId: string; since: Date; reason: CreditReason; now: Date };

/**
 * For the leads wing, which holds the lead: gives back what claims of it took, each once, and answers to whom. What was
 * used up stands in line again, and starts at once where nothing else runs. Locks listings, then subscriptions.
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

/** Gives the lead back; true where its subscription was used up and has something left by that. */
async function reopen(tx: Db, subscriptionId: string, now: Date): Promise<boolean> {
	const row = await giveLeadBack(tx, subscriptionId, now);
	const step = subscriptionTransition(row.status, "reopen", "credit");
	// A lead of a subscription whose time is over, or that was refunded, comes back in the book, and can no longer be used.
	if (step === undefined || isOver(row, now) || row.refundedAt !== null) return false;
	await reopenSubscription(tx, subscriptionId, { ...step, now });
	return true;
}

/** Whether a subscription of the listing may run: it is active, or was expired for want of one and comes back. */
async function isShownAgain(tx: Db, listingId: string, now: Date): Promise<boolean> {
	const listing = await lockPaidListing(tx, listingId);
	if (listing === undefined) return false;
	return listing.status === "active" || renewPaid(tx, listingId, now);
}
