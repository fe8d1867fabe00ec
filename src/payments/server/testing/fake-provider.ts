import { setTimeout as wait } from "node:timers/promises";
import type { Paise } from "../../../platform/money.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import {
	type KeepAnswer,
	type OrderToStart,
	type PaymentProvider,
	type ProviderOrder,
	ProviderRefused,
	ProviderUnreachable,
	type RefundToStart,
} from "../payment-provider.ts";
import { parseMessage } from "../parse-message.ts";
import { phonePeTerms } from "../phonepe/phonepe-terms.ts";

/** How the provider behaves: "dies" fails in a way that no provider should. */
export type Mood = "well" | "away" | "nonsense" | "refusing" | "dies";

export type FakeProvider = PaymentProvider & {
	/** Its books, by merchantTransactionId. */
	orders: Map<string, ProviderOrder>;
	/** The requests, in order. */
	asked: string[];
	started: OrderToStart[];
	/** Its refunds, by merchantRefundId; and all sent refunds, in order. */
	refunds: Map<string, ProviderOrder>;
	sentRefunds: RefundToStart[];
	mood: Mood;
	/** The delay of every answer, in milliseconds. */
	slowness: number;
	/** Sets the state of the payment's order. */
	says(name: string, order: Partial<ProviderOrder>): void;
	/** The same of a refund. */
	saysRefund(name: string, refund: Partial<ProviderOrder>): void;
};

/** The header of a message with its signature. */
export const signed = { "x-fake-signature": "signed" };

/** The body of a message, as sent. */
export const bytesOf = (content: unknown) => Buffer.from(JSON.stringify(content));

/** A provider whose books, behaviour and delay the tests set. */
export function createFakeProvider(clock: () => Date): FakeProvider {
	async function answer(keep: KeepAnswer, body: unknown): Promise<void> {
		await wait(fake.slowness);
		if (fake.mood === "dies") throw new TypeError("a fault of the adapter's own");
		if (fake.mood === "refusing") keep({ httpStatus: 400, body: '{"code":"BAD_REQUEST"}' });
		else if (fake.mood === "nonsense") keep({ httpStatus: 200, body: "<h1>\0Welcome</h1>" });
		else if (fake.mood === "away") keep({ httpStatus: null, body: "TimeoutError" });
		else keep({ httpStatus: 200, body: JSON.stringify(body) });
		if (fake.mood === "away" || fake.mood === "nonsense") throw new ProviderUnreachable(fake.mood);
	}

	function note(books: Map<string, ProviderOrder>, name: string, given: Partial<ProviderOrder>): void {
		const fresh = {
			state: "pending",
			amount: 0 as Paise,
			providerOrderId: newId(),
			transactionId: null,
			paidAt: null,
		} as const;
		books.set(name, { ...fresh, ...books.get(name), ...given });
	}

	const fake: FakeProvider = {
		name: "sandbox",
		isTest: true,
		terms: phonePeTerms,
		orders: new Map(),
		asked: [],
		started: [],
		refunds: new Map(),
		sentRefunds: [],
		mood: "well",
		slowness: 0,
		says: (name, order) => note(fake.orders, name, order),
		saysRefund: (name, refund) => note(fake.refunds, name, refund),
		async startOrder(order, keep) {
			fake.started.push(order);
			await answer(keep, { started: order.merchantTransactionId });
			if (fake.mood === "refusing") throw new ProviderRefused("no");
			fake.says(order.merchantTransactionId, { amount: order.amount });
			return {
				providerOrderId: fake.orders.get(order.merchantTransactionId)?.providerOrderId ?? "",
				redirectUrl: `https://provider.example/pay/${order.merchantTransactionId}`,
				expiresAt: new Date(clock().getTime() + order.payableFor * 1000),
			};
		},
		async askOrder(name, keep) {
			fake.asked.push(name);
			// The state when the request came, however long the answer takes.
			const order = fake.orders.get(name) ?? null;
			await answer(keep, order);
			return order;
		},
		async refund(refund, keep) {
			fake.sentRefunds.push(refund);
			if (fake.mood === "refusing") {
				await answer(keep, {});
				throw new ProviderRefused("no");
			}
			// A provider that does not answer may still have made the refund.
			if (fake.mood !== "away") fake.saysRefund(refund.merchantRefundId, { amount: refund.amount });
			const known = fake.refunds.get(refund.merchantRefundId);
			await answer(keep, known);
			if (known === undefined) throw new ProviderUnreachable("lost");
			return known;
		},
		async refundStatus(name, keep) {
			fake.asked.push(name);
			const refund = fake.refunds.get(name) ?? null;
			await answer(keep, refund);
			return refund;
		},
		readWebhook({ headers, body }) {
			const { order, refund }: { order?: unknown; refund?: unknown } = parseMessage(body);
			if (headers["x-fake-signature"] !== "signed") return null;
			return {
				order: typeof order === "string" ? order : null,
				...(typeof refund === "string" && { refund }),
			};
		},
	};
	return fake;
}
