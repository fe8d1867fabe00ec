import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import { type AssignmentAnswer, answerDue } from "../../assignment.ts";
import type { LeadStatus } from "../../lead.ts";
import { type ExpiredLead, expiredLead } from "../leads.repository.ts";
import { leads } from "../leads.tables.ts";

/** The listing that a lead is assigned to, the member of staff who assigned it, and when. */
export type NewAssignment = { listingId: string; userId: string; by: string; at: Date };

/** Assigns the open, locked lead to a professional and records who was asked before; false if it is not open. */
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

/** Forgets the assignment of the locked lead, so that staff can assign it again. */
export async function clearAssignment(tx: Db, leadId: string): Promise<void> {
	const none = { assignedListingId: null, assignedUserId: null, assignedBy: null, assignedAt: null };
	await tx
		.update(leads)
		.set({ ...none, assignedAction: null })
		.where(eq(leads.id, leadId));
}

/** Records the professional's answer to the locked lead's assignment; false if there already is one. */
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

/** Removes at most `count` leads whose answer is due from the list of awaited ones, and returns them. */
export function takeOverdue(db: Db, now: Date, count: number): Promise<OverdueLead[]> {
	const due = db
		.select({ id: leads.id })
		.from(leads)
		.where(lte(leads.answerDueAt, now))
		.orderBy(leads.answerDueAt)
		.limit(count)
		// A lead that is being answered or assigned right now is left for the next minute.
		.for("update", { skipLocked: true });
	return db
		.update(leads)
		.set({ answerDueAt: null })
		.where(and(inArray(leads.id, due), lte(leads.answerDueAt, now)))
		.returning({
			...expiredLead,
			// The table's check constraint allows no other value.
			status: leads.status,
			expiresAt: leads.expiresAt,
		});
}

/** The open leads that wait for this person's answer; only those assigned to this listing if given. */
export function readAwaited(
	db: Db,
	{ userId, listingId }: { userId: string; listingId?: string },
): Promise<ExpiredLead[]> {
	return db
		.select(expiredLead)
		.from(leads)
		.where(
			and(
				eq(leads.assignedUserId, userId),
				eq(leads.status, "open"),
				isNull(leads.assignedAction),
				...(listingId === undefined ? [] : [eq(leads.assignedListingId, listingId)]),
			),
		);
}
