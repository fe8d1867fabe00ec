import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { PaymentStatus } from "../../payments/payment.ts";
import { paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { namedQuery } from "../../platform/server/database/named.ts";
import { referrals } from "./referrals.tables.ts";

export type ReferralRow = Omit<typeof referrals.$inferSelect, "paymentStatus"> & {
	paymentStatus: PaymentStatus;
};

/** Adds a referral; a payment has at most one. */
export async function insertReferral(tx: Db, referral: ReferralRow): Promise<void> {
	await tx.insert(referrals).values(referral);
}

/** The owner of the code that the payment came with; null if it came with none. */
export async function findReferrerOf(db: Db, paymentId: string): Promise<string | null> {
	const [row] = await db
		.select({ referrerId: referrals.referrerId })
		.from(referrals)
		.where(eq(referrals.paymentId, paymentId));
	return row?.referrerId ?? null;
}

/** The owners of the codes of these referrals. */
export function readReferrers(db: Db, ids: readonly string[]): Promise<{ id: string; userId: string }[]> {
	return db
		.select({ id: referrals.id, userId: referrals.referrerId })
		.from(referrals)
		.where(inArray(referrals.id, [...ids]));
}

const locked = namedQuery("referral_locked", (db) => {
	const { id, listingId, rewardPercent } = referrals;
	return db
		.select({ id, listingId, rewardPercent })
		.from(referrals)
		.where(eq(referrals.paymentId, sql.placeholder("paymentId")))
		.for("update");
});

/** What decides the reward of a payment's referral, locked until the transaction ends; undefined if it has none. */
export async function lockReferral(
	tx: Db,
	paymentId: string,
): Promise<Pick<ReferralRow, "id" | "listingId" | "rewardPercent"> | undefined> {
	const [row] = await locked(tx, { paymentId });
	return row;
}

/**
 * Takes back the reward of the payment's referral and returns the referral with the amount; undefined if it earned
 * nothing.
 */
export async function takeRewardBack(
	tx: Db,
	paymentId: string,
	now: Date,
): Promise<Pick<ReferralRow, "id" | "reward"> | undefined> {
	const { id, reward } = referrals;
	const isOfPayment = eq(referrals.paymentId, paymentId);
	const [earned] = await tx.select({ id, reward }).from(referrals).where(isOfPayment).for("update");
	if (earned === undefined || earned.reward === 0) return undefined;
	await tx
		.update(referrals)
		.set({ reward: paise(0), updatedAt: now })
		.where(and(eq(referrals.id, earned.id), eq(referrals.reward, earned.reward)));
	return earned;
}

const rewarded = namedQuery("referral_rewarded", (db) =>
	db
		.select({ id: referrals.id })
		.from(referrals)
		.where(
			and(
				eq(referrals.listingId, sql.placeholder("listingId")),
				eq(referrals.paymentStatus, "success"),
				gt(referrals.reward, paise(0)),
			),
		)
		.limit(1),
);

/** Whether a payment for this listing has earned a reward: a registration earns only one. */
export async function hasRewarded(tx: Db, listingId: string): Promise<boolean> {
	return (await rewarded(tx, { listingId })).length > 0;
}

const moved = namedQuery("referral_moved", (db) =>
	db
		.update(referrals)
		.set({
			paymentStatus: sql`${sql.placeholder("paymentStatus")}`,
			reward: sql`${sql.placeholder("reward")}`,
			paid: sql`coalesce(${sql.placeholder("paid")}, ${referrals.paid})`,
			updatedAt: sql`${sql.placeholder("updatedAt")}::timestamptz`,
		})
		.where(
			and(
				eq(referrals.id, sql.placeholder("id")),
				sql`${referrals.paymentStatus} = any(${sql.placeholder("from")}::text[])`,
			),
		),
);

/** Changes a referral's status and reward, unless it is no longer in one of these statuses. */
export async function moveReferral(
	tx: Db,
	id: string,
	from: readonly PaymentStatus[],
	to: Pick<ReferralRow, "paymentStatus" | "updatedAt" | "reward"> & Partial<Pick<ReferralRow, "paid">>,
): Promise<void> {
	const { paymentStatus, reward, paid = null, updatedAt } = to;
	await moved(tx, { id, from, paymentStatus, reward, paid, updatedAt: updatedAt.toISOString() });
}

/** The referrals of a person's code, latest first, for their export. */
export function readReferralsOf(
	db: Db,
	referrerId: string,
): Promise<Pick<ReferralRow, "paymentStatus" | "reward" | "createdAt">[]> {
	return db
		.select({
			// The table's check constraint allows no other value.
			paymentStatus: referrals.paymentStatus,
			reward: referrals.reward,
			createdAt: referrals.createdAt,
		})
		.from(referrals)
		.where(eq(referrals.referrerId, referrerId))
		.orderBy(desc(referrals.createdAt), desc(referrals.id));
}
