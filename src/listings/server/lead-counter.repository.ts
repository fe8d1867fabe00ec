import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { namedQuery } from "../../platform/server/database/named.ts";
import { listings } from "./listings.tables.ts";

/** A locked listing with its firm's name; null if the owner's name is shown instead. */
export type LockedListing = { id: string; firmName: string | null };

/** Matches the listings that staff have not suspended and whose owner's account is not deleted. */
const isBookable = and(
	sql`${listings.id} = any(${sql.placeholder("listingIds")}::uuid[])`,
	eq(listings.shut, false),
	// Deleting the account removes the address.
	isNotNull(listings.addressId),
);

const locked = namedQuery("listings_locked", (db) =>
	db
		.select({ id: listings.id, firmName: listings.firmName })
		.from(listings)
		.where(isBookable)
		.orderBy(asc(listings.id))
		.for("no key update"),
);

/**
 * Locks the bookable ones of these listings until the transaction ends, in the order of their ids, and returns them.
 * Bookable means not suspended, and the owner's account not deleted.
 */
export function lockInOrder(tx: Db, listingIds: readonly string[]): Promise<LockedListing[]> {
	return locked(tx, { listingIds });
}

const counted = namedQuery("listing_lead_counted", (db) =>
	db
		.update(listings)
		.set({ leads: sql`${listings.leads} + 1` })
		.where(eq(listings.id, sql.placeholder("listingId"))),
);

/** Adds one to the number of leads claimed with the listing. */
export async function addLead(tx: Db, listingId: string): Promise<void> {
	await counted(tx, { listingId });
}

const bookable = namedQuery("listings_bookable", (db) =>
	db.select({ id: listings.id }).from(listings).where(isBookable),
);

/** Returns the listings that `lockInOrder` would lock, without locking them. */
export async function readBookable(db: Db, listingIds: readonly string[]): Promise<Set<string>> {
	const rows = await bookable(db, { listingIds });
	return new Set(rows.map(({ id }) => id));
}
