import { and, eq, exists, inArray, isNotNull, isNull, lt, ne, or } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { paymentAnswers, payments } from "./payments.tables.ts";

/** Whether there is anything to erase apart from the person's payments, or whether it may still arrive. */
export async function mustErase(db: Db, userId: string): Promise<boolean> {
	const answers = db
		.select({ id: paymentAnswers.id })
		.from(paymentAnswers)
		.where(eq(paymentAnswers.paymentId, payments.id));
	const found = await db
		.select({ id: payments.id })
		.from(payments)
		.where(
			and(
				eq(payments.userId, userId),
				or(isNotNull(payments.remarks), isNotNull(payments.askAt), exists(answers)),
			),
		)
		.limit(1);
	return found.length > 0;
}

/** Whether the provider is still asked about a payment of the person. */
export async function isAskedAboutOf(db: Db, userId: string): Promise<boolean> {
	const found = await db
		.select({ id: payments.id })
		.from(payments)
		.where(and(eq(payments.userId, userId), isNotNull(payments.askAt)))
		.limit(1);
	return found.length > 0;
}

/** Blanks the staff remarks on the person's payments. */
export async function blankRemarksOf(tx: Db, userId: string): Promise<void> {
	await tx
		.update(payments)
		.set({ remarks: null })
		.where(and(eq(payments.userId, userId), isNotNull(payments.remarks)));
}

/** Deletes the answers about the person's payments that have ended and need no further question. */
export async function deleteAnswersOf(tx: Db, userId: string): Promise<void> {
	const ended = tx
		.select({ id: payments.id })
		.from(payments)
		.where(and(eq(payments.userId, userId), ne(payments.status, "pending"), isNull(payments.askAt)));
	await tx.delete(paymentAnswers).where(inArray(paymentAnswers.paymentId, ended));
}

/**
 * Deletes at most `count` answers from before `before`, about payments without later changes and further questions,
 * or about no payment. Returns how many.
 */
export async function deleteAnswersBefore(db: Db, before: Date, count: number): Promise<number> {
	const isOver = and(isNull(payments.askAt), lt(payments.updatedAt, before));
	const old = db
		.select({ id: paymentAnswers.id })
		.from(paymentAnswers)
		.leftJoin(payments, eq(payments.id, paymentAnswers.paymentId))
		.where(and(lt(paymentAnswers.receivedAt, before), or(isNull(paymentAnswers.paymentId), isOver)))
		.orderBy(paymentAnswers.receivedAt)
		.limit(count);
	const gone = await db
		.delete(paymentAnswers)
		.where(inArray(paymentAnswers.id, old))
		.returning({ id: paymentAnswers.id });
	return gone.length;
}
