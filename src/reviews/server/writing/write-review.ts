import {
	isBlockedBetween,
	keepPeople,
	lockSignedIn,
	readUsersByIds,
} from "../../../accounts/server/accounts.api.ts";
import { readLeadParties } from "../../../leads/server/leads.api.ts";
import {
	readListingFacts,
	readReachableProfessionals,
	shareUpiId,
} from "../../../listings/server/listings.api.ts";
import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { AppError, badInput } from "../../../platform/app-error.ts";
import { maskContacts } from "../../../platform/mask-contacts.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import {
	closesAt,
	type HoldReason,
	holdReasonOf,
	otherSide,
	reviewDays,
	type ReviewSide,
	tagsFrom,
	writeRefusal,
	type WriteRefusal,
} from "../../review.ts";
import type { CheckedReview, OwnReview } from "../../reviews.contract.ts";
import { sideOf } from "../../reviews.policy.ts";
import { type MoveContext, openMoves, publishIfDue } from "../move-review.ts";
import { findRequest, lockRequest, type ReviewRequest } from "../review-requests.repository.ts";
import { reviewChange } from "../review-notifications.ts";
import type { ReviewsContext } from "../reviews.context.ts";
import { presentOwnReview } from "../reviews.presenter.ts";
import { insertReview, readReviewsOn } from "../reviews.repository.ts";

const refusalTexts: Record<WriteRefusal, () => string> = {
	written: m["reviews.error.written"],
	over: () => m["reviews.error.over"]({ days: reviewDays }),
	gone: m["reviews.error.gone"],
	blocked: m["reviews.error.blocked"],
	suspended: m["reviews.error.suspended"],
};

/** The account of each side. */
export const personOn = ({ customerId, professionalId }: ReviewRequest, side: ReviewSide): string =>
	side === "customer" ? customerId : professionalId;

/**
 * The completed lead and the viewer's side in it. Throws not_found; forbidden for people who did not take part; conflict
 * if the lead is not completed.
 */
export async function findOwnSide(
	db: Db,
	viewer: Viewer,
	leadId: string,
): Promise<{ request: ReviewRequest; side: ReviewSide }> {
	const request = await findRequest(db, leadId);
	const side = request && sideOf(request, viewer);
	if (request !== undefined && side) return { request, side };
	const parties = await readLeadParties(db, leadId, viewer.userId);
	if (parties === undefined) throw new AppError("not_found", m["leads.details.none"]());
	const isParty = parties.customerId === viewer.userId || parties.hasClaimed;
	if (request === undefined && isParty) throw new AppError("conflict", m["reviews.error.not_completed"]());
	throw new AppError("forbidden", m["reviews.error.no_party"]());
}

/**
 * Reviews the other side of a completed lead. Once both sides have written, both reviews are published. A review that may
 * be of oneself waits for staff. Throws not_found; forbidden for people who did not take part; bad_input for tags of the
 * other side; conflict if it cannot be written (any more).
 */
export async function writeReview(
	ctx: ReviewsContext,
	viewer: Viewer,
	leadId: string,
	input: CheckedReview,
): Promise<OwnReview> {
	const { side } = await findOwnSide(ctx.db, viewer, leadId);
	const tags = [...new Set(input.tags)];
	if (!tags.every((tag) => tagsFrom[side].includes(tag)))
		throw badInput([{ msg: m["reviews.form.tags_unknown"](), path: "tags" }]);
	const text = maskContacts(input.text);
	const moves = await openMoves(ctx);
	return inTransaction(ctx.db, async (tx) => {
		const request = await lockRequest(tx, leadId);
		if (request === undefined) throw new AppError("not_found", m["leads.details.none"]());
		// Account deletion takes the same lock: otherwise a text written afterwards would never be erased.
		await lockSignedIn(tx, viewer);
		const refusal = await findRefusal(ctx, tx, request, side);
		if (refusal !== null) throw new AppError("conflict", refusalTexts[refusal]());
		const holdReason = await findHoldReason(moves, tx, request);
		const { listingId, serviceId, locationId } = request;
		const work = { leadId, listingId, serviceId, locationId };
		const now = ctx.clock();
		const subjectId = personOn(request, otherSide(side));
		await insertReview(tx, {
			...work,
			id: newId(),
			side,
			authorId: viewer.userId,
			subjectId,
			stars: input.stars,
			text,
			tags,
			status: holdReason === null ? "waiting" : "held",
			holdReason,
			statusChangedAt: now,
			writtenAt: now,
			dueAt: closesAt(request.completedAt),
		});
		await ctx.publishChanges(tx, [reviewChange(leadId, [viewer.userId, subjectId])]);
		await publishIfDue(moves, tx, request);
		const own = (await readReviewsOn(tx, leadId)).find((review) => review.side === side);
		if (own === undefined) throw new Error(`the review of ${leadId} is gone`);
		return presentOwnReview(own, viewer);
	});
}

/** Why this side cannot write a review of the completed lead, or null if it can. */
export async function findRefusal(
	{ clock }: Pick<ReviewsContext, "clock">,
	db: Db,
	request: ReviewRequest,
	side: ReviewSide,
): Promise<WriteRefusal | null> {
	const other = personOn(request, otherSide(side));
	const written = await readReviewsOn(db, request.leadId);
	const existing = await keepPeople(db, [other]);
	const listing = await readListingFacts(db, request.listingId);
	return writeRefusal({
		side,
		completedAt: request.completedAt,
		hasWritten: written.some((review) => review.side === side),
		isOtherGone: !existing.has(other),
		isBlocked: await isBlockedBetween(db, request.customerId, request.professionalId),
		isSuspended: listing?.isSuspended === true,
		now: clock(),
	});
}

/** Whether customer and professional may be one person, by their numbers, the one of the request, and their UPI ids. */
async function findHoldReason(
	{ snapshot }: Pick<MoveContext, "snapshot">,
	tx: Db,
	{ leadId, customerId, professionalId, listingId }: ReviewRequest,
): Promise<HoldReason | null> {
	const people = await readUsersByIds(tx, [customerId, professionalId]);
	const mobileOf = (userId: string) => people.get(userId)?.mobile ?? "";
	const lead = await readLeadParties(tx, leadId, professionalId);
	const reachable = await readReachableProfessionals(tx, [listingId], snapshot);
	return holdReasonOf(
		[lead?.mobile ?? "", mobileOf(customerId)],
		[mobileOf(professionalId), reachable.get(listingId)?.mobile ?? ""],
		await shareUpiId(tx, customerId, professionalId),
	);
}
