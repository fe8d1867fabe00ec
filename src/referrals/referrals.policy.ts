import { isManager, isStaff, mayCall, type Viewer } from "../platform/access.ts";

/** Staff can check whether a code is valid for another person, identified by mobile. */
export function mayCheckForOthers(viewer: Pick<Viewer, "role">): boolean {
	return isStaff(viewer);
}

/**
 * Whether the code is valid for this registration: any code but the registrant's own. undefined is a person without an
 * account.
 */
export function mayUseCodeOf(referrer: { id: string }, registrantId: string | undefined): boolean {
	return referrer.id !== registrantId;
}

/** The referral dashboard is for every role except customers, and for customers who have a code. */
export function mayListReferrals(person: Pick<Viewer, "role"> & { referralCode: string | null }): boolean {
	return mayCall("non-customer", person) || person.referralCode !== null;
}

/** Managers see everyone's referrals; others see their own. */
export function maySeeAllReferrals(viewer: Pick<Viewer, "role">): boolean {
	return isManager(viewer);
}

/** A person sees their own payouts; admins see everyone's. */
export function maySeePayoutsOf(userId: string, viewer: Pick<Viewer, "userId" | "role">): boolean {
	return viewer.userId === userId || mayCall("admin", viewer);
}
