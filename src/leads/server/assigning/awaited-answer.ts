import type { NotificationDraft } from "../../../notifications/server/notifications.api.ts";
import { hasPlaceForAsked } from "../../assignment.ts";
import type { LockedLead } from "../lead-lock.repository.ts";
import { type ClosedWhy, leadNotification } from "../notifying/lead-notifications.ts";

/** What decides whose answer to an assignment is awaited. */
export type AwaitedFacts = Pick<
	LockedLead,
	"assignedUserId" | "assignedAction" | "claimsTaken" | "revealLimit"
>;

/**
 * The person whose answer to an assignment is awaited, or none. `claims` are all claims of the lead: once others have
 * taken the last place, the professional who was asked has nothing left to answer.
 */
export function waitingFor(lead: AwaitedFacts, claims: readonly { userId: string }[]): string[] {
	const { assignedUserId, assignedAction } = lead;
	if (assignedUserId === null || assignedAction !== null) return [];
	const assignedHasClaimed = claims.some(({ userId }) => userId === assignedUserId);
	return hasPlaceForAsked({ ...lead, assignedHasClaimed }) ? [assignedUserId] : [];
}

/** The same if that person has no place of the lead and so has never seen its number. */
export function onlyAsked(lead: AwaitedFacts, claims: readonly { userId: string }[]): string[] {
	return waitingFor(lead, claims).filter((asked) => !claims.some(({ userId }) => userId === asked));
}

type AssignedLead = AwaitedFacts &
	Pick<
		LockedLead,
		"id" | "serviceId" | "locationId" | "customerId" | "assignedBy" | "assignedListingId" | "assignedAt"
	>;

/**
 * Notifies the member of staff who assigned the lead that no answer can come any more, or that none came in time and they
 * can ask someone else ("overdue", "suspended"). Empty if no answer is awaited, and for staff who are the customer: they
 * are notified of the lead itself.
 */
export function notificationForAssigner(
	lead: AssignedLead,
	claims: readonly { userId: string }[],
	why: ClosedWhy | "enough" | "replaced" | "overdue" | "suspended",
): NotificationDraft[] {
	const { assignedBy, assignedListingId, assignedAt, customerId } = lead;
	if (assignedBy === null || assignedBy === customerId || waitingFor(lead, claims).length === 0) return [];
	const details = { why, listingId: assignedListingId ?? undefined };
	// A late or impossible answer is one occasion, what happens afterwards another.
	const mayEndLater = why === "overdue" || why === "suspended";
	const once = [assignedAt?.toISOString(), ...(mayEndLater ? [why] : [])].join(":");
	return [leadNotification(lead, { kind: "lead.unanswered", userId: assignedBy, once, details })];
}

/** Notifies the professional who was asked and the member of staff who assigned that others took the last place. */
export function lapseNotifications(
	lead: AssignedLead,
	claims: readonly { userId: string }[],
): NotificationDraft[] {
	const once = lead.assignedAt?.toISOString();
	const details = { why: "enough" };
	return [
		...waitingFor(lead, claims).map((userId) =>
			leadNotification(lead, { kind: "lead.unassigned", userId, once, details }),
		),
		...notificationForAssigner(lead, claims, "enough"),
	];
}

/** A professional who is asked twice can answer twice; the time of the assignment distinguishes the two. */
export const aboutAnswer = ({ assignedAt }: Pick<LockedLead, "assignedAt">, listingId: string | null) => ({
	...(assignedAt !== null && { once: assignedAt.toISOString() }),
	details: { listingId: listingId ?? undefined },
});

/** Notifies the member of staff who assigned the lead that this listing has it, unless staff are the customer. */
export function acceptanceForAssigner(lead: AssignedLead, listingId: string): NotificationDraft[] {
	const { assignedBy, customerId } = lead;
	if (assignedBy === null || assignedBy === customerId) return [];
	return [
		leadNotification(lead, { kind: "lead.accepted", userId: assignedBy, ...aboutAnswer(lead, listingId) }),
	];
}
