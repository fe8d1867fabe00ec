import { and, eq, lte, ne, sql } from "drizzle-orm";
import { paise, type Paise, sumOf } from "../../../platform/money.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import type { RefundToStart } from "../payment-provider.ts";
import { sandboxOrders, sandboxRefunds } from "../payments.tables.ts";

/** A refund in the sandbox's own books; the amount is paise. */
export type SandboxRefund = typeof sandboxRefunds.$inferSelect;

/** How long the sandbox takes to refund money, in milliseconds: no provider does it immediately. */
export const refundTakes = 2_000;

const columns = {
	merchantRefundId: sandboxRefunds.merchantRefundId,
	refundId: sandboxRefunds.refundId,
	merchantTransactionId: sandboxRefunds.merchantTransactionId,
	amount: sandboxRefunds.amount,
	state: sandboxRefunds.state,
	createdAt: sandboxRefunds.createdAt,
};

/**
 * Inserts the refund unless one has the name, and returns the stored one; undefined if the order was not paid or less
 * than the amount is left.
 */
export function insertRefundOnce(
	db: Db,
	{ merchantRefundId, merchantTransactionId, amount }: RefundToStart,
	now: Date,
): Promise<SandboxRefund | undefined> {
	return inTransaction(db, async (tx) => {
		const [order] = await tx
			.select({ amount: sandboxOrders.amount, state: sandboxOrders.state })
			.from(sandboxOrders)
			.where(eq(sandboxOrders.merchantTransactionId, merchantTransactionId))
			.for("update");
		const known = await findRefund(tx, merchantRefundId, now);
		if (known !== undefined) return known;
		if (
			order?.state !== "COMPLETED" ||
			sumOf(await readRefunded(tx, merchantTransactionId), amount) > order.amount
		)
			return undefined;
		const [written] = await tx
			.insert(sandboxRefunds)
			.values({
				merchantRefundId,
				merchantTransactionId,
				amount,
				refundId: newId(),
				state: "PENDING",
				createdAt: now,
			})
			.returning(columns);
		return written;
	});
}

async function readRefunded(tx: Db, merchantTransactionId: string): Promise<Paise> {
	const [row] = await tx
		.select({ sum: sql`coalesce(sum(${sandboxRefunds.amount}), 0)`.mapWith(Number) })
		.from(sandboxRefunds)
		.where(
			and(
				eq(sandboxRefunds.merchantTransactionId, merchantTransactionId),
				ne(sandboxRefunds.state, "FAILED"),
			),
		);
	return paise(row?.sum ?? 0);
}

/** The refund as it is now: a refund whose time has passed is complete. */
export async function findRefund(
	db: Db,
	merchantRefundId: string,
	now: Date,
): Promise<SandboxRefund | undefined> {
	const isNamed = eq(sandboxRefunds.merchantRefundId, merchantRefundId);
	const begunBefore = new Date(now.getTime() - refundTakes);
	await db
		.update(sandboxRefunds)
		.set({ state: "COMPLETED" })
		.where(and(isNamed, eq(sandboxRefunds.state, "PENDING"), lte(sandboxRefunds.createdAt, begunBefore)));
	const [refund] = await db.select(columns).from(sandboxRefunds).where(isNamed);
	return refund;
}
