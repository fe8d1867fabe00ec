import { leadsRemaining, type SubscriptionTerms } from "./subscription.ts";

/** The thresholds before a subscription ends: the time left in milliseconds, or the number of leads left. */
export const endingWithin = 3 * 24 * 60 * 60_000;
export const endingWithLeads = 2;

/** Why a subscription is about to end: little time left, or few leads left. */
export const endingReasons = ["time", "leads"] as const;
export type EndingReason = (typeof endingReasons)[number];

/**
 * Whether a running subscription is about to end for this reason, so that its owner is notified in time to renew. False
 * for one that has already ended, and for one that began with so few leads that its owner knows.
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
