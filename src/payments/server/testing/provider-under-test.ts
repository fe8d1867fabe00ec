import { paise } from "../../../platform/money.ts";
import type { OrderToStart, PaymentProvider, WebhookMessage } from "../payment-provider.ts";

export type MaybeLater<Value> = Value | Promise<Value>;

/**
 * An adapter, and the actions of its payers, its clock and its provider; orders are named by merchantTransactionId.
 */
export type ProviderUnderTest = {
	provider: PaymentProvider;
	complete(name: string): MaybeLater<void>;
	fail(name: string): MaybeLater<void>;
	/** Ends the time to pay. */
	expire(name: string): MaybeLater<void>;
	/** The provider completes or fails a refund, named by merchantRefundId. */
	completeRefund(name: string): MaybeLater<void>;
	failRefund(name: string): MaybeLater<void>;
	/** The message that the provider sends when an order has ended. */
	webhook(name: string): MaybeLater<WebhookMessage>;
	/** True if the signature covers the content. */
	signsBody: boolean;
	close(): MaybeLater<void>;
};

let count = 0;
/** An order to start, with its own name. */
export const orderToStart = (given: Partial<OrderToStart> = {}): OrderToStart => ({
	merchantTransactionId: `suite-${process.pid}_${count++}`,
	amount: paise(299_900),
	returnUrl: "http://localhost:4000/payment-status/suite",
	payableFor: 1200,
	message: "Nukkad: इलेक्ट्रीशियन, Enrolment Basis",
	...given,
});

/** Answers that nobody keeps. */
export const unheard = () => {};
