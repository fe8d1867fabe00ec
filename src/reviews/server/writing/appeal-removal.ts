import { lockSignedIn } from "../../../accounts/server/accounts.api.ts";
import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { AppError } from "../../../platform/app-error.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import type { OwnReview } from "../../reviews.contract.ts";
import { isAuthor, mayAppeal } from "../../reviews.policy.ts";
import { lockReview, noReview } from "../lock-review.ts";
import type { ReviewsContext } from "../reviews.context.ts";
import { factsOfReview, presentOwnReview } from "../reviews.presenter.ts";
import { insertAppeal } from "../reviews.repository.ts";

/** The author of a removed review appeals, once. Throws not_found for others; conflict if there is nothing to appeal. */
export async function appealRemoval(
	ctx: ReviewsContext,
	viewer: Viewer,
	reviewId: string,
	text: string,
): Promise<OwnReview> {
	const at = ctx.clock();
	return inTransaction(ctx.db, async (tx) => {
		const { review } = await lockReview(tx, reviewId);
		await lockSignedIn(tx, viewer);
		if (!isAuthor(review, viewer)) throw noReview();
		if (!mayAppeal(factsOfReview(review), viewer) || !(await insertAppeal(tx, reviewId, { text, at })))
			throw new AppError("conflict", m["reviews.appeal.impossible"]());
		return presentOwnReview({ ...review, appealText: text, appealedAt: at }, viewer);
	});
}
