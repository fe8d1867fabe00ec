import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database.ts";
import type { AssignmentAnswer } from "../assignment.ts";
import { leads } from "./leads.tables.ts";

/** To whose listing a lead is assigned, by whom of the staff, and when. */
export type NewAssignment = { listingId: string; userId: string; by: string; at: Date };

/** Asks a professional to take the open, locked lead, and keeps who was asked before; false where it is not open. */
export async function writeAssignment(
	tx: Db,
	leadId: string,
	{ listingId, userId, by, at }: NewAssignment,
): Promise<boolean> {
	const asked = { assignedListingId: listingId, assignedUserId: userId, assignedBy: by, assignedAt: at };
	const written = await tx
		.update(leads)
		.set({
			...asked,
			assignedAction: null,
			askedBefore: sql`array_remove(${leads.askedBefore} || ${leads.assignedUserId}, null)`,
		})
		.where(and(eq(leads.id, leadId), eq(leads.status, "open")))
		.returning({ id: leads.id });
	return written.length > 0;
}

/** Writes the professional's answer to the locked lead's assignment; false where there is one already. */
export async function writeAnswer(tx: Db, leadId: string, action: AssignmentAnswer): Promise<boolean> {
	const written = await tx
		.update(leads)
		.set({ assignedAction: action })
		.where(and(eq(leads.id, leadId), isNull(leads.assignedAction)))
		.returning({ id: leads.id });
	return written.length > 0;
}
