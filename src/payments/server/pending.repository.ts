import { and, asc, desc, eq, gt, isNotNull, isNull, ne, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Paise, paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { payments } from "./payments.tables.ts";

/** A payment that is under way. */
export type PendingPayment = {
	id: string;
	merchantTransactionId: string;
	/** Paise, GST included. */
	amount: Paise;
	createdAt: Date;
};

/** More pending payments of one item than anyone has at once. */
const most = 5;

/** One that staff recorded by hand has no page to follow. */
const isUnderWay = (itemId: string) =>
	and(
		eq(payments.itemId, itemId),
		eq(payments.status, "pending"),
		eq(payments.paymentType, "payment"),
		isNotNull(payments.provider),
	);

/** The payments for this item whose end is not known yet, the latest first, at most 5. */
export function readPendingFor(db: Db, itemId: string): Promise<PendingPayment[]> {
	return db
		.select({
			id: payments.id,
			merchantTransactionId: payments.merchantTransactionId,
			amount: payments.amount,
			createdAt: payments.createdAt,
		})
		.from(payments)
		.where(isUnderWay(itemId))
		.orderBy(desc(payments.createdAt), desc(payments.id))
		.limit(most);
}

/** A payment that staff are to look at, and why. */
export type PaymentToLookAt = {
	id: string;
	merchantTransactionId: string;
	status: string;
	attention: string;
};

/** The payments for this item that staff are to look at, without those that are given back, the latest first, at most 5. */
export function readToLookAt(db: Db, itemId: string): Promise<PaymentToLookAt[]> {
	const refund = alias(payments, "refund");
	const refunds = db
		.select({ id: refund.id })
		.from(refund)
		.where(and(eq(refund.refundOf, payments.id), ne(refund.status, "failed")));
	return db
		.select({
			id: payments.id,
			merchantTransactionId: payments.merchantTransactionId,
			status: payments.status,
			attention: sql<string>`${payments.attention}`,
		})
		.from(payments)
		.where(
			and(
				eq(payments.itemId, itemId),
				eq(payments.paymentType, "payment"),
				isNotNull(payments.attention),
				notExists(refunds),
			),
		)
		.orderBy(desc(payments.createdAt), desc(payments.id))
		.limit(most);
}

/**
 * The ids of all payments under way for this item, in their order. Left out are those that staff are to look at: the
 * provider may have taken money for them.
 */
export async function findPendingFor(tx: Db, itemId: string): Promise<string[]> {
	const rows = await tx
		.select({ id: payments.id })
		.from(payments)
		.where(and(isUnderWay(itemId), isNull(payments.attention)))
		.orderBy(asc(payments.id));
	return rows.map(({ id }) => id);
}

/** Whether staff have granted a plan without payment for the same item since this payment began. */
export async function findWaiverSince(
	db: Db,
	{ id, itemId }: { id: string; itemId: string },
): Promise<boolean> {
	const found = await db
		.select({ id: payments.id })
		.from(payments)
		.where(
			and(
				eq(payments.itemId, itemId),
				// Ids of payments grow with time.
				gt(payments.id, id),
				eq(payments.amount, paise(0)),
				eq(payments.status, "success"),
				ne(payments.startedBy, payments.userId),
			),
		)
		.limit(1);
	return found.length > 0;
}
