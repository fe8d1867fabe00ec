import { eq } from "drizzle-orm";
import type { Db } from "../../platform/server/database.ts";
import { listings } from "./listings.tables.ts";

/** The answers of a listing, read in the transaction that holds it locked. */
export async function readAnswers(tx: Db, listingId: string): Promise<Record<string, unknown>> {
	const [row] = await tx
		.select({ properties: listings.properties })
		.from(listings)
		.where(eq(listings.id, listingId));
	return row?.properties ?? {};
}

/** Puts these answers in the place of all that there were. */
export async function writeAnswers(
	tx: Db,
	listingId: string,
	properties: Record<string, unknown>,
	now: Date,
): Promise<void> {
	await tx.update(listings).set({ properties, updatedAt: now }).where(eq(listings.id, listingId));
}
