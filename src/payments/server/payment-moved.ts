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
	/** Paise, GST included; for a refund the refunded amount. */
	amount: Paise;
	userId: string;
	itemId: string;
	paymentForCategory: PaymentCategory | null;
	/** For a refund: the refunded payment. */
	refundOf: string | null;
	/** For a refund: what happens to the plan and the referral reward. */
	decision: RefundDecision | null;
	/**
	 * When the money arrived or was refunded, which may be earlier than we learn of it; for a failure the time of the
	 * move.
	 */
	at: Date;
};

/**
 * The event for a payment that just moved; `payment` includes what the move added. `actorId` is who moved it, by
 * default who began it.
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
