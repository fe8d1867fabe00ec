import {
	type PaymentProvider,
	type ProviderOrder,
	ProviderUnreachable,
} from "../../../payments/server/payment-provider.ts";
import { phonePeTerms } from "../../../payments/server/phonepe/phonepe-terms.ts";
import type { Paise } from "../../../platform/money.ts";

export type TestProvider = PaymentProvider & {
	/** Sets the status of the order from now on. */
	set(merchantTransactionId: string, state: ProviderOrder["state"]): void;
	/** Whether the provider is unreachable. */
	isAway: boolean;
	/** The names of the orders started, in order. */
	started: string[];
	/** The descriptions shown to payers, in the same order. */
	messages: string[];
};

/** A provider whose orders have the status that the test sets; pending until then. */
export function createTestProvider(now: () => Date): TestProvider {
	const amounts = new Map<string, Paise>();
	const states = new Map<string, ProviderOrder["state"]>();
	return {
		name: "sandbox",
		isTest: true,
		terms: phonePeTerms,
		isAway: false,
		started: [],
		messages: [],
		set: (name, state) => void states.set(name, state),
		async startOrder({ merchantTransactionId, amount, message, payableFor }) {
			if (this.isAway) throw new ProviderUnreachable("away");
			amounts.set(merchantTransactionId, amount);
			this.started.push(merchantTransactionId);
			this.messages.push(message);
			return {
				providerOrderId: `order-${merchantTransactionId}`,
				redirectUrl: `https://pay.example/${merchantTransactionId}`,
				expiresAt: new Date(now().getTime() + payableFor * 1000),
			};
		},
		async askOrder(name) {
			const amount = amounts.get(name);
			const state = states.get(name) ?? "pending";
			return amount === undefined
				? null
				: { state, amount, providerOrderId: `order-${name}`, transactionId: `T-${name}`, paidAt: null };
		},
		refund: () => Promise.reject(new ProviderUnreachable("this provider gives nothing back")),
		refundStatus: () => Promise.resolve(null),
		readWebhook: () => null,
	};
}
