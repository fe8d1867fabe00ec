import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { namedQuery, placeholdersOf } from "../../platform/server/database/named.ts";
import { paymentColumns, type PaymentRow } from "./payments.repository.ts";
import { payments } from "./payments.tables.ts";

/** The one scheduled request about a payment: its job compares the time in the row. */
export type Question = { paymentId: string; askAt: Date };

const addressed = namedQuery("payment_addressed", (db) =>
	db
		.select({ id: payments.id, provider: payments.provider, askedAt: payments.askedAt })
		.from(payments)
		.where(eq(payments.merchantTransactionId, sql.placeholder("merchantTransactionId"))),
);

/** The payment that a provider's message is about; undefined if none has this name. */
export async function findAddressed(
	db: Db,
	merchantTransactionId: string,
): Promise<Pick<PaymentRow, "id" | "provider" | "askedAt"> | undefined> {
	const [row] = await addressed(db, { merchantTransactionId });
	return row;
}

/**
 * Records that the provider is asked now, unless it was asked after `before`. If viewers in several processes try,
 * one gets true and asks. The provider is never asked about a successful payment.
 */
export async function claimAsking(
	db: Db,
	paymentId: string,
	{ now, before }: { now: Date; before: Date },
): Promise<boolean> {
	const claimed = await db
		.update(payments)
		.set({ askedAt: now })
		.where(
			and(
				eq(payments.id, paymentId),
				ne(payments.status, "success"),
				or(isNull(payments.askedAt), lte(payments.askedAt, before)),
			),
		)
		.returning({ id: payments.id });
	return claimed.length > 0;
}

const { askAt: givenTime } = placeholdersOf({ askAt: payments.askAt });

const questionTaken = namedQuery("payment_question_taken", (db) => {
	const { askedAt, until } = placeholdersOf({ askedAt: payments.askedAt, until: payments.askAt });
	return db
		.update(payments)
		.set({ askedAt, askAt: until })
		.where(
			and(
				eq(payments.id, sql.placeholder("paymentId")),
				eq(payments.askAt, givenTime),
				ne(payments.status, "success"),
			),
		)
		.returning(paymentColumns);
});

/** Takes the scheduled request until `until`; undefined if the row has a different time by now. */
export async function takeQuestion(
	db: Db,
	{ paymentId, askAt }: Question,
	{ now, until }: { now: Date; until: Date },
): Promise<PaymentRow | undefined> {
	const [taken] = await questionTaken(db, { paymentId, askAt, askedAt: now, until });
	return taken;
}

/** Reschedules the request (null: no further request). False if that has happened in the meantime. */
export async function moveQuestion(
	tx: Db,
	{ paymentId, askAt }: Question,
	to: Date | null,
): Promise<boolean> {
	const moved = await tx
		.update(payments)
		.set({ askAt: to })
		.where(and(eq(payments.id, paymentId), eq(payments.askAt, askAt)))
		.returning({ id: payments.id });
	return moved.length > 0;
}

const questionHastened = namedQuery("payment_question_hastened", (db) =>
	db
		.update(payments)
		.set({ askAt: givenTime })
		.where(
			and(
				eq(payments.id, sql.placeholder("paymentId")),
				ne(payments.status, "success"),
				isNotNull(payments.provider),
				or(isNull(payments.askAt), gt(payments.askAt, givenTime)),
			),
		)
		.returning({ id: payments.id }),
);

/** Brings the question forward to `at`; false if it is due as early anyway, and for a successful payment. */
export async function hastenQuestion(tx: Db, question: Question): Promise<boolean> {
	return (await questionHastened(tx, question)).length > 0;
}

/** Reschedules at most `count` requests that were due before `before` to now, and returns their payments. */
export async function hastenOverdue(
	tx: Db,
	{ now, before, count }: { now: Date; before: Date; count: number },
): Promise<string[]> {
	const overdue = await tx
		.select({ id: payments.id })
		.from(payments)
		.where(lt(payments.askAt, before))
		.orderBy(asc(payments.askAt))
		.limit(count)
		// Rows locked at this moment are checked again in a minute.
		.for("no key update", { skipLocked: true });
	const ids = overdue.map(({ id }) => id);
	if (ids.length > 0) await tx.update(payments).set({ askAt: now }).where(inArray(payments.id, ids));
	return ids;
}
