import { and, eq, gt, lte } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import { sandboxOrders } from "../payments.tables.ts";

/** An order in the sandbox's own books; the amount is paise. */
export type SandboxOrder = typeof sandboxOrders.$inferSelect;

const columns = {
	merchantTransactionId: sandboxOrders.merchantTransactionId,
	orderId: sandboxOrders.orderId,
	amount: sandboxOrders.amount,
	state: sandboxOrders.state,
	returnUrl: sandboxOrders.returnUrl,
	transactionId: sandboxOrders.transactionId,
	paidAt: sandboxOrders.paidAt,
	expiresAt: sandboxOrders.expiresAt,
	createdAt: sandboxOrders.createdAt,
};

/** Inserts the order unless one has the name, and returns the stored one. */
export async function insertOrderOnce(db: Db, order: SandboxOrder): Promise<SandboxOrder> {
	await db.insert(sandboxOrders).values(order).onConflictDoNothing();
	return (await findOrder(db, order.merchantTransactionId, order.createdAt)) ?? order;
}

/** The order as it is now: an expired order has failed. */
export async function findOrder(db: Db, name: string, now: Date): Promise<SandboxOrder | undefined> {
	const isNamed = eq(sandboxOrders.merchantTransactionId, name);
	await db
		.update(sandboxOrders)
		.set({ state: "FAILED" })
		.where(and(isNamed, eq(sandboxOrders.state, "PENDING"), lte(sandboxOrders.expiresAt, now)));
	const [order] = await db.select(columns).from(sandboxOrders).where(isNamed);
	return order;
}

/** Ends an open order; undefined if it has ended or expired. */
export async function endOrder(
	db: Db,
	name: string,
	end: { state: Exclude<SandboxOrder["state"], "PENDING">; transactionId: string | null },
	now: Date,
): Promise<SandboxOrder | undefined> {
	const [ended] = await db
		.update(sandboxOrders)
		.set({ ...end, paidAt: end.state === "COMPLETED" ? now : null })
		.where(
			and(
				eq(sandboxOrders.merchantTransactionId, name),
				eq(sandboxOrders.state, "PENDING"),
				gt(sandboxOrders.expiresAt, now),
			),
		)
		.returning(columns);
	return ended;
}
