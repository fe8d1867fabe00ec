import { findTransition, type Transition } from "../platform/lifecycle.ts";
import { isFull, isOpen, type StatusFacts } from "./lead.ts";

/** The answers of an assigned professional. */
export const assignmentAnswers = ["accepted", "rejected"] as const;
export type AssignmentAnswer = (typeof assignmentAnswers)[number];

/**
 * The status of an assignment that was made: `waiting` for the professional's answer, `overdue` when the answer is late,
 * `suspended` when the professional's listing was suspended before it; in both, staff may ask someone else. `lapsed` when
 * the lead stopped being open, or others took the last place, before an answer came.
 */
export const askedStatuses = ["waiting", "overdue", "suspended", "lapsed", ...assignmentAnswers] as const;
export type AskedStatus = (typeof askedStatuses)[number];
export type AssignmentStatus = "none" | AskedStatus;

/** Hours without an answer after which staff may assign the lead to someone else. */
export const assignmentHours = 24;

/** When staff may assign a lead to someone else if it was assigned at this time and got no answer. */
export function answerDue(assignedAt: Date): Date {
	return new Date(assignedAt.getTime() + assignmentHours * 3_600_000);
}

export type AssignmentAction = "assign" | "accept" | "reject";
/** Who changes an assignment: staff, or the professional asked. */
export type AssignmentActor = "staff" | "assigned";

type AssignmentTransition = Transition<AssignmentStatus, AssignmentAction, AssignmentActor>;

/** All transitions of an assignment. Anything not listed is refused. */
export const assignmentTransitions: readonly AssignmentTransition[] = [
	{ from: "none", action: "assign", actors: ["staff"], to: "waiting" },
	{ from: "rejected", action: "assign", actors: ["staff"], to: "waiting" },
	{ from: "overdue", action: "assign", actors: ["staff"], to: "waiting" },
	{ from: "suspended", action: "assign", actors: ["staff"], to: "waiting" },
	// Others took the last place of a lead that is still open: staff can ask one of those who hold a place.
	{ from: "lapsed", action: "assign", actors: ["staff"], to: "waiting" },
	{ from: "waiting", action: "accept", actors: ["assigned"], to: "accepted" },
	{ from: "overdue", action: "accept", actors: ["assigned"], to: "accepted" },
	{ from: "waiting", action: "reject", actors: ["assigned"], to: "rejected" },
	{ from: "overdue", action: "reject", actors: ["assigned"], to: "rejected" },
];

/** What is known of a lead's assignment; the first three are null if it was never assigned. */
export type Assignment = {
	assignedListingId: string | null;
	assignedAction: AssignmentAnswer | null;
	assignedAt: Date | null;
	/** The professional asked already has one of the lead's places, by a claim. */
	assignedHasClaimed: boolean;
	/** The listing asked was suspended, or its owner's account deleted, so an acceptance would be refused. */
	assignedIsSuspended: boolean;
};

type PlaceFacts = { claimsTaken: number; revealLimit: number };

/** Whether the professional asked can still get the number: a place is free, or they have one. */
export function hasPlaceForAsked(lead: PlaceFacts & Pick<Assignment, "assignedHasClaimed">): boolean {
	return lead.assignedHasClaimed || !isFull(lead);
}

/** The current status of the lead's assignment. */
export function assignmentStatus(lead: Assignment & StatusFacts & PlaceFacts, now: Date): AssignmentStatus {
	const { assignedListingId, assignedAction, assignedAt } = lead;
	if (assignedListingId === null) return "none";
	if (assignedAction !== null) return assignedAction;
	if (!isOpen(lead, now) || !hasPlaceForAsked(lead)) return "lapsed";
	if (lead.assignedIsSuspended) return "suspended";
	return assignedAt !== null && now < answerDue(assignedAt) ? "waiting" : "overdue";
}

/** The transition that this actor may make from this status, or undefined. */
export function assignmentTransition(
	from: AssignmentStatus,
	action: AssignmentAction,
	actor: AssignmentActor,
): AssignmentTransition | undefined {
	return findTransition(assignmentTransitions, from, action, actor);
}
