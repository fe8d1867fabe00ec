import type { Db } from "../../platform/server/database.ts";
import { isOver, nextStep, subscriptionEnd } from "../subscription.ts";
import { endSubscriptions, lockOpen, type Mover, startSubscription, takeLead } from "./running.repository.ts";
import type { SubscriptionRow } from "./subscriptions.repository.ts";

/**
 * Brings the subscriptions of these listings up to date: what is over ends, and the oldest paid one that waits
 * starts in the same step. Answers the running ones. They and those waiting stay locked until the transaction ends.
 * Only for listings that a manager has activated once.
 *
 * Locks, for all who take several: first the lead, then the listing, then subscriptions in the order of their ids.
 * Nobody takes an earlier one while holding a later one, so nobody waits in a circle.
 */
export async function bringUpToDate(
	tx: Db,
	listingIds: readonly string[],
	mover: Mover,
): Promise<SubscriptionRow[]> {
	const { now } = mover;
	const open = await lockOpen(tx, listingIds);
	const byListing = Map.groupBy(open, (row) => row.listingId);
	const steps = [...byListing.values()].map((rows) => nextStep(rows, now));
	const ended = await endSubscriptions(
		tx,
		steps.flatMap(({ end }) => end?.id ?? []),
		mover,
	);
	const started: SubscriptionRow[] = [];
	for (const { start } of steps) {
		if (start === null) continue;
		// One by one: joined with a list, the database reads all that wait anywhere to find these few.
		const row = await startSubscription(tx, { id: start.id, endsAt: endOf(start, now) }, mover);
		if (row !== undefined) started.push(row);
	}
	const gone = new Set(ended.map(({ id }) => id));
	return [...open.filter(({ id, status }) => status === "active" && !gone.has(id)), ...started];
}

const endOf = (row: SubscriptionRow, now: Date) => subscriptionEnd(now, row.durationInMonths);

/** What the leads wing asks at a claim, inside the claim's own transaction. */
export type SubscriptionsForLeads = {
	/**
	 * The running subscription of the first of these listings that has one, locked, or null: missing or expired.
	 * Brings them up to date first, so one that is over ends here and the next one starts.
	 */
	findRunning(tx: Db, listingIds: readonly string[], now: Date): Promise<SubscriptionRow | null>;
	/** Counts a claim on it: takes a lead where leads are limited, and after the last one starts what comes next. */
	spendLead(tx: Db, running: SubscriptionRow, now: Date): Promise<void>;
};

export const subscriptionsForLeads: SubscriptionsForLeads = {
	async findRunning(tx, listingIds, now) {
		if (listingIds.length === 0) return null;
		const running = await bringUpToDate(tx, listingIds, { actor: "claim", now });
		for (const id of listingIds) {
			const found = running.find(({ listingId }) => listingId === id);
			if (found !== undefined) return found;
		}
		return null;
	},
	async spendLead(tx, running, now) {
		const taken = await takeLead(tx, running, now);
		// The row is locked since findRunning: whoever gets here without it must not get a lead for nothing.
		if (taken === undefined) throw new Error(`the subscription ${running.id} was not locked`);
		if (isOver(taken, now)) await bringUpToDate(tx, [taken.listingId], { actor: "claim", now });
	},
};
