import { isStaff } from "../platform/access.ts";
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
import { isExclusive } from "./direct-lead.ts";
import { isAssigned, isDirectlyAsked, isOwn, type LeadSides, type LeadViewer } from "./lead-sides.policy.ts";
import { numberHiddenAt } from "./lead-end.ts";
import { needsHelp } from "./waiting.ts";

/** What the policy needs to know about a lead. */
export type LeadFacts = Assignment &
	LeadSides & {
		status: LeadStatus;
		expiresAt: Date;
		claimsTaken: number;
		/** How many of those who claimed it can be booked; set if the viewer may see the offers. */
		offerCount: number;
		revealLimit: number;
		bookedListingId: string | null;
		/** When its customer asked for professionals of nearby places too. */
		askedNearbyAt: Date | null;
		createdAt: Date;
		/** Staff found that the number does not reach the customer; set for leads that the viewer claimed. */
		isNumberWrong: boolean;
		/** The viewer or the customer has blocked the other. */
		isBlocked: boolean;
		/** What prevents a claim by the viewer; null if nothing, and for guests, who log in first. */
		claimBlock: ClaimBlock | null;
	};

export type LeadAbilities = {
	claim: boolean;
	seeContact: boolean;
	own: boolean;
	/** Change what was asked for. */
	edit: boolean;
	/** Say who did the work, or that nobody here did. */
	close: boolean;
	/** Take the booking back. */
	unbook: boolean;
	/** Leave a direct lead to others. */
	decline: boolean;
	/** Let everyone claim a direct lead. */
	openToAll: boolean;
	/** See what can be done about a lead that nobody has claimed for a while. */
	getHelp: boolean;
	/** Ask professionals of nearby places too. */
	askNearby: boolean;
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
	/** Block the customer, unless a block between the two exists already. */
	block: boolean;
};

/**
 * Which of those who claimed the lead may still see its number: all of them until the customer books one or is done, or
 * some days after the lead expired; after a booking only the booked one; none once the customer said "I'm done", and
 * none who blocked the customer or was blocked.
 */
export function seesNumberByClaim(
	{ status, expiresAt, claimListingId, bookedListingId, isBlocked }: Omit<ContactFacts, "customerId">,
	now: Date,
): boolean {
	if (claimListingId === null || isBlocked) return false;
	const { numberFor } = statusRules[status];
	if (status === "expired" && now >= numberHiddenAt(expiresAt)) return false;
	return numberFor === "claimers" || (numberFor === "booked" && claimListingId === bookedListingId);
}

type ContactFacts = Pick<
	LeadFacts,
	"customerId" | "status" | "expiresAt" | "claimListingId" | "bookedListingId" | "isBlocked"
>;

/** The whole number: for the customer, and for those who claimed the lead while they may still see it. */
export function maySeeNumber(lead: ContactFacts, viewer: LeadViewer, now: Date): boolean {
	return viewer !== null && (isOwn(lead, viewer) || seesNumberByClaim(lead, now));
}

/** Revealing a masked number, which requires a reason and is recorded: for staff who do not see it otherwise. */
export function mayShowNumber(lead: ContactFacts, viewer: LeadViewer, now: Date): boolean {
	return isStaff(viewer) && !maySeeNumber(lead, viewer, now);
}

/** Name and address: for those who see the number, and for staff, who read the number masked. */
export function maySeeContact(lead: ContactFacts, viewer: LeadViewer, now: Date): boolean {
	return maySeeNumber(lead, viewer, now) || isStaff(viewer);
}

/** The description: for everyone until some days after the end, then for those who see the customer's identity. */
export function maySeeDescription(
	lead: ContactFacts & Parameters<typeof isDescriptionPublic>[0],
	viewer: LeadViewer,
	now: Date,
): boolean {
	return maySeeContact(lead, viewer, now) || isDescriptionPublic(lead, now);
}

/** The customer's user id: for the customer and staff. */
export function maySeeCustomer(lead: Pick<LeadFacts, "customerId">, viewer: LeadViewer): boolean {
	return isOwn(lead, viewer) || isStaff(viewer);
}

/** The customer's rating: for professionals who may claim the lead or have claimed it, and for staff. */
export function maySeeCustomerRating(
	lead: ClaimableFacts & Pick<LeadFacts, "claimBlock">,
	viewer: LeadViewer,
	now: Date,
): boolean {
	if (viewer === null || isOwn(lead, viewer)) return false;
	if (isStaff(viewer) || lead.claimListingId !== null) return true;
	return isClaimable(lead, viewer, now) && lead.claimBlock === null;
}

/** The professionals who claimed the lead, and their numbers: for the customer and staff. */
export function maySeeOffers(lead: Pick<LeadFacts, "customerId">, viewer: LeadViewer): boolean {
	return isOwn(lead, viewer) || isStaff(viewer);
}

/** Blocking the customer: for professionals who claimed the lead or were asked to take it. */
export function mayBlockCustomer(
	lead: Pick<LeadFacts, "customerId" | "claimListingId" | "assignedUserId">,
	viewer: LeadViewer,
): boolean {
	return isClaimer(lead, viewer) && (lead.claimListingId !== null || isAssigned(lead, viewer));
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

/** The UPI id of the professional who did the work: for the customer alone, and not before the lead is completed. */
export function maySeeUpiId(lead: Pick<LeadFacts, "customerId" | "status">, viewer: LeadViewer): boolean {
	return isOwn(lead, viewer) && lead.status === "completed";
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
	| "customerId"
	| "status"
	| "expiresAt"
	| "claimsTaken"
	| "revealLimit"
	| "claimListingId"
	| "exclusiveUntil"
	| "originUserId"
>;

/** Whether this viewer can claim the lead, apart from what `claimBlock` covers. */
export function isClaimable(lead: ClaimableFacts, viewer: LeadViewer, now: Date): boolean {
	const isForOthers = isExclusive(lead, now) && !isDirectlyAsked(lead, viewer, now);
	const isFree = isOpen(lead, now) && !isFull(lead) && !isForOthers;
	return isClaimer(lead, viewer) && lead.claimListingId === null && isFree;
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

/** Taking a booking back: for its customer, until the lead would have expired. */
export function mayUnbook(
	lead: Pick<LeadFacts, "customerId" | "status" | "expiresAt">,
	viewer: LeadViewer,
	now: Date,
): boolean {
	return (
		isOwn(lead, viewer) &&
		leadTransition(lead.status, "unbook", "customer") !== undefined &&
		now < lead.expiresAt
	);
}

/** What the viewer may do; the screens show their buttons accordingly. */
export function leadAbilities(lead: LeadFacts, viewer: LeadViewer, now: Date): LeadAbilities {
	const own = isOwn(lead, viewer);
	const isRunning = isOpen(lead, now);
	const assignment = assignmentStatus(lead, now);
	return {
		claim: isClaimable(lead, viewer, now) && lead.claimBlock === null,
		seeContact: maySeeContact(lead, viewer, now),
		own,
		edit: own && isRunning,
		unbook: mayUnbook(lead, viewer, now),
		close: own && leadTransition(statusAt(lead, now), "close", "customer") !== undefined,
		decline: isDirectlyAsked(lead, viewer, now) && isRunning && lead.claimListingId === null,
		openToAll: own && isRunning && isExclusive(lead, now),
		getHelp: own && isRunning && needsHelp(lead, now),
		askNearby: own && isRunning && lead.askedNearbyAt === null && !isExclusive(lead, now),
		seeOffers: maySeeOffers(lead, viewer),
		book: mayBook(lead, viewer, { isBookable: lead.offerCount > 0, now }),
		assign:
			isStaff(viewer) &&
			isRunning &&
			(!isFull(lead) || lead.offerCount > 0) &&
			assignmentTransition(assignment, "assign", "staff") !== undefined,
		answer: isAssigned(lead, viewer) && assignmentTransition(assignment, "accept", "assigned") !== undefined,
		reportNumber: mayReportNumber(lead, viewer),
		showNumber: mayShowNumber(lead, viewer, now),
		block: mayBlockCustomer(lead, viewer) && !lead.isBlocked,
	};
}
