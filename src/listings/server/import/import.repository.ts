import { and, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import { isCountedStatus } from "../../listing.ts";
import { type ListingRecord, listingLocations, listings } from "../listings.tables.ts";
import { folded, type NewListing } from "../registration/registration.repository.ts";

/** A registration that may prevent another one of the same person. */
export type PresentRegistration = Pick<ListingRecord, "userId" | "serviceId" | "choiceId" | "addressId"> & {
	/** The name as it is compared. */
	firmName: string | null;
	/** Whether it counts towards the limit of registrations. */
	isCounted: boolean;
};

/** The registrations of many people, as `findExisting` and `countUnexpired` look at them. */
export async function readRegistrationsOf(
	db: Db,
	userIds: readonly string[],
): Promise<PresentRegistration[]> {
	if (userIds.length === 0) return [];
	const rows = await db
		.select({
			userId: listings.userId,
			serviceId: listings.serviceId,
			choiceId: listings.choiceId,
			addressId: listings.addressId,
			firmName: sql<string | null>`${folded(listings.firmName)}`,
			status: listings.status,
		})
		.from(listings)
		.where(and(inArray(listings.userId, [...userIds]), isNotNull(listings.addressId)));
	return rows.map(({ status, ...row }) => ({ ...row, isCounted: isCountedStatus[status] }));
}

/** A registration with its answers, what follows from them, and its places in order. */
export type ImportedListing = NewListing &
	Pick<ListingRecord, "properties" | "formVersion" | "facts" | "price" | "factsVersion"> & {
		placeIds: readonly string[];
		/** Whether the service is paid for. */
		isPaidService: boolean;
	};

/** A statement has at most 65,535 parameters, and a listing may have many places. */
const placesAtOnce = 10_000;

/** Writes many applied registrations with their places, as `insertRegistration` writes one. */
export async function insertRegistrations(tx: Db, rows: readonly ImportedListing[]): Promise<void> {
	if (rows.length === 0) return;
	await tx.insert(listings).values(
		rows.map(({ placeIds: _places, isPaidService: _isPaid, ...listing }) => ({
			...listing,
			status: "applied" as const,
			statusChangedAt: listing.appliedAt,
			updatedAt: listing.appliedAt,
		})),
	);
	const places = rows.flatMap(({ id: listingId, appliedAt, placeIds }) =>
		placeIds.map((locationId, position) => ({ listingId, locationId, position, appliedAt })),
	);
	for (let start = 0; start < places.length; start += placesAtOnce)
		// oxlint-disable-next-line no-await-in-loop -- the statements of a transaction follow each other
		await tx.insert(listingLocations).values(places.slice(start, start + placesAtOnce));
}
