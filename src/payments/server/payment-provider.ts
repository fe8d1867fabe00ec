import type { IncomingHttpHeaders } from "node:http";
import type { Paise } from "../../platform/money.ts";
import type { Settings } from "../../platform/server/process/settings.ts";
import type { PaymentMethod } from "../payment.ts";

/** An order for the provider. */
export type OrderToStart = {
	/** Our id, at most 63 letters, digits, "_" and "-". */
	merchantTransactionId: string;
	amount: Paise;
	/** The address to which the browser returns. A return proves nothing. */
	returnUrl: string;
	/** How long the payment page stays open, in seconds. */
	payableFor: number;
	/** What is bought; the payer sees it. */
	message: string;
};

export type StartedOrder = { providerOrderId: string; redirectUrl: string; expiresAt: Date };

/** A refund for the provider. */
export type RefundToStart = {
	/** Our id, at most 63 letters, digits, "_" and "-". */
	merchantRefundId: string;
	/** The refunded order. */
	merchantTransactionId: string;
	amount: Paise;
};

/** The status of an order or a refund at the provider. */
export type ProviderOrder = {
	state: "pending" | "success" | "failed";
	amount: Paise;
	/** The provider's own id of the order or the refund. */
	providerOrderId: string;
	/** The id of the transfer, once there is one. */
	transactionId: string | null;
	/** When the payer paid, or the money was refunded, according to the provider. */
	paidAt: Date | null;
};

/** A message with the provider's signature, and the order and the refund that it is about, if any. */
export type SignedMessage = { order: string | null; refund?: string };

/** A request to our webhook. The body is as sent, because some providers sign its bytes. */
export type WebhookMessage = { headers: IncomingHttpHeaders; body: Buffer };

/** A provider's answer as received, kept for disputes. */
export type RawAnswer = { httpStatus: number | null; body: string };
export type KeepAnswer = (answer: RawAnswer) => void;

/** The result is unknown: no answer in time, a server error, or an answer that makes no sense. */
export class ProviderUnreachable extends Error {
	override readonly name = "ProviderUnreachable";
}

/** The provider refused: the order does not exist and will not. */
export class ProviderRefused extends Error {
	override readonly name = "ProviderRefused";
}

/** Times since a payment began, in seconds: how often to ask the provider, and until when. */
export type AskSchedule = readonly { every: number; until: number }[];

/** What a provider requires of payments. */
export type ProviderTerms = {
	/** How payments through it are recorded. */
	paymentMethod: PaymentMethod;
	/** The smallest order and the smallest refund. */
	smallestAmount: Paise;
	/** How long its payment page stays open, in seconds. */
	pageSeconds: number;
	/** How long after the page's end an unknown order may still arrive, in seconds. */
	unknownSeconds: number;
	/** When to ask about a pending payment, and about a pending refund. */
	paymentSchedule: AskSchedule;
	refundSchedule: AskSchedule;
};

/** Takes payments by card and UPI. Every adapter passes testing/payment-provider.suite.ts. */
export type PaymentProvider = {
	name: Settings["PAYMENT_PROVIDER"];
	/** Whether no money moves. */
	isTest: boolean;
	terms: ProviderTerms;
	/**
	 * Opens the provider's payment page. Throws ProviderUnreachable or ProviderRefused. `keep` receives every answer.
	 */
	startOrder(order: OrderToStart, keep: KeepAnswer): Promise<StartedOrder>;
	/** The status of the order; null if the provider does not know it. Throws ProviderUnreachable. */
	askOrder(merchantTransactionId: string, keep: KeepAnswer): Promise<ProviderOrder | null>;
	/**
	 * Refunds money. A repeat with the same merchantRefundId makes no second refund. Throws ProviderUnreachable or
	 * ProviderRefused. `keep` receives every answer.
	 */
	refund(refund: RefundToStart, keep: KeepAnswer): Promise<ProviderOrder>;
	/** The status of a refund; null if the provider does not know it. Throws ProviderUnreachable. */
	refundStatus(merchantRefundId: string, keep: KeepAnswer): Promise<ProviderOrder | null>;
	/**
	 * What a message is about; null unless the provider signed it. Its other content is never trusted. Throws bad_input
	 * if it is unreadable.
	 */
	readWebhook(message: WebhookMessage): SignedMessage | null;
};
