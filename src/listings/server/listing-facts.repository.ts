import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { personAt } from "../../accounts/server/accounts.sql.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { namedQuery } from "../../platform/server/database/named.ts";
import { tableAs } from "../../platform/server/database/table-as.ts";
import type { ListingStatus } from "../listing.ts";
import { listings } from "./listings.tables.ts";

/** The facts other modules base decisions on: owner, service and status. */
export type ListingFacts = {
	id: string;
	userId: string;
	serviceId: string;
	choiceId: string | null;
	status: ListingStatus;
	/** A manager suspended it: nothing may be sold for it, and no lead claimed with it. */
	isSuspended: boolean;
};

const columns = {
	id: listings.id,
	userId: listings.userId,
	serviceId: listings.serviceId,
	choiceId: listings.choiceId,
	status: listings.status,
	isSuspended: listings.shut,
};

/** These listings, whatever their status; unknown ids are left out. */
export function readFacts(db: Db, listingIds: readonly string[]): Promise<ListingFacts[]> {
	return db
		.select(columns)
		.from(listings)
		.where(inArray(listings.id, [...listingIds]));
}

/** When the listing expired, for whatever reason; undefined if it is not expired or its owner's account is deleted. */
export async function readExpiredSince(db: Db, listingId: string): Promise<Date | undefined> {
	const [row] = await db
		.select({ since: listings.statusChangedAt })
		.from(listings)
		.where(and(eq(listings.id, listingId), eq(listings.status, "expired"), isNotNull(listings.addressId)));
	return row?.since;
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
 * The names of these listings' owners, null if an owner has none. One query, because every page of leads needs several.
 */
export async function readOwnerNames(
	db: Db,
	listingIds: readonly string[],
): Promise<{ id: string; name: string | null }[]> {
	const { rows } = await db.execute<{ id: string; name: string | null }>(
		sql`${ownerNames}(${sql.param([...listingIds])}::uuid[])`,
	);
	return rows;
}

/** More listings than any person has, so that the list always has a limit. */
const most = 500;

const ofPerson = namedQuery("listing_facts_of_person", (db) =>
	db
		.select(columns)
		.from(listings)
		.where(eq(listings.userId, sql.placeholder("userId")))
		.orderBy(asc(listings.appliedAt), asc(listings.id))
		.limit(most),
);

/** A person's listings, oldest first. */
export function readFactsOf(db: Db, userId: string): Promise<ListingFacts[]> {
	return ofPerson(db, { userId });
}

/** The ids of every listing a person ever had, without a limit: deleting their data must not miss any. */
export async function readIdsOf(db: Db, userId: string): Promise<string[]> {
	const rows = await db.select({ id: listings.id }).from(listings).where(eq(listings.userId, userId));
	return rows.map(({ id }) => id);
}

/** Returns which of these addresses are used by listings, whatever their status. */
export async function readAddressesInUse(db: Db, addressIds: readonly string[]): Promise<Set<string>> {
	if (addressIds.length === 0) return new Set();
	const rows = await db
		.selectDistinct({ id: listings.addressId })
		.from(listings)
		.where(inArray(listings.addressId, [...addressIds]));
	return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])));
}
