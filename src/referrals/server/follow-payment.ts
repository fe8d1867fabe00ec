import { paymentTransitions } from "../../payments/payment.ts";
import type { PaymentMoved } from "../../payments/server/payments.api.ts";
import { type Paise, paise, percentOf } from "../../platform/money.ts";
import { auditOf } from "../../platform/server/database/audit.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import type { ReferralsContext } from "./referrals.context.ts";
import {
	hasRewarded,
	insertReferral,
	lockReferral,
	moveReferral,
	takeRewardBack,
} from "./referrals.repository.ts";

const auditReferral = auditOf("referral");

/** A registration with a referral code, and the amount to pay in paise. */
type NewReferral = { paymentId: string; listingId: string; referrerId: string; paid: Paise };

/** Records the referral of a payment that just started. */
export async function addPendingReferral(
	{ clock, discountPercent, rewardPercent }: Omit<ReferralsContext, "db" | "catalogue">,
	tx: Db,
	referral: NewReferral,
): Promise<void> {
	const now = clock();
	await insertReferral(tx, {
		id: newId(),
		...referral,
		discountPercent,
		rewardPercent,
		reward: percentOf(referral.paid, rewardPercent),
		paymentStatus: "pending",
		createdAt: now,
		updatedAt: now,
	});
}

/** Handles payments: the referral takes the status of its payment, and a refund may take its reward back. */
export async function followPayment(
	{ clock }: Pick<ReferralsContext, "clock">,
	tx: Db,
	event: PaymentMoved,
): Promise<void> {
	const { paymentId, paymentType, status, amount } = event;
	if (paymentType === "refund") return followRefund(tx, event, clock());
	const referral = await lockReferral(tx, paymentId);
	if (referral === undefined) return;
	const from = paymentTransitions.filter(({ to }) => to === status).map((step) => step.from);
	const isEarned = status === "success" && !(await hasRewarded(tx, referral.listingId));
	const reward = isEarned ? percentOf(amount, referral.rewardPercent) : paise(0);
	const earned = status === "success" ? { paid: amount, reward } : { reward };
	await moveReferral(tx, referral.id, from, { paymentStatus: status, updatedAt: clock(), ...earned });
}

/** Takes back the reward of the refunded payment if the admin chose so. */
async function followRefund(tx: Db, { refundOf, status, decision }: PaymentMoved, now: Date): Promise<void> {
	if (refundOf === null || status !== "success" || decision?.reward !== "take back") return;
	const taken = await takeRewardBack(tx, refundOf, now);
	if (taken === undefined) return;
	await auditReferral(tx, {
		at: now,
		actorId: decision.decidedBy,
		action: "referral.take-back",
		subjectId: taken.id,
		before: { reward: taken.reward },
		after: { reward: 0 },
	});
}
