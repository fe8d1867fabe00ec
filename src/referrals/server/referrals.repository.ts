import { and, desc, eq, gt, inArray } from "drizzle-orm";
import type { PaymentStatus } from "../../payments/payment.ts";
import { paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
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

/** What decides the reward of a payment's referral, locked until the transaction ends; undefined if it has none. */
export async function lockReferral(
	tx: Db,
	paymentId: string,
): Promise<Pick<ReferralRow, "id" | "listingId" | "rewardPercent"> | undefined> {
	const { id, listingId, rewardPercent } = referrals;
	const [row] = await tx
		.select({ id, listingId, rewardPercent })
		.from(referrals)
		.where(eq(referrals.paymentId, paymentId))
		.for("update");
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

/** Whether a payment for this listing has earned a reward: a registration earns only one. */
export async function hasRewarded(tx: Db, listingId: string): Promise<boolean> {
	const found = await tx
		.select({ id: referrals.id })
		.from(referrals)
		.where(
			and(
				eq(referrals.listingId, listingId),
				eq(referrals.paymentStatus, "success"),
				gt(referrals.reward, paise(0)),
			),
		)
		.limit(1);
	return found.length > 0;
}

/** Changes a referral's status and reward, unless it is no longer in one of these statuses. */
export async function moveReferral(
	tx: Db,
	id: string,
	from: readonly PaymentStatus[],
	to: Pick<ReferralRow, "paymentStatus" | "updatedAt" | "reward"> & Partial<Pick<ReferralRow, "paid">>,
): Promise<void> {
	await tx
		.update(referrals)
		.set(to)
		.where(and(eq(referrals.id, id), inArray(referrals.paymentStatus, [...from])));
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
