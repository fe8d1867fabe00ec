import type { AccountDeleted, ExportRequested } from "../../accounts/server/accounts.api.ts";
import type { LeadCompleted } from "../../leads/server/leads.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { remindAt, reviewSides } from "../review.ts";
import { deleteRatingOf, exportRatingOf } from "./customer-ratings.repository.ts";
import { insertRequest } from "./review-requests.repository.ts";
import { reviewNotification } from "./review-notifications.ts";
import type { ReviewsContext } from "./reviews.context.ts";
import { eraseTextsOf, readRepliesOf, readReviewsOf } from "./reviews.repository.ts";
import { personOn } from "./writing/write-review.ts";

/** When a lead is completed: asks both sides for a review. */
export async function askForReviews(
	{ notify }: Pick<ReviewsContext, "notify">,
	tx: Db,
	{ at: completedAt, ...completed }: LeadCompleted,
): Promise<void> {
	const request = { ...completed, completedAt, remindAt: remindAt(completedAt) };
	await insertRequest(tx, request);
	await notify(
		tx,
		reviewSides.map((side) =>
			reviewNotification(request, {
				kind: "review.asked",
				userId: personOn(request, side),
				details: { why: side },
			}),
		),
	);
}

/** Handles account deletion: erases what the person wrote. The stars they gave stay. */
export async function eraseReviewsOf(tx: Db, { userId }: AccountDeleted): Promise<void> {
	await eraseTextsOf(tx, userId);
	await deleteRatingOf(tx, userId);
}

/** Adds the person's reviews and replies, and what reviews about them add up to, to the export of their data. */
export async function exportReviewsOf(tx: Db, { userId, add }: ExportRequested): Promise<void> {
	add(
		"reviews",
		(await readReviewsOf(tx, userId)).map(({ id, ...review }) => ({ _id: id, ...review })),
	);
	add("reviewReplies", await readRepliesOf(tx, userId));
	add("ratingAsCustomer", await exportRatingOf(tx, userId));
}
