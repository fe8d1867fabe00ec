import { readUsersByIds } from "../../accounts/server/accounts.api.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, notFound } from "../../platform/app-error.ts";
import { formatRupeesExact, less, paiseFromRupees, rupeesFromPaise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { m } from "../../paraglide/messages.js";
import type { PaymentRecord } from "../payments.contract.ts";
import type { RefundInput } from "../refund.contract.ts";
import { sendRefund } from "./ask-about-refund.ts";
import { auditPayment } from "./audit-payment.ts";
import { newPaymentName } from "./payment-name.ts";
import type { PaymentsContext } from "./payments.context.ts";
import { presentRecord } from "./payments.presenter.ts";
import { findPayment, insertPayment, lockPaymentByName, type PaymentRow } from "./payments.repository.ts";
import { hasRefundUnderWay, sumOfRefunds } from "./refunds.repository.ts";
import { providerRefundFault, tooMuch } from "./refundable.ts";
import { firstQuestion, queueQuestion } from "./timetable.ts";

/**
 * Refunds money of a payment through the provider for an admin, once per `key` (null: none). The refund is recorded
 * before the call to the provider, so the schedule recovers a lost answer; plan, reward and credit note follow in the
 * transaction in which it succeeds. Throws not_found, and conflict if this amount cannot be refunded.
 */
export async function refundPayment(
	ctx: PaymentsContext,
	viewer: Viewer,
	name: string,
	input: RefundInput,
	key: string | null,
): Promise<PaymentRecord> {
	let begun: string | null = null;
	const body = { merchantTransactionId: name, ...input };
	const request = { userId: viewer.userId, route: "POST /api/payments/refund", key, body };
	const { answer } = await ctx.idempotency.once<{ refundId: string }>(request, async () => async (tx) => {
		begun = await begin(ctx, tx, viewer, name, input);
		return { status: 200, answer: { refundId: begun } };
	});
	if (begun === answer.refundId) await sendRefund(ctx, answer.refundId);
	const row = await findPayment(ctx.db, answer.refundId);
	if (row === undefined) throw new Error(`a refund is gone: ${answer.refundId}`);
	return presentRecord(row, (await readUsersByIds(ctx.db, [row.userId])).get(row.userId));
}

async function begin(
	ctx: PaymentsContext,
	tx: Db,
	viewer: Viewer,
	name: string,
	input: RefundInput,
): Promise<string> {
	// If two admins refund at the same time, the second waits here and then sees the refund of the first.
	const paid = await lockPaymentByName(tx, name);
	if (paid === undefined) throw notFound();
	await refuse(ctx, tx, paid, input);
	const row = newRow(ctx, viewer, paid, input);
	await insertPayment(tx, row);
	const { id, amount, refundOf, refundedPlan, refundedReward, askAt } = row;
	await auditPayment(tx, {
		at: row.createdAt,
		actorId: viewer.userId,
		action: "payment.refund",
		subjectId: id,
		reason: input.reason,
		after: { amount, refundOf, refundedPlan, refundedReward },
	});
	if (askAt !== null) await queueQuestion(ctx, tx, { paymentId: id, askAt });
	return id;
}

async function refuse(
	{ provider }: PaymentsContext,
	tx: Db,
	paid: PaymentRow,
	input: RefundInput,
): Promise<void> {
	const fault = providerRefundFault(paid, provider);
	if (fault !== null) throw new AppError("conflict", fault);
	if (await hasRefundUnderWay(tx, paid.id))
		throw new AppError("conflict", m["payments.refund.under_way_already"]());
	const left = less(paid.amount, await sumOfRefunds(tx, paid.id));
	if (input.left !== undefined && paiseFromRupees(input.left) !== left) {
		const now = formatRupeesExact(rupeesFromPaise(left));
		throw new AppError("conflict", m["payments.refund.left_changed"]({ left: now }));
	}
	if (paiseFromRupees(input.amount) > left) throw tooMuch(left);
}

/** A refund has the item, payer and provider of its payment, and is a test if the payment is. */
function newRow(
	{ clock, provider }: PaymentsContext,
	viewer: Viewer,
	paid: PaymentRow,
	input: RefundInput,
): PaymentRow {
	const now = clock();
	return {
		...paid,
		id: newId(),
		merchantTransactionId: newPaymentName(),
		startedBy: viewer.userId,
		amount: paiseFromRupees(input.amount),
		paymentType: "refund",
		status: "pending",
		providerOrderId: null,
		transactionId: null,
		redirectUrl: null,
		expiresAt: null,
		// It is sent now, so viewers of the payment need not ask at the same moment.
		askedAt: now,
		askAt: firstQuestion(provider.terms, now, "refund"),
		attention: null,
		remarks: input.reason,
		refundOf: paid.id,
		refundedPlan: input.plan,
		refundedReward: input.reward,
		paymentDate: null,
		createdAt: now,
		updatedAt: now,
	};
}
