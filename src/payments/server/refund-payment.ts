import { readUsersByIds } from "../../accounts/server/accounts.api.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, notFound } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { formatRupeesExact, less, paiseFromRupees, rupeesFromPaise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Idempotency } from "../../platform/server/http/idempotency.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { m } from "../../paraglide/messages.js";
import type { PaymentRecord } from "../payments.contract.ts";
import type { RefundInput } from "../refund.contract.ts";
import { auditPayment } from "./audit-payment.ts";
import { newPaymentName } from "./payment-name.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { presentRecord } from "./payments.presenter.ts";
import { findPayment, insertPayment, lockPaymentByName, type PaymentRow } from "./payments.repository.ts";
import { hasRefundUnderWay, sumOfRefunds } from "./refunds.repository.ts";
import { providerRefundFault, tooMuch } from "./refundable.ts";
import { firstQuestion, type Timetable } from "./timetable.ts";

type Dependencies = {
	db: Db;
	clock: Clock;
	idempotency: Pick<Idempotency, "once">;
	provider: Pick<PaymentProvider, "name" | "isTest">;
	timetable: Pick<Timetable, "queue">;
	/** Sends the refund and settles it by the answer; without a clear answer it stays pending. Never throws. */
	send: (refundId: string) => Promise<void>;
};
export type Refunds = ReturnType<typeof createRefunds>;

/** Refunds through the provider. */
export function createRefunds({ db, clock, idempotency, provider, timetable, send }: Dependencies) {
	/**
	 * Refunds money of a payment for an admin, once per `key` (null: none). The refund is recorded before the
	 * provider is called, so the schedule recovers a lost answer; plan, reward and credit note follow in the
	 * transaction in which it succeeds. Throws not_found, and conflict if this amount cannot be refunded.
	 */
	async function refund(
		viewer: Viewer,
		name: string,
		input: RefundInput,
		key: string | null,
	): Promise<PaymentRecord> {
		let begun: string | null = null;
		const body = { merchantTransactionId: name, ...input };
		const request = { userId: viewer.userId, route: "POST /api/payments/refund", key, body };
		const { answer } = await idempotency.once<{ refundId: string }>(request, async () => async (tx) => {
			begun = await begin(tx, viewer, name, input);
			return { status: 200, answer: { refundId: begun } };
		});
		if (begun === answer.refundId) await send(answer.refundId);
		const row = await findPayment(db, answer.refundId);
		if (row === undefined) throw new Error(`a refund is gone: ${answer.refundId}`);
		return presentRecord(row, (await readUsersByIds(db, [row.userId])).get(row.userId));
	}

	async function begin(tx: Db, viewer: Viewer, name: string, input: RefundInput): Promise<string> {
		// If two admins press at once, the second waits here and then sees the refund of the first.
		const paid = await lockPaymentByName(tx, name);
		if (paid === undefined) throw notFound();
		await refuse(tx, paid, input);
		const row = newRow(viewer, paid, input);
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
		if (askAt !== null) await timetable.queue(tx, { paymentId: id, askAt });
		return id;
	}

	async function refuse(tx: Db, paid: PaymentRow, input: RefundInput): Promise<void> {
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

	/** Item, payer and provider are those of the payment, and so is whether real money moves. */
	function newRow(viewer: Viewer, paid: PaymentRow, input: RefundInput): PaymentRow {
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
			// Sent now: a look at the payment need not ask in the same moment.
			askedAt: now,
			askAt: firstQuestion(now, "refund"),
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

	return { refund };
}
