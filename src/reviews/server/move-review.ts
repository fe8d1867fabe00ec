import { keepPeople } from "../../accounts/server/accounts.api.ts";
import type { CatalogueSnapshot } from "../../catalogue/server/catalogue.api.ts";
import { countReview } from "../../listings/server/listings.api.ts";
import { m } from "../../paraglide/messages.js";
import { AppError } from "../../platform/app-error.ts";
import type { Db } from "../../platform/server/database/database.ts";
import {
	areReviewsDue,
	countedChange,
	type ReviewAction,
	type ReviewActor,
	type ReviewStatus,
	reviewTransition,
} from "../review.ts";
import { addToRating } from "./customer-ratings.repository.ts";
import type { ReviewRequest } from "./review-requests.repository.ts";
import { reviewChange, reviewNotification } from "./review-notifications.ts";
import type { ReviewsContext } from "./reviews.context.ts";
import { readReviewsOn, type ReviewRow, updateStatus } from "./reviews.repository.ts";

/** What moving a review depends on. */
export type MoveContext = Pick<ReviewsContext, "clock" | "notify" | "publishChanges"> & {
	snapshot: CatalogueSnapshot;
};

/** Reads the catalogue, which must not be done within a transaction. */
export const openMoves = async (ctx: ReviewsContext): Promise<MoveContext> => ({
	...ctx,
	snapshot: await ctx.catalogue.snapshot(),
});

type Move = {
	action: ReviewAction;
	actor: ReviewActor;
	changes?: Omit<Parameters<typeof updateStatus>[2], "from" | "to" | "at">;
};

/**
 * Changes the status of a review whose lead is locked, and with it what the reviews of its listing or customer add up to.
 * Throws conflict if its status does not allow it.
 */
export async function moveReview(
	ctx: MoveContext,
	tx: Db,
	review: ReviewRow,
	{ action, actor, changes = {} }: Move,
): Promise<void> {
	const step = reviewTransition(review.status, action, actor);
	const at = ctx.clock();
	if (step === undefined || !(await updateStatus(tx, review.id, { ...step, at, ...changes })))
		throw new AppError("conflict", m["reviews.error.changed"]());
	await countMove(ctx, tx, review, step);
	await ctx.publishChanges(tx, [reviewChange(review.leadId, [review.authorId, review.subjectId])]);
}

async function countMove(
	ctx: MoveContext,
	tx: Db,
	{ side, stars, listingId, subjectId }: ReviewRow,
	{ from, to }: { from: ReviewStatus; to: ReviewStatus },
): Promise<void> {
	const change = countedChange(from, to, stars);
	if (change.count === 0 && change.removed === 0) return;
	if (side === "customer") return countReview(ctx.snapshot, tx, listingId, change);
	// The rating of a deleted account is deleted with it.
	const existing = await keepPeople(tx, [subjectId]);
	if (existing.has(subjectId)) await addToRating(tx, subjectId, change);
}

/**
 * Publishes what was written about the locked lead, if both sides have written or the time is over, and notifies those
 * whom it is about.
 */
export async function publishIfDue(ctx: MoveContext, tx: Db, request: ReviewRequest): Promise<void> {
	const written = await readReviewsOn(tx, request.leadId);
	const now = ctx.clock();
	if (!areReviewsDue(request.completedAt, written.length, now)) return;
	for (const review of written.filter(({ status }) => status === "waiting")) {
		const changes = { publishedAt: review.publishedAt ?? now };
		await moveReview(ctx, tx, review, { action: "publish", actor: "timetable", changes });
		await ctx.notify(tx, [
			reviewNotification(request, { kind: "review.published", userId: review.subjectId }),
		]);
	}
}
