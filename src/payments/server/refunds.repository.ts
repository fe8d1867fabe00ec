import { and, asc, eq, isNotNull, ne, sql } from "drizzle-orm";
import { type Paise, paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { paymentColumns, type PaymentRow } from "./payments.repository.ts";
import { payments } from "./payments.tables.ts";

/** The sum of a payment's completed and pending refunds in paise. Call it with the payment locked. */
export async function sumOfRefunds(tx: Db, paymentId: string): Promise<Paise> {
	const [row] = await tx
		.select({ sum: sql`coalesce(sum(${payments.amount}), 0)`.mapWith(Number) })
		.from(payments)
		.where(and(eq(payments.refundOf, paymentId), ne(payments.status, "failed")));
	return paise(row?.sum ?? 0);
}

/** The refunds of the payment that are pending at the provider, at most `limit`. */
export function readOpenRefunds(db: Db, paymentId: string, limit: number): Promise<PaymentRow[]> {
	return db
		.select(paymentColumns)
		.from(payments)
		.where(
			and(eq(payments.refundOf, paymentId), eq(payments.status, "pending"), isNotNull(payments.provider)),
		)
		.limit(limit);
}

/** Whether there are any. Call it with the payment locked. */
export const hasRefundUnderWay = async (tx: Db, paymentId: string): Promise<boolean> =>
	(await readOpenRefunds(tx, paymentId, 1)).length > 0;

/** The ids of a payment's refunds, oldest first, at most `limit`. */
export async function readRefundsOf(db: Db, paymentId: string, limit: number): Promise<string[]> {
	const rows = await db
		.select({ id: payments.id })
		.from(payments)
		.where(eq(payments.refundOf, paymentId))
		.orderBy(asc(payments.createdAt), asc(payments.id))
		.limit(limit);
	return rows.map(({ id }) => id);
}
