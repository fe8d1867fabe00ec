import { lockUser, readUsersByIds } from "../../accounts/server/accounts.api.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput } from "../../platform/app-error.ts";
import { less, paiseFromRupees } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { m } from "../../paraglide/messages.js";
import { currency } from "../payment.ts";
import type { PaymentRecord, PaymentRecordInput } from "../payments.contract.ts";
import { lockUntilCommit } from "../../platform/server/database/advisory-lock.ts";
import type { PaymentsContext } from "./payments.context.ts";
import type { RecordedPlan } from "./sold-plans.ts";
import { auditPayment, reasonOf } from "./audit-payment.ts";
import { type CheckedRecord, checkRecord } from "./check-record.ts";
import { movedEvent } from "./payment-moved.ts";
import { newPaymentName } from "./payment-name.ts";
import { presentRecord } from "./payments.presenter.ts";
import {
	findPayment,
	findTransfer,
	insertPaymentOnce,
	lockPayment,
	lockPaymentByName,
	type PaymentRow,
} from "./payments.repository.ts";
import { sumOfRefunds } from "./refunds.repository.ts";
import { recordAgain } from "./record-again.ts";
import { refuseUndecided } from "./refund-decision.ts";
import { tooMuch } from "./refundable.ts";

/** A recorded payment, and the subscription that it granted. */
type Recorded = { payment: PaymentRecord; subscription?: { _id: string; plan: string } };

/**
 * Records a payment or a refund for an admin, once per `key` (null: none). A successful refund, or payment with a
 * plan, is published; a payment without a plan is not, because it buys nothing. A record whose name exists changes
 * that payment, see record-again.ts. Throws bad_input with all errors; conflict if the name belongs to another
 * payment, if the refund is larger than the paid amount, or if the key came with another record.
 */
export async function recordPayment(
	ctx: PaymentsContext,
	viewer: Viewer,
	input: PaymentRecordInput,
	key: string | null,
): Promise<Recorded> {
	const { db } = ctx;
	const request = { userId: viewer.userId, route: "POST /api/payments/history/record", key, body: input };
	const { answer } = await ctx.idempotency.once<{ paymentId: string }>(request, async () => {
		const now = ctx.clock();
		const checked = await checkRecord(ctx, input, now);
		const row = newRow(viewer, input, checked, now);
		return async (tx) => ({
			status: 201,
			answer: { paymentId: await write(ctx, tx, viewer, row, checked.plan) },
		});
	});
	const payment = await findPayment(db, answer.paymentId);
	if (payment === undefined) throw new Error(`a recorded payment is gone: ${answer.paymentId}`);
	const people = await readUsersByIds(db, [payment.userId]);
	const bought = await ctx.readBoughtPlan(db, payment.id);
	return {
		payment: presentRecord(payment, people.get(payment.userId)),
		...(bought?.subscriptionId && {
			subscription: { _id: bought.subscriptionId, plan: bought.paymentPlan },
		}),
	};
}

/** Inserts the record, or applies it to the one with its name. Returns the payment's id. */
async function write(
	ctx: PaymentsContext,
	tx: Db,
	viewer: Viewer,
	row: PaymentRow,
	plan: RecordedPlan | null,
): Promise<string> {
	await refuseKnownTransfer(tx, row);
	// In the common lock order: the refunded payment, then the account.
	const paid = row.refundOf === null ? undefined : await lockPayment(tx, row.refundOf);
	const before = await lockPaymentByName(tx, row.merchantTransactionId);
	if (before !== undefined) return recordAgain(ctx, tx, viewer, { before, paid }, row);
	// A refund needs no account.
	if (paid !== undefined) await refuseRefund(tx, paid, row);
	else if (!(await lockUser(tx, row.userId)))
		throw badInput([{ path: "mobile", msg: m["payments.record.nobody"]() }]);
	const prepared = plan === null ? null : await ctx.recordedPlans.prepare(tx, plan, row.userId);
	const written = { ...row, paymentForCategory: prepared?.paymentForCategory ?? row.paymentForCategory };
	if (await insertPaymentOnce(tx, written)) {
		await prepared?.save(tx, written);
		await publishRecord(ctx, tx, viewer, written, plan);
		return row.id;
	}
	// Another request inserted the name at the same moment.
	const meanwhile = await lockPaymentByName(tx, row.merchantTransactionId);
	if (meanwhile === undefined) throw new Error(`a taken name is gone: ${row.merchantTransactionId}`);
	return recordAgain(ctx, tx, viewer, { before: meanwhile, paid }, row);
}

/** Audits the record, and publishes it if it succeeded and others depend on it. */
async function publishRecord(
	{ paymentMoved }: PaymentsContext,
	tx: Db,
	viewer: Viewer,
	row: PaymentRow,
	plan: RecordedPlan | null,
): Promise<void> {
	const { amount, paymentType, paymentMethod, status, itemType, itemId, refundOf, createdAt } = row;
	const { refundedPlan, refundedReward } = row;
	const decided = refundOf === null ? {} : { refundedPlan, refundedReward };
	const bought = plan === null ? {} : { planId: plan.planId };
	const facts = { amount, paymentType, paymentMethod, status, itemType, itemId, refundOf };
	await auditPayment(tx, {
		at: createdAt,
		actorId: viewer.userId,
		action: paymentType === "refund" ? "payment.record-refund" : "payment.record",
		subjectId: row.id,
		reason: reasonOf(row),
		after: { ...facts, ...decided, ...bought },
	});
	if ((paymentType === "refund" || plan !== null) && status === "success")
		await paymentMoved.announce(tx, movedEvent(row, status, row.paymentDate ?? createdAt));
}

function newRow(
	viewer: Viewer,
	input: PaymentRecordInput,
	{ userId, paidAt, paid }: CheckedRecord,
	now: Date,
): PaymentRow {
	const { itemId, itemType, paymentType, paymentMethod, status } = input;
	return {
		id: newId(),
		merchantTransactionId: input.merchantTransactionId || newPaymentName(),
		userId,
		startedBy: viewer.userId,
		amount: paiseFromRupees(input.amount),
		currency,
		paymentType,
		paymentMethod,
		status,
		itemType,
		itemId,
		paymentForCategory: paid?.paymentForCategory ?? null,
		provider: null,
		providerOrderId: null,
		// References are compared ignoring case, because people copy them by hand.
		transactionId: input.transactionId?.toUpperCase() || null,
		redirectUrl: null,
		expiresAt: null,
		askedAt: null,
		askAt: null,
		attention: null,
		remarks: input.remarks || null,
		// A refund is a test if its payment was one.
		isTestPayment: paid?.isTestPayment ?? input.isTestPayment ?? false,
		refundOf: paid?.id ?? null,
		refundedPlan: input.plan || null,
		refundedReward: input.reward || null,
		paymentDate: status === "success" ? paidAt : null,
		createdAt: now,
		updatedAt: now,
	};
}

/** Refuses a transfer that is recorded under another name: it is the same money. */
async function refuseKnownTransfer(
	tx: Db,
	{ transactionId, paymentType, merchantTransactionId }: PaymentRow,
): Promise<void> {
	if (transactionId === null) return;
	// If two run at the same time, the second sees the first.
	await lockUntilCommit(tx, `transfer ${transactionId}`);
	const known = await findTransfer(tx, { transactionId, paymentType, merchantTransactionId });
	if (known === undefined) return;
	const msg = m["payments.record.known_transfer"]({ name: known });
	throw new AppError("conflict", msg, { errors: [{ path: "transactionId", msg }] });
}

/**
 * Refuses a refund of more than the remaining amount, or of all of it without a decision. The payment is locked, so
 * if two refunds are recorded at the same time, the second counts the first.
 */
async function refuseRefund(tx: Db, paid: PaymentRow, refund: PaymentRow): Promise<void> {
	const left = less(paid.amount, await sumOfRefunds(tx, paid.id));
	if (refund.amount === left && refund.status !== "failed") refuseUndecided(paid, refund);
	if (refund.amount > left) throw tooMuch(left);
}
