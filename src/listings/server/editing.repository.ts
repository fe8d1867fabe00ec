import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database.ts";
import type { Availability, ListingStatus } from "../listing.ts";
import { listings } from "./listings.tables.ts";

/** What a change of a listing decides by, as it is now that nobody else changes it. */
export type LockedListing = {
	id: string;
	ownerId: string;
	choiceId: string | null;
	firmName: string | null;
	description: string;
	addressId: string;
	status: ListingStatus;
	/** The member of staff who registered it for its owner. */
	onboardedBy: string | null;
	availability: Availability;
	appliedAt: Date;
};

/**
 * Locks the listing until the transaction ends; undefined where there is none or its owner's account is deleted. "No
 * key": rows that point at the listing, such as claims, may be written meanwhile.
 */
export async function lockListing(tx: Db, listingId: string): Promise<LockedListing | undefined> {
	const [row] = await tx
		.select({
			id: listings.id,
			ownerId: listings.userId,
			choiceId: listings.choiceId,
			firmName: listings.firmName,
			description: listings.description,
			addressId: listings.addressId,
			status: listings.status,
			onboardedBy: listings.onboardedBy,
			// The table's own check lets no other word in.
			availability: sql<Availability>`${listings.availability}`,
			appliedAt: listings.appliedAt,
		})
		.from(listings)
		.where(eq(listings.id, listingId))
		.for("no key update");
	if (row === undefined || row.addressId === null) return undefined;
	return { ...row, addressId: row.addressId };
}

/** What of the row itself can be changed; what is left out stays. */
export type ListingChanges = {
	firmName?: string | null;
	description?: string;
	addressId?: string;
	availability?: Availability;
};

/** Writes the changes, if any, and when they were made. */
export async function updateListing(
	tx: Db,
	listingId: string,
	changes: ListingChanges,
	now: Date,
): Promise<void> {
	await tx
		.update(listings)
		.set({ ...changes, updatedAt: now })
		.where(eq(listings.id, listingId));
}
