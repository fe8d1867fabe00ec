import type { Db } from "../../platform/server/database.ts";
import { isOver, nextStep, subscriptionEnd } from "../subscription.ts";
import { endSubscriptions, lockOpen, type Mover, startSubscription } from "./running.repository.ts";
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
	// One that stands in line again since a lead came back may have run out of time in there: the next one's turn.
	if (started.some((row) => isOver(row, now))) return bringUpToDate(tx, listingIds, mover);
	const gone = new Set(ended.map(({ id }) => id));
	return [...open.filter(({ id, status }) => status === "active" && !gone.has(id)), ...started];
}

// One that ran before, and stands in line again since a lead came back, keeps the end it had.
const endOf = (row: SubscriptionRow, now: Date) => row.endsAt ?? subscriptionEnd(now, row.durationInMonths);
