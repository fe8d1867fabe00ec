import type { Db } from "../../platform/server/database/database.ts";
import type { CreditReason } from "../credit.ts";
import { isOver, nextStep } from "../subscription.ts";
import { hasSpentOn, readReturned, type Spent, writeReturned, writeSpent } from "./credits.repository.ts";
import { type CreditReturn, returnCredits } from "./credits.service.ts";
import { readOpenOfMany, takeLead } from "./running.repository.ts";
import { bringUpToDate } from "./running.service.ts";
import type { SubscriptionRow } from "./subscriptions.repository.ts";

/** The details of a claim that takes a lead. */
export type SpentOn = {
	leadId: string;
	/** Why the credit is returned in the same step; null if it is not. */
	returned: CreditReason | null;
	now: Date;
};

/** What the leads module needs for a claim, inside the claim's own transaction. */
export type SubscriptionsForLeads = {
	/**
	 * The running subscription of the first of these listings that has one, locked; null if it is missing or expired.
	 * Updates them first, so that one that is over ends here and the next one starts.
	 */
	findRunning(tx: Db, listingIds: readonly string[], now: Date): Promise<SubscriptionRow | null>;
	/**
	 * Counts a claim on the subscription. If leads are limited, takes one and records it in the credit book; after the
	 * last one, starts the next subscription. A credit that is returned at once gets two entries and takes nothing.
	 */
	spendLead(tx: Db, running: SubscriptionRow, spent: SpentOn): Promise<void>;
	/** Returns the leads that claims of the locked lead took; see credits.service.ts. */
	returnCredits(tx: Db, wanted: CreditReturn): Promise<Spent[]>;
	/**
	 * For use outside a claim: the subscription that a claim with one of these listings would use now, as findRunning
	 * would choose it, or null. Locks and changes nothing, so a later claim may find another.
	 */
	peekRunning(db: Db, listingIds: readonly string[], now: Date): Promise<SubscriptionRow | null>;
	/** Whether the person spent a credit on one of these leads that was not returned. */
	hasSpentOn(db: Db, userId: string, leadIds: readonly string[]): Promise<boolean>;
	/** Why the credit that the person spent on the lead was returned; null if it was not. */
	readReturned(db: Db, userId: string, leadId: string): Promise<CreditReason | null>;
};

export const subscriptionsForLeads: SubscriptionsForLeads = {
	async findRunning(tx, listingIds, now) {
		if (listingIds.length === 0) return null;
		return firstOf(listingIds, await bringUpToDate(tx, listingIds, { actor: "claim", now }));
	},
	async spendLead(tx, running, { leadId, returned, now }) {
		const isLimited = running.leadsAllocated !== null;
		if (isLimited) await writeSpent(tx, running, { leadId, now });
		if (isLimited && returned !== null) {
			await writeReturned(tx, [{ ...running, subscriptionId: running.id, leadId }], {
				reason: returned,
				now,
			});
			return;
		}
		const taken = await takeLead(tx, running, now);
		// findRunning has locked the row; a caller that skipped it must not get a free lead.
		if (taken === undefined) throw new Error(`the subscription ${running.id} was not locked`);
		if (isOver(taken, now)) await bringUpToDate(tx, [taken.listingId], { actor: "claim", now });
	},
	returnCredits,
	async peekRunning(db, listingIds, now) {
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
	},
	hasSpentOn,
	readReturned,
};

/** The subscription of the first of these listings that has one that is not paused. */
function firstOf(listingIds: readonly string[], running: readonly SubscriptionRow[]): SubscriptionRow | null {
	for (const id of listingIds) {
		const found = running.find(({ listingId, pausedAt }) => listingId === id && pausedAt === null);
		if (found !== undefined) return found;
	}
	return null;
}
