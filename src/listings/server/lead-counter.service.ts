import type { Db } from "../../platform/server/database.ts";
import { addLead, lockInOrder, type LockedListing, readBookable } from "./lead-counter.repository.ts";

/**
 * For the leads wing: locks the listings that a claim may be made with, before any of their subscriptions is locked.
 * Always in the order of their ids, so that two who lock several never wait for each other. Answers those of them that
 * staff have not shut since they were looked at, and whose owner's account is not deleted, in the order given.
 */
export async function lockListings(tx: Db, listingIds: readonly string[]): Promise<LockedListing[]> {
	const locked = await lockInOrder(tx, listingIds);
	return listingIds.flatMap((listingId) => locked.find(({ id }) => id === listingId) ?? []);
}

/**
 * For the leads module: those of these listings that can be booked, by the rule of `lockListings`: not suspended, and the
 * owner's account not deleted.
 */
export async function readBookableListings(db: Db, listingIds: readonly string[]): Promise<Set<string>> {
	return listingIds.length === 0 ? new Set() : readBookable(db, listingIds);
}

/** For the leads wing: counts a claim on the listing that it was made with, in the claim's own transaction. */
export function countLead(tx: Db, listingId: string): Promise<void> {
	return addLead(tx, listingId);
}
