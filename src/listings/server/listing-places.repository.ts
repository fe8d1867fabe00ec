import { and, asc, eq, gt, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "../../platform/server/database.ts";
import { listingLocations, listings } from "./listings.tables.ts";

/** Whose go-to locations they are, and when it was applied for. */
type OfListing = { id: string; appliedAt: Date };

/** The go-to locations of a listing in the order chosen. */
export async function readPlaceIds(tx: Db, listingId: string): Promise<string[]> {
	const rows = await tx
		.select({ id: listingLocations.locationId })
		.from(listingLocations)
		.where(eq(listingLocations.listingId, listingId))
		.orderBy(asc(listingLocations.position));
	return rows.map(({ id }) => id);
}

/** Gives a listing that has none these go-to locations, at least one, in their order. Its reach has to follow. */
export async function insertPlaces(
	tx: Db,
	{ id: listingId, appliedAt }: OfListing,
	placeIds: readonly string[],
): Promise<void> {
	await tx
		.insert(listingLocations)
		.values(placeIds.map((locationId, position) => ({ listingId, locationId, position, appliedAt })));
}

/** Puts these go-to locations, at least one, in the place of those that the listing has. Its reach has to follow. */
export async function replacePlaces(tx: Db, listing: OfListing, placeIds: readonly string[]): Promise<void> {
	await tx.delete(listingLocations).where(eq(listingLocations.listingId, listing.id));
	await insertPlaces(tx, listing, placeIds);
}

export type ListingAtPlace = { id: string; serviceId: string };

/** The listings on this address, in whatever status. */
export function readListingsAt(tx: Db, addressId: string): Promise<ListingAtPlace[]> {
	return tx
		.select({ id: listings.id, serviceId: listings.serviceId })
		.from(listings)
		.where(eq(listings.addressId, addressId))
		.orderBy(asc(listings.id));
}

/** At most `count` listings of these services that chose this place, by their ids and after that one; none of deleted accounts. */
export function readListingsChoosing(
	db: Db,
	{
		locationId,
		serviceIds,
		after,
		count,
	}: { locationId: string; serviceIds: readonly string[]; after: string | null; count: number },
): Promise<ListingAtPlace[]> {
	return db
		.select({ id: listings.id, serviceId: listings.serviceId })
		.from(listingLocations)
		.innerJoin(listings, eq(listings.id, listingLocations.listingId))
		.where(
			and(
				eq(listingLocations.locationId, locationId),
				inArray(listings.serviceId, [...serviceIds]),
				isNotNull(listings.addressId),
				after === null ? undefined : gt(listings.id, after),
			),
		)
		.orderBy(asc(listings.id))
		.limit(count);
}
