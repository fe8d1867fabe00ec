import { readReviewTotals } from "../../../listings/server/listings.api.ts";
import { ratingOf } from "../../../listings/rating.ts";
import type { Viewer } from "../../../platform/access.ts";
import { notFound } from "../../../platform/app-error.ts";
import { decodePageEnd, encodePageEnd, paginate } from "../../../platform/server/http/cursor.ts";
import { reviewsPerPage, reviewsShownFirst } from "../../review.ts";
import type { ReviewList } from "../../reviews.contract.ts";
import { mayReadReviewsOf } from "../../reviews.policy.ts";
import type { ReviewsContext } from "../reviews.context.ts";
import { presentReview } from "../reviews.presenter.ts";
import { readPublished } from "./review-list.repository.ts";

type ListContext = Pick<ReviewsContext, "db" | "catalogue">;
type Page = { cursor?: string | undefined; limit?: number | undefined };

/** The rating and the published reviews of a listing; null if this viewer cannot read them. */
async function findReviews(
	{ db, catalogue }: ListContext,
	viewer: Viewer | null,
	listingId: string,
	{ cursor, limit = reviewsPerPage }: Page,
): Promise<ReviewList | null> {
	const totals = await readReviewTotals(db, listingId);
	if (totals === undefined) return null;
	const listing = { userId: totals.userId, isListed: totals.status === "active" };
	if (!mayReadReviewsOf(listing, viewer)) return null;
	const after = decodePageEnd(cursor);
	const [found, snapshot] = await Promise.all([
		readPublished(db, listingId, { after, limit: limit + 1 }),
		catalogue.snapshot(),
	]);
	const { rows, nextCursor } = paginate(found, limit, ({ publishedAt, writtenAt, id }) =>
		encodePageEnd(publishedAt ?? writtenAt, id),
	);
	return {
		rating: { ...ratingOf(totals), removed: totals.removed },
		reviews: rows.map((row) => presentReview(row, viewer, snapshot)),
		nextCursor,
	};
}

/** A page of the published reviews of a listing, newest first, with its rating. Throws not_found, and bad_input. */
export async function listReviews(
	ctx: ListContext,
	viewer: Viewer | null,
	listingId: string,
	page: Page,
): Promise<ReviewList> {
	const found = await findReviews(ctx, viewer, listingId, page);
	if (found === null) throw notFound();
	return found;
}

/** What the page of a listing shows at first; null without reviews. */
export async function readFirstReviews(ctx: ListContext, listingId: string): Promise<ReviewList | null> {
	const found = await findReviews(ctx, null, listingId, { limit: reviewsShownFirst });
	return found === null || (found.reviews.length === 0 && found.rating.removed === 0) ? null : found;
}
