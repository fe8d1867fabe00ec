import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { paise } from "../../../platform/money.ts";
import {
	type OrderToStart,
	ProviderRefused,
	ProviderUnreachable,
	type RawAnswer,
	type WebhookMessage,
} from "../payment-provider.ts";
import { bytesOf } from "./fake-provider.ts";
import { describeRefunds } from "./payment-provider-refunds.suite.ts";
import { type MaybeLater, orderToStart, type ProviderUnderTest, unheard } from "./provider-under-test.ts";

/**
 * What every payment adapter must do; each runs this suite. `open` makes one whose provider knows none of these
 * orders.
 */
export function describePaymentProvider(name: string, open: () => MaybeLater<ProviderUnderTest>): void {
	describe(`payment provider: ${name}`, () => {
		let port: ProviderUnderTest;
		beforeEach(async () => {
			port = await open();
		});
		afterEach(() => port.close());

		const start = async (given: Partial<OrderToStart> = {}) => {
			const order = orderToStart(given);
			const started = await port.provider.startOrder(order, unheard);
			return { order, started, id: order.merchantTransactionId };
		};
		const ask = (id: string) => port.provider.askOrder(id, unheard);

		describe("an order", () => {
			test("has a payment page for the requested time once it is started", async () => {
				const { started } = await start({ payableFor: 900 });
				expect(new URL(started.redirectUrl).protocol).toMatch(/^https?:$/);
				const seconds = (started.expiresAt.getTime() - Date.now()) / 1000;
				expect(seconds).toBeGreaterThan(840);
				expect(seconds).toBeLessThan(960);
			});

			test("is pending once it is started", async () => {
				const { order, started, id } = await start();
				expect(await ask(id)).toEqual({
					state: "pending",
					amount: order.amount,
					providerOrderId: started.providerOrderId,
					transactionId: null,
					paidAt: null,
				});
			});

			test("is a success over the same amount, with the transfer's id and time, once it is paid", async () => {
				const { order, started, id } = await start({ amount: paise(123_457) });
				const before = Date.now();
				await port.complete(id);
				const after = Date.now();
				const paid = await ask(id);
				expect(paid).toEqual({
					state: "success",
					amount: order.amount,
					providerOrderId: started.providerOrderId,
					transactionId: expect.stringMatching(/./),
					paidAt: expect.any(Date),
				});
				expect(paid?.paidAt?.getTime()).toBeGreaterThanOrEqual(before);
				expect(paid?.paidAt?.getTime()).toBeLessThanOrEqual(after);
			});

			test("has failed if the payer fails to pay", async () => {
				const { order, id } = await start();
				await port.fail(id);
				const nothing = { transactionId: null, paidAt: null };
				expect(await ask(id)).toMatchObject({ state: "failed", amount: order.amount, ...nothing });
			});

			test("has failed if it is not paid in time", async () => {
				const { order, id } = await start();
				await port.expire(id);
				expect(await ask(id)).toMatchObject({ state: "failed", amount: order.amount, transactionId: null });
			});

			test("is unknown if it was never started", async () => {
				await start();
				expect(await ask(orderToStart().merchantTransactionId)).toBeNull();
			});

			test("does not move when another order does", async () => {
				const [paid, failed, waiting] = [await start(), await start(), await start()];
				await port.complete(paid.id);
				await port.fail(failed.id);
				const all = await Promise.all([paid, failed, waiting].map(({ id }) => ask(id)));
				expect(all.map((order) => order?.state)).toEqual(["success", "failed", "pending"]);
				expect(new Set(all.map((order) => order?.providerOrderId)).size).toBe(3);
			});

			test("may have a name of 63 letters and the smallest amount", async () => {
				const { id } = await start({ merchantTransactionId: "a_-9".repeat(16).slice(1), amount: paise(100) });
				expect(id).toHaveLength(63);
				expect(await ask(id)).toMatchObject({ state: "pending", amount: 100 });
			});

			test.each<[string, Partial<OrderToStart>]>([
				["99 paise", { amount: paise(99) }],
				["nothing", { amount: paise(0) }],
				["a negative amount", { amount: paise(-299_900) }],
				["a name that is too long", { merchantTransactionId: "a".repeat(64) }],
				["a name with other characters", { merchantTransactionId: "../status?" }],
			])("over %s is refused and does not exist", async (_what, given) => {
				const order = orderToStart(given);
				await expect(port.provider.startOrder(order, unheard)).rejects.toThrow(ProviderRefused);
				expect(await ask(order.merchantTransactionId)).toBeNull();
			});
		});

		// A second answer may contain the same page or an unknown result. It must never be a definite refusal, which
		// would fail a payment whose page is open, and never a second order.
		describe("an order that is started twice", () => {
			const again = async (order: OrderToStart) => {
				try {
					return await port.provider.startOrder(order, unheard);
				} catch (error) {
					expect(error).toBeInstanceOf(ProviderUnreachable);
					return null;
				}
			};

			test("stays unchanged", async () => {
				const { order, started, id } = await start();
				expect([started, null]).toContainEqual(await again(order));
				expect(await ask(id)).toMatchObject({ state: "pending", providerOrderId: started.providerOrderId });
			});

			test("keeps its first amount", async () => {
				const { order, started, id } = await start();
				await again({ ...order, amount: paise(100) });
				expect(await ask(id)).toMatchObject({
					amount: order.amount,
					providerOrderId: started.providerOrderId,
				});
			});

			test("is not opened again after the payment", async () => {
				const { order, id } = await start();
				await port.complete(id);
				await again(order);
				expect(await ask(id)).toMatchObject({ state: "success", amount: order.amount });
			});

			test("is one order if both starts come at the same time", async () => {
				const order = orderToStart();
				const tries = await Promise.all([again(order), again(order), again(order)]);
				const opened = tries.filter((started) => started !== null);
				expect(opened).not.toEqual([]);
				const known = await ask(order.merchantTransactionId);
				expect(new Set(opened.map(({ providerOrderId }) => providerOrderId))).toEqual(
					new Set([known?.providerOrderId]),
				);
			});
		});

		describeRefunds(() => port);

		test("passes every answer on as received", async () => {
			const collected: RawAnswer[] = [];
			const keep = (answer: RawAnswer) => void collected.push(answer);
			const order = orderToStart();
			const { providerOrderId } = await port.provider.startOrder(order, keep);
			expect(collected).toHaveLength(1);
			await port.provider.askOrder(order.merchantTransactionId, keep);
			await port.complete(order.merchantTransactionId);
			await port.provider.askOrder(order.merchantTransactionId, keep);
			expect(collected).toHaveLength(3);
			for (const { body } of collected) expect(JSON.parse(body)).toMatchObject({ orderId: providerOrderId });
		});

		describe("a message", () => {
			let id: string;
			let message: WebhookMessage;
			beforeEach(async () => {
				({ id } = await start());
				await port.complete(id);
				message = await port.webhook(id);
			});
			const read = (changed: Partial<WebhookMessage> = {}) =>
				port.provider.readWebhook({ ...message, ...changed });
			const changedHeaders = (change: (value: string) => string) =>
				Object.fromEntries(
					Object.entries(message.headers).map(([header, value]) => [header, change(String(value))]),
				);

			test("from the provider names its order, however often it comes", () => {
				expect([read(), read()]).toEqual([{ order: id }, { order: id }]);
			});

			test("about a failed order names it too", async () => {
				const { id: failed } = await start();
				await port.fail(failed);
				expect(port.provider.readWebhook(await port.webhook(failed))).toEqual({ order: failed });
			});

			test("without a signature, or with a wrong one, is refused", () => {
				expect(read({ headers: {} })).toBeNull();
				const forgeries = [
					changedHeaders(() => ""),
					changedHeaders((value) => value.slice(0, -1)),
					changedHeaders((value) => `${value}0`),
					changedHeaders((value) => value.replace(/.$/, (last) => (last === "0" ? "1" : "0"))),
					changedHeaders((value) => value.replace(/^./, (first) => (first === "0" ? "1" : "0"))),
					changedHeaders(() => "0".repeat(64)),
					changedHeaders(() => "नुक्कड़"),
				];
				expect(forgeries.map((headers) => read({ headers }))).toEqual(forgeries.map(() => null));
			});

			test("that was altered names at most the order to ask about", () => {
				const body = Buffer.from(message.body.toString().replaceAll(id, "another-order"));
				expect(read({ body })).toEqual(port.signsBody ? null : { order: "another-order" });
			});

			test.each([
				["nothing", ""],
				["half a JSON", '{"event":'],
				["null", "null"],
				["a text", '"checkout.order.completed"'],
				["a number", "7"],
				["a list", "[[]]"],
			])("with %s is refused as unreadable", (_what, text) => {
				const refused = expect.objectContaining({ code: "bad_input" });
				for (const headers of [message.headers, {}])
					expect(() => read({ body: Buffer.from(text), headers })).toThrow(refused);
			});

			test.each([
				["an empty object", {}],
				["an empty payload", { event: "checkout.order.completed", payload: {} }],
				["an invalid name", { event: "checkout.order.completed", payload: { merchantOrderId: "../a" } }],
				["a list as the name", { event: "checkout.order.completed", payload: { merchantOrderId: ["a"] } }],
				["another event", { event: "pg.refund.completed", payload: { merchantOrderId: "a" } }],
			])("with %s is about no order, if it is signed at all", (_what, content) => {
				const body = bytesOf(content);
				expect(read({ body })).toEqual(port.signsBody ? null : { order: null });
				expect(read({ body, headers: {} })).toBeNull();
			});
		});
	});
}
