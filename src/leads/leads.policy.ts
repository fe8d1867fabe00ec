import { isStaff, type Viewer } from "../platform/access.ts";
import { isFull, isOpen, leadTransition, type LeadStatus } from "./lead.ts";

/** Who looks: nobody (null) or a signed-in person. */
export type LeadViewer = Pick<Viewer, "userId" | "role"> | null;

/** What the policy needs to know of a lead. */
export type LeadFacts = {
	customerId: string;
	status: LeadStatus;
	expiresAt: Date;
	claimsTaken: number;
	revealLimit: number;
	/** The viewer holds a claim of this lead. */
	claimedByViewer: boolean;
};

export type LeadAbilities = { claim: boolean; seeContact: boolean; own: boolean; close: boolean };

/** True for the person who created the lead. */
export function isOwn(lead: Pick<LeadFacts, "customerId">, viewer: LeadViewer): boolean {
	return viewer !== null && viewer.userId === lead.customerId;
}

/** Name, mobile and address: to the customer, to staff and to who claimed the lead; to nobody else, whatever its state. */
export function maySeeContact(
	lead: Pick<LeadFacts, "customerId" | "claimedByViewer">,
	viewer: LeadViewer,
): boolean {
	return viewer !== null && (isOwn(lead, viewer) || isStaff(viewer) || lead.claimedByViewer);
}

/** The customer's user id: to the customer and staff. */
export function maySeeCustomer(lead: Pick<LeadFacts, "customerId">, viewer: LeadViewer): boolean {
	return isOwn(lead, viewer) || isStaff(viewer);
}

/** Claiming is for everyone but the customer and staff; a visitor is offered it and logs in first. */
export function isClaimer(lead: Pick<LeadFacts, "customerId">, viewer: LeadViewer): boolean {
	return !isOwn(lead, viewer) && !isStaff(viewer);
}

/** What the viewer may do; the screens show their buttons by it. */
export function leadAbilities(lead: LeadFacts, viewer: LeadViewer, now: Date): LeadAbilities {
	const own = isOwn(lead, viewer);
	return {
		claim: isClaimer(lead, viewer) && !lead.claimedByViewer && isOpen(lead, now) && !isFull(lead),
		seeContact: maySeeContact(lead, viewer),
		own,
		close: own && leadTransition(lead.status, "close", "customer") !== undefined,
	};
}
