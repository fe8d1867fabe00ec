import type { NumberViewsContext } from "../../accounts/server/accounts.api.ts";
import type { Notify } from "../../notifications/server/notifications.service.ts";
import { notFound } from "../../platform/app-error.ts";
import { less, paise, rupeesFromPaise } from "../../platform/money.ts";
import { smallestPayment } from "../payment.ts";
import type { IssuedPaper, PaymentDetails } from "../payment-details.contract.ts";
import { readAnswersAbout } from "./answers.repository.ts";
import type { ReadBoughtPlan } from "./bought-plan.ts";
import { presentPayments } from "./list-payments.ts";
import type { PaymentsContext } from "./payments.context.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import type { ReadPapers } from "./issued-papers.ts";
import { findPayment, findPaymentByName, type PaymentRow } from "./payments.repository.ts";
import { hasRefundUnderWay, readOpenRefunds, readRefundsOf, sumOfRefunds } from "./refunds.repository.ts";
import type { PaymentsService } from "./payments.service.ts";
import { providerRefundFault, refundFault } from "./refundable.ts";

/** What reading one payment depends on. */
export type PaymentBooksContext = PaymentsContext & {
	readBoughtPlan: ReadBoughtPlan;
	readPapers: ReadPapers;
	numberViews: NumberViewsContext;
	notify: Notify;
	provider: Pick<PaymentProvider, "name" | "isTest">;
	askAbout: PaymentsService["askAbout"];
};

/** More answers and refunds than one payment has; a list is never without an end. */
const most = 50;

/** One payment or refund with all that is known of it, for admins. Throws not_found. */
export async function readPayment(
	ctx: PaymentBooksContext,
	merchantTransactionId: string,
): Promise<PaymentDetails> {
	const { db } = ctx;
	const before = await findPaymentByName(db, merchantTransactionId);
	if (before === undefined) throw notFound();
	await askAboutRefunds(ctx, before);
	const payment = (await findPayment(db, before.id)) ?? before;
	const [answers, bought, refundIds] = await Promise.all([
		readAnswersAbout(db, payment.id, most),
		// A refund gives back what its payment bought.
		ctx.readBoughtPlan(db, payment.refundOf ?? payment.id),
		readRefundsOf(db, payment.id, most),
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
		refunds,
		...(await readRefundable(ctx, payment)),
	};
}

/** Brings what is shown of refunds up to date: an admin looks at it right after the order. */
async function askAboutRefunds(ctx: PaymentBooksContext, payment: PaymentRow): Promise<void> {
	const isRefund = payment.paymentType === "refund";
	const refunds = isRefund ? [payment] : await readOpenRefunds(ctx.db, payment.id, most);
	await ctx.askAbout(refunds.filter(({ status }) => status === "pending"));
}

/** What is left of a payment, and how it can be given back. */
async function readRefundable({ db, provider }: PaymentBooksContext, payment: PaymentRow) {
	const isRefundable = refundFault(payment) === null;
	const left = isRefundable ? less(payment.amount, await sumOfRefunds(db, payment.id)) : paise(0);
	return {
		left: rupeesFromPaise(left),
		abilities: {
			refundThroughProvider:
				left >= smallestPayment &&
				providerRefundFault(payment, provider) === null &&
				!(await hasRefundUnderWay(db, payment.id)),
			recordRefund: left > 0,
		},
	};
}

const presentPaper = ({ number, issuedAt, total }: Awaited<ReturnType<ReadPapers>>[number]): IssuedPaper => ({
	number,
	issuedAt: issuedAt.toISOString(),
	total: rupeesFromPaise(total),
});
