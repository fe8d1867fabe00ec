import { isManager, isStaff, type Viewer } from "../platform/access.ts";

type Who = Pick<Viewer, "userId" | "role">;

const isOwn = (address: { userId: string }, viewer: Who) => address.userId === viewer.userId;

/** Viewing and removing an address: its person, and staff. For everyone else it does not exist. */
export function mayTouchAddress(address: { userId: string }, viewer: Who): boolean {
	return isOwn(address, viewer) || isStaff(viewer);
}

/**
 * Changing it. Customers call the number of a listing's address, so people who may not change the listing may not
 * redirect its calls.
 */
export function mayChangeAddress(address: { userId: string; inUse: boolean }, viewer: Who): boolean {
	if (!mayTouchAddress(address, viewer)) return false;
	return isOwn(address, viewer) || isManager(viewer) || !address.inUse;
}

/** Adding an address for another person, by their mobile: staff only. */
export function mayAddForOthers(viewer: Who): boolean {
	return isStaff(viewer);
}
