import { isStaff, type Viewer } from "../platform/access.ts";
import { type Assignment, assignmentStatus, assignmentTransition } from "./assignment.ts";
import {
	type ClaimBlock,
	isDescriptionPublic,
	isFull,
	isOpen,
	type LeadStatus,
	leadTransition,
	statusAt,
	statusRules,
} from "./lead.ts";

/** The viewer: a guest (null) or a signed-in person. */
export type LeadViewer = Pick<Viewer, "userId" | "role"> | null;

/** What the policy needs to know about a lead. */
export type LeadFacts = Assignment & {
	customerId: string;
	status: LeadStatus;
	expiresAt: Date;
	claimsTaken: number;
	/** How many of those who claimed it can be booked; set if the viewer may see the offers. */
	offerCount: number;
	revealLimit: number;
	/** The owner of the listing that the lead was assigned to; null if it is unassigned. */
	assignedUserId: string | null;
	bookedListingId: string | null;
	/** The listing with which the viewer claimed the lead; null if the viewer has not claimed it. */
	claimListingId: string | null;
	/** Staff found that the number does not reach the customer; set for leads that the viewer claimed. */
	isNumberWrong: boolean;
	/** What the viewer's listings lack for a claim; null if nothing, and for guests, who log in first. */
	claimBlock: ClaimBlock | null;
};

export type LeadAbilities = {
	claim: boolean;
	seeContact: boolean;
	own: boolean;
	close: boolean;
	/** See which professionals claimed it. */
	seeOffers: boolean;
	/** Book one of them. */
	book: boolean;
	/** Assign it to a professional; once all places are taken, only to one who has a place. */
	assign: boolean;
	/** Accept or reject the assignment. */
	answer: boolean;
	/** Report to staff that the number is wrong. */
	reportNumber: boolean;
	/** Read the whole number for a stated reason; until then it is masked. */
	showNumber: boolean;
};

/** Whether the viewer created the lead. */
export function isOwn(lead: Pick<LeadFacts, "customerId">, viewer: LeadViewer): boolean {
	return viewer !== null && viewer.userId === lead.customerId;
}

/**
 * Which of those who claimed the lead may still see its number: all of them until the customer books one or is done;
 * after a booking only the booked one; none once the customer said "I'm done".
 */
export function seesNumberByClaim({
	status,
	claimListingId,
	bookedListingId,
}: Pick<LeadFacts, "status" | "claimListingId" | "bookedListingId">): boolean {
	if (claimListingId === null) return false;
	const { numberFor } = statusRules[status];
	return numberFor === "claimers" || (numberFor === "booked" && claimListingId === bookedListingId);
}

type ContactFacts = Pick<LeadFacts, "customerId" | "status" | "claimListingId" | "bookedListingId">;

/** The whole number: for the customer, and for those who claimed the lead while they may still see it. */
export function maySeeNumber(lead: ContactFacts, viewer: LeadViewer): boolean {
	return viewer !== null && (isOwn(lead, viewer) || seesNumberByClaim(lead));
}

/** Revealing a masked number, which requires a reason and is recorded: for staff who do not see it otherwise. */
export function mayShowNumber(lead: ContactFacts, viewer: LeadViewer): boolean {
	return isStaff(viewer) && !maySeeNumber(lead, viewer);
}

/** Name and address: for those who see the number, and for staff, who read the number masked. */
export function maySeeContact(lead: ContactFacts, viewer: LeadViewer): boolean {
	return maySeeNumber(lead, viewer) || isStaff(viewer);
}

/** The description: for everyone until some days after the end, then for those who see the customer's identity. */
export function maySeeDescription(
	lead: ContactFacts & Parameters<typeof isDescriptionPublic>[0],
	viewer: LeadViewer,
	now: Date,
): boolean {
	return maySeeContact(lead, viewer) || isDescriptionPublic(lead, now);
}

/** The customer's user id: for the customer and staff. */
export function maySeeCustomer(lead: Pick<LeadFacts, "customerId">, viewer: LeadViewer): boolean {
	return isOwn(lead, viewer) || isStaff(viewer);
}

/** The professionals who claimed the lead, and their numbers: for the customer and staff. */
export function maySeeOffers(lead: Pick<LeadFacts, "customerId">, viewer: LeadViewer): boolean {
	return isOwn(lead, viewer) || isStaff(viewer);
}

/** Whether the lead was assigned to the viewer's listing. */
export function isAssigned(lead: Pick<LeadFacts, "assignedUserId">, viewer: LeadViewer): boolean {
	return viewer !== null && viewer.userId === lead.assignedUserId;
}

/** Who was asked to take the lead and what they answered: for the customer, staff and the professional asked. */
export function maySeeAssignment(
	lead: Pick<LeadFacts, "customerId" | "assignedUserId">,
	viewer: LeadViewer,
): boolean {
	return isOwn(lead, viewer) || isStaff(viewer) || isAssigned(lead, viewer);
}

/** The booked professional and their number: for the customer, staff and that professional. */
export function maySeeBooking(
	lead: Pick<LeadFacts, "customerId" | "claimListingId" | "bookedListingId">,
	viewer: LeadViewer,
): boolean {
	if (lead.bookedListingId === null || viewer === null) return false;
	return isOwn(lead, viewer) || isStaff(viewer) || lead.claimListingId === lead.bookedListingId;
}

/** Whether the viewer has a claim to report on. Staff decide about reports and make none. */
export function isClaimHolder(lead: Pick<LeadFacts, "claimListingId">, viewer: LeadViewer): boolean {
	return viewer !== null && !isStaff(viewer) && lead.claimListingId !== null;
}

/**
 * Reporting the number as wrong: for everyone who claimed the lead, whatever its status, while there is something to
 * find out. A customer who is done hides the number, but the right to the credit remains.
 */
export function mayReportNumber(
	lead: Pick<LeadFacts, "claimListingId" | "isNumberWrong">,
	viewer: LeadViewer,
): boolean {
	return isClaimHolder(lead, viewer) && !lead.isNumberWrong;
}

/** Claiming is for everyone except the customer and staff. Guests see the button and log in first. */
export function isClaimer(lead: Pick<LeadFacts, "customerId">, viewer: LeadViewer): boolean {
	return !isOwn(lead, viewer) && !isStaff(viewer);
}

type ClaimableFacts = Pick<
	LeadFacts,
	"customerId" | "status" | "expiresAt" | "claimsTaken" | "revealLimit" | "claimListingId"
>;

/** Whether this viewer can claim the lead, apart from their listings, which `claimBlock` covers. */
export function isClaimable(lead: ClaimableFacts, viewer: LeadViewer, now: Date): boolean {
	return isClaimer(lead, viewer) && lead.claimListingId === null && isOpen(lead, now) && !isFull(lead);
}

/** What the viewer must do before an otherwise possible claim; null if nothing is needed or nothing would help. */
export function claimBlockFor(
	lead: ClaimableFacts & Pick<LeadFacts, "claimBlock">,
	viewer: LeadViewer,
	now: Date,
): ClaimBlock | null {
	return isClaimable(lead, viewer, now) ? lead.claimBlock : null;
}

/** Booking someone who claimed the lead: for its customer, while it is open, and not a suspended or deleted listing. */
export function mayBook(
	lead: Pick<LeadFacts, "customerId" | "status" | "expiresAt">,
	viewer: LeadViewer,
	{ isBookable, now }: { isBookable: boolean; now: Date },
): boolean {
	return isOwn(lead, viewer) && isOpen(lead, now) && isBookable;
}

/** What the viewer may do; the screens show their buttons accordingly. */
export function leadAbilities(lead: LeadFacts, viewer: LeadViewer, now: Date): LeadAbilities {
	const own = isOwn(lead, viewer);
	const isRunning = isOpen(lead, now);
	const assignment = assignmentStatus(lead, now);
	return {
		claim: isClaimable(lead, viewer, now) && lead.claimBlock === null,
		seeContact: maySeeContact(lead, viewer),
		own,
		close: own && leadTransition(statusAt(lead, now), "close", "customer") !== undefined,
		seeOffers: maySeeOffers(lead, viewer),
		book: mayBook(lead, viewer, { isBookable: lead.offerCount > 0, now }),
		assign:
			isStaff(viewer) &&
			isRunning &&
			(!isFull(lead) || lead.offerCount > 0) &&
			assignmentTransition(assignment, "assign", "staff") !== undefined,
		answer: isAssigned(lead, viewer) && assignmentTransition(assignment, "accept", "assigned") !== undefined,
		reportNumber: mayReportNumber(lead, viewer),
		showNumber: mayShowNumber(lead, viewer),
	};
}
