import { and, desc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Paise } from "../../platform/money.ts";
import type { PageEnd } from "../../platform/server/database/conditions.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { referralBalances, referralPayouts } from "./referrals.tables.ts";

export type BalanceRow = { userId: string; earned: Paise; paidOut: Paise; payable: Paise };
export type PayoutRow = typeof referralPayouts.$inferSelect;

const columns = {
	userId: referralBalances.userId,
	earned: referralBalances.earned,
	paidOut: referralBalances.paidOut,
	payable: referralBalances.payable,
};

/** At most `limit` people's balances after `after`, the highest payable amount first. */
export function readBalances(
	db: Db,
	after: Pick<BalanceRow, "payable" | "userId"> | undefined,
	limit: number,
): Promise<BalanceRow[]> {
	const { payable, userId } = referralBalances;
	const isBehind = after && sql`(${payable}, ${userId}) < (${after.payable}::bigint, ${after.userId}::uuid)`;
	return db
		.select(columns)
		.from(referralBalances)
		.where(isBehind)
		.orderBy(desc(payable), desc(userId))
		.limit(limit);
}

/** The number of people with a balance, counted up to `limit`. */
export async function countBalances(db: Db, limit: number): Promise<number> {
	const found = db
		.select({ userId: referralBalances.userId })
		.from(referralBalances)
		.limit(limit)
		.as("found");
	const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(found);
	return counted?.count ?? 0;
}

/** What a person's referrals have earned and what was paid out; undefined if they never earned anything. */
export async function findBalance(db: Db, userId: string): Promise<BalanceRow | undefined> {
	const [row] = await db.select(columns).from(referralBalances).where(eq(referralBalances.userId, userId));
	return row;
}

/**
 * Counts an amount as paid out if that much is payable; returns whether it did. The row is locked until the
 * transaction ends: if two pay out at the same time, the second sees what the first has left.
 */
export async function takeFromBalance(tx: Db, userId: string, amount: Paise): Promise<boolean> {
	const taken = await tx
		.update(referralBalances)
		.set({ paidOut: sql`${referralBalances.paidOut} + ${amount}::bigint` })
		.where(and(eq(referralBalances.userId, userId), gte(referralBalances.payable, amount)))
		.returning({ userId: referralBalances.userId });
	return taken.length > 0;
}

/** Adds a payout; false if its reference is already recorded. */
export async function insertPayoutOnce(tx: Db, payout: PayoutRow): Promise<boolean> {
	const added = await tx
		.insert(referralPayouts)
		.values(payout)
		.onConflictDoNothing({ target: referralPayouts.reference })
		.returning({ id: referralPayouts.id });
	return added.length > 0;
}

/** The people that these payouts went to. */
export function readPaidPeople(db: Db, ids: readonly string[]): Promise<Pick<PayoutRow, "id" | "userId">[]> {
	const { id, userId } = referralPayouts;
	return db
		.select({ id, userId })
		.from(referralPayouts)
		.where(inArray(id, [...ids]));
}

/** At most `limit` payouts to a person after `after`, latest first. */
export function readPayouts(
	db: Db,
	{ userId, after }: { userId: string; after?: PageEnd | undefined },
	limit: number,
): Promise<PayoutRow[]> {
	const { createdAt, id } = referralPayouts;
	const isBehind = after && sql`(${createdAt}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)`;
	return db
		.select()
		.from(referralPayouts)
		.where(and(eq(referralPayouts.userId, userId), isBehind))
		.orderBy(desc(createdAt), desc(id))
		.limit(limit);
}

/** All payouts to a person, latest first, for their export. */
export function readAllPayoutsOf(db: Db, userId: string): Promise<PayoutRow[]> {
	const { createdAt, id } = referralPayouts;
	return db
		.select()
		.from(referralPayouts)
		.where(eq(referralPayouts.userId, userId))
		.orderBy(desc(createdAt), desc(id));
}
