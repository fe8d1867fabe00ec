import type { IncomingHttpHeaders } from "node:http";
import type { Paise } from "../../platform/money.ts";

/** An order as it is put to the provider. */
export type OrderToStart = {
	/** Our name of it, at most 63 letters, digits, "_" and "-". */
	merchantTransactionId: string;
	amount: Paise;
	/** Where the browser comes back to; it carries no proof of anything. */
	returnUrl: string;
	/** How long the payment page stays open, in seconds. */
	payableFor: number;
	/** What is bought, for the payer to read. */
	message: string;
};

export type StartedOrder = { providerOrderId: string; redirectUrl: string; expiresAt: Date };

/** A refund as it is put to the provider. */
export type RefundToStart = {
	/** Our name of it, at most 63 letters, digits, "_" and "-". */
	merchantRefundId: string;
	/** The order that it gives back. */
	merchantTransactionId: string;
	amount: Paise;
};

/** The state of an order, or of a refund, at the provider. */
export type ProviderOrder = {
	state: "pending" | "success" | "failed";
	amount: Paise;
	/** The provider's own id of the order or the refund. */
	providerOrderId: string;
	/** The transfer's name, once there is one. */
	transactionId: string | null;
	/** When the payer paid, or the money was refunded, according to the provider. */
	paidAt: Date | null;
};

/** A message that the provider signed: the order and the refund that it is about, where it is about any. */
export type SignedMessage = { order: string | null; refund?: string };

/** What a provider answered, as it came: kept for disputes. */
export type RawAnswer = { httpStatus: number | null; body: string };
export type KeepAnswer = (answer: RawAnswer) => void;

/** Nothing is known: no answer in time, a server's failure, or an answer that makes no sense. */
export class ProviderUnreachable extends Error {
	override readonly name = "ProviderUnreachable";
}

/** A definite no: the order does not exist and will not. */
export class ProviderRefused extends Error {
	override readonly name = "ProviderRefused";
}

export const paymentProviders = ["sandbox", "phonepe"] as const;

/** Takes payments by card and UPI. Every adapter passes testing/payment-provider.suite.ts. */
export type PaymentProvider = {
	name: (typeof paymentProviders)[number];
	/** True where no money moves. */
	isTest: boolean;
	/** Opens the provider's payment page. Throws ProviderUnreachable or ProviderRefused. `keep` gets every answer. */
	startOrder(order: OrderToStart, keep: KeepAnswer): Promise<StartedOrder>;
	/** The status of the order; null if the provider does not know it. Throws ProviderUnreachable. */
	askOrder(merchantTransactionId: string, keep: KeepAnswer): Promise<ProviderOrder | null>;
	/**
	 * Refunds money. Repeating it with the same merchantRefundId makes one refund. Throws ProviderUnreachable or
	 * ProviderRefused. `keep` gets every answer.
	 */
	refund(refund: RefundToStart, keep: KeepAnswer): Promise<ProviderOrder>;
	/** The state of a refund; null if the provider does not know it. Throws ProviderUnreachable. */
	refundStatus(merchantRefundId: string, keep: KeepAnswer): Promise<ProviderOrder | null>;
	/** What a message is about; null unless the provider signed it. The rest of it is never trusted. */
	readWebhook(message: { headers: IncomingHttpHeaders; body: unknown }): SignedMessage | null;
};
