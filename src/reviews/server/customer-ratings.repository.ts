import { eq, inArray, sql } from "drizzle-orm";
import type { RatingTotals } from "../../listings/rating.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { exportedColumns } from "../../platform/server/database/personal-data.ts";
import type { Counted } from "../review.ts";
import { ratingPersonalData } from "./reviews.personal-data.ts";
import { customerRatings } from "./reviews.tables.ts";

/** Adds to what the reviews about a customer add up to. */
export async function addToRating(tx: Db, userId: string, change: Counted): Promise<void> {
	await tx
		.insert(customerRatings)
		.values({ userId, ...change })
		.onConflictDoUpdate({
			target: customerRatings.userId,
			set: {
				stars: sql`${customerRatings.stars} + ${change.stars}`,
				count: sql`${customerRatings.count} + ${change.count}`,
				removed: sql`${customerRatings.removed} + ${change.removed}`,
			},
		});
}

/** For the leads module: the ratings of these customers, by user id; people without reviews are missing. */
export async function readCustomerRatings(
	db: Db,
	userIds: readonly string[],
): Promise<Map<string, RatingTotals>> {
	if (userIds.length === 0) return new Map();
	const rows = await db
		.select({ userId: customerRatings.userId, stars: customerRatings.stars, count: customerRatings.count })
		.from(customerRatings)
		.where(inArray(customerRatings.userId, [...userIds]));
	return new Map(rows.map(({ userId, ...totals }) => [userId, totals]));
}

/** Deletes the rating of a person. */
export async function deleteRatingOf(tx: Db, userId: string): Promise<void> {
	await tx.delete(customerRatings).where(eq(customerRatings.userId, userId));
}

/** The rating of a person for their export; null without reviews. */
export async function exportRatingOf(db: Db, userId: string) {
	const [row] = await db
		.select(exportedColumns(ratingPersonalData))
		.from(customerRatings)
		.where(eq(customerRatings.userId, userId));
	return row ?? null;
}
