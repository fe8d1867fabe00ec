import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import type { Log } from "../../platform/server/process/log.ts";
import { m } from "../../paraglide/messages.js";
import { payableFor } from "../payment.ts";
import { paymentAddress } from "../payment-address.ts";
import { keepingAnswers } from "./keep-answers.ts";
import { claimOpening, dropOpening, keepOpening } from "./opening.repository.ts";
import type { OwnPages } from "./own-pages.ts";
import {
	type PaymentProvider,
	ProviderRefused,
	ProviderUnreachable,
	type StartedOrder,
} from "./payment-provider.ts";
import { findPayment, type PaymentRow } from "./payments.repository.ts";
import type { Settle } from "./settle.ts";

type Dependencies = {
	db: Db;
	clock: Clock;
	provider: Pick<PaymentProvider, "name" | "startOrder">;
	settle: Settle;
	log: Pick<Log, "error">;
	pages: OwnPages;
};

/** A claim that is so old, in milliseconds, belongs to a process that died; no provider takes as long. */
const claimLasts = 45_000;
/** Who finds the page being opened by another looks again so often, and waits so long, in milliseconds. */
const lookEvery = 150;
const waitAtMost = 10_000;

/** Opens payments' pages at the provider, each once. */
export function createOpening({ db, clock, provider, settle, log, pages }: Dependencies) {
	/** See Payments.open. */
	return async function open(paymentId: string, message: string): Promise<string> {
		const startedAt = performance.now();
		for (;;) {
			const payment = await findPayment(db, paymentId);
			if (payment === undefined) throw new Error(`no such payment: ${paymentId}`);
			const known = pageOf(payment);
			if (known !== null) return known;
			const expiresAt = await claim(payment);
			if (expiresAt !== null) return start(payment, message, expiresAt);
			if (performance.now() - startedAt > waitAtMost) throw away(payment);
			await wait(lookEvery);
		}
	};

	/** Where the browser goes without a page being opened: to the one that is open, or to ours once it is too late. */
	function pageOf(payment: PaymentRow): string | null {
		const { merchantTransactionId, status, redirectUrl, expiresAt } = payment;
		if (status !== "pending") return paymentAddress(merchantTransactionId);
		if (redirectUrl === null) return null;
		const isOpen = expiresAt !== null && expiresAt > clock();
		return isOpen ? pages.asReached(redirectUrl) : paymentAddress(merchantTransactionId);
	}

	async function claim(payment: PaymentRow): Promise<Date | null> {
		if (payment.provider !== provider.name) throw away(payment);
		const closes = clock().getTime() + payableFor * 1000;
		const expiresAt = new Date(closes);
		const isClaimed = await claimOpening(db, payment.id, {
			expiresAt,
			lapsed: new Date(closes - claimLasts),
		});
		return isClaimed ? expiresAt : null;
	}

	async function start(payment: PaymentRow, message: string, expiresAt: Date): Promise<string> {
		const { id, merchantTransactionId, amount } = payment;
		const returnUrl = pages.returnUrl(merchantTransactionId);
		let order: StartedOrder;
		try {
			order = await keepingAnswers({ db, clock }, { paymentId: id, source: "start" }, (keep) =>
				provider.startOrder({ merchantTransactionId, amount, returnUrl, payableFor, message }, keep),
			);
		} catch (error) {
			await handleFailure(id, error, expiresAt);
			throw away(payment, error);
		}
		await keepOpening(db, id, order, clock());
		// Staff may have waived the payment while the provider opened its page.
		const opened = await findPayment(db, id);
		return opened?.status === "pending"
			? pages.asReached(order.redirectUrl)
			: paymentAddress(merchantTransactionId);
	}

	async function handleFailure(paymentId: string, error: unknown, expiresAt: Date): Promise<void> {
		log.error({ err: error, paymentId }, "opening a payment");
		if (error instanceof ProviderRefused) {
			await inTransaction(db, (tx) => settle(tx, paymentId, { is: "refused" }));
			return;
		}
		await dropOpening(db, paymentId, expiresAt);
		// What is no failure of the provider's is one of ours.
		if (!(error instanceof ProviderUnreachable)) throw error;
	}
}

function away({ merchantTransactionId, itemId }: PaymentRow, cause?: unknown): AppError {
	return new AppError("service_away", m["payments.open.away"](), {
		extra: { merchantTransactionId, professionalId: itemId },
		cause,
	});
}
