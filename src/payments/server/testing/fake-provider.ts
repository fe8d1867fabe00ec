import { setTimeout as wait } from "node:timers/promises";
import type { Paise } from "../../../platform/money.ts";
import { newId } from "../../../platform/server/ids.ts";
import {
	type KeepAnswer,
	type OrderToStart,
	type PaymentProvider,
	type ProviderOrder,
	ProviderRefused,
	ProviderUnreachable,
} from "../payment-provider.ts";

/** How the provider behaves: "dies" fails in a way that no provider should. */
export type Mood = "well" | "away" | "nonsense" | "refusing" | "dies";

export type FakeProvider = PaymentProvider & {
	/** Its books, by merchantTransactionId. */
	orders: Map<string, ProviderOrder>;
	/** What was asked of it, in order. */
	asked: string[];
	started: OrderToStart[];
	mood: Mood;
	/** Milliseconds that it takes over every answer. */
	slowness: number;
	/** Says that the order of the payment stands so. */
	says(name: string, order: Partial<ProviderOrder>): void;
};

/** The header of a message that it signed. */
export const signed = { "x-fake-signature": "signed" };

/** A provider whose books, moods and slowness tests set. */
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

	const fake: FakeProvider = {
		name: "sandbox",
		isTest: true,
		orders: new Map(),
		asked: [],
		started: [],
		mood: "well",
		slowness: 0,
		says(name, order) {
			const known = fake.orders.get(name);
			const fresh = {
				state: "pending",
				amount: 0 as Paise,
				providerOrderId: newId(),
				transactionId: null,
				paidAt: null,
			} as const;
			fake.orders.set(name, { ...fresh, ...known, ...order });
		},
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
			// As it stood when the question came, however long the answer takes.
			const order = fake.orders.get(name) ?? null;
			await answer(keep, order);
			return order;
		},
		readWebhook({ headers, body }) {
			if (headers["x-fake-signature"] !== "signed") return null;
			const order = typeof body === "object" && body !== null && "order" in body ? body.order : null;
			return { order: typeof order === "string" ? order : null };
		},
	};
	return fake;
}
