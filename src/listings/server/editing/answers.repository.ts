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

/** Replaces all answers of a listing. With other documents, its licence has to be checked again. */
export async function writeAnswers(
	tx: Db,
	listingId: string,
	{ properties, formVersion, hasOtherFiles }: StoredAnswers & { hasOtherFiles: boolean },
	now: Date,
): Promise<void> {
	await tx
		.update(listings)
		.set({ properties, formVersion, updatedAt: now, ...(hasOtherFiles && { licenceCheckedAt: null }) })
		.where(eq(listings.id, listingId));
}

/** Writes when a licence or certificate of the listing was checked; null if it was not. */
export async function writeLicenceCheck(tx: Db, listingId: string, at: Date | null): Promise<void> {
	await tx.update(listings).set({ licenceCheckedAt: at }).where(eq(listings.id, listingId));
}
