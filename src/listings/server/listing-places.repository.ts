import { asc, eq } from "drizzle-orm";
import type { Db } from "../../platform/server/database.ts";
import { listingLocations } from "./listings.tables.ts";

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
