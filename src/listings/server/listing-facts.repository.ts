import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { personAt } from "../../accounts/server/accounts.sql.ts";
import type { Db } from "../../platform/server/database.ts";
import { prepared } from "../../platform/server/prepared.ts";
import { tableAs } from "../../platform/server/table-as.ts";
import type { ListingStatus } from "../listing.ts";
import { listings } from "./listings.tables.ts";

/** What other wings decide by: whose listing, of what, in which state. */
export type ListingFacts = {
	id: string;
	userId: string;
	serviceId: string;
	choiceId: string | null;
	status: ListingStatus;
	/** A manager expired it: nothing is to be sold for it, and no lead claimed with it. */
	isShut: boolean;
};

const columns = {
	id: listings.id,
	userId: listings.userId,
	serviceId: listings.serviceId,
	choiceId: listings.choiceId,
	status: listings.status,
	isShut: listings.shut,
};

/** These listings in whatever state; those that are not there are left out. */
export function readFacts(db: Db, listingIds: readonly string[]): Promise<ListingFacts[]> {
	return db
		.select(columns)
		.from(listings)
		.where(inArray(listings.id, [...listingIds]));
}

/** Since when the listing is expired, in whatever way it came; undefined where it is not, or its owner's account is deleted. */
export async function readExpiredSince(db: Db, listingId: string): Promise<Date | undefined> {
	const [row] = await db
		.select({ since: listings.statusChangedAt })
		.from(listings)
		.where(and(eq(listings.id, listingId), eq(listings.status, "expired"), isNotNull(listings.addressId)));
	return row?.since;
}

/** The firm's name (null where the owner's name stands in) and the owner of each of these listings. */
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

/** The names of these listings' owners: one statement, for every page of leads asks for some. Null for a nameless one. */
export async function readOwnerNames(
	db: Db,
	listingIds: readonly string[],
): Promise<{ id: string; name: string | null }[]> {
	const { rows } = await db.execute<{ id: string; name: string | null }>(
		sql`${ownerNames}(${sql.param([...listingIds])}::uuid[])`,
	);
	return rows;
}

/** More listings than any person has: a list is never without an end. */
const most = 500;

const ofPerson = prepared("listing_facts_of_person", (db) =>
	db
		.select(columns)
		.from(listings)
		.where(eq(listings.userId, sql.placeholder("userId")))
		.orderBy(asc(listings.appliedAt), asc(listings.id))
		.limit(most),
);

/** A person's listings, the oldest first. */
export function readFactsOf(db: Db, userId: string): Promise<ListingFacts[]> {
	return ofPerson(db, { userId });
}

/** The ids of all listings that a person ever had, however many: when their data goes, none may be missed. */
export async function readIdsOf(db: Db, userId: string): Promise<string[]> {
	const rows = await db.select({ id: listings.id }).from(listings).where(eq(listings.userId, userId));
	return rows.map(({ id }) => id);
}

/** Which of these addresses listings stand on, whatever their state. */
export async function readAddressesInUse(db: Db, addressIds: readonly string[]): Promise<Set<string>> {
	if (addressIds.length === 0) return new Set();
	const rows = await db
		.selectDistinct({ id: listings.addressId })
		.from(listings)
		.where(inArray(listings.addressId, [...addressIds]));
	return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])));
}
