import { desc, eq, inArray, sql } from "drizzle-orm";
import { type PersonRecord, recordsPerKind } from "../../platform/person-record.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { payments } from "./payments.tables.ts";

const columns = {
	id: payments.merchantTransactionId,
	title: payments.merchantTransactionId,
	serviceId: sql<null>`null`,
	status: payments.status,
	amount: payments.amount,
	at: payments.createdAt,
};

type PersonPayment = PersonRecord & { isRefund: boolean };

/** A person's newest payments and refunds, named by their merchantTransactionId. */
export function readPersonPayments(db: Db, userId: string): Promise<PersonPayment[]> {
	return db
		.select({ ...columns, isRefund: sql<boolean>`${payments.paymentType} = 'refund'` })
		.from(payments)
		.where(eq(payments.userId, userId))
		.orderBy(desc(payments.createdAt))
		.limit(recordsPerKind);
}

/** The payments with this merchantTransactionId, in any case, or the payment with this id. */
export function findPaymentForStaff(
	db: Db,
	named: { name: string } | { id: string },
): Promise<PersonRecord[]> {
	const isIt =
		"name" in named
			? sql`upper(${payments.merchantTransactionId}) = upper(${named.name})`
			: eq(payments.id, named.id);
	return db.select(columns).from(payments).where(isIt);
}

/** The merchantTransactionIds of these payments, by id. */
export async function readPaymentNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
	const names = { id: payments.id, name: payments.merchantTransactionId };
	const rows = await db
		.select(names)
		.from(payments)
		.where(inArray(payments.id, [...ids]));
	return new Map(rows.map(({ id, name }) => [id, name]));
}
