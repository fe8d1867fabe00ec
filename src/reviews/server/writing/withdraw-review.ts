import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { AppError } from "../../../platform/app-error.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import type { OwnReview } from "../../reviews.contract.ts";
import { isAuthor } from "../../reviews.policy.ts";
import { lockReview, noReview } from "../lock-review.ts";
import { moveReview, openMoves } from "../move-review.ts";
import type { ReviewsContext } from "../reviews.context.ts";
import { presentOwnReview } from "../reviews.presenter.ts";
import { findReview } from "../reviews.repository.ts";

/**
 * Its author withdraws a review: nobody reads it any more, and its stars do not count. Throws not_found for others;
 * conflict if it was withdrawn or removed before.
 */
export async function withdrawReview(
	ctx: ReviewsContext,
	viewer: Viewer,
	reviewId: string,
): Promise<OwnReview> {
	const moves = await openMoves(ctx);
	return inTransaction(ctx.db, async (tx) => {
		const { review } = await lockReview(tx, reviewId);
		if (!isAuthor(review, viewer)) throw noReview();
		await moveReview(moves, tx, review, { action: "withdraw", actor: "author" });
		const withdrawn = await findReview(tx, reviewId);
		if (withdrawn === undefined) throw new AppError("not_found", m["reviews.error.none"]());
		return presentOwnReview(withdrawn, viewer);
	});
}
