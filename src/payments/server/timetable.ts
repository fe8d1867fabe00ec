import type { Clock } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import type { Log } from "../../platform/server/process/log.ts";
import { m } from "../../paraglide/messages.js";
import {
	askedAtMostEvery,
	nextAskAfter,
	nextAskAfterFailure,
	nextRefundAskAfter,
	type PaymentStatus,
} from "../payment.ts";
import {
	hastenOverdue,
	hastenQuestion,
	moveQuestion,
	type Question,
	takeQuestion,
} from "./poll-payments.repository.ts";
import { findPayment, noteAttentionOnce, type PaymentRow } from "./payments.repository.ts";

/** The job that asks about one payment. */
export const askPayment = "payments.ask";
/** Its data: the payment, and the time in its row. */
export type AskPayment = { paymentId: string; askAt: string };

/** So long, in milliseconds, a question is in one process's hands: longer than the slowest provider takes. */
const lease = 30_000;
/** A question so long overdue, in milliseconds, has lost its job, and so many are found at a time. */
const lost = 60_000;
const lostAtOnce = 200;

type Dependencies = {
	db: Db;
	clock: Clock;
	jobs: Pick<Jobs, "enqueue">;
	log: Pick<Log, "error">;
	/** Asks the provider and settles the payment. Returns its new status, null if the provider did not answer. */
	ask: (payment: PaymentRow) => Promise<PaymentStatus | null>;
};
export type Timetable = ReturnType<typeof createTimetable>;

/** When a payment of this age and status is asked about next; null if it is not. */
function nextQuestion(
	{ createdAt, status, paymentType }: Pick<PaymentRow, "createdAt" | "status" | "paymentType">,
	now: Date,
): Date | null {
	const age = (now.getTime() - createdAt.getTime()) / 1000;
	const nextOfPending = paymentType === "refund" ? nextRefundAskAfter : nextAskAfter;
	const next = status === "failed" ? nextAskAfterFailure(age) : nextOfPending(age);
	return next === null ? null : new Date(createdAt.getTime() + Math.ceil(next * 1000));
}

/** The first question about a payment, or a refund, that begins now. */
export const firstQuestion = (now: Date, paymentType: PaymentRow["paymentType"] = "payment") =>
	nextQuestion({ createdAt: now, status: "pending", paymentType }, now);

/**
 * Asks about payments until they end. Each has one scheduled request, whose time is in its row; the job with that
 * time asks and writes the next one. So there are never two chains of requests, and a request that a killed process
 * had taken is found overdue.
 */
export function createTimetable({ db, clock, jobs, log, ask }: Dependencies) {
	/** Queues the job of a scheduled request in the transaction that writes it to the row. */
	async function queue(tx: Db, { paymentId, askAt }: Question): Promise<void> {
		const startAfterSeconds = Math.max(0, Math.ceil((askAt.getTime() - clock().getTime()) / 1000));
		const data = { paymentId, askAt: askAt.toISOString() };
		await jobs.enqueue<AskPayment>(tx, askPayment, data, { startAfterSeconds });
	}

	/** Schedules the next request, unless another one was scheduled in the meantime. */
	async function goOn(held: Question): Promise<void> {
		const payment = await findPayment(db, held.paymentId);
		if (payment === undefined || payment.status === "success") return;
		const now = clock();
		const next = nextQuestion(payment, now);
		await inTransaction(db, async (tx) => {
			if (!(await moveQuestion(tx, held, next))) return;
			if (next !== null) return queue(tx, { paymentId: held.paymentId, askAt: next });
			const isRefund = payment.paymentType === "refund";
			const words = isRefund ? m["payments.attention.refund_no_end"]() : m["payments.attention.no_end"]();
			const isNew = await noteAttentionOnce(tx, payment.id, words, now);
			if (isNew) log.error({ paymentId: payment.id }, "payment without an end");
		});
	}

	/**
	 * Runs the job: asks and continues, whatever the result. A job whose row has another time by now does nothing.
	 */
	async function askOnTime({ paymentId, askAt }: AskPayment): Promise<void> {
		const now = clock();
		const until = new Date(now.getTime() + lease);
		const payment = await takeQuestion(db, { paymentId, askAt: new Date(askAt) }, { now, until });
		if (payment === undefined) return;
		try {
			if ((await ask(payment)) === "success") return;
		} catch (error) {
			log.error({ err: error, paymentId }, "asking about a payment");
		}
		await goOn({ paymentId, askAt: until });
	}

	/** Asks about the payment soon: at once, or as soon as the limit allows. */
	async function hasten(
		tx: Db,
		{ id: paymentId, askedAt }: Pick<PaymentRow, "id" | "askedAt">,
	): Promise<void> {
		const earliest = askedAt === null ? 0 : askedAt.getTime() + askedAtMostEvery;
		const question = { paymentId, askAt: new Date(Math.max(clock().getTime(), earliest)) };
		if (await hastenQuestion(tx, question)) await queue(tx, question);
	}

	/** Finds questions whose job was lost and queues them anew. */
	async function sweep(): Promise<void> {
		await inTransaction(db, async (tx) => {
			const now = clock();
			const overdue = { now, before: new Date(now.getTime() - lost), count: lostAtOnce };
			for (const paymentId of await hastenOverdue(tx, overdue)) await queue(tx, { paymentId, askAt: now });
		});
	}

	return { queue, askOnTime, hasten, sweep };
}
