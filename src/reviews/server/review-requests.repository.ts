import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import type { ReviewSide } from "../review.ts";
import { reviewRequests, reviews } from "./reviews.tables.ts";

/** A completed lead that both sides can review. */
export type ReviewRequest = typeof reviewRequests.$inferSelect;

/** Adds the completed lead. */
export async function insertRequest(tx: Db, request: ReviewRequest): Promise<void> {
	await tx.insert(reviewRequests).values(request);
}

/** The completed lead; undefined if there is no such one. */
export async function findRequest(db: Db, leadId: string): Promise<ReviewRequest | undefined> {
	const [row] = await db.select().from(reviewRequests).where(eq(reviewRequests.leadId, leadId));
	return row;
}

/**
 * Locks the completed lead until the transaction ends. Whatever changes its reviews takes this lock first, so that the
 * second of two reviews written at once sees the first.
 */
export async function lockRequest(tx: Db, leadId: string): Promise<ReviewRequest | undefined> {
	const [row] = await tx.select().from(reviewRequests).where(eq(reviewRequests.leadId, leadId)).for("update");
	return row;
}

/** A completed lead whose sides are asked once more, and who has written. */
export type DueReminder = ReviewRequest & { written: ReviewSide[] };

/**
 * Takes at most `limit` completed leads for which the reminder is due, the longest overdue first, so that no other
 * process takes them.
 */
export async function takeDueReminders(tx: Db, now: Date, limit: number): Promise<DueReminder[]> {
	const due = tx
		.select({ leadId: reviewRequests.leadId })
		.from(reviewRequests)
		.where(sql`${reviewRequests.remindAt} <= ${now}`)
		.orderBy(reviewRequests.remindAt)
		.limit(limit)
		.for("update", { skipLocked: true });
	const taken = await tx
		.update(reviewRequests)
		.set({ remindAt: null })
		.where(sql`${reviewRequests.leadId} in ${due}`)
		.returning();
	const leadIds = taken.map(({ leadId }) => leadId);
	const written = await tx
		.select({ leadId: reviews.leadId, side: reviews.side })
		.from(reviews)
		.where(sql`${reviews.leadId} = any(${sql.param(leadIds)}::uuid[])`);
	return taken.map((request) => ({
		...request,
		written: written.filter(({ leadId }) => leadId === request.leadId).map(({ side }) => side),
	}));
}
