import { notFound } from "../../platform/app-error.ts";
import { less, paise, rupeesFromPaise } from "../../platform/money.ts";
import type { IssuedPaper, PaymentDetails } from "../payment-details.contract.ts";
import { askForViewer } from "./ask-provider.ts";
import { readAnswersAbout } from "./answers.repository.ts";
import { presentPayments } from "./list-payments.ts";
import type { PaymentsContext } from "./payments.context.ts";
import { findPayment, findPaymentByName, type PaymentRow } from "./payments.repository.ts";
import { hasRefundUnderWay, readOpenRefunds, readRefundsOf, sumOfRefunds } from "./refunds.repository.ts";
import { providerRefundFault, refundFault } from "./refundable.ts";

/** The maximum length of the lists of answers and refunds; no payment has as many. */
const most = 50;

/** One payment or refund with all details, for admins. Throws not_found. */
export async function readPayment(
	ctx: PaymentsContext,
	merchantTransactionId: string,
): Promise<PaymentDetails> {
	const { db } = ctx;
	const before = await findPaymentByName(db, merchantTransactionId);
	if (before === undefined) throw notFound();
	await askAboutRefunds(ctx, before);
	const payment = (await findPayment(db, before.id)) ?? before;
	const [answers, bought, refundIds, paid] = await Promise.all([
		readAnswersAbout(db, payment.id, most),
		// The plan of a refund is its payment's plan.
		ctx.readBoughtPlan(db, payment.refundOf ?? payment.id),
		readRefundsOf(db, payment.id, most),
		payment.refundOf === null ? undefined : findPayment(db, payment.refundOf),
	]);
	const papers = await ctx.readPapers(db, [payment.id, ...refundIds]);
	const [record, ...refunds] = await presentPayments(ctx, [payment.id, ...refundIds]);
	if (record === undefined) throw notFound();
	const invoice = papers.find(({ kind }) => kind !== "credit-note");
	return {
		payment: record,
		answers: answers.map(({ id, receivedAt, ...answer }) => ({
			_id: id,
			...answer,
			receivedAt: receivedAt.toISOString(),
		})),
		attention: payment.attention,
		subscription: bought && { _id: bought.subscriptionId, plan: bought.paymentPlan },
		invoice: invoice === undefined ? null : presentPaper(invoice),
		creditNotes: papers.filter(({ kind }) => kind === "credit-note").map(presentPaper),
		refundOf: paid?.merchantTransactionId ?? null,
		refunds,
		...(await readRefundable(ctx, payment)),
	};
}

/** Asks about pending refunds: an admin looks at them right after sending them. */
async function askAboutRefunds(ctx: PaymentsContext, payment: PaymentRow): Promise<void> {
	const isRefund = payment.paymentType === "refund";
	const refunds = isRefund ? [payment] : await readOpenRefunds(ctx.db, payment.id, most);
	const pending = refunds.filter(({ status }) => status === "pending");
	await Promise.all(pending.map((refund) => askForViewer(ctx, refund)));
}

/** The amount that can still be refunded, and how. */
async function readRefundable({ db, provider }: PaymentsContext, payment: PaymentRow) {
	const isRefundable = refundFault(payment) === null;
	const left = isRefundable ? less(payment.amount, await sumOfRefunds(db, payment.id)) : paise(0);
	return {
		left: rupeesFromPaise(left),
		abilities: {
			refundThroughProvider:
				left >= provider.terms.smallestAmount &&
				providerRefundFault(payment, provider) === null &&
				!(await hasRefundUnderWay(db, payment.id)),
			recordRefund: left > 0,
		},
	};
}

const presentPaper = ({
	number,
	issuedAt,
	total,
}: Awaited<ReturnType<PaymentsContext["readPapers"]>>[number]): IssuedPaper => ({
	number,
	issuedAt: issuedAt.toISOString(),
	total: rupeesFromPaise(total),
});
