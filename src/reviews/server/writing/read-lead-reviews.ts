import type { Viewer } from "../../../platform/access.ts";
import { closesAt, statusRules } from "../../review.ts";
import type { LeadReviews } from "../../reviews.contract.ts";
import type { ReviewsContext } from "../reviews.context.ts";
import { presentOwnReview, presentReview } from "../reviews.presenter.ts";
import { readReviewsOn } from "../reviews.repository.ts";
import { findOwnSide, findRefusal } from "./write-review.ts";

/**
 * What the viewer wrote about a completed lead, and what the other side wrote once it is published. Throws like
 * `writeReview`.
 */
export async function readLeadReviews(
	ctx: ReviewsContext,
	viewer: Viewer,
	leadId: string,
): Promise<LeadReviews> {
	const { request, side } = await findOwnSide(ctx.db, viewer, leadId);
	const [written, refusal, snapshot] = await Promise.all([
		readReviewsOn(ctx.db, leadId),
		findRefusal(ctx, ctx.db, request, side),
		ctx.catalogue.snapshot(),
	]);
	const own = written.find((review) => review.side === side);
	const received = written.find((review) => review.side !== side && statusRules[review.status].isPublished);
	return {
		side,
		closesAt: closesAt(request.completedAt).toISOString(),
		canWrite: refusal === null,
		own: own === undefined ? null : presentOwnReview(own, viewer),
		received: received === undefined ? null : presentReview(received, viewer, snapshot),
	};
}
