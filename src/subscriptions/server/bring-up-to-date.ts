import type { Db } from "../../platform/server/database/database.ts";
import { isOver, nextStep, subscriptionEnd } from "../subscription.ts";
import { endSubscriptions, lockOpen, type Mover, startSubscription } from "./running.repository.ts";
import type { SubscriptionRow } from "./subscriptions.repository.ts";

/**
 * Updates the subscriptions of these listings: ends what is over and starts the oldest paid one that waits in the same
 * step. Returns the running ones. They and the waiting ones stay locked until the transaction ends. Only for listings
 * that a manager has activated before. Lock order everywhere: the lead, the listing, then subscriptions by id. Taking
 * an earlier lock while holding a later one can deadlock.
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
		// One query per listing: in a join, the database would read all waiting subscriptions to find these few.
		const row = await startSubscription(tx, { id: start.id, endsAt: endOf(start, now) }, mover);
		if (row !== undefined) started.push(row);
	}
	// A subscription that waits again after a returned lead may have run out of time; then the next one starts.
	if (started.some((row) => isOver(row, now))) return bringUpToDate(tx, listingIds, mover);
	const gone = new Set(ended.map(({ id }) => id));
	return [...open.filter(({ id, status }) => status === "active" && !gone.has(id)), ...started];
}

// One that ran before and waits again after a returned lead keeps its end.
const endOf = (row: SubscriptionRow, now: Date) => row.endsAt ?? subscriptionEnd(now, row.durationInMonths);
