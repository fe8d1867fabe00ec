import { createHash, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import { merchantTransactionId } from "../../payments.contract.ts";
import type { PaymentProvider } from "../payment-provider.ts";

/** `event` alone says what it is; the older `type` comes and goes. */
const orderMessage = z.object({
	event: z.enum(["checkout.order.completed", "checkout.order.failed"]),
	payload: z.object({ merchantOrderId: merchantTransactionId }),
});

/** The hash, after a scheme's word or not: some put one in front. */
const signed = /^(?:[\w-]+ +)?([0-9a-f]{64})$/i;

/**
 * Reads PhonePe's messages. They carry a hash of name and password in the header Authorization: the same for every
 * message, so it proves the sender and nothing of what is said.
 */
export function createWebhookReader(username: string, password: string): PaymentProvider["readWebhook"] {
	const expected = createHash("sha256").update(`${username}:${password}`).digest();
	return ({ headers, body }) => {
		const given = signed.exec(headers.authorization ?? "")?.[1];
		if (given === undefined || !timingSafeEqual(Buffer.from(given, "hex"), expected)) return null;
		const read = orderMessage.safeParse(body);
		return read.success ? read.data.payload.merchantOrderId : null;
	};
}
