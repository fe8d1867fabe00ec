import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { personAt } from "../../accounts/server/accounts.sql.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { namedQuery } from "../../platform/server/database/named.ts";
import { tableAs } from "../../platform/server/database/table-as.ts";
import { readPlaceIds } from "./editing/listing-places.repository.ts";
import { listingLocations, listings } from "./listings.tables.ts";

/** The facts other modules base decisions on: owner, service and status. */
export type ListingFacts = Pick<
	typeof listings.$inferSelect,
	"id" | "userId" | "serviceId" | "choiceId" | "status" | "isSuspended"
>;

const { id, userId, serviceId, choiceId, status, isSuspended } = listings;
const columns = { id, userId, serviceId, choiceId, status, isSuspended };

const manyFacts = namedQuery("listing_facts", (db) =>
	db
		.select(columns)
		.from(listings)
		.where(sql`${listings.id} = any(${sql.placeholder("listingIds")}::uuid[])`),
);

/** These listings, whatever their status; unknown ids are left out. */
export function readManyListingFacts(db: Db, listingIds: readonly string[]): Promise<ListingFacts[]> {
	return manyFacts(db, { listingIds });
}

/** The listing, whatever its status; undefined if it does not exist. */
export async function readListingFacts(db: Db, listingId: string): Promise<ListingFacts | undefined> {
	const [facts] = await readManyListingFacts(db, [listingId]);
	return facts;
}

/** What an expired listing would offer, and since when it is expired. */
export type ExpiredListing = ListingFacts & { since: Date; placeIds: string[] };

/**
 * An expired listing with its go-to locations; undefined if it is not expired or its owner's account is deleted.
 */
export async function readExpiredListing(db: Db, listingId: string): Promise<ExpiredListing | undefined> {
	const [expired] = await db
		.select({ ...columns, since: listings.statusChangedAt })
		.from(listings)
		.where(and(eq(listings.id, listingId), eq(listings.status, "expired"), isNotNull(listings.addressId)));
	return expired && { ...expired, placeIds: await readPlaceIds(db, listingId) };
}

/** The firm's name and the owner of each of these listings; the name is null if the owner's name is shown instead. */
export function readFirmNames(
	db: Db,
	listingIds: readonly string[],
): Promise<{ id: string; userId: string; firmName: string | null }[]> {
	return db
		.select({ id: listings.id, userId: listings.userId, firmName: listings.firmName })
		.from(listings)
		.where(inArray(listings.id, [...listingIds]));
}

const listing = tableAs(listings, "l");
const owner = personAt(listing.columns.userId);
const ownerNames = sql.raw(
	`select ${listing.columns.id}, ${owner.name} from ${listing.table} ${owner.join} where ${listing.columns.id} = any`,
);

/**
 * The names of these listings' owners, by listing id; deleted accounts and owners without a name are left out. One
 * query, because every page of leads needs several.
 */
export async function readListingOwnerNames(
	db: Db,
	listingIds: readonly string[],
): Promise<Map<string, string>> {
	if (listingIds.length === 0) return new Map();
	const { rows } = await db.execute<{ id: string; name: string | null }>(
		sql`${ownerNames}(${sql.param([...listingIds])}::uuid[])`,
	);
	return new Map(rows.flatMap(({ id: listingId, name }) => (name ? [[listingId, name] as const] : [])));
}

/** Where this listing's owner is paid by UPI; null if the owner gave no UPI id. */
export async function readUpiId(db: Db, listingId: string): Promise<string | null> {
	const [row] = await db.select({ upiId: listings.upiId }).from(listings).where(eq(listings.id, listingId));
	return row?.upiId ?? null;
}

/** Whether these two people are paid at the same UPI id, by any of their listings. */
export async function shareUpiId(db: Db, personId: string, otherId: string): Promise<boolean> {
	const others = alias(listings, "others");
	const isShared = and(eq(others.userId, otherId), eq(others.upiId, listings.upiId));
	const shared = await db
		.select({ id: listings.id })
		.from(listings)
		.innerJoin(others, isShared)
		.where(eq(listings.userId, personId))
		.limit(1);
	return shared.length > 0;
}

/** More listings than any person has, so that the list always has a limit. */
const listingsPerPerson = 500;

const factsOfPerson = namedQuery("listing_facts_of_person", (db) =>
	db
		.select(columns)
		.from(listings)
		.where(eq(listings.userId, sql.placeholder("userId")))
		.orderBy(asc(listings.appliedAt), asc(listings.id))
		.limit(listingsPerPerson),
);

/** A person's listings, whatever their status, oldest first. */
export function readListingFactsOf(db: Db, ownerId: string): Promise<ListingFacts[]> {
	return factsOfPerson(db, { userId: ownerId });
}

/** A place that an active listing serves, with what it offers there. */
export type ServedPlace = Pick<typeof listings.$inferSelect, "serviceId" | "choiceId" | "availability"> & {
	locationId: string;
};

const servedByPerson = namedQuery("places_served_by_person", (db) =>
	db
		.select({
			serviceId,
			choiceId,
			availability: listings.availability,
			locationId: listingLocations.locationId,
		})
		.from(listings)
		.innerJoin(listingLocations, eq(listingLocations.listingId, listings.id))
		.where(and(eq(listings.userId, sql.placeholder("userId")), eq(listings.status, "active")))
		.limit(listingsPerPerson),
);

/** The places that a person's active listings chose; those inside them are served too. */
export function readServedPlaces(db: Db, ownerId: string): Promise<ServedPlace[]> {
	return servedByPerson(db, { userId: ownerId });
}

/** The ids of every listing a person ever had, without a limit: deleting their data must not miss any. */
export async function readListingIdsOf(db: Db, ownerId: string): Promise<string[]> {
	const rows = await db.select({ id: listings.id }).from(listings).where(eq(listings.userId, ownerId));
	return rows.map((row) => row.id);
}

/** Whether the person has a listing, whatever its status. */
export async function hasListing(db: Db, ownerId: string): Promise<boolean> {
	const rows = await db
		.select({ id: listings.id })
		.from(listings)
		.where(eq(listings.userId, ownerId))
		.limit(1);
	return rows.length > 0;
}

/** Returns which of these addresses are used by listings, whatever their status. */
export async function readAddressesInUse(db: Db, addressIds: readonly string[]): Promise<Set<string>> {
	if (addressIds.length === 0) return new Set();
	const rows = await db
		.selectDistinct({ addressId: listings.addressId })
		.from(listings)
		.where(inArray(listings.addressId, [...addressIds]));
	return new Set(rows.flatMap(({ addressId }) => addressId ?? []));
}
