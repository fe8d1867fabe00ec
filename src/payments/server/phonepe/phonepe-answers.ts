import * as z from "zod/mini";
import { paise } from "../../../platform/money.ts";
import { jsonOf, type Outcome } from "../../../platform/server/http/ask-outside.ts";
import {
	type ProviderOrder,
	ProviderRefused,
	ProviderUnreachable,
	type StartedOrder,
} from "../payment-provider.ts";

/** A name in PhonePe's format. */
export const word = z.string().check(z.minLength(1), z.maxLength(200));

/** Only the fields that are used: others come and go. */
const payAnswer = z.object({
	orderId: word,
	redirectUrl: z.url({ protocol: /^https?$/ }).check(z.maxLength(4000)),
	/** Milliseconds since 1970. */
	expireAt: z.optional(z.unknown()),
});

const paidAttempt = z.object({
	transactionId: word,
	state: z.literal("COMPLETED"),
	/** Of the attempt, in milliseconds since 1970. */
	timestamp: z.optional(z.unknown()),
});

/** The documentation calls the amount a text, but its examples contain a number. */
export const amount = z.pipe(
	z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))]),
	z.number().check(z.int(), z.minimum(0)),
);

const statusAnswer = z.object({
	orderId: word,
	merchantOrderId: z.nullish(z.string()),
	state: z.enum(["PENDING", "COMPLETED", "FAILED"]),
	amount,
	paymentDetails: z.optional(z.unknown()),
});

/** Longer than any page stays open, in milliseconds. */
const noSensibleEnd = 24 * 60 * 60_000;

const states = { PENDING: "pending", COMPLETED: "success", FAILED: "failed" } as const;

/** PhonePe's own refusal contains a code; a page from a proxy or a firewall does not. */
const refusal = z.object({ code: z.string().check(z.regex(/^\w{1,60}$/)) });

/** The code for an unknown order in a status request, and for an existing one when it is created. */
const orderNameCode = "INVALID_MERCHANT_ORDER_ID";
/** PhonePe's codes for a record that it does not have. */
export const unknownCode = /^((MERCHANT_)?(ORDER|REFUND)_|TRANSACTION_|ENTITY_|RESOURCE_)?NOT_FOUND$/;

/** Statuses that are not about the order: expired token, timeout, too many requests. */
const passing = new Set([401, 408, 429]);

/** PhonePe's own code of a refusal; null if the answer is not one, or does not mention the order. */
export function codeOf(outcome: Outcome): string | null {
	const { status } = outcome;
	if (status === null || status < 400 || status >= 500 || passing.has(status)) return null;
	const read = refusal.safeParse(jsonOf(outcome));
	return read.success ? read.data.code : null;
}

/** The error for an unclear answer; `what` names the request. */
export function unclear(what: string, outcome: Outcome): ProviderUnreachable {
	const reason =
		outcome.broke ?? codeOf(outcome) ?? (outcome.status === 200 ? "nonsense" : "no clear answer");
	return new ProviderUnreachable(`PhonePe ${what}: status ${outcome.status}, ${reason}`);
}

/** The opened order. `openUntil` replaces a missing or implausible end. Throws as startOrder does. */
export function readStarted(
	outcome: Outcome,
	rules: { allowsHttp: boolean; now: Date; openUntil: Date },
): StartedOrder {
	const code = codeOf(outcome);
	// A name that exists is not a definite refusal: the order exists, and a lost first answer may have opened it.
	if (code !== null && code !== orderNameCode && outcome.status !== 409)
		throw new ProviderRefused(`PhonePe pay: status ${outcome.status}, ${code}`);
	const read = payAnswer.safeParse(jsonOf(outcome));
	if (outcome.status !== 200 || !read.success) throw unclear("pay", outcome);
	const { orderId, redirectUrl, expireAt } = read.data;
	const end = typeof expireAt === "number" ? expireAt : 0;
	const openFor = end - rules.now.getTime();
	if (!rules.allowsHttp && new URL(redirectUrl).protocol !== "https:")
		throw new ProviderUnreachable("PhonePe pay: the page's address is not https");
	return {
		providerOrderId: orderId,
		redirectUrl,
		expiresAt: openFor > 0 && openFor < noSensibleEnd ? new Date(end) : rules.openUntil,
	};
}

/** The status of the order; null if PhonePe does not know it. Throws ProviderUnreachable. */
export function readStatus(outcome: Outcome, merchantTransactionId: string): ProviderOrder | null {
	const code = codeOf(outcome);
	if (code !== null && (code === orderNameCode || unknownCode.test(code))) return null;
	const read = statusAnswer.safeParse(jsonOf(outcome));
	if (outcome.status !== 200 || !read.success) throw unclear("order status", outcome);
	const { orderId, merchantOrderId, state, amount: theirAmount, paymentDetails } = read.data;
	if ((merchantOrderId ?? merchantTransactionId) !== merchantTransactionId)
		throw new ProviderUnreachable("PhonePe order status: it is another order's");
	return {
		// Only the order's state counts: a paid order may have failed attempts among its details.
		state: states[state],
		amount: paise(theirAmount),
		providerOrderId: orderId,
		...transferOf(paymentDetails),
	};
}

function transferOf(paymentDetails: unknown): Pick<ProviderOrder, "transactionId" | "paidAt"> {
	const attempts: unknown[] = Array.isArray(paymentDetails) ? paymentDetails : [];
	for (const given of attempts) {
		const read = paidAttempt.safeParse(given);
		if (!read.success) continue;
		const { transactionId, timestamp } = read.data;
		return { transactionId, paidAt: instantOf(timestamp) };
	}
	return { transactionId: null, paidAt: null };
}

/** An instant from PhonePe's milliseconds since 1970; null if it is not one. */
export function instantOf(timestamp: unknown): Date | null {
	const date = new Date(typeof timestamp === "number" ? timestamp : Number.NaN);
	return Number.isNaN(date.getTime()) ? null : date;
}
