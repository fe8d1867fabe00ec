import { isManager, isStaff, type Viewer } from "../platform/access.ts";

type Who = Pick<Viewer, "userId" | "role"> | null;

/** Plans on offer are for everybody; those switched off are for managers. */
export function maySeeAllPlans(viewer: Who): boolean {
	return isManager(viewer);
}

/** Who comes to a listing's plans on its owner's behalf: staff. They are not sent to pay, nor asked for a code. */
export function buysForOthers(viewer: Pick<Viewer, "role"> | null): boolean {
	return isStaff(viewer);
}

/** A listing's subscriptions: its owner and staff. */
export function maySeeSubscriptions(listing: { userId: string }, viewer: Who): boolean {
	return viewer !== null && (viewer.userId === listing.userId || isStaff(viewer));
}

/** Buying a plan for a listing: its owner, and staff on the owner's behalf. */
export function mayBuyFor(listing: { userId: string }, viewer: Who): boolean {
	return maySeeSubscriptions(listing, viewer);
}
