import { and, asc, desc, eq, inArray, isNotNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { KeptPicture } from "../../../media/server/media.api.ts";
import { lockUntilCommit } from "../../../platform/server/database/advisory-lock.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { isCountedStatus, listingStatuses, type ListingStatus, statusesWhere } from "../../listing.ts";
import { insertPlaces } from "../editing/listing-places.repository.ts";
import { type ListingRecord, listings } from "../listings.tables.ts";
import { insertPictures } from "../photos/pictures.repository.ts";

/** A registration about to be written. */
export type NewListing = Pick<
	ListingRecord,
	| "id"
	| "userId"
	| "onboardedBy"
	| "serviceId"
	| "choiceId"
	| "firmName"
	| "description"
	| "paymentStatus"
	| "turn"
	| "appliedAt"
> & { addressId: string };

/** A person's registration that prevents another one. */
export type ExistingRegistration = Pick<ListingRecord, "id" | "status" | "paymentStatus" | "isSuspended">;

/** The fields by which registrations are compared. */
export type ExistingConditions = {
	userId: string;
	serviceId: string;
	choiceId: string | null;
	/**
	 * If a person may have several: only a registration that is not expired, at the same address under the same name.
	 */
	repeating?: { addressId: string; firmName: string | null };
};

/** Runs a person's registrations one after the other: each waits until the transaction before it ends. */
export async function lockRegistrations(tx: Db, userId: string): Promise<void> {
	await lockUntilCommit(tx, `listings.register ${userId}`);
}

/** Normalizes a name for comparison: ignores case, whitespace and Unicode variants of the same character. */
export const folded = (name: SQLWrapper): SQL =>
	sql`lower(btrim(regexp_replace(normalize(${name}, nfkc), '[[:space:]]+', ' ', 'g')))`;

const isCounted = inArray(listings.status, statusesWhere(isCountedStatus));

/** Which registration prevents a new one if a person has several; the lowest number comes first. */
const precedence: Record<ListingStatus, number> = { active: 0, applied: 1, rejected: 2, expired: 3 };
const byPrecedence = listingStatuses.toSorted((one, other) => precedence[one] - precedence[other]);

/**
 * The registration that prevents a new one: an active one first, then applied, rejected and expired ones. `planBatch`
 * applies the same rule to the rows of an import.
 */
export async function findExisting(
	db: Db,
	{ userId, serviceId, choiceId, repeating }: ExistingConditions,
): Promise<ExistingRegistration | undefined> {
	const [row] = await db
		.select({
			id: listings.id,
			status: listings.status,
			paymentStatus: listings.paymentStatus,
			isSuspended: listings.isSuspended,
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
			asc(sql`array_position(${sql.param(byPrecedence)}::text[], ${listings.status})`),
			desc(listings.appliedAt),
		)
		.limit(1);
	return row;
}

/** The number of a person's registrations that count towards the limit. */
export function countUnexpired(db: Db, userId: string): Promise<number> {
	return db.$count(listings, and(eq(listings.userId, userId), isCounted));
}

/** Writes an applied registration with its places and pictures, in order. It is not public until it is active. */
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
