/** The sum of the stars of published reviews, and their number. */
export type RatingTotals = { stars: number; count: number };

/** What people read of it: the average to one decimal, null without reviews. */
export type Rating = { average: number | null; count: number };

/** Lists can be filtered by this average. */
export const highRating = 4;

/** The average of the stars, rounded as it is shown. */
export function ratingOf({ stars, count }: RatingTotals): Rating {
	return { average: count === 0 ? null : Math.round((stars / count) * 10) / 10, count };
}

/** Whether the average, as it is shown, is at least `highRating`. */
export const isRatedHigh = (totals: RatingTotals): boolean => (ratingOf(totals).average ?? 0) >= highRating;
