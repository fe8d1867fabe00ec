import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { AppError, badInput } from "../../../platform/app-error.ts";
import { auditOf } from "../../../platform/server/database/audit.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import type { StaffReview } from "../../moderation.contract.ts";
import { mayPublish, mayRemove, type ReviewFacts } from "../../reviews.policy.ts";
import { type ReviewDecision, type ReviewRule, reviewTransition } from "../../review.ts";
import { lockReview, noReview } from "../lock-review.ts";
import { type MoveContext, moveReview, openMoves, publishIfDue } from "../move-review.ts";
import type { ReviewRequest } from "../review-requests.repository.ts";
import { reviewNotification } from "../review-notifications.ts";
import type { ReviewsContext } from "../reviews.context.ts";
import { factsOfReview } from "../reviews.presenter.ts";
import { findReview, type ReviewRow } from "../reviews.repository.ts";
import { presentForStaff } from "./list-for-staff.ts";

export const auditReview = auditOf("review");

type Decision = { decision: ReviewDecision; rule?: ReviewRule | undefined; reason?: string | undefined };
type Removal = { rule: ReviewRule; reason: string };
type Locked = { review: ReviewRow; request: ReviewRequest };

/** Why the manager cannot decide so: it is about them, or the review has changed. */
export function refuseDecision({ authorId, subjectId }: ReviewFacts, { userId }: Viewer): AppError {
	if (userId === authorId || userId === subjectId) return new AppError("forbidden", m["reviews.staff.own"]());
	return new AppError("conflict", m["reviews.error.changed"]());
}

/** The rule and the reason of a removal. Throws bad_input without either. */
function removalOf({ rule, reason }: Decision): Removal {
	const noReason = { msg: m["reviews.staff.reason_missing"](), path: "reason" };
	if (rule === undefined) {
		const noRule = { msg: m["reviews.staff.rule_missing"](), path: "rule" };
		throw badInput([noRule, ...(reason === undefined ? [noReason] : [])]);
	}
	if (reason === undefined) throw badInput([noReason]);
	return { rule, reason };
}

/**
 * The decision of a manager: publishes a held review, or removes one for a rule. Its author is notified of a removal, with
 * the rule and the reason. Throws not_found; bad_input without rule or reason; forbidden for reviews by or about the
 * manager; conflict if it was decided before or withdrawn.
 */
export async function decideReview(
	ctx: ReviewsContext,
	viewer: Viewer,
	reviewId: string,
	decision: Decision,
): Promise<StaffReview> {
	const removal = decision.decision === "remove" ? removalOf(decision) : null;
	const moves = await openMoves(ctx);
	await inTransaction(ctx.db, async (tx) => {
		const locked = await lockReview(tx, reviewId);
		if (removal === null) await acceptHeld(moves, tx, viewer, locked);
		else await removeReview(moves, tx, viewer, locked, removal);
	});
	return readForStaff(ctx, viewer, reviewId);
}

/** The review as this manager reads it. Throws not_found. */
export async function readForStaff(
	ctx: ReviewsContext,
	viewer: Viewer,
	reviewId: string,
): Promise<StaffReview> {
	const row = await findReview(ctx.db, reviewId);
	const [presented] = row === undefined ? [] : await presentForStaff(ctx, viewer, [row]);
	if (presented === undefined) throw noReview();
	return presented;
}

async function acceptHeld(
	ctx: MoveContext,
	tx: Db,
	viewer: Viewer,
	{ review, request }: Locked,
): Promise<void> {
	const facts = factsOfReview(review);
	if (!mayPublish(facts, viewer)) throw refuseDecision(facts, viewer);
	await moveReview(ctx, tx, review, { action: "accept", actor: "staff" });
	await publishIfDue(ctx, tx, request);
	await auditReview(tx, {
		at: ctx.clock(),
		actorId: viewer.userId,
		action: "review.publish",
		subjectId: review.id,
	});
}

/** Removes a review whose lead is locked. */
async function removeReview(
	ctx: MoveContext,
	tx: Db,
	viewer: Viewer,
	{ review, request }: Locked,
	{ rule, reason }: Removal,
): Promise<void> {
	const facts = factsOfReview(review);
	if (!mayRemove(facts, viewer)) throw refuseDecision(facts, viewer);
	const changes = { removalRule: rule, removalReason: reason, removedBy: viewer.userId };
	await moveReview(ctx, tx, review, { action: "remove", actor: "staff", changes });
	await auditReview(tx, {
		at: ctx.clock(),
		actorId: viewer.userId,
		action: "review.remove",
		subjectId: review.id,
		reason,
		after: { rule },
	});
	await ctx.notify(tx, [
		reviewNotification(request, {
			kind: "review.removed",
			userId: review.authorId,
			once: ctx.clock().toISOString(),
			details: { why: rule, reason },
		}),
	]);
}

/**
 * For the safety module, in its transaction: removes a review for a rule; does nothing if it was removed or withdrawn
 * before. Throws forbidden for reviews by or about the manager.
 */
export async function removeReviewByStaff(
	ctx: MoveContext,
	tx: Db,
	viewer: Viewer,
	{ reviewId, ...removal }: Removal & { reviewId: string },
): Promise<void> {
	const locked = await lockReview(tx, reviewId);
	if (reviewTransition(locked.review.status, "remove", "staff") === undefined) return;
	await removeReview(ctx, tx, viewer, locked, removal);
}
