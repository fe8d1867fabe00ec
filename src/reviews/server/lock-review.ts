import { AppError } from "../../platform/app-error.ts";
import { m } from "../../paraglide/messages.js";
import type { Db } from "../../platform/server/database/database.ts";
import { lockRequest, type ReviewRequest } from "./review-requests.repository.ts";
import { findReview, type ReviewRow } from "./reviews.repository.ts";

/** Throws not_found. */
export const noReview = () => new AppError("not_found", m["reviews.error.none"]());

/** Locks the lead of a review until the transaction ends, and reads both. Throws not_found. */
export async function lockReview(
	tx: Db,
	reviewId: string,
): Promise<{ review: ReviewRow; request: ReviewRequest }> {
	const found = await findReview(tx, reviewId);
	const request = found && (await lockRequest(tx, found.leadId));
	// Read again under the lock: if two change it at once, the second sees what the first did.
	const review = request && (await findReview(tx, reviewId));
	if (review === undefined || request === undefined) throw noReview();
	return { review, request };
}
