import type { Db } from "../../platform/server/database/database.ts";
import {
	type ListingFacts,
	readAddressesInUse,
	readExpiredSince,
	readFacts,
	readFactsOf,
	readIdsOf,
	readOwnerNames,
} from "./listing-facts.repository.ts";
import { readPlaceIds } from "./editing/listing-places.repository.ts";

export type { ListingFacts } from "./listing-facts.repository.ts";

/** For other modules: the listing, whatever its status; undefined if it does not exist. */
export async function readListingFacts(db: Db, listingId: string): Promise<ListingFacts | undefined> {
	const [found] = await readFacts(db, [listingId]);
	return found;
}

/** What an expired listing would offer, and when it expired. */
export type ExpiredListing = ListingFacts & { since: Date; placeIds: string[] };

/** For other modules: an expired listing with its go-to locations; undefined if it is not expired. */
export async function readExpiredListing(db: Db, listingId: string): Promise<ExpiredListing | undefined> {
	const since = await readExpiredSince(db, listingId);
	const facts = since && (await readListingFacts(db, listingId));
	return facts && { ...facts, since, placeIds: await readPlaceIds(db, listingId) };
}

/** For other modules: these listings, whatever their status; unknown ids are left out. */
export function readManyListingFacts(db: Db, listingIds: readonly string[]): Promise<ListingFacts[]> {
	return readFacts(db, listingIds);
}

/** For other modules: all listings of a person, whatever their status, oldest first. */
export function readListingFactsOf(db: Db, userId: string): Promise<ListingFacts[]> {
	return readFactsOf(db, userId);
}

/**
 * For other modules: the ids of every listing a person ever had, for the export of their data and the deletion of their
 * account.
 */
export function readListingIdsOf(db: Db, userId: string): Promise<string[]> {
	return readIdsOf(db, userId);
}

/**
 * For other modules: the names of these listings' owners, by listing id; deleted accounts and owners without a name are
 * left out.
 */
export async function readListingOwnerNames(
	db: Db,
	listingIds: readonly string[],
): Promise<Map<string, string>> {
	if (listingIds.length === 0) return new Map();
	const owners = await readOwnerNames(db, listingIds);
	return new Map(owners.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
}

/** For the places module: which of these addresses are used by listings, whatever their status. */
export function addressesInUse(db: Db, addressIds: readonly string[]): Promise<Set<string>> {
	return readAddressesInUse(db, addressIds);
}
