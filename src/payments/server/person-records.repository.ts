import { desc, eq, sql } from "drizzle-orm";
import { type PersonRecord, recordsPerKind } from "../../platform/person-record.ts";
import type { Db } from "../../platform/server/database.ts";
import { payments } from "./payments.tables.ts";

const columns = {
	id: payments.merchantTransactionId,
	title: payments.merchantTransactionId,
	serviceId: sql<null>`null`,
	status: payments.status,
	amount: payments.amount,
	at: payments.createdAt,
};

/** A person's newest payments and refunds, named by their merchantTransactionId. */
export function readPersonPayments(db: Db, userId: string): Promise<PersonRecord[]> {
	return db
		.select(columns)
		.from(payments)
		.where(eq(payments.userId, userId))
		.orderBy(desc(payments.createdAt))
		.limit(recordsPerKind);
}

/** The payment of this merchantTransactionId or this id, if there is one. */
export function findPaymentForStaff(
	db: Db,
	named: { name: string } | { id: string },
): Promise<PersonRecord[]> {
	const isIt = "name" in named ? eq(payments.merchantTransactionId, named.name) : eq(payments.id, named.id);
	return db.select(columns).from(payments).where(isIt);
}
