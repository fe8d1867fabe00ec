import { and, asc, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { readWaiting, type Waiting } from "../../platform/server/database/waiting.repository.ts";
import { pendingTooLong } from "../payment.ts";
import { payments } from "./payments.tables.ts";

/** A refund takes days at the banks; it is work only once staff must look at it. */
const isWaiting = sql`${payments.status} = 'pending'
	and (${payments.paymentType} = 'payment' or ${payments.provider} is null or ${payments.attention} is not null)`;

/** All pending payments: those begun just now, and those that wait for the provider or for staff. */
export function readAllPending(db: Db): Promise<Waiting> {
	return readWaiting(db, sql`select ${payments.createdAt} as at from ${payments} where ${isWaiting}`);
}

/** Payments that have been pending for too long. */
export function readStuckPayments(db: Db, now: Date): Promise<Waiting> {
	const before = new Date(now.getTime() - pendingTooLong);
	return readWaiting(
		db,
		sql`select ${payments.createdAt} as at from ${payments}
			where ${isWaiting} and ${payments.createdAt} < ${before.toISOString()}`,
	);
}

/** The ids of the same, oldest first, at most `limit`. */
export async function findStuckPayments(db: Db, now: Date, limit: number): Promise<string[]> {
	const before = new Date(now.getTime() - pendingTooLong);
	const rows = await db
		.select({ id: payments.id })
		.from(payments)
		.where(and(isWaiting, lt(payments.createdAt, before)))
		.orderBy(asc(payments.createdAt))
		.limit(limit);
	return rows.map(({ id }) => id);
}
