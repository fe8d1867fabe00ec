import type { Telling } from "../../notifications/server/notifications.service.ts";
import { hasPlaceForAsked } from "../assignment.ts";
import type { LockedLead } from "./lead-lock.repository.ts";
import { type ClosedWhy, type LeadNames, leadTelling } from "./lead-news.ts";

/** What decides whose answer to an assignment is awaited. */
export type AwaitedFacts = Pick<
	LockedLead,
	"assignedUserId" | "assignedAction" | "claimsTaken" | "revealLimit"
>;

/**
 * Whose answer to an assignment is awaited: one person's or nobody's. `claims` are all claims of the lead: once others
 * have taken the last place, the one asked has been notified and has nothing to answer.
 */
export function waitingFor(lead: AwaitedFacts, claims: readonly { userId: string }[]): string[] {
	const { assignedUserId, assignedAction } = lead;
	if (assignedUserId === null || assignedAction !== null) return [];
	const assignedHasClaimed = claims.some(({ userId }) => userId === assignedUserId);
	return hasPlaceForAsked({ ...lead, assignedHasClaimed }) ? [assignedUserId] : [];
}

/** Of those whose answer is awaited, who holds no place of the lead: they have never seen its number. */
export function onlyAsked(lead: AwaitedFacts, claims: readonly { userId: string }[]): string[] {
	return waitingFor(lead, claims).filter((asked) => !claims.some(({ userId }) => userId === asked));
}

type AssignedLead = AwaitedFacts &
	Pick<
		LockedLead,
		"id" | "serviceId" | "locationId" | "customerId" | "assignedBy" | "assignedListingId" | "assignedAt"
	>;

/**
 * What the member of staff who assigned the lead reads when no answer can come any more, or when none came in time and
 * they may ask somebody else ("overdue"). Nothing where none is awaited, and for staff who are the customer, who are
 * notified of the lead itself.
 */
export function newsForAssigner(
	names: LeadNames,
	lead: AssignedLead,
	claims: readonly { userId: string }[],
	why: ClosedWhy | "enough" | "replaced" | "overdue",
): Telling[] {
	const { assignedBy, assignedListingId, assignedAt, customerId } = lead;
	if (assignedBy === null || assignedBy === customerId || waitingFor(lead, claims).length === 0) return [];
	const details = { why, listingId: assignedListingId ?? undefined };
	// That an answer is late is one occasion; what becomes of it afterwards is another.
	const once = [assignedAt?.toISOString(), ...(why === "overdue" ? [why] : [])].join(":");
	return [leadTelling(names, lead, { kind: "lead.unanswered", userId: assignedBy, once, details })];
}

/** What the professional asked and the member of staff who assigned read when others take the last place. */
export function newsOfLapse(
	names: LeadNames,
	lead: AssignedLead,
	claims: readonly { userId: string }[],
): Telling[] {
	const once = lead.assignedAt?.toISOString();
	const details = { why: "enough" };
	return [
		...waitingFor(lead, claims).map((userId) =>
			leadTelling(names, lead, { kind: "lead.unassigned", userId, once, details }),
		),
		...newsForAssigner(names, lead, claims, "enough"),
	];
}
