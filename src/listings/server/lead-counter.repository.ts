import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database.ts";
import { listings } from "./listings.tables.ts";

/**
 * Locks those of these listings that staff have not shut until the transaction ends, in the order of their ids, and
 * answers which they are.
 */
export async function lockInOrder(tx: Db, listingIds: readonly string[]): Promise<Set<string>> {
	const locked = await tx
		.select({ id: listings.id })
		.from(listings)
		.where(and(inArray(listings.id, [...listingIds]), eq(listings.shut, false)))
		.orderBy(asc(listings.id))
		.for("no key update");
	return new Set(locked.map(({ id }) => id));
}

/** Adds one to the leads that were claimed with the listing. */
export async function addLead(tx: Db, listingId: string): Promise<void> {
	await tx
		.update(listings)
		.set({ leads: sql`${listings.leads} + 1` })
		.where(eq(listings.id, listingId));
}
