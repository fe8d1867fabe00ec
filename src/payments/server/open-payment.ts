import { setTimeout as wait } from "node:timers/promises";
import { m } from "../../paraglide/messages.js";
import { AppError } from "../../platform/app-error.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { paymentAddress } from "../payment-address.ts";
import { keepingAnswers } from "./keep-answers.ts";
import { claimOpening, dropOpening, keepOpening } from "./opening.repository.ts";
import { ProviderRefused, ProviderUnreachable, type StartedOrder } from "./payment-provider.ts";
import type { ProviderContext } from "./payments.context.ts";
import { findPayment, type PaymentRow } from "./payments.repository.ts";
import { settle } from "./settle.ts";
import { addressFrom, returnUrl } from "./site-address.ts";

type OpenContext = Omit<ProviderContext, "jobs">;

/** A claim of this age, in milliseconds, belongs to a process that died: no provider takes that long. */
const claimLastsMs = 45_000;
/** How often, in milliseconds, a request looks again while another one opens the page. */
const lookEveryMs = 150;
/** How long it waits for that, in milliseconds. */
const waitAtMostMs = 10_000;

/**
 * The address to send the browser to once beginPayment is committed. Opens the provider's page once; if nothing is due,
 * it is our own page of the payment. Throws service_away, with merchantTransactionId and professionalId in the body, if
 * the provider is unreachable or refuses; a refusal also fails the payment.
 */
export async function openPayment(ctx: OpenContext, paymentId: string, message: string): Promise<string> {
	const startedAt = performance.now();
	for (;;) {
		const payment = await findPayment(ctx.db, paymentId);
		if (payment === undefined) throw new Error(`no such payment: ${paymentId}`);
		const known = knownPage(ctx, payment);
		if (known !== null) return known;
		const expiresAt = await claim(ctx, payment);
		if (expiresAt !== null) return start(ctx, payment, message, expiresAt);
		if (performance.now() - startedAt > waitAtMostMs) throw away(payment);
		await wait(lookEveryMs);
	}
}

/** The page if it is open, or our own page once it is too late; null if a page must be opened. */
function knownPage({ publicUrl, clock }: OpenContext, payment: PaymentRow): string | null {
	const { merchantTransactionId, status, redirectUrl, expiresAt } = payment;
	if (status !== "pending") return paymentAddress(merchantTransactionId);
	if (redirectUrl === null) return null;
	const isOpen = expiresAt !== null && expiresAt > clock();
	return isOpen ? addressFrom(publicUrl, redirectUrl) : paymentAddress(merchantTransactionId);
}

async function claim({ db, clock, provider }: OpenContext, payment: PaymentRow): Promise<Date | null> {
	if (payment.provider !== provider.name) throw away(payment);
	const closes = clock().getTime() + provider.terms.pageSeconds * 1000;
	const expiresAt = new Date(closes);
	const isClaimed = await claimOpening(db, payment.id, {
		expiresAt,
		lapsed: new Date(closes - claimLastsMs),
	});
	return isClaimed ? expiresAt : null;
}

async function start(
	ctx: OpenContext,
	payment: PaymentRow,
	message: string,
	expiresAt: Date,
): Promise<string> {
	const { db, clock, provider, publicUrl } = ctx;
	const { id, merchantTransactionId, amount } = payment;
	let order: StartedOrder;
	try {
		order = await keepingAnswers(ctx, { paymentId: id, source: "start" }, (keep) =>
			provider.startOrder(
				{
					merchantTransactionId,
					amount,
					returnUrl: returnUrl(publicUrl, merchantTransactionId),
					payableFor: provider.terms.pageSeconds,
					message,
				},
				keep,
			),
		);
	} catch (error) {
		await handleFailure(ctx, id, error, expiresAt);
		throw away(payment, error);
	}
	await keepOpening(db, id, order, clock());
	// Staff may have waived the payment while the provider opened its page.
	const opened = await findPayment(db, id);
	return opened?.status === "pending"
		? addressFrom(publicUrl, order.redirectUrl)
		: paymentAddress(merchantTransactionId);
}

async function handleFailure(
	ctx: OpenContext,
	paymentId: string,
	error: unknown,
	expiresAt: Date,
): Promise<void> {
	ctx.log.error({ err: error, paymentId }, "opening a payment");
	if (error instanceof ProviderRefused) {
		await inTransaction(ctx.db, (tx) => settle(ctx, tx, paymentId, { is: "refused" }));
		return;
	}
	await dropOpening(ctx.db, paymentId, expiresAt);
	// Any failure that is not the provider's is a fault of ours.
	if (!(error instanceof ProviderUnreachable)) throw error;
}

function away({ merchantTransactionId, itemId }: PaymentRow, cause?: unknown): AppError {
	return new AppError("service_away", m["payments.open.away"](), {
		extra: { merchantTransactionId, professionalId: itemId },
		cause,
	});
}
