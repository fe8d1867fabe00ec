import type { Db } from "../../platform/server/database.ts";
import { addLead, lockInOrder } from "./lead-counter.repository.ts";

/**
 * For the leads wing: locks the listings that a claim may be made with, before any of their subscriptions is locked.
 * Always in the order of their ids, so that two who lock several never wait for each other.
 */
export function lockListings(tx: Db, listingIds: readonly string[]): Promise<void> {
	return lockInOrder(tx, listingIds);
}

/** For the leads wing: counts a claim on the listing that it was made with, in the claim's own transaction. */
export function countLead(tx: Db, listingId: string): Promise<void> {
	return addLead(tx, listingId);
}
