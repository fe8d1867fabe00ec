import { isStaff, type Role } from "../platform/access.ts";

/** How many people a person can have blocked at a time. */
export const blocksAtMost = 200;

/** How the blocker names the person: by their user id, or by a lead if its customer's id is hidden from the blocker. */
export type BlockTarget = { userId: string } | { leadId: string };

/** Why a person cannot block another. */
export type BlockFault = "self" | "by-staff" | "staff";

type Person = { id: string; role: Role };

/**
 * What forbids this block; null if nothing does. Staff help both sides and decide about reports, so they neither block
 * nor are blocked.
 */
export function blockFault(blocker: Person, person: Person): BlockFault | null {
	if (blocker.id === person.id) return "self";
	if (isStaff(blocker)) return "by-staff";
	return isStaff(person) ? "staff" : null;
}
