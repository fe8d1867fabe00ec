import { readUsersByIds } from "../../../accounts/server/accounts.api.ts";
import { readListingTitles } from "../../../listings/server/listings.api.ts";
import type { Viewer } from "../../../platform/access.ts";
import { decodePageEnd, encodePageEnd, paginate } from "../../../platform/server/http/cursor.ts";
import type { ReviewView, StaffReview } from "../../moderation.contract.ts";
import { reviewsPerPage } from "../../review.ts";
import { readForStaff } from "../listing/review-list.repository.ts";
import type { ReviewsContext } from "../reviews.context.ts";
import { presentStaffReview } from "../reviews.presenter.ts";
import { findReview, type ReviewRow } from "../reviews.repository.ts";

type Page = {
	view: ReviewView;
	/** Only this review. */
	review?: string | undefined;
	cursor?: string | undefined;
	limit?: number | undefined;
};

/** A list of reviews for managers, the latest change first. Throws bad_input on an unknown cursor. */
export async function listForStaff(
	ctx: ReviewsContext,
	viewer: Viewer,
	{ view, review, cursor, limit = reviewsPerPage }: Page,
): Promise<{ reviews: StaffReview[]; nextCursor: string | null }> {
	if (review !== undefined) {
		const row = await findReview(ctx.db, review);
		const reviews = row === undefined ? [] : await presentForStaff(ctx, viewer, [row]);
		return { reviews, nextCursor: null };
	}
	const after = decodePageEnd(cursor);
	const found = await readForStaff(ctx.db, view, { after, limit: limit + 1 });
	const { rows, nextCursor } = paginate(found, limit, ({ statusChangedAt, id }) =>
		encodePageEnd(statusChangedAt, id),
	);
	return { reviews: await presentForStaff(ctx, viewer, rows), nextCursor };
}

/** These reviews with the names of people and listings. */
export async function presentForStaff(
	{ db, catalogue }: Pick<ReviewsContext, "db" | "catalogue">,
	viewer: Viewer,
	rows: readonly ReviewRow[],
): Promise<StaffReview[]> {
	const userIds = rows.flatMap(({ authorId, removedBy }) => [
		authorId,
		...(removedBy === null ? [] : [removedBy]),
	]);
	const [snapshot, people, titles] = await Promise.all([
		catalogue.snapshot(),
		readUsersByIds(db, userIds),
		readListingTitles(db, [...new Set(rows.map(({ listingId }) => listingId))]),
	]);
	return rows.map((row) => presentStaffReview(row, viewer, { ...snapshot, people, titles }));
}
