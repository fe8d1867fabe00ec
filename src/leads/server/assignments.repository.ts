import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database.ts";
import { type AssignmentAnswer, answerDue } from "../assignment.ts";
import type { LeadStatus } from "../lead.ts";
import { type ExpiredLead, expiredLead } from "./leads.repository.ts";
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
			answerDueAt: answerDue(at),
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
		.set({ assignedAction: action, answerDueAt: null })
		.where(and(eq(leads.id, leadId), isNull(leads.assignedAction)))
		.returning({ id: leads.id });
	return written.length > 0;
}

/** A lead whose answer was due. It may be answered or over by now. */
export type OverdueLead = ExpiredLead & { status: LeadStatus; expiresAt: Date };

/** Takes at most `count` leads whose answer is due by now off the list of those that are awaited, and answers them. */
export function takeOverdue(db: Db, now: Date, count: number): Promise<OverdueLead[]> {
	const due = db
		.select({ id: leads.id })
		.from(leads)
		.where(lte(leads.answerDueAt, now))
		.orderBy(leads.answerDueAt)
		.limit(count)
		// One that is being answered or assigned right now is left for the next minute.
		.for("update", { skipLocked: true });
	return db
		.update(leads)
		.set({ answerDueAt: null })
		.where(and(inArray(leads.id, due), lte(leads.answerDueAt, now)))
		.returning({
			...expiredLead,
			// The table's own check lets no other word in.
			status: sql<LeadStatus>`${leads.status}`,
			expiresAt: leads.expiresAt,
		});
}
