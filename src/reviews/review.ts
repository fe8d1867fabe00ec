import { findTransition, type Transition } from "../platform/lifecycle.ts";

/** Who wrote a review of a completed lead. */
export const reviewSides = ["customer", "professional"] as const;
export type ReviewSide = (typeof reviewSides)[number];

/** The other side, which the review is about. */
export const otherSide = (side: ReviewSide): ReviewSide =>
	side === "customer" ? "professional" : "customer";

/**
 * `waiting`: nobody else reads it yet. `held`: it may be a review of oneself, and staff decide. `withdrawn`: by its
 * author. `removed`: by staff, for a rule.
 */
export const reviewStatuses = ["waiting", "held", "published", "withdrawn", "removed"] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

type StatusRules = {
	/** Others read it, and its stars count. */
	isPublished: boolean;
	/** It counts among the removed reviews, whose number is public. */
	isRemoved: boolean;
};

/** What each status means, so that a new one does not compile until this is decided. */
export const statusRules: Record<ReviewStatus, StatusRules> = {
	waiting: { isPublished: false, isRemoved: false },
	held: { isPublished: false, isRemoved: false },
	published: { isPublished: true, isRemoved: false },
	withdrawn: { isPublished: false, isRemoved: false },
	removed: { isPublished: false, isRemoved: true },
};

export type ReviewAction = "publish" | "withdraw" | "accept" | "remove" | "restore";
/** `timetable`: both sides have written, or the time is over. */
export type ReviewActor = "timetable" | "author" | "staff";

/** All transitions of a review. Anything not listed is refused. */
export const reviewTransitions: readonly Transition<ReviewStatus, ReviewAction, ReviewActor>[] = [
	{ from: "waiting", action: "publish", actors: ["timetable"], to: "published" },
	{ from: "waiting", action: "withdraw", actors: ["author"], to: "withdrawn" },
	{ from: "held", action: "withdraw", actors: ["author"], to: "withdrawn" },
	{ from: "published", action: "withdraw", actors: ["author"], to: "withdrawn" },
	// What staff accept or restore may still have to wait for the other side.
	{ from: "held", action: "accept", actors: ["staff"], to: "waiting" },
	{ from: "held", action: "remove", actors: ["staff"], to: "removed" },
	{ from: "published", action: "remove", actors: ["staff"], to: "removed" },
	{ from: "removed", action: "restore", actors: ["staff"], to: "waiting" },
];

/** The transition that this actor may make from this status, or undefined. */
export const reviewTransition = (from: ReviewStatus, action: ReviewAction, actor: ReviewActor) =>
	findTransition(reviewTransitions, from, action, actor);

/** What a review adds to the totals of the person or listing that it is about. */
export type Counted = { stars: number; count: number; removed: number };

const countedIn = (status: ReviewStatus, stars: number): Counted => {
	const { isPublished, isRemoved } = statusRules[status];
	return { stars: isPublished ? stars : 0, count: isPublished ? 1 : 0, removed: isRemoved ? 1 : 0 };
};

/** How a change of status changes those totals. */
export function countedChange(from: ReviewStatus, to: ReviewStatus, stars: number): Counted {
	const before = countedIn(from, stars);
	const after = countedIn(to, stars);
	return {
		stars: after.stars - before.stars,
		count: after.count - before.count,
		removed: after.removed - before.removed,
	};
}

/** In characters. */
export const longestText = 1000;
export const longestReply = 1000;
export const longestReason = 500;
export const mostTags = 3;
/** Reviews on a page of a list, by default. */
export const reviewsPerPage = 10;
/** Reviews that the page of a listing shows at first. */
export const reviewsShownFirst = 3;

/** What a customer can say about a professional in a word. */
export const professionalTags = [
	"on-time",
	"good-work",
	"fair-price",
	"friendly",
	"left-it-clean",
	"explained-well",
	"came-late",
	"price-changed",
	"came-back-to-fix",
] as const;
/** What a professional can say about a customer in a word. */
export const customerTags = [
	"clear-request",
	"paid-at-once",
	"friendly",
	"easy-to-reach",
	"was-there",
	"changed-the-work",
	"paid-late",
] as const;
export type ReviewTag = (typeof professionalTags)[number] | (typeof customerTags)[number];

/** The tags by who writes. */
export const tagsFrom: Record<ReviewSide, readonly ReviewTag[]> = {
	customer: professionalTags,
	professional: customerTags,
};
/** All tags, each once. */
export const allTags: readonly ReviewTag[] = [...new Set([...professionalTags, ...customerTags])];

/** The rules for which staff may remove a review. The page about reviews explains each. */
export const reviewRules = [
	"not-real-contact",
	"personal-data",
	"abuse",
	"off-topic",
	"paid-or-conflict",
	"advertising",
] as const;
export type ReviewRule = (typeof reviewRules)[number];

/** Why a review waits for staff: its author and its subject share a mobile, or are paid at the same UPI id. */
export const holdReasons = ["same-number", "same-upi-id"] as const;
export type HoldReason = (typeof holdReasons)[number];

/**
 * Whether author and subject may be one person: the request's number is one of the professional's, or both have a
 * listing with the same UPI id.
 */
export function holdReasonOf(
	customerNumbers: readonly string[],
	professionalNumbers: readonly string[],
	sharesUpiId: boolean,
): HoldReason | null {
	if (customerNumbers.some((mobile) => mobile !== "" && professionalNumbers.includes(mobile)))
		return "same-number";
	return sharesUpiId ? "same-upi-id" : null;
}

/** What staff decide about a review that is held or published. */
export const reviewDecisions = ["publish", "remove"] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** What staff decide about an appeal. `upheld`: the review comes back. */
export const appealOutcomes = ["upheld", "rejected"] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

/** Days of 24 hours after the completion in which both sides can write. */
export const reviewDays = 14;
/** Days of 24 hours after which those who have not written are asked once more. */
export const reminderDays = 3;

const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * 86_400_000);

/** When the time for reviews of a lead is over. What was written is published then at the latest. */
export const closesAt = (completedAt: Date): Date => daysAfter(completedAt, reviewDays);

/** When those who have not written are asked once more. */
export const remindAt = (completedAt: Date): Date => daysAfter(completedAt, reminderDays);

/** Whether what was written about a lead can be read: both sides have written, or the time is over. */
export function areReviewsDue(completedAt: Date, written: number, now: Date): boolean {
	return written >= reviewSides.length || now >= closesAt(completedAt);
}

/** Why a person who took part in a completed lead cannot write a review of it. */
export type WriteRefusal = "written" | "over" | "gone" | "blocked" | "suspended";

/** Why this side cannot write now, or null if it can. */
export function writeRefusal({
	side,
	completedAt,
	hasWritten,
	isOtherGone,
	isBlocked,
	isSuspended,
	now,
}: {
	side: ReviewSide;
	completedAt: Date;
	hasWritten: boolean;
	/** The other side's account is deleted. */
	isOtherGone: boolean;
	/** One of the two has blocked the other. */
	isBlocked: boolean;
	/** Staff suspended the listing. Its customers can still say how the work was. */
	isSuspended: boolean;
	now: Date;
}): WriteRefusal | null {
	if (hasWritten) return "written";
	if (now >= closesAt(completedAt)) return "over";
	if (isOtherGone) return "gone";
	if (isBlocked) return "blocked";
	return isSuspended && side === "professional" ? "suspended" : null;
}
