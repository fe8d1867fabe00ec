import { isManager, isStaff, mayCall, type Viewer } from "../platform/access.ts";

/** Asking whether a code counts for another person, by their mobile: staff. */
export function mayCheckForOthers(viewer: Pick<Viewer, "role">): boolean {
	return isStaff(viewer);
}

/** Whether the code counts for this registration: anybody's but the registrant's own; undefined is somebody new here. */
export function mayUseCodeOf(referrer: { id: string }, registrantId: string | undefined): boolean {
	return referrer.id !== registrantId;
}

/** The referral dashboard is for every role but customers, and for customers who have a code. */
export function mayListReferrals(person: Pick<Viewer, "role"> & { referralCode: string | null }): boolean {
	return mayCall("non-customer", person) || person.referralCode !== null;
}

/** Managers see everyone's referrals, the others their own. */
export function maySeeAllReferrals(viewer: Pick<Viewer, "role">): boolean {
	return isManager(viewer);
}

/** A person's payouts: their own, and admins see everyone's. */
export function maySeePayoutsOf(userId: string, viewer: Pick<Viewer, "userId" | "role">): boolean {
	return viewer.userId === userId || mayCall("admin", viewer);
}
