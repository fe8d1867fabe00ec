import { lockListings, lockPaidListing, renewPaid } from "../../listings/server/listings.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { findTransition } from "../../platform/lifecycle.ts";
import type { CreditReason } from "../credit.ts";
import { isOver, subscriptionTransitions } from "../subscription.ts";
import { bringUpToDate } from "./bring-up-to-date.ts";
import {
	type FreeDuplicate,
	giveLeadBack,
	lockSubscriptions,
	readFreeDuplicate,
	readSpentOn,
	removeReturned,
	reopenSubscription,
	type Spent,
	writeReturned,
} from "./credits.repository.ts";
import { takeLead } from "./running.repository.ts";

/** The credits of a lead to return: those spent at or after `since`, and the reason. */
export type CreditReturn = {
	leadId: string;
	since: Date;
	reason: CreditReason;
	/** Reads the person's other claimed leads of the same customer and service that have not ended without work. */
	readAlike: (userId: string) => Promise<string[]>;
	now: Date;
};

/**
 * For the leads module, which has locked the lead: returns what its claims took, each once; the result names the
 * people. A used-up subscription waits its turn again, and starts immediately if no other runs. A claim of the same
 * customer's other lead that was free because of this one is charged now. Locks listings, then subscriptions.
 */
export async function returnCredits(
	tx: Db,
	{ leadId, since, reason, readAlike, now }: CreditReturn,
): Promise<{ returned: Spent[]; charged: Spent[] }> {
	const spent = await readSpentOn(tx, leadId, since);
	if (spent.length === 0) return { returned: [], charged: [] };
	const free = new Map<string, FreeDuplicate>();
	for (const { userId } of spent) {
		const entry = await readFreeDuplicate(tx, userId, await readAlike(userId));
		if (entry !== undefined) free.set(userId, entry);
	}
	const concerned = [...spent, ...free.values()];
	await lockListings(
		tx,
		concerned.map(({ listingId }) => listingId),
	);
	await lockSubscriptions(
		tx,
		concerned.map(({ subscriptionId }) => subscriptionId),
	);
	const returned = await writeReturned(tx, spent, { reason, now });
	const charged: Spent[] = [];
	for (const { subscriptionId, listingId, userId } of returned) {
		const reopened = await reopen(tx, subscriptionId, now);
		if (reopened && (await isShownAgain(tx, listingId, now)))
			await bringUpToDate(tx, [listingId], { actor: "credit", now });
		const duplicate = free.get(userId);
		// Its lead may have been closed while this transaction waited for the locks.
		if (duplicate === undefined || !(await readAlike(userId)).includes(duplicate.leadId)) continue;
		if (await charge(tx, duplicate, now)) charged.push(duplicate);
	}
	return { returned, charged };
}

/** Takes the lead of a free duplicate from its subscription; false if that does not run any more. */
async function charge(tx: Db, { entryId, ...free }: FreeDuplicate, now: Date): Promise<boolean> {
	const mover = { actor: "credit", now } as const;
	const running = await bringUpToDate(tx, [free.listingId], mover);
	const subscription = running.find(({ id }) => id === free.subscriptionId);
	const taken = subscription && (await takeLead(tx, subscription, now));
	if (taken === undefined) return false;
	await removeReturned(tx, entryId);
	if (isOver(taken, now)) await bringUpToDate(tx, [free.listingId], mover);
	return true;
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
