import { eq } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import { listings } from "../listings.tables.ts";

/**
 * The answers of a listing and the version of the form that they answer. The transaction must hold the listing's lock.
 */
export async function readAnswers(
	tx: Db,
	listingId: string,
): Promise<{ properties: Record<string, unknown>; formVersion: number }> {
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
	{ properties, formVersion }: { properties: Record<string, unknown>; formVersion: number },
	now: Date,
): Promise<void> {
	await tx
		.update(listings)
		.set({ properties, formVersion, updatedAt: now })
		.where(eq(listings.id, listingId));
}
