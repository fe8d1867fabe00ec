import { isStaff, type Viewer } from "../platform/access.ts";

/** Asking whether a code counts for another person, by their mobile: staff. */
export function mayCheckForOthers(viewer: Pick<Viewer, "role">): boolean {
	return isStaff(viewer);
}

/** Whether the code counts for this registration: anybody's but the registrant's own; undefined is somebody new here. */
export function mayUseCodeOf(referrer: { id: string }, registrantId: string | undefined): boolean {
	return referrer.id !== registrantId;
}
