import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database.ts";
import { payments } from "./payments.tables.ts";

/** A payment that is under way. */
export type PendingPayment = {
	id: string;
	merchantTransactionId: string;
	/** Paise, GST included. */
	amount: Paise;
	createdAt: Date;
};

/** More of one item's than anybody has under way at once. */
const most = 5;

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
		.where(
			and(
				eq(payments.itemId, itemId),
				eq(payments.status, "pending"),
				eq(payments.paymentType, "payment"),
				// One that staff wrote into the books by hand has no page to follow.
				isNotNull(payments.provider),
			),
		)
		.orderBy(desc(payments.createdAt), desc(payments.id))
		.limit(most);
}
