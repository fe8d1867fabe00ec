import { isManager, isStaff, type Viewer } from "../platform/access.ts";

type Who = Pick<Viewer, "userId" | "role"> | null;

/** Everyone can see plans on offer; only managers can see disabled ones. */
export function maySeeAllPlans(viewer: Who): boolean {
	return isManager(viewer);
}

/**
 * Staff, who open a listing's plans on its owner's behalf. They are not redirected to a payment and need no referral
 * code.
 */
export function buysForOthers(viewer: Pick<Viewer, "role"> | null): boolean {
	return isStaff(viewer);
}

/** The owner and staff can see a listing's subscriptions. */
export function maySeeSubscriptions(listing: { userId: string }, viewer: Who): boolean {
	return viewer !== null && (viewer.userId === listing.userId || isStaff(viewer));
}

/** The owner, and staff on the owner's behalf, can buy a plan for a listing. */
export function mayBuyFor(listing: { userId: string }, viewer: Who): boolean {
	return maySeeSubscriptions(listing, viewer);
}
