import { m } from "../../paraglide/messages.js";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { askIntervalMs } from "../payment.ts";
import { askProvider } from "./ask-provider.ts";
import { nextAskAfter, nextAskAfterFailure, nextRefundAskAfter } from "./ask-schedule.ts";
import type { ProviderTerms } from "./payment-provider.ts";
import type { ProviderContext } from "./payments.context.ts";
import { findPayment, noteAttentionOnce, type PaymentRow } from "./payments.repository.ts";
import {
	hastenOverdue,
	hastenQuestion,
	moveQuestion,
	type Question,
	takeQuestion,
} from "./poll-payments.repository.ts";

/** The job that asks about one payment. */
export const askPayment = "payments.ask";
/** Its data: the payment, and the time in its row. */
export type AskPayment = { paymentId: string; askAt: string };

/** How long a question belongs to one process, in milliseconds: longer than the slowest provider takes. */
const leaseMs = 30_000;
/** A question that is overdue this long, in milliseconds, has lost its job. */
const lostAfterMs = 60_000;
/** How many lost questions one run finds. */
const lostAtOnce = 200;

/** When the next question about a payment of this age and status is due; null if there is none. */
function nextQuestion(
	terms: ProviderTerms,
	{ createdAt, status, paymentType }: Pick<PaymentRow, "createdAt" | "status" | "paymentType">,
	now: Date,
): Date | null {
	const age = (now.getTime() - createdAt.getTime()) / 1000;
	const nextOfPending = paymentType === "refund" ? nextRefundAskAfter : nextAskAfter;
	const next = status === "failed" ? nextAskAfterFailure(terms, age) : nextOfPending(terms, age);
	return next === null ? null : new Date(createdAt.getTime() + Math.ceil(next * 1000));
}

/** When the first question about a payment or a refund that begins now is due. */
export const firstQuestion = (
	terms: ProviderTerms,
	now: Date,
	paymentType: PaymentRow["paymentType"] = "payment",
): Date | null => nextQuestion(terms, { createdAt: now, status: "pending", paymentType }, now);

/**
 * Queues the job of a question, in the transaction that writes its time to the payment's row. A payment has one
 * question at a time: the job with the time of the row asks and writes the next one. So there are never two chains of
 * questions, and a question of a killed process is found overdue.
 */
export async function queueQuestion(
	{ clock, jobs }: Pick<ProviderContext, "clock" | "jobs">,
	tx: Db,
	{ paymentId, askAt }: Question,
): Promise<void> {
	const startAfterSeconds = Math.max(0, Math.ceil((askAt.getTime() - clock().getTime()) / 1000));
	const data = { paymentId, askAt: askAt.toISOString() };
	await jobs.enqueue<AskPayment>(tx, askPayment, data, { startAfterSeconds });
}

/** Schedules the next question, unless another one was scheduled in the meantime. */
async function scheduleNext(ctx: ProviderContext, held: Question): Promise<void> {
	const payment = await findPayment(ctx.db, held.paymentId);
	if (payment === undefined || payment.status === "success") return;
	const now = ctx.clock();
	const next = nextQuestion(ctx.provider.terms, payment, now);
	await inTransaction(ctx.db, async (tx) => {
		if (!(await moveQuestion(tx, held, next))) return;
		if (next !== null) return queueQuestion(ctx, tx, { paymentId: held.paymentId, askAt: next });
		const isRefund = payment.paymentType === "refund";
		const words = isRefund ? m["payments.attention.refund_no_end"]() : m["payments.attention.no_end"]();
		const isNew = await noteAttentionOnce(tx, payment.id, words, now);
		if (isNew) ctx.log.error({ paymentId: payment.id }, "payment without an end");
	});
}

/**
 * Runs the job: asks and continues, regardless of the result. A job does nothing if its row has a different time by
 * now.
 */
export async function askOnTime(ctx: ProviderContext, { paymentId, askAt }: AskPayment): Promise<void> {
	const now = ctx.clock();
	const until = new Date(now.getTime() + leaseMs);
	const payment = await takeQuestion(ctx.db, { paymentId, askAt: new Date(askAt) }, { now, until });
	if (payment === undefined) return;
	try {
		if ((await askProvider(ctx, payment)) === "success") return;
	} catch (error) {
		ctx.log.error({ err: error, paymentId }, "asking about a payment");
	}
	await scheduleNext(ctx, { paymentId, askAt: until });
}

/** Asks about the payment now, or as soon as the limit allows. */
export async function askSoon(
	ctx: ProviderContext,
	tx: Db,
	{ id: paymentId, askedAt }: Pick<PaymentRow, "id" | "askedAt">,
): Promise<void> {
	const earliest = askedAt === null ? 0 : askedAt.getTime() + askIntervalMs;
	const question = { paymentId, askAt: new Date(Math.max(ctx.clock().getTime(), earliest)) };
	if (await hastenQuestion(tx, question)) await queueQuestion(ctx, tx, question);
}

/** Finds questions whose job was lost and queues them again. */
export async function queueLostQuestions(ctx: ProviderContext): Promise<void> {
	await inTransaction(ctx.db, async (tx) => {
		const now = ctx.clock();
		const overdue = { now, before: new Date(now.getTime() - lostAfterMs), count: lostAtOnce };
		for (const paymentId of await hastenOverdue(tx, overdue))
			await queueQuestion(ctx, tx, { paymentId, askAt: now });
	});
}
