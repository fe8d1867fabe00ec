import type { Paise } from "../../platform/money.ts";
import type {
	PaymentCategory,
	PaymentStatus,
	PaymentType,
	RefundedPlanChoice,
	RefundedRewardChoice,
} from "../payment.ts";
import type { PaymentRow } from "./payments.repository.ts";

/** What an admin decided about a refund, and which admin. A refund without a decision keeps plan and reward. */
export type RefundDecision = {
	plan: RefundedPlanChoice;
	reward: RefundedRewardChoice;
	decidedBy: string;
};

/**
 * Published in the transaction that moves a payment to success or failed, once per move, with the payment's row
 * locked. Lock order for listeners: payment → user account → listing → subscriptions by id → invoice counter last.
 */
export type PaymentMoved = {
	paymentId: string;
	merchantTransactionId: string;
	transactionId: string | null;
	paymentType: PaymentType;
	status: Exclude<PaymentStatus, "pending">;
	/** Paise, GST included; of a refund what is given back. */
	amount: Paise;
	userId: string;
	itemId: string;
	paymentForCategory: PaymentCategory | null;
	/** Of a refund: the payment that it gives back. */
	refundOf: string | null;
	/** Of a refund: what becomes of the plan and the referral reward. */
	decision: RefundDecision | null;
	/**
	 * When the money arrived, or was refunded, which may be before we know it; for a failure the time of the move.
	 */
	at: Date;
};

/**
 * What is announced of a payment that just moved; `payment` holds what became known of it in the move. `actorId` is
 * who moved it, by default who began it.
 */
export function movedEvent(
	payment: PaymentRow,
	status: PaymentMoved["status"],
	at: Date,
	actorId: string = payment.startedBy,
): PaymentMoved {
	const { id: paymentId, merchantTransactionId, transactionId, paymentType, amount } = payment;
	const { userId, itemId, paymentForCategory, refundOf } = payment;
	return {
		paymentId,
		merchantTransactionId,
		transactionId,
		paymentType,
		status,
		amount,
		userId,
		itemId,
		paymentForCategory,
		refundOf,
		decision: refundOf === null ? null : decisionOf(payment, actorId),
		at,
	};
}

const decisionOf = ({ refundedPlan, refundedReward }: PaymentRow, decidedBy: string): RefundDecision => ({
	plan: refundedPlan ?? "keep",
	reward: refundedReward ?? "keep",
	decidedBy,
});
