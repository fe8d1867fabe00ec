import { and, asc, desc, eq, inArray, isNotNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { KeptPicture } from "../../media/server/pictures.ts";
import { takeTurns } from "../../platform/server/advisory-lock.ts";
import type { Db } from "../../platform/server/database.ts";
import { isCountedStatus, type ListingPaymentStatus, type ListingStatus, statusesWhere } from "../listing.ts";
import { insertPlaces } from "./listing-places.repository.ts";
import { listings } from "./listings.tables.ts";
import { insertPictures } from "./pictures.repository.ts";

/** A registration about to be written. */
export type NewListing = {
	id: string;
	userId: string;
	/** The member of staff who registers it for its owner. */
	onboardedBy: string | null;
	serviceId: string;
	choiceId: string | null;
	addressId: string;
	firmName: string | null;
	description: string;
	paymentStatus: ListingPaymentStatus;
	/** The place on the wheel, see listing-order.ts. */
	turn: number;
	appliedAt: Date;
};

/** A person's registration that leaves no room for another one. */
export type ExistingRegistration = {
	id: string;
	status: ListingStatus;
	paymentStatus: ListingPaymentStatus;
	isShut: boolean;
};

/** What a registration is compared with others by. */
export type ExistingConditions = {
	userId: string;
	serviceId: string;
	choiceId: string | null;
	/** Where a person may have several: only one, not expired, at the same address under the same name. */
	repeating?: { addressId: string; firmName: string | null };
};

/** Makes the registrations of a person wait for each other until their transactions end. */
export async function lockRegistrations(tx: Db, userId: string): Promise<void> {
	await takeTurns(tx, `listings.register ${userId}`);
}

/** A name as names are compared: capitals, blanks and the ways of writing the same sign make no other one of it. */
const folded = (name: SQLWrapper): SQL =>
	sql`lower(btrim(regexp_replace(normalize(${name}, nfkc), '[[:space:]]+', ' ', 'g')))`;

const isCounted = inArray(listings.status, statusesWhere(isCountedStatus));

/** The registration that stands in the way of a new one: an active one first, then an applied, a rejected and an expired one. */
export async function findExisting(
	db: Db,
	{ userId, serviceId, choiceId, repeating }: ExistingConditions,
): Promise<ExistingRegistration | undefined> {
	const [row] = await db
		.select({
			id: listings.id,
			// The table's own checks let no other words in.
			status: listings.status,
			paymentStatus: sql<ListingPaymentStatus>`${listings.paymentStatus}`,
			isShut: listings.shut,
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
							sql`${folded(listings.firmName)} is not distinct from ${folded(sql`${repeating.firmName}::text`)}`,
							isCounted,
						]),
			),
		)
		.orderBy(
			asc(sql`array_position(array['active', 'applied', 'rejected', 'expired'], ${listings.status})`),
			desc(listings.appliedAt),
		)
		.limit(1);
	return row;
}

/** How many registrations a person has that count towards those they can have. */
export function countUnexpired(db: Db, userId: string): Promise<number> {
	return db.$count(listings, and(eq(listings.userId, userId), isCounted));
}

/** Writes an applied registration with its places and pictures, in their order. It shows nowhere before it is active. */
export async function insertRegistration(
	tx: Db,
	listing: NewListing,
	placeIds: readonly string[],
	pictures: readonly KeptPicture[],
): Promise<void> {
	const { appliedAt } = listing;
	await tx
		.insert(listings)
		.values({ ...listing, status: "applied", statusChangedAt: appliedAt, updatedAt: appliedAt });
	await insertPlaces(tx, listing, placeIds);
	await insertPictures(tx, listing.id, pictures);
}
