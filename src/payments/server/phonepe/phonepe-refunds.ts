import * as z from "zod/mini";
import { paise } from "../../../platform/money.ts";
import { jsonOf, type Outcome } from "../../../platform/server/http/ask-outside.ts";
import { type ProviderOrder, ProviderRefused, ProviderUnreachable } from "../payment-provider.ts";
import { amount, codeOf, instantOf, unclear, unknownCode, word } from "./phonepe-answers.ts";

const refundAnswer = z.object({
	refundId: word,
	merchantRefundId: z.nullish(z.string()),
	state: z.enum(["PENDING", "ACCEPTED", "CONFIRMED", "COMPLETED", "FAILED"]),
	amount,
	/** Milliseconds since 1970. */
	timestamp: z.optional(z.unknown()),
});

const states = {
	PENDING: "pending",
	ACCEPTED: "pending",
	CONFIRMED: "pending",
	COMPLETED: "success",
	FAILED: "failed",
} as const;

/** The code for an unknown refund in a status request, and for an existing one when it is sent. */
const refundNameCode = "INVALID_MERCHANT_REFUND_ID";
const takenCode = /^(DUPLICATE|REFUND_ALREADY)_?\w*$/;

function readState(outcome: Outcome, what: string, merchantRefundId: string): ProviderOrder {
	const read = refundAnswer.safeParse(jsonOf(outcome));
	if (outcome.status !== 200 || !read.success) throw unclear(what, outcome);
	const { refundId, merchantRefundId: name, state, amount: theirAmount, timestamp } = read.data;
	if ((name ?? merchantRefundId) !== merchantRefundId)
		throw new ProviderUnreachable(`PhonePe ${what}: it is another refund's`);
	const isDone = state === "COMPLETED";
	return {
		state: states[state],
		amount: paise(theirAmount),
		providerOrderId: refundId,
		transactionId: isDone ? refundId : null,
		paidAt: isDone ? instantOf(timestamp) : null,
	};
}

/** The answer to a refund that was sent. Throws as PaymentProvider.refund does. */
export function readSentRefund(outcome: Outcome, merchantRefundId: string): ProviderOrder {
	const code = codeOf(outcome);
	// A name that exists is not a refusal: the refund exists, and the first answer was lost.
	const isTaken = outcome.status === 409 || code === refundNameCode || takenCode.test(code ?? "");
	if (code !== null && !isTaken)
		throw new ProviderRefused(`PhonePe refund: status ${outcome.status}, ${code}`);
	return readState(outcome, "refund", merchantRefundId);
}

/** The status of a refund; null if PhonePe does not know it. Throws ProviderUnreachable. */
export function readRefund(outcome: Outcome, merchantRefundId: string): ProviderOrder | null {
	const code = codeOf(outcome);
	if (code !== null && (code === refundNameCode || unknownCode.test(code))) return null;
	return readState(outcome, "refund status", merchantRefundId);
}
