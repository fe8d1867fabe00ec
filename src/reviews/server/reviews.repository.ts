import { and, asc, desc, eq, getTableColumns, inArray, isNull, lte, sql } from "drizzle-orm";
import { isSuspended } from "../../listings/server/listings.sql.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { clearedValues, exportedColumns } from "../../platform/server/database/personal-data.ts";
import type { AppealOutcome, ReviewStatus } from "../review.ts";
import { replyPersonalData, reviewPersonalData } from "./reviews.personal-data.ts";
import { reviewReplies, reviews } from "./reviews.tables.ts";

type Stored = typeof reviews.$inferSelect;

/** A review as stored, with its reply. */
export type ReviewRow = Stored & {
	reply: string | null;
	/** Staff suspended the listing. */
	isSuspended: boolean;
};

/** What is selected for a ReviewRow, with the reply joined. */
export const reviewColumns = {
	...getTableColumns(reviews),
	reply: reviewReplies.text,
	isSuspended: sql<boolean>`${isSuspended(reviews.listingId)}`,
};
export const joinsReply = eq(reviewReplies.reviewId, reviews.id);

/** The review; undefined if there is none. */
export async function findReview(db: Db, id: string): Promise<ReviewRow | undefined> {
	const [row] = await db
		.select(reviewColumns)
		.from(reviews)
		.leftJoin(reviewReplies, joinsReply)
		.where(eq(reviews.id, id));
	return row;
}

/** What these reviews say. */
export function readReviewsByIds(db: Db, ids: readonly string[]) {
	return db
		.select({ id: reviews.id, stars: reviews.stars, text: reviews.text, listingId: reviews.listingId })
		.from(reviews)
		.where(inArray(reviews.id, [...ids]));
}

/** The reviews of a completed lead, at most one of each side. */
export function readReviewsOn(db: Db, leadId: string): Promise<ReviewRow[]> {
	return db
		.select(reviewColumns)
		.from(reviews)
		.leftJoin(reviewReplies, joinsReply)
		.where(eq(reviews.leadId, leadId))
		.orderBy(asc(reviews.writtenAt));
}

/** Adds a review; a second one of the same side violates reviews_once. */
export async function insertReview(tx: Db, review: typeof reviews.$inferInsert): Promise<void> {
	await tx.insert(reviews).values(review);
}

type Changes = Partial<Pick<Stored, "publishedAt" | "removalRule" | "removalReason" | "removedBy">>;

/** Changes the status of a review; false if it is no longer in the expected one. */
export async function updateStatus(
	tx: Db,
	id: string,
	{ from, to, at, ...changes }: { from: ReviewStatus; to: ReviewStatus; at: Date } & Changes,
): Promise<boolean> {
	const moved = await tx
		.update(reviews)
		.set({ status: to, statusChangedAt: at, ...changes })
		.where(and(eq(reviews.id, id), eq(reviews.status, from)))
		.returning({ id: reviews.id });
	return moved.length > 0;
}

/** At most `limit` completed leads with a review that is due to be published, the longest overdue first. */
export async function readDueLeads(db: Db, now: Date, limit: number): Promise<string[]> {
	const rows = await db
		.select({ leadId: reviews.leadId })
		.from(reviews)
		// A literal, because the partial index covers only these rows.
		.where(and(sql`${reviews.status} = 'waiting'`, lte(reviews.dueAt, now)))
		.orderBy(asc(reviews.dueAt))
		.limit(limit);
	return [...new Set(rows.map(({ leadId }) => leadId))];
}

/** Adds a reply; false if there is one already. */
export async function insertReply(tx: Db, reply: typeof reviewReplies.$inferInsert): Promise<boolean> {
	const added = await tx
		.insert(reviewReplies)
		.values(reply)
		.onConflictDoNothing()
		.returning({ reviewId: reviewReplies.reviewId });
	return added.length > 0;
}

/** Stores the appeal; false if the review is not removed or has one. */
export async function insertAppeal(tx: Db, id: string, appeal: { text: string; at: Date }): Promise<boolean> {
	const added = await tx
		.update(reviews)
		.set({ appealText: appeal.text, appealedAt: appeal.at })
		.where(and(eq(reviews.id, id), eq(reviews.status, "removed"), isNull(reviews.appealedAt)))
		.returning({ id: reviews.id });
	return added.length > 0;
}

/** Stores the decision about an open appeal; false if it was decided before. */
export async function updateAppeal(
	tx: Db,
	id: string,
	{ outcome, reason, by }: { outcome: AppealOutcome; reason: string; by: string },
): Promise<boolean> {
	const decided = await tx
		.update(reviews)
		.set({ appealOutcome: outcome, appealReason: reason, appealDecidedBy: by })
		.where(and(eq(reviews.id, id), eq(reviews.status, "removed"), isNull(reviews.appealOutcome)))
		.returning({ id: reviews.id });
	return decided.length > 0;
}

/** Erases what a person wrote in reviews, appeals and replies. */
export async function eraseTextsOf(tx: Db, userId: string): Promise<void> {
	await tx.update(reviews).set(clearedValues(reviewPersonalData)).where(eq(reviews.authorId, userId));
	await tx.delete(reviewReplies).where(eq(reviewReplies.authorId, userId));
}

/** Everything stored about a person's own reviews, latest first, for their export. */
export function readReviewsOf(db: Db, userId: string) {
	return db
		.select(exportedColumns(reviewPersonalData))
		.from(reviews)
		.where(eq(reviews.authorId, userId))
		.orderBy(desc(reviews.writtenAt), desc(reviews.id));
}

/** The same of their replies. */
export function readRepliesOf(db: Db, userId: string) {
	return db
		.select(exportedColumns(replyPersonalData))
		.from(reviewReplies)
		.where(eq(reviewReplies.authorId, userId))
		.orderBy(desc(reviewReplies.repliedAt));
}
