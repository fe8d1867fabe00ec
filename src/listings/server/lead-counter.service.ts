import type { Db } from "../../platform/server/database/database.ts";
import { addLead, lockInOrder, type LockedListing, readBookable } from "./lead-counter.repository.ts";

/**
 * For the leads module: locks the listings that a claim may be made with, before any of their subscriptions is locked.
 * Always locks in the order of the ids, so that two transactions that lock several never deadlock. Returns, in the
 * order given, the listings that are still not suspended and whose owner's account is not deleted.
 */
export async function lockListings(tx: Db, listingIds: readonly string[]): Promise<LockedListing[]> {
	const locked = await lockInOrder(tx, listingIds);
	return listingIds.flatMap((listingId) => locked.find(({ id }) => id === listingId) ?? []);
}

/**
 * For the leads module: the listings that can be booked, by the rule of `lockListings`: not suspended, and the owner's
 * account not deleted.
 */
export async function readBookableListings(db: Db, listingIds: readonly string[]): Promise<Set<string>> {
	return listingIds.length === 0 ? new Set() : readBookable(db, listingIds);
}

/** For the leads module: counts a claim on the listing that it was made with, in the claim's own transaction. */
export function countLead(tx: Db, listingId: string): Promise<void> {
	return addLead(tx, listingId);
}
