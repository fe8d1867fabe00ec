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
} from "./lead.ts";

/** Who looks: nobody (null) or a signed-in person. */
export type LeadViewer = Pick<Viewer, "userId" | "role"> | null;

/** What the policy needs to know of a lead. */
export type LeadFacts = Assignment & {
	customerId: string;
	status: LeadStatus;
	expiresAt: Date;
	claimsTaken: number;
	/** How many of those who claimed it can be booked; known where the viewer may see the offers. */
	offerCount: number;
	revealLimit: number;
	/** Whose listing the lead was assigned to; null where to nobody's. */
	assignedUserId: string | null;
	bookedListingId: string | null;
	/** The listing with which the viewer claimed the lead; null where the viewer holds no claim of it. */
	claimListingId: string | null;
	/** Staff found that the number reaches nobody who asked; known of leads that the viewer claimed. */
	isNumberWrong: boolean;
	/** What the viewer's listings lack for a claim; null where nothing, and for guests, who log in first. */
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
	/** Assign it to a professional; once all places are taken, to one who holds a place. */
	assign: boolean;
	/** Accept or reject the assignment. */
	answer: boolean;
	/** Tell staff that the number is wrong. */
	reportNumber: boolean;
	/** Read the whole number for a reason; until then it is masked. */
	showNumber: boolean;
};

/** True for the person who created the lead. */
export function isOwn(lead: Pick<LeadFacts, "customerId">, viewer: LeadViewer): boolean {
	return viewer !== null && viewer.userId === lead.customerId;
}

/**
 * Of those who claimed the lead, whom its number still serves: all of them until the customer books one or is done,
 * after a booking the booked one, and nobody once the customer said "I'm done".
 */
export function seesNumberByClaim({
	status,
	claimListingId,
	bookedListingId,
}: Pick<LeadFacts, "status" | "claimListingId" | "bookedListingId">): boolean {
	if (claimListingId === null || status === "closed") return false;
	return status !== "booked" || claimListingId === bookedListingId;
}

type ContactFacts = Pick<LeadFacts, "customerId" | "status" | "claimListingId" | "bookedListingId">;

/** The whole number: to the customer, and to those who claimed the lead, as long as it serves them. */
export function maySeeNumber(lead: ContactFacts, viewer: LeadViewer): boolean {
	return viewer !== null && (isOwn(lead, viewer) || seesNumberByClaim(lead));
}

/** Having a masked number shown, which needs a reason and leaves a trace: for staff who do not see it anyway. */
export function mayShowNumber(lead: ContactFacts, viewer: LeadViewer): boolean {
	return isStaff(viewer) && !maySeeNumber(lead, viewer);
}

/** Name and address: to those who see the number, and to staff, who read the number masked. */
export function maySeeContact(lead: ContactFacts, viewer: LeadViewer): boolean {
	return maySeeNumber(lead, viewer) || isStaff(viewer);
}

/** The description: to everybody until some days after the end, then to those who see who the customer is. */
export function maySeeDescription(
	lead: ContactFacts & Parameters<typeof isDescriptionPublic>[0],
	viewer: LeadViewer,
	now: Date,
): boolean {
	return maySeeContact(lead, viewer) || isDescriptionPublic(lead, now);
}

/** The customer's user id: to the customer and staff. */
export function maySeeCustomer(lead: Pick<LeadFacts, "customerId">, viewer: LeadViewer): boolean {
	return isOwn(lead, viewer) || isStaff(viewer);
}

/** Which professionals claimed the lead, and their numbers: to the customer and staff. */
export function maySeeOffers(lead: Pick<LeadFacts, "customerId">, viewer: LeadViewer): boolean {
	return isOwn(lead, viewer) || isStaff(viewer);
}

/** True for the professional whose listing the lead was assigned to. */
export function isAssigned(lead: Pick<LeadFacts, "assignedUserId">, viewer: LeadViewer): boolean {
	return viewer !== null && viewer.userId === lead.assignedUserId;
}

/** Who was asked to take the lead and what they answered: to the customer, staff and who was asked. */
export function maySeeAssignment(
	lead: Pick<LeadFacts, "customerId" | "assignedUserId">,
	viewer: LeadViewer,
): boolean {
	return isOwn(lead, viewer) || isStaff(viewer) || isAssigned(lead, viewer);
}

/** Who was booked, with the number to call: to the customer, staff and who was booked. */
export function maySeeBooking(
	lead: Pick<LeadFacts, "customerId" | "claimListingId" | "bookedListingId">,
	viewer: LeadViewer,
): boolean {
	if (lead.bookedListingId === null || viewer === null) return false;
	return isOwn(lead, viewer) || isStaff(viewer) || lead.claimListingId === lead.bookedListingId;
}

/** Who of those that look holds a claim that may be complained of. Staff decide about reports and make none. */
export function isClaimHolder(lead: Pick<LeadFacts, "claimListingId">, viewer: LeadViewer): boolean {
	return viewer !== null && !isStaff(viewer) && lead.claimListingId !== null;
}

/**
 * Saying that the number is wrong: for everybody who claimed it, whatever became of the lead since, as long as there is
 * something to find out. A customer who is done takes the number away, and not the right to the credit.
 */
export function mayReportNumber(
	lead: Pick<LeadFacts, "claimListingId" | "isNumberWrong">,
	viewer: LeadViewer,
): boolean {
	return isClaimHolder(lead, viewer) && !lead.isNumberWrong;
}

/** Claiming is for everyone but the customer and staff; a visitor is offered it and logs in first. */
export function isClaimer(lead: Pick<LeadFacts, "customerId">, viewer: LeadViewer): boolean {
	return !isOwn(lead, viewer) && !isStaff(viewer);
}

type ClaimableFacts = Pick<
	LeadFacts,
	"customerId" | "status" | "expiresAt" | "claimsTaken" | "revealLimit" | "claimListingId"
>;

/** True while the lead itself can be claimed by this viewer; whether their listings allow it is `claimBlock`. */
export function isClaimable(lead: ClaimableFacts, viewer: LeadViewer, now: Date): boolean {
	return isClaimer(lead, viewer) && lead.claimListingId === null && isOpen(lead, now) && !isFull(lead);
}

/** What the viewer has to do before a claim that is otherwise possible; null where nothing, or nothing would help. */
export function claimBlockFor(
	lead: ClaimableFacts & Pick<LeadFacts, "claimBlock">,
	viewer: LeadViewer,
	now: Date,
): ClaimBlock | null {
	return isClaimable(lead, viewer, now) ? lead.claimBlock : null;
}

/** Booking one of those who claimed the lead: for its customer, while it is open, and no suspended or deleted listing. */
export function mayBook(
	lead: Pick<LeadFacts, "customerId" | "status" | "expiresAt">,
	viewer: LeadViewer,
	{ isBookable, now }: { isBookable: boolean; now: Date },
): boolean {
	return isOwn(lead, viewer) && isOpen(lead, now) && isBookable;
}

/** What the viewer may do; the screens show their buttons by it. */
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
