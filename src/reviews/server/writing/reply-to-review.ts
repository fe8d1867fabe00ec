import { lockSignedIn } from "../../../accounts/server/accounts.api.ts";
import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { AppError } from "../../../platform/app-error.ts";
import { maskContacts } from "../../../platform/mask-contacts.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import { statusRules } from "../../review.ts";
import type { ReviewAnswer } from "../../reviews.contract.ts";
import { mayReply } from "../../reviews.policy.ts";
import { lockReview } from "../lock-review.ts";
import { reviewChange, reviewNotification } from "../review-notifications.ts";
import type { ReviewsContext } from "../reviews.context.ts";
import { factsOfReview, presentReview } from "../reviews.presenter.ts";
import { insertReply, type ReviewRow } from "../reviews.repository.ts";

/** Why the professional whom the review is about cannot reply. */
function refusalOf({ status, isSuspended }: ReviewRow): string {
	if (!statusRules[status].isPublished) return m["reviews.reply.not_published"]();
	return isSuspended ? m["reviews.error.suspended"]() : m["reviews.reply.before"]();
}

/**
 * The professional replies to a published review, and its author is notified. Throws not_found; forbidden for anyone but
 * the professional; conflict if it cannot be replied to (any more).
 */
export async function replyToReview(
	ctx: ReviewsContext,
	viewer: Viewer,
	reviewId: string,
	typed: string,
): Promise<ReviewAnswer> {
	const snapshot = await ctx.catalogue.snapshot();
	const text = maskContacts(typed);
	return inTransaction(ctx.db, async (tx) => {
		const { review, request } = await lockReview(tx, reviewId);
		await lockSignedIn(tx, viewer);
		const isTheirs = review.side === "customer" && review.subjectId === viewer.userId;
		if (!isTheirs) throw new AppError("forbidden", m["reviews.reply.not_yours"]());
		const reply = { reviewId, authorId: viewer.userId, text, repliedAt: ctx.clock() };
		if (!mayReply(factsOfReview(review), viewer) || !(await insertReply(tx, reply)))
			throw new AppError("conflict", refusalOf(review));
		await ctx.publishChanges(tx, [reviewChange(review.leadId, [review.authorId])]);
		await ctx.notify(tx, [reviewNotification(request, { kind: "review.replied", userId: review.authorId })]);
		return presentReview({ ...review, reply: text }, viewer, snapshot);
	});
}
