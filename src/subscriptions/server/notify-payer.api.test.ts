import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PaymentMoved } from "../../payments/server/payments.api.ts";
import { paise } from "../../platform/money.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { notifyPayer } from "./notify-payer.ts";
import { buildOwn, choiceFor, planOf } from "./testing/order-plan.ts";
import { type Market, startMarket } from "./testing/start-market.ts";

let market: Market;
let plan: string;
beforeAll(async () => {
	market = await startMarket();
	plan = await planOf(market);
});
beforeEach(() => {
	market.notified.length = 0;
	market.moved.length = 0;
	market.announced.length = 0;
});
afterAll(() => market.close());

/** Starts a payment that ends like this. */
async function pay(...outcomes: ("success" | "failed")[]) {
	const own = await buildOwn(market, { status: "active" });
	const { body } = await market.pay(choiceFor(own.listingId, plan), own);
	const name: string = body.data.merchantTransactionId;
	for (const outcome of outcomes) await market.settle(name, outcome);
	const payment = await market.paymentOf(name);
	return { payment, bought: await market.purchaseOf(payment.id) };
}

/** Publishes the event of the payments module again, with these changes. */
async function publish(changes: Partial<PaymentMoved>): Promise<void> {
	const [event] = market.moved;
	if (event === undefined) throw new Error("no event was published");
	await notifyPayer(market.ctx, market.database.db, { ...event, ...changes });
}

test("notifies the payer of a success, with the plan and the rupees", async () => {
	const { payment, bought } = await pay("success");
	expect(market.notified).toEqual([
		{
			userId: payment.userId,
			kind: "payment.settled",
			subjectId: payment.merchantTransactionId,
			details: { why: "success", plan: bought?.paymentPlan, amount: payment.amount / 100 },
			occasion: `payment.settled:${payment.id}:success`,
		},
	]);
	expect(bought?.paymentPlan).toMatch(/, /);
});

test("notifies of a failure and of the success after it separately", async () => {
	const { payment } = await pay("failed");
	await publish({ status: "success" });
	expect(market.notified.map(({ details, occasion }) => [details.why, occasion])).toEqual([
		["failed", `payment.settled:${payment.id}:failed`],
		["success", `payment.settled:${payment.id}:success`],
	]);
});

test("links a refund to the payment that it refunds", async () => {
	const { payment, bought } = await pay("success");
	market.notified.length = 0;
	const refund = {
		paymentId: newId(),
		merchantTransactionId: "R-1",
		paymentType: "refund" as const,
		amount: paise(10_050),
		refundOf: payment.id,
	};
	await publish({ ...refund, status: "failed" });
	expect(market.notified).toEqual([]);
	await publish(refund);
	expect(market.notified).toMatchObject([
		{
			subjectId: payment.merchantTransactionId,
			details: { why: "refunded", plan: bought?.paymentPlan, amount: 100.5 },
			occasion: `payment.settled:${refund.paymentId}:success`,
		},
	]);
});

test("says when a refund ends the plan", async () => {
	const { payment } = await pay("success");
	market.notified.length = 0;
	const decision = { plan: "end", reward: "keep", decidedBy: newId() } as const;
	await publish({ paymentId: newId(), paymentType: "refund", refundOf: payment.id, decision });
	expect(market.notified).toMatchObject([{ details: { why: "refunded-ended" } }]);
});

test("names only the amount if no plan was bought, and sends nothing if nothing was due", async () => {
	await pay("success");
	market.notified.length = 0;
	await publish({ paymentId: newId() });
	expect(market.notified[0]?.details.plan).toBeUndefined();
	await publish({ amount: paise(0) });
	expect(market.notified).toHaveLength(1);
});

test("refreshes open pages of the listing's subscriptions for its owner and the payer", async () => {
	const { payment, bought } = await pay("success");
	const listingId = bought?.listingId ?? "";
	expect(market.announced).toEqual([{ subjectId: listingId, watchers: "nobody", userIds: [payment.userId] }]);
});
