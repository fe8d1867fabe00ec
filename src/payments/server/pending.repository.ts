import { and, asc, desc, eq, gt, isNotNull, isNull, ne, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Paise, paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { namedQuery } from "../../platform/server/database/named.ts";
import { payments } from "./payments.tables.ts";

/** A pending payment. */
export type PendingPayment = {
	id: string;
	merchantTransactionId: string;
	/** Paise, GST included. */
	amount: Paise;
	createdAt: Date;
};

/** More pending payments of one item than occur at the same time. */
const most = 5;

/** Pending at the provider: a payment that staff recorded has no page to follow. */
const isUnderWay = (itemId: string) =>
	and(
		eq(payments.itemId, itemId),
		eq(payments.status, "pending"),
		eq(payments.paymentType, "payment"),
		isNotNull(payments.provider),
	);

/** The pending payments for this item, latest first, at most 5. */
export function readPendingPayments(db: Db, itemId: string): Promise<PendingPayment[]> {
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

/** A payment that staff must look at, and why. */
export type PaymentToLookAt = {
	id: string;
	merchantTransactionId: string;
	status: string;
	attention: string;
};

/** The payments for this item that staff must look at, without refunded ones, latest first, at most 5. */
export function readPaymentsToLookAt(db: Db, itemId: string): Promise<PaymentToLookAt[]> {
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
 * The ids of all pending payments for this item, in order. Payments that staff must look at are omitted, because the
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

const waived = namedQuery("payment_waived", (db) =>
	db
		.select({ id: payments.id })
		.from(payments)
		.where(
			and(
				eq(payments.itemId, sql.placeholder("itemId")),
				// Ids of payments increase over time.
				gt(payments.id, sql.placeholder("paymentId")),
				eq(payments.amount, paise(0)),
				eq(payments.status, "success"),
				ne(payments.startedBy, payments.userId),
			),
		)
		.limit(1),
);

/** Whether staff have granted a plan without payment for the same item since this payment began. */
export async function isPaymentWaived(
	db: Db,
	payment: { paymentId: string; itemId: string },
): Promise<boolean> {
	return (await waived(db, payment)).length > 0;
}
