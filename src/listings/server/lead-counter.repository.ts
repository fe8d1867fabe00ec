import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database.ts";
import { prepared } from "../../platform/server/prepared.ts";
import { listings } from "./listings.tables.ts";

/** A listing that is locked, with its firm's name; null where its owner's name stands in. */
export type LockedListing = { id: string; firmName: string | null };

/** Those of these listings that staff have not suspended, and whose owner's account is not deleted. */
const isBookable = and(
	sql`${listings.id} = any(${sql.placeholder("listingIds")}::uuid[])`,
	eq(listings.shut, false),
	// The address goes with the account.
	isNotNull(listings.addressId),
);

const locked = prepared("listings_locked", (db) =>
	db
		.select({ id: listings.id, firmName: listings.firmName })
		.from(listings)
		.where(isBookable)
		.orderBy(asc(listings.id))
		.for("no key update"),
);

/**
 * Locks those of these listings that staff have not shut, and whose owner's account is not deleted, until the
 * transaction ends, in the order of their ids, and answers them.
 */
export function lockInOrder(tx: Db, listingIds: readonly string[]): Promise<LockedListing[]> {
	return locked(tx, { listingIds });
}

const counted = prepared("listing_lead_counted", (db) =>
	db
		.update(listings)
		.set({ leads: sql`${listings.leads} + 1` })
		.where(eq(listings.id, sql.placeholder("listingId"))),
);

/** Adds one to the leads that were claimed with the listing. */
export async function addLead(tx: Db, listingId: string): Promise<void> {
	await counted(tx, { listingId });
}

const bookable = prepared("listings_bookable", (db) =>
	db.select({ id: listings.id }).from(listings).where(isBookable),
);

/** The same listings as `lockInOrder` would lock, without locking them. */
export async function readBookable(db: Db, listingIds: readonly string[]): Promise<Set<string>> {
	const rows = await bookable(db, { listingIds });
	return new Set(rows.map(({ id }) => id));
}
