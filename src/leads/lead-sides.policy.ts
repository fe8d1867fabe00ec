import { isStaff, type Viewer } from "../platform/access.ts";
import { isExclusive } from "./direct-lead.ts";

/** The viewer: a guest (null) or a signed-in person. */
export type LeadViewer = Pick<Viewer, "userId" | "role"> | null;

/** The people whom a lead concerns. */
export type LeadSides = {
	customerId: string;
	/** The listing with which the viewer claimed the lead; null if the viewer has not claimed it. */
	claimListingId: string | null;
	/** The owner of the listing that the lead was assigned to; null if it is unassigned. */
	assignedUserId: string | null;
	/** Until when only the professional whose page it started from sees and claims it; null if never. */
	exclusiveUntil: Date | null;
	/** That professional; null if the lead was never theirs alone. */
	originUserId: string | null;
};

/** Whether the viewer created the lead. */
export function isOwn(lead: Pick<LeadSides, "customerId">, viewer: LeadViewer): boolean {
	return viewer !== null && viewer.userId === lead.customerId;
}

/** Whether the lead was assigned to the viewer's listing. */
export function isAssigned(lead: Pick<LeadSides, "assignedUserId">, viewer: LeadViewer): boolean {
	return viewer !== null && viewer.userId === lead.assignedUserId;
}

/** Whether the viewer is the professional whose alone the lead is now. */
export function isDirectlyAsked(
	lead: Pick<LeadSides, "exclusiveUntil" | "originUserId">,
	viewer: LeadViewer,
	now: Date,
): boolean {
	return viewer !== null && viewer.userId === lead.originUserId && isExclusive(lead, now);
}

/** Who a lead is for while it is one professional's alone: for its customer, that professional and staff. */
export function maySeeExclusive(
	lead: Pick<LeadSides, "customerId" | "exclusiveUntil" | "originUserId">,
	viewer: LeadViewer,
	now: Date,
): boolean {
	if (!isExclusive(lead, now)) return false;
	return isOwn(lead, viewer) || isStaff(viewer) || isDirectlyAsked(lead, viewer, now);
}

/** Everyone sees a lead, unless it is one professional's alone. */
export function maySeeLead(lead: LeadSides, viewer: LeadViewer, now: Date): boolean {
	if (!isExclusive(lead, now) || maySeeExclusive(lead, viewer, now)) return true;
	return lead.claimListingId !== null || isAssigned(lead, viewer);
}
