import { and, asc, desc, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { KeptPicture } from "../../media/server/pictures.ts";
import { takeTurns } from "../../platform/server/advisory-lock.ts";
import type { Db } from "../../platform/server/database.ts";
import { newId } from "../../platform/server/ids.ts";
import type { ListingStatus, PaymentStatus } from "../listing.ts";
import { listingImages, listingLocations, listings } from "./listings.tables.ts";

/** A registration about to be written. */
export type NewListing = {
	id: string;
	userId: string;
	serviceId: string;
	choiceId: string | null;
	addressId: string;
	firmName: string | null;
	description: string;
	paymentStatus: PaymentStatus;
	/** The place on the wheel, see listing-order.ts. */
	turn: number;
	appliedAt: Date;
};

/** A person's registration that leaves no room for another one. */
export type Standing = { id: string; status: ListingStatus; paymentStatus: PaymentStatus };

/** What a registration is compared with others by. */
export type StandingConditions = {
	userId: string;
	serviceId: string;
	choiceId: string | null;
	/** Where a person may have several: only one that repeats another, not expired, letter for letter. */
	repeating?: { addressId: string; firmName: string | null };
};

/** Makes the registrations of a person wait for each other until their transactions end. */
export async function lockRegistrations(tx: Db, userId: string): Promise<void> {
	await takeTurns(tx, `listings.register ${userId}`);
}

/** The registration that stands in the way of a new one; an active one before an applied, and that before an expired. */
export async function findStanding(
	db: Db,
	{ userId, serviceId, choiceId, repeating }: StandingConditions,
): Promise<Standing | undefined> {
	const [row] = await db
		.select({
			id: listings.id,
			// The table's own checks let no other words in.
			status: sql<ListingStatus>`${listings.status}`,
			paymentStatus: sql<PaymentStatus>`${listings.paymentStatus}`,
		})
		.from(listings)
		.where(
			and(
				eq(listings.userId, userId),
				eq(listings.serviceId, serviceId),
				sql`${listings.choiceId} is not distinct from ${choiceId}::uuid`,
				isNotNull(listings.addressId),
				...(repeating === undefined
					? []
					: [
							eq(listings.addressId, repeating.addressId),
							sql`${listings.firmName} is not distinct from ${repeating.firmName}::text`,
							ne(listings.status, "expired"),
						]),
			),
		)
		.orderBy(
			asc(sql`array_position(array['active', 'applied', 'expired'], ${listings.status})`),
			desc(listings.appliedAt),
		)
		.limit(1);
	return row;
}

/** Writes an applied registration with its places and pictures, in their order. It shows nowhere before it is active. */
export async function insertRegistration(
	tx: Db,
	listing: NewListing,
	placeIds: readonly string[],
	pictures: readonly KeptPicture[],
): Promise<void> {
	const { id: listingId, appliedAt } = listing;
	await tx
		.insert(listings)
		.values({ ...listing, status: "applied", statusChangedAt: appliedAt, updatedAt: appliedAt });
	await tx
		.insert(listingLocations)
		.values(placeIds.map((locationId, position) => ({ listingId, locationId, position, appliedAt })));
	if (pictures.length === 0) return;
	await tx.insert(listingImages).values(
		pictures.map(({ name, width, height }, position) => ({
			id: newId(),
			listingId,
			key: name,
			width,
			height,
			position,
		})),
	);
}
