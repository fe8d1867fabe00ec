import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import type { Log } from "../../platform/server/process/log.ts";
import { askedAtMostEvery, type PaymentStatus } from "../payment.ts";
import { claimAsking } from "./poll-payments.repository.ts";
import { keepingAnswers } from "./keep-answers.ts";
import { type PaymentProvider, ProviderUnreachable } from "./payment-provider.ts";
import type { PaymentRow } from "./payments.repository.ts";
import type { RefundInquiry } from "./refund-inquiry.ts";
import type { Said, Settle } from "./settle.ts";

/** So long, in milliseconds, a viewer's answer waits for the provider. */
const timeoutMs = 2_000;

type Dependencies = {
	db: Db;
	clock: Clock;
	provider: Pick<PaymentProvider, "name" | "askOrder">;
	inquire: RefundInquiry["inquire"];
	settle: Settle;
	log: Pick<Log, "warn" | "error">;
};

/** Asks the provider for the status of payments and settles them. */
export function createAsking({ db, clock, provider, inquire, settle, log }: Dependencies) {
	async function inquireOrder({ id, merchantTransactionId }: PaymentRow): Promise<Said> {
		const order = await keepingAnswers({ db, clock }, { paymentId: id, source: "status" }, (keep) =>
			provider.askOrder(merchantTransactionId, keep),
		);
		return order === null ? { is: "unknown" } : { is: "order", order };
	}

	/**
	 * Asks about one payment. Returns its new status, or null if the provider did not answer, which changes nothing.
	 * Throws if settling fails.
	 */
	async function ask(payment: PaymentRow): Promise<PaymentStatus | null> {
		const { id, provider: taker } = payment;
		if (taker !== provider.name) {
			// Of an order at another provider this one knows nothing, and that would count as a failure.
			log.warn({ paymentId: id, taker }, "payment of another provider");
			return null;
		}
		let said: Said;
		try {
			said = await (payment.paymentType === "refund" ? inquire(payment) : inquireOrder(payment));
		} catch (error) {
			if (!(error instanceof ProviderUnreachable)) throw error;
			log.warn({ err: error, paymentId: id }, "payment provider");
			return null;
		}
		return inTransaction(db, (tx) => settle(tx, id, said));
	}

	/**
	 * Asks for a viewer of the payment, unless it was asked a moment ago or has ended. Waits for at most 2 seconds;
	 * the request continues and settles. Never throws.
	 */
	async function askForViewer(payment: PaymentRow): Promise<void> {
		if (payment.provider === null || payment.status === "success") return;
		// A failure that the timetable has given up is looked at without a question: pages of old payments stay open.
		if (payment.status === "failed" && payment.askAt === null) return;
		const now = clock();
		const before = new Date(now.getTime() - askedAtMostEvery);
		if (!(await claimAsking(db, payment.id, { now, before }))) return;
		const end = new AbortController();
		const asking = ask(payment)
			.catch((error: unknown) => log.error({ err: error, paymentId: payment.id }, "asking about a payment"))
			.finally(() => end.abort());
		const enough = wait(timeoutMs, undefined, { signal: end.signal }).catch(() => undefined);
		await Promise.race([asking, enough]);
	}

	return { ask, askForViewer };
}
