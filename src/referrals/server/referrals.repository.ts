import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { PaymentStatus } from "../../payments/payment.ts";
import type { Db } from "../../platform/server/database.ts";
import { referrals } from "./referrals.tables.ts";

export type ReferralRow = Omit<typeof referrals.$inferSelect, "paymentStatus"> & {
	paymentStatus: PaymentStatus;
};

/** Writes a referral; one at most comes with a payment. */
export async function insertReferral(tx: Db, referral: ReferralRow): Promise<void> {
	await tx.insert(referrals).values(referral);
}

/** Whose code the payment came with; undefined where it came with none. */
export async function findReferral(
	db: Db,
	paymentId: string,
): Promise<Pick<ReferralRow, "referrerId"> | undefined> {
	const [row] = await db
		.select({ referrerId: referrals.referrerId })
		.from(referrals)
		.where(eq(referrals.paymentId, paymentId));
	return row;
}

/** What decides about the reward of a payment's referral, locked until the transaction ends; undefined where it has none. */
export async function lockReferral(
	tx: Db,
	paymentId: string,
): Promise<Pick<ReferralRow, "id" | "rewardPercent"> | undefined> {
	const [row] = await tx
		.select({ id: referrals.id, rewardPercent: referrals.rewardPercent })
		.from(referrals)
		.where(eq(referrals.paymentId, paymentId))
		.for("update");
	return row;
}

/** Moves a referral on, with what it earns now, unless it has none of these statuses any more. */
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

/** What a person's code brought, the latest first, for their export. */
export function readReferralsOf(
	db: Db,
	referrerId: string,
): Promise<Pick<ReferralRow, "paymentStatus" | "reward" | "createdAt">[]> {
	return db
		.select({
			// The table's own check lets no other word in.
			paymentStatus: sql<PaymentStatus>`${referrals.paymentStatus}`,
			reward: referrals.reward,
			createdAt: referrals.createdAt,
		})
		.from(referrals)
		.where(eq(referrals.referrerId, referrerId))
		.orderBy(desc(referrals.createdAt), desc(referrals.id));
}
