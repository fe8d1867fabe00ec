import { createHash, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import { merchantTransactionId } from "../../payments.contract.ts";
import { parseMessage } from "../parse-message.ts";
import type { PaymentProvider, SignedMessage } from "../payment-provider.ts";

/** Only `event` identifies a message; the older `type` is not always present. */
const orderMessage = z.object({
	event: z.enum(["checkout.order.completed", "checkout.order.failed"]),
	payload: z.object({ merchantOrderId: merchantTransactionId }),
});
const refundMessage = z.object({
	event: z.enum(["pg.refund.accepted", "pg.refund.completed", "pg.refund.failed"]),
	payload: z.object({
		merchantRefundId: z.optional(merchantTransactionId),
		originalMerchantOrderId: merchantTransactionId,
	}),
});

/** The hash, with an optional scheme name before it, which some senders add. */
const signed = /^(?:[\w-]+ +)?([0-9a-f]{64})$/i;

/**
 * Reads PhonePe's messages. Their Authorization header contains a hash of name and password, the same for every
 * message: it proves the sender and nothing about the content.
 */
export function createWebhookReader(username: string, password: string): PaymentProvider["readWebhook"] {
	const expected = createHash("sha256").update(`${username}:${password}`).digest();
	return ({ headers, body }) => {
		const sent = parseMessage(body);
		const given = signed.exec(headers.authorization ?? "")?.[1];
		if (given === undefined || !timingSafeEqual(Buffer.from(given, "hex"), expected)) return null;
		return subjectOf(sent);
	};
}

/** PhonePe's dashboard decides which events are sent; those about no order are genuine too. */
function subjectOf(sent: object): SignedMessage {
	const order = orderMessage.safeParse(sent);
	if (order.success) return { order: order.data.payload.merchantOrderId };
	const read = refundMessage.safeParse(sent);
	if (!read.success) return { order: null };
	const { merchantRefundId: refund, originalMerchantOrderId } = read.data.payload;
	return { order: originalMerchantOrderId, ...(refund !== undefined && { refund }) };
}
