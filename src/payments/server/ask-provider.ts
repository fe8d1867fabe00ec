import { setTimeout as wait } from "node:timers/promises";
import { inTransaction } from "../../platform/server/database/database.ts";
import { askIntervalMs, type PaymentStatus } from "../payment.ts";
import { askAboutRefund } from "./ask-about-refund.ts";
import { keepingAnswers } from "./keep-answers.ts";
import { ProviderUnreachable } from "./payment-provider.ts";
import type { ProviderContext } from "./payments.context.ts";
import type { PaymentRow } from "./payments.repository.ts";
import { claimAsking } from "./poll-payments.repository.ts";
import { type OrderEvidence, settle } from "./settle.ts";

/** How long the response to a viewer waits for the provider, in milliseconds. */
const viewerTimeoutMs = 2_000;

async function askAboutOrder(
	ctx: ProviderContext,
	{ id, merchantTransactionId }: PaymentRow,
): Promise<OrderEvidence> {
	const order = await keepingAnswers(ctx, { paymentId: id, source: "status" }, (keep) =>
		ctx.provider.askOrder(merchantTransactionId, keep),
	);
	return order === null ? { is: "unknown" } : { is: "order", order };
}

/**
 * Asks the provider about one payment or refund and settles it. Returns its new status, or null if the provider did not
 * answer, which changes nothing. Throws if settling fails.
 */
export async function askProvider(ctx: ProviderContext, payment: PaymentRow): Promise<PaymentStatus | null> {
	const { id } = payment;
	if (payment.provider !== ctx.provider.name) {
		// This provider does not know another provider's orders, and "unknown" would count as a failure.
		ctx.log.warn({ paymentId: id, taker: payment.provider }, "payment of another provider");
		return null;
	}
	let evidence: OrderEvidence;
	try {
		evidence = await (payment.paymentType === "refund"
			? askAboutRefund(ctx, payment)
			: askAboutOrder(ctx, payment));
	} catch (error) {
		if (!(error instanceof ProviderUnreachable)) throw error;
		ctx.log.warn({ err: error, paymentId: id }, "payment provider");
		return null;
	}
	return inTransaction(ctx.db, (tx) => settle(ctx, tx, id, evidence));
}

/**
 * Asks the provider for a viewer of the payment, unless a request was just made or the payment has ended. Waits for
 * at most 2 seconds; the request continues and settles. Never throws.
 */
export async function askForViewer(ctx: ProviderContext, payment: PaymentRow): Promise<void> {
	if (payment.provider === null || payment.status === "success") return;
	// The schedule has given up this failure. It is shown without a request, because pages of old payments stay open.
	if (payment.status === "failed" && payment.askAt === null) return;
	const now = ctx.clock();
	const before = new Date(now.getTime() - askIntervalMs);
	if (!(await claimAsking(ctx.db, payment.id, { now, before }))) return;
	const end = new AbortController();
	const asking = askProvider(ctx, payment)
		.catch((error: unknown) => ctx.log.error({ err: error, paymentId: payment.id }, "asking about a payment"))
		.finally(() => end.abort());
	const enough = wait(viewerTimeoutMs, undefined, { signal: end.signal }).catch(() => undefined);
	await Promise.race([asking, enough]);
}
