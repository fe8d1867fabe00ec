import { eq, sql } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import type { RatingTotals } from "../../rating.ts";
import { listings } from "../listings.tables.ts";

/** What published and removed reviews of a listing add up to. */
export type ReviewTotals = RatingTotals & { removed: number };

const totals = {
	stars: listings.ratingStars,
	count: listings.ratingCount,
	removed: listings.reviewsRemoved,
};

/** Adds to the totals of a listing, and returns them; undefined if there is no such listing. */
export async function addToTotals(
	tx: Db,
	listingId: string,
	{ stars, count, removed }: ReviewTotals,
): Promise<(ReviewTotals & { serviceId: string; isErased: boolean }) | undefined> {
	const [row] = await tx
		.update(listings)
		.set({
			ratingStars: sql`${listings.ratingStars} + ${stars}`,
			ratingCount: sql`${listings.ratingCount} + ${count}`,
			reviewsRemoved: sql`${listings.reviewsRemoved} + ${removed}`,
		})
		.where(eq(listings.id, listingId))
		.returning({ ...totals, serviceId: listings.serviceId, addressId: listings.addressId });
	return row && { ...row, isErased: row.addressId === null };
}

/** A listing's totals, with what decides who may read them; undefined if there is no such listing. */
export async function readReviewTotals(db: Db, listingId: string) {
	const [row] = await db
		.select({ ...totals, userId: listings.userId, status: listings.status })
		.from(listings)
		.where(eq(listings.id, listingId));
	return row;
}
