import { and, asc, eq, gt, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import { listingLocations, type ListingRecord, listings } from "../listings.tables.ts";

/** The listing that the go-to locations belong to, and when it was applied for. */
type OfListing = Pick<ListingRecord, "id" | "appliedAt">;

/** The ids of a listing's go-to locations, in the order chosen. */
export async function readPlaceIds(tx: Db, listingId: string): Promise<string[]> {
	const rows = await tx
		.select({ id: listingLocations.locationId })
		.from(listingLocations)
		.where(eq(listingLocations.listingId, listingId))
		.orderBy(asc(listingLocations.position));
	return rows.map(({ id }) => id);
}

/** Adds go-to locations, in this order, to a listing that has none. The caller must then update its reach. */
export async function insertPlaces(
	tx: Db,
	{ id: listingId, appliedAt }: OfListing,
	placeIds: readonly string[],
): Promise<void> {
	if (placeIds.length === 0) return;
	await tx
		.insert(listingLocations)
		.values(placeIds.map((locationId, position) => ({ listingId, locationId, position, appliedAt })));
}

/** Replaces the listing's go-to locations with these. The caller must then update its reach. */
export async function replacePlaces(tx: Db, listing: OfListing, placeIds: readonly string[]): Promise<void> {
	await tx.delete(listingLocations).where(eq(listingLocations.listingId, listing.id));
	await insertPlaces(tx, listing, placeIds);
}

export type ListingAtPlace = Pick<ListingRecord, "id" | "serviceId">;

/** The listings at this address, whatever their status. */
export function readListingsAt(tx: Db, addressId: string): Promise<ListingAtPlace[]> {
	return tx
		.select({ id: listings.id, serviceId: listings.serviceId })
		.from(listings)
		.where(eq(listings.addressId, addressId))
		.orderBy(asc(listings.id));
}

/**
 * At most `count` listings of these services that chose this place, in the order of their ids and after the given one;
 * those of deleted accounts are left out.
 */
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
