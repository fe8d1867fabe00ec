import { eq } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import { type ListingRecord, listings } from "../listings.tables.ts";

type StoredAnswers = Pick<ListingRecord, "properties" | "formVersion">;

/**
 * The answers of a listing and the version of the form that they answer. The transaction must hold the listing's lock.
 */
export async function readAnswers(tx: Db, listingId: string): Promise<StoredAnswers> {
	const [row] = await tx
		.select({ properties: listings.properties, formVersion: listings.formVersion })
		.from(listings)
		.where(eq(listings.id, listingId));
	return row ?? { properties: {}, formVersion: 1 };
}

/** Replaces all answers of a listing. */
export async function writeAnswers(
	tx: Db,
	listingId: string,
	{ properties, formVersion }: StoredAnswers,
	now: Date,
): Promise<void> {
	await tx
		.update(listings)
		.set({ properties, formVersion, updatedAt: now })
		.where(eq(listings.id, listingId));
}
