import { leadsRemaining, type SubscriptionTerms } from "./subscription.ts";

/** A subscription is about to end so many milliseconds before its time is over, or with so many leads left. */
export const endingWithin = 3 * 24 * 60 * 60_000;
export const endingWithLeads = 2;

/** Why a subscription is about to end: by its time, or by its leads. */
export const endingReasons = ["time", "leads"] as const;
export type EndingReason = (typeof endingReasons)[number];

/**
 * Whether a running subscription is about to end for this reason, so that its owner is told in time to renew. One that
 * is over is not about to end, and of one that began with as few leads its owner knows.
 */
export function isEnding(
	terms: Pick<SubscriptionTerms, "status" | "endsAt" | "pausedAt" | "leadsAllocated" | "leadsClaimed">,
	reason: EndingReason,
	now: Date,
): boolean {
	if (terms.status !== "active" || terms.pausedAt !== null) return false;
	if (reason === "time")
		return (
			terms.endsAt !== null && terms.endsAt > now && terms.endsAt.getTime() - now.getTime() <= endingWithin
		);
	const left = leadsRemaining(terms);
	return left !== null && left > 0 && left <= endingWithLeads && terms.leadsClaimed > 0;
}
