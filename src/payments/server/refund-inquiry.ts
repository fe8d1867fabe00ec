import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { keepingAnswers } from "./keep-answers.ts";
import { type PaymentProvider, type ProviderOrder, ProviderRefused } from "./payment-provider.ts";
import { findPayment, type PaymentRow } from "./payments.repository.ts";
import type { Said } from "./settle.ts";

type Context = { db: Db; clock: Clock; provider: Pick<PaymentProvider, "refund" | "refundStatus"> };
export type RefundInquiry = ReturnType<typeof createRefundInquiry>;

/** Sends refunds to the provider and asks for their status. All throw as the provider does. */
export function createRefundInquiry({ db, clock, provider }: Context) {
	/** Sends a refund that is in the books, under its own name: sent again, it is still one refund. */
	async function send(refund: PaymentRow): Promise<ProviderOrder> {
		const paid = refund.refundOf === null ? undefined : await findPayment(db, refund.refundOf);
		if (paid === undefined) throw new Error(`a refund of no payment: ${refund.id}`);
		const asked = {
			merchantRefundId: refund.merchantTransactionId,
			merchantTransactionId: paid.merchantTransactionId,
			amount: refund.amount,
		};
		return keepingAnswers({ db, clock }, { paymentId: refund.id, source: "start" }, (keep) =>
			provider.refund(asked, keep),
		);
	}

	/** The state of a refund; null if the provider does not know it. */
	function ask({ id: paymentId, merchantTransactionId }: PaymentRow): Promise<ProviderOrder | null> {
		return keepingAnswers({ db, clock }, { paymentId, source: "status" }, (keep) =>
			provider.refundStatus(merchantTransactionId, keep),
		);
	}

	/**
	 * The provider's status of a refund. A pending one that it does not know never arrived, or not yet, and is sent
	 * again. If that is refused, it is not final at once: the first request may still be on its way.
	 */
	async function inquire(refund: PaymentRow): Promise<Said> {
		const known = await ask(refund);
		if (known !== null) return { is: "order", order: known };
		if (refund.status !== "pending") return { is: "unknown" };
		try {
			return { is: "order", order: await send(refund) };
		} catch (error) {
			if (error instanceof ProviderRefused) return { is: "unknown" };
			throw error;
		}
	}

	return { send, ask, inquire };
}
