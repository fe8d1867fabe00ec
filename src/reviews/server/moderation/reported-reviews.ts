import { readListingFacts, readListingTitles } from "../../../listings/server/listings.api.ts";
import type { Viewer } from "../../../platform/access.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { mayReadReview } from "../../reviews.policy.ts";
import { findReview, readReviewsByIds } from "../reviews.repository.ts";

/** For the safety module: who wrote the published review; undefined if this viewer cannot read it. */
export async function findReviewAuthor(
	db: Db,
	viewer: Viewer,
	reviewId: string,
): Promise<string | undefined> {
	const review = await findReview(db, reviewId);
	if (review === undefined) return undefined;
	const isListed = (await readListingFacts(db, review.listingId))?.status === "active";
	return mayReadReview(review, isListed, viewer) ? review.authorId : undefined;
}

/** For the safety module: what these reviews say, and the listing of the work; its name is empty once it is gone. */
export async function readReportedReviews(
	db: Db,
	ids: readonly string[],
): Promise<Map<string, { stars: number; text: string; about: string }>> {
	if (ids.length === 0) return new Map();
	const rows = await readReviewsByIds(db, ids);
	const titles = await readListingTitles(
		db,
		rows.map(({ listingId }) => listingId),
	);
	return new Map(
		rows.map(({ id, stars, text, listingId }) => [id, { stars, text, about: titles.get(listingId) ?? "" }]),
	);
}
