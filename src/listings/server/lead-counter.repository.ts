import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { namedQuery } from "../../platform/server/database/named.ts";
import { listings } from "./listings.tables.ts";

/** Matches the listings that staff have not suspended and whose owner's account is not deleted. */
const isBookable = and(
	sql`${listings.id} = any(${sql.placeholder("listingIds")}::uuid[])`,
	eq(listings.isSuspended, false),
	// Deleting the account removes the address.
	isNotNull(listings.addressId),
);

const lockBookable = namedQuery("listings_locked", (db) =>
	db
		.select({ id: listings.id, firmName: listings.firmName })
		.from(listings)
		.where(isBookable)
		.orderBy(asc(listings.id))
		.for("no key update"),
);

/**
 * Locks the listings that a claim may be made with, before any of their subscriptions is locked. Always locks in the
 * order of the ids, so that two transactions that lock several never deadlock. Returns, in the order given, the
 * listings that are still not suspended and whose owner's account is not deleted; `firmName` is null if the owner's
 * name is shown instead.
 */
export async function lockListings(
	tx: Db,
	listingIds: readonly string[],
): Promise<{ id: string; firmName: string | null }[]> {
	const locked = await lockBookable(tx, { listingIds });
	return listingIds.flatMap((listingId) => locked.find(({ id }) => id === listingId) ?? []);
}

const addLead = namedQuery("listing_lead_counted", (db) =>
	db
		.update(listings)
		.set({ leads: sql`${listings.leads} + 1` })
		.where(eq(listings.id, sql.placeholder("listingId"))),
);

/** Counts a claim on the listing that it was made with, in the claim's own transaction. */
export async function countLead(tx: Db, listingId: string): Promise<void> {
	await addLead(tx, { listingId });
}

const readBookable = namedQuery("listings_bookable", (db) =>
	db.select({ id: listings.id }).from(listings).where(isBookable),
);

/** Returns which of these listings `lockListings` would lock: not suspended, and the owner's account not deleted. */
export async function readBookableListings(db: Db, listingIds: readonly string[]): Promise<Set<string>> {
	if (listingIds.length === 0) return new Set();
	const rows = await readBookable(db, { listingIds });
	return new Set(rows.map(({ id }) => id));
}
