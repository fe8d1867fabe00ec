import type { Db } from "../../platform/server/database.ts";
import {
	type ListingFacts,
	readAddressesInUse,
	readExpiredSince,
	readFacts,
	readFactsOf,
	readIdsOf,
	readOwnerNames,
} from "./listing-facts.repository.ts";
import { readPlaceIds } from "./listing-places.repository.ts";

export type { ListingFacts } from "./listing-facts.repository.ts";

/** For other wings: the listing in whatever state; undefined where there is none. */
export async function readListingFacts(db: Db, listingId: string): Promise<ListingFacts | undefined> {
	const [found] = await readFacts(db, [listingId]);
	return found;
}

/** What an expired listing would serve, and since when it does not. */
export type ExpiredListing = ListingFacts & { since: Date; placeIds: string[] };

/** For other modules: an expired listing with its go-to locations; undefined for every other one. */
export async function readExpiredListing(db: Db, listingId: string): Promise<ExpiredListing | undefined> {
	const since = await readExpiredSince(db, listingId);
	const facts = since && (await readListingFacts(db, listingId));
	return facts && { ...facts, since, placeIds: await readPlaceIds(db, listingId) };
}

/** For other wings: these listings in whatever state; those that are not there are left out. */
export function readManyListingFacts(db: Db, listingIds: readonly string[]): Promise<ListingFacts[]> {
	return readFacts(db, listingIds);
}

/** For other wings: all listings of a person in whatever state, the oldest first. */
export function readListingFactsOf(db: Db, userId: string): Promise<ListingFacts[]> {
	return readFactsOf(db, userId);
}

/** For other wings: the ids of all listings that a person ever had, for their export and the deletion of their account. */
export function readListingIdsOf(db: Db, userId: string): Promise<string[]> {
	return readIdsOf(db, userId);
}

/** For other wings: the names of these listings' owners, by listing id; deleted and nameless people are left out. */
export async function readListingOwnerNames(
	db: Db,
	listingIds: readonly string[],
): Promise<Map<string, string>> {
	if (listingIds.length === 0) return new Map();
	const owners = await readOwnerNames(db, listingIds);
	return new Map(owners.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
}

/** For the places wing: which of these addresses listings stand on, whatever their state. */
export function addressesInUse(db: Db, addressIds: readonly string[]): Promise<Set<string>> {
	return readAddressesInUse(db, addressIds);
}
