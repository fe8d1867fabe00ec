import { eq } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import { type ListingRecord, listings } from "../listings.tables.ts";

/** The state that decides whether a listing may change, read while the row is locked. */
export type LockedListing = Pick<
	ListingRecord,
	| "id"
	| "choiceId"
	| "firmName"
	| "description"
	| "hours"
	| "daysOff"
	| "upiId"
	| "status"
	| "onboardedBy"
	| "availability"
	| "appliedAt"
> & { ownerId: string; addressId: string };

/**
 * Locks the listing until the transaction ends. Returns undefined if it does not exist or its owner's account is
 * deleted. "No key" lets other transactions write rows that point at the listing, such as claims, in the meantime.
 */
export async function lockListing(tx: Db, listingId: string): Promise<LockedListing | undefined> {
	const [row] = await tx
		.select({
			id: listings.id,
			ownerId: listings.userId,
			choiceId: listings.choiceId,
			firmName: listings.firmName,
			description: listings.description,
			hours: listings.hours,
			daysOff: listings.daysOff,
			upiId: listings.upiId,
			addressId: listings.addressId,
			status: listings.status,
			onboardedBy: listings.onboardedBy,
			availability: listings.availability,
			appliedAt: listings.appliedAt,
		})
		.from(listings)
		.where(eq(listings.id, listingId))
		.for("no key update");
	if (row === undefined || row.addressId === null) return undefined;
	return { ...row, addressId: row.addressId };
}

/** The columns of the row that can change; omitted ones keep their value. */
export type ListingChanges = Partial<
	Pick<ListingRecord, "firmName" | "description" | "hours" | "daysOff" | "upiId" | "availability"> & {
		addressId: string;
	}
>;

/** Writes the changes, if there are any, with the time of the change. */
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
