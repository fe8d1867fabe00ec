import { timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import type { Clock } from "../../../platform/dates.ts";
import type { Log } from "../../../platform/server/process/log.ts";
import type { KeyedHash } from "../../../platform/server/process/secret-key.ts";
import { merchantTransactionId } from "../../payments.contract.ts";
import { parseMessage } from "../parse-message.ts";
import type { SignedMessage, WebhookMessage } from "../payment-provider.ts";
import type { SandboxOrder } from "./sandbox.repository.ts";

const signatureHeader = "x-sandbox-signature";
/** A message older than this, in milliseconds, is refused as a replay. */
const lasts = 5 * 60_000;
/** How long to wait for a response, in milliseconds. */
const timeoutMs = 3_000;

const message = z.object({
	event: z.enum(["checkout.order.completed", "checkout.order.failed"]),
	payload: z.object({
		merchantOrderId: merchantTransactionId,
		state: z.enum(["COMPLETED", "FAILED"]),
		/** Paise. */
		amount: z.number().check(z.int()),
		/** Milliseconds since 1970. */
		timestamp: z.number().check(z.int()),
	}),
});
type Message = z.infer<typeof message>;

const sign = (keyedHash: KeyedHash, body: string) => keyedHash("sandbox webhook", body);

/** The signed message about an ended order, as sent. */
export function writeWebhook(
	keyedHash: KeyedHash,
	{ merchantTransactionId: merchantOrderId, state, amount }: SandboxOrder,
	now: Date,
): { headers: Record<string, string>; body: string } {
	const isPaid = state === "COMPLETED";
	const sent: Message = {
		event: isPaid ? "checkout.order.completed" : "checkout.order.failed",
		payload: {
			merchantOrderId,
			state: isPaid ? "COMPLETED" : "FAILED",
			amount,
			timestamp: now.getTime(),
		},
	};
	const body = JSON.stringify(sent);
	return { headers: { [signatureHeader]: sign(keyedHash, body) }, body };
}

/** Reads a message and returns the order that it names; null unless the sandbox signed all of it recently. */
export function readWebhook(
	keyedHash: KeyedHash,
	{ headers, body }: WebhookMessage,
	now: Date,
): SignedMessage | null {
	const read = message.safeParse(parseMessage(body));
	const given = headers[signatureHeader];
	if (!read.success || typeof given !== "string") return null;
	const [theirs, ours] = [Buffer.from(given), Buffer.from(sign(keyedHash, body.toString()))];
	if (theirs.length !== ours.length || !timingSafeEqual(theirs, ours)) return null;
	const { merchantOrderId, timestamp } = read.data.payload;
	return Math.abs(now.getTime() - timestamp) <= lasts ? { order: merchantOrderId } : null;
}

type Dependencies = {
	keyedHash: KeyedHash;
	clock: Clock;
	log: Pick<Log, "warn">;
	/** The address at which this process listens, "http://127.0.0.1:4000"; null while it does not. */
	address: () => string | null;
};

/** Sends the message about an order to our own callback, once, as a provider does over the network. Never throws. */
export async function sendWebhook(
	{ keyedHash, clock, log, address }: Dependencies,
	order: SandboxOrder,
): Promise<void> {
	const to = address();
	if (to === null) return;
	const { headers, body } = writeWebhook(keyedHash, order, clock());
	try {
		const response = await fetch(`${to}/api/payments/phonepe/callback`, {
			method: "POST",
			headers: { ...headers, "content-type": "application/json" },
			body,
			redirect: "error",
			signal: AbortSignal.timeout(timeoutMs),
		});
		if (!response.ok) log.warn({ status: response.status }, "sandbox webhook");
		await response.body?.cancel();
	} catch (error) {
		log.warn({ err: error }, "sandbox webhook");
	}
}
