import { notFound } from "../../platform/app-error.ts";
import { rupeesFromPaise } from "../../platform/money.ts";
import type { IssuedPaper, PaymentDetails } from "../payment-details.contract.ts";
import { readAnswersAbout } from "./answers.repository.ts";
import type { ReadBoughtPlan } from "./bought-plan.ts";
import { presentPayments } from "./list-payments.ts";
import type { PaymentsContext } from "./payments.context.ts";
import type { ReadPapers } from "./issued-papers.ts";
import { findPaymentByName, readRefundsOf } from "./payments.repository.ts";

/** What reading one payment depends on. */
export type PaymentBooksContext = PaymentsContext & {
	readBoughtPlan: ReadBoughtPlan;
	readPapers: ReadPapers;
};

/** More answers and refunds than one payment has; a list is never without an end. */
const most = 50;

/** One payment or refund with all that is known of it, for admins. Throws not_found. */
export async function readPayment(
	ctx: PaymentBooksContext,
	merchantTransactionId: string,
): Promise<PaymentDetails> {
	const { db } = ctx.database;
	const payment = await findPaymentByName(db, merchantTransactionId);
	if (payment === undefined) throw notFound();
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
	};
}

const presentPaper = ({ number, issuedAt, total }: Awaited<ReturnType<ReadPapers>>[number]): IssuedPaper => ({
	number,
	issuedAt: issuedAt.toISOString(),
	total: rupeesFromPaise(total),
});
