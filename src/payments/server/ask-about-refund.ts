import { inTransaction } from "../../platform/server/database/database.ts";
import { keepingAnswers } from "./keep-answers.ts";
import { type ProviderOrder, ProviderRefused } from "./payment-provider.ts";
import type { ProviderContext } from "./payments.context.ts";
import { findPayment, type PaymentRow } from "./payments.repository.ts";
import { type OrderEvidence, settle } from "./settle.ts";

/**
 * Sends a recorded refund under its own name, so that a repeat makes no second refund. Throws as the provider does.
 */
async function send(ctx: ProviderContext, refund: PaymentRow): Promise<ProviderOrder> {
	const paid = refund.refundOf === null ? undefined : await findPayment(ctx.db, refund.refundOf);
	if (paid === undefined) throw new Error(`a refund of no payment: ${refund.id}`);
	const order = {
		merchantRefundId: refund.merchantTransactionId,
		merchantTransactionId: paid.merchantTransactionId,
		amount: refund.amount,
	};
	return keepingAnswers(ctx, { paymentId: refund.id, source: "start" }, (keep) =>
		ctx.provider.refund(order, keep),
	);
}

/** The status of a refund; null if the provider does not know it. */
function ask(
	ctx: ProviderContext,
	{ id: paymentId, merchantTransactionId }: PaymentRow,
): Promise<ProviderOrder | null> {
	return keepingAnswers(ctx, { paymentId, source: "status" }, (keep) =>
		ctx.provider.refundStatus(merchantTransactionId, keep),
	);
}

/**
 * The provider's status of a refund. A pending refund that the provider does not know has not arrived, so it is sent
 * again. A refusal of that request is not final immediately: the first request may still be under way. Throws as the
 * provider does.
 */
export async function askAboutRefund(ctx: ProviderContext, refund: PaymentRow): Promise<OrderEvidence> {
	const known = await ask(ctx, refund);
	if (known !== null) return { is: "order", order: known };
	if (refund.status !== "pending") return { is: "unknown" };
	try {
		return { is: "order", order: await send(ctx, refund) };
	} catch (error) {
		if (error instanceof ProviderRefused) return { is: "unknown" };
		throw error;
	}
}

/**
 * Sends a refund for the first time and settles it by the answer. Never throws: without a clear answer the refund stays
 * pending, and the schedule asks about it.
 */
export async function sendRefund(ctx: ProviderContext, refundId: string): Promise<void> {
	try {
		const refund = await findPayment(ctx.db, refundId);
		if (refund?.status !== "pending") return;
		const evidence = await sendFirst(ctx, refund);
		await inTransaction(ctx.db, (tx) => settle(ctx, tx, refundId, evidence));
	} catch (error) {
		ctx.log.error({ err: error, paymentId: refundId }, "sending a refund");
	}
}

async function sendFirst(ctx: ProviderContext, refund: PaymentRow): Promise<OrderEvidence> {
	try {
		return { is: "order", order: await send(ctx, refund) };
	} catch (error) {
		if (!(error instanceof ProviderRefused)) throw error;
		// The schedule may have sent it in the meantime: a refund that the provider knows is not refused.
		const known = await ask(ctx, refund);
		return known === null ? { is: "refused" } : { is: "order", order: known };
	}
}
