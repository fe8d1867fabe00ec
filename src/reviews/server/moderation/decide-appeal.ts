import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { AppError } from "../../../platform/app-error.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import type { StaffReview } from "../../moderation.contract.ts";
import type { AppealOutcome } from "../../review.ts";
import { mayDecideAppeal, mayJudgeAppeal } from "../../reviews.policy.ts";
import { lockReview } from "../lock-review.ts";
import { type MoveContext, moveReview, openMoves, publishIfDue } from "../move-review.ts";
import type { ReviewRequest } from "../review-requests.repository.ts";
import { reviewNotification } from "../review-notifications.ts";
import type { ReviewsContext } from "../reviews.context.ts";
import { factsOfReview } from "../reviews.presenter.ts";
import { type ReviewRow, updateAppeal } from "../reviews.repository.ts";
import { auditReview, readForStaff } from "./decide-review.ts";

type Verdict = { decision: AppealOutcome; reason: string };

/**
 * Another manager than the one who removed the review decides its author's appeal; an upheld one brings the review back.
 * Throws not_found; forbidden for the manager who removed it, wrote it or is its subject; conflict without an open appeal.
 */
export async function decideAppeal(
	ctx: ReviewsContext,
	viewer: Viewer,
	reviewId: string,
	{ decision: outcome, reason }: Verdict,
): Promise<StaffReview> {
	const moves = await openMoves(ctx);
	await inTransaction(ctx.db, async (tx) => {
		const { review, request } = await lockReview(tx, reviewId);
		const facts = factsOfReview(review);
		if (!mayJudgeAppeal(facts, viewer)) throw new AppError("forbidden", m["reviews.staff.other_decides"]());
		const verdict = { outcome, reason, by: viewer.userId };
		if (!mayDecideAppeal(facts, viewer) || !(await updateAppeal(tx, reviewId, verdict)))
			throw new AppError("conflict", m["reviews.staff.no_appeal"]());
		if (outcome === "upheld") await bringBack(moves, tx, review, request);
		await auditReview(tx, {
			at: ctx.clock(),
			actorId: viewer.userId,
			action: "review.appeal",
			subjectId: reviewId,
			reason,
			after: { outcome },
		});
		await ctx.notify(tx, [
			reviewNotification(request, {
				kind: "review.appeal-decided",
				userId: review.authorId,
				details: { why: outcome, reason },
			}),
		]);
	});
	return readForStaff(ctx, viewer, reviewId);
}

async function bringBack(ctx: MoveContext, tx: Db, review: ReviewRow, request: ReviewRequest): Promise<void> {
	const changes = { removalRule: null, removalReason: null, removedBy: null };
	await moveReview(ctx, tx, review, { action: "restore", actor: "staff", changes });
	await publishIfDue(ctx, tx, request);
}
