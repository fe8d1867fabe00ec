import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database.ts";
import { listings } from "./listings.tables.ts";

/** Locks these listings until the transaction ends, in the order of their ids. */
export async function lockInOrder(tx: Db, listingIds: readonly string[]): Promise<void> {
	await tx
		.select({ id: listings.id })
		.from(listings)
		.where(inArray(listings.id, [...listingIds]))
		.orderBy(asc(listings.id))
		.for("no key update");
}

/** Adds one to the leads that were claimed with the listing. */
export async function addLead(tx: Db, listingId: string): Promise<void> {
	await tx
		.update(listings)
		.set({ leads: sql`${listings.leads} + 1` })
		.where(eq(listings.id, listingId));
}
