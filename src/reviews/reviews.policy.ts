import { isManager, isStaff, type Viewer } from "../platform/access.ts";
import { type ReviewSide, type ReviewStatus, reviewTransition, statusRules } from "./review.ts";

/** The viewer: a guest (null) or a signed-in person. */
export type ReviewViewer = Pick<Viewer, "userId" | "role"> | null;

/** Who took part in a completed lead. */
export type Parties = { customerId: string; professionalId: string };

/** What the policy needs to know about a review. */
export type ReviewFacts = {
	side: ReviewSide;
	authorId: string;
	/** The person whom it is about. */
	subjectId: string;
	status: ReviewStatus;
	/** The member of staff who removed it; null if it is not removed. */
	removedBy: string | null;
	hasAppeal: boolean;
	/** How the appeal was decided; null while it is not. */
	appealOutcome: string | null;
	hasReply: boolean;
	/** Staff suspended the listing. */
	isSuspended: boolean;
};

/** The side of the viewer in a completed lead; null for all others, staff included. */
export function sideOf({ customerId, professionalId }: Parties, viewer: ReviewViewer): ReviewSide | null {
	if (viewer?.userId === customerId) return "customer";
	return viewer?.userId === professionalId ? "professional" : null;
}

/** Whether the viewer wrote the review. */
export const isAuthor = ({ authorId }: Pick<ReviewFacts, "authorId">, viewer: ReviewViewer): boolean =>
	viewer?.userId === authorId;

/** Withdrawing: for its author, whether or not it is published. */
export const mayWithdraw = (review: ReviewFacts, viewer: ReviewViewer): boolean =>
	isAuthor(review, viewer) && reviewTransition(review.status, "withdraw", "author") !== undefined;

/** Replying: for the professional whom a published review is about, once, unless the listing is suspended. */
export function mayReply(
	review: Pick<ReviewFacts, "side" | "subjectId" | "status" | "hasReply" | "isSuspended">,
	viewer: ReviewViewer,
): boolean {
	const isTheirs = review.side === "customer" && viewer?.userId === review.subjectId;
	return isTheirs && statusRules[review.status].isPublished && !review.hasReply && !review.isSuspended;
}

/** Appealing: for the author of a removed review, once. */
export const mayAppeal = (review: ReviewFacts, viewer: ReviewViewer): boolean =>
	isAuthor(review, viewer) && review.status === "removed" && !review.hasAppeal;

/** A manager who neither wrote the review nor is its subject. */
const isImpartial = (review: Pick<ReviewFacts, "authorId" | "subjectId">, viewer: ReviewViewer): boolean =>
	isManager(viewer) && viewer?.userId !== review.authorId && viewer?.userId !== review.subjectId;

/** Publishing a held review: for managers. */
export const mayPublish = (review: ReviewFacts, viewer: ReviewViewer): boolean =>
	isImpartial(review, viewer) && reviewTransition(review.status, "accept", "staff") !== undefined;

/** Removing a review: for managers. */
export const mayRemove = (review: ReviewFacts, viewer: ReviewViewer): boolean =>
	isImpartial(review, viewer) && reviewTransition(review.status, "remove", "staff") !== undefined;

/** Whether this manager may judge the appeal: not the one who removed the review. */
export const mayJudgeAppeal = (review: ReviewFacts, viewer: ReviewViewer): boolean =>
	isImpartial(review, viewer) && viewer?.userId !== review.removedBy;

/** Deciding an appeal that is open. */
export const mayDecideAppeal = (review: ReviewFacts, viewer: ReviewViewer): boolean =>
	mayJudgeAppeal(review, viewer) &&
	review.hasAppeal &&
	review.appealOutcome === null &&
	reviewTransition(review.status, "restore", "staff") !== undefined;

/** The reviews of a listing: for everyone while it is on the lists, otherwise for its owner and staff. */
export function mayReadReviewsOf(
	listing: { userId: string; isListed: boolean },
	viewer: ReviewViewer,
): boolean {
	return listing.isListed || viewer?.userId === listing.userId || isStaff(viewer);
}

/** A published review: for its two sides, and what a customer wrote for all readers of the listing's reviews. */
export function mayReadReview(
	{ side, authorId, subjectId, status }: Pick<ReviewFacts, "side" | "authorId" | "subjectId" | "status">,
	isListed: boolean,
	viewer: ReviewViewer,
): boolean {
	if (!statusRules[status].isPublished) return false;
	if (viewer?.userId === authorId || viewer?.userId === subjectId) return true;
	return side === "customer" && mayReadReviewsOf({ userId: subjectId, isListed }, viewer);
}
