import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PaymentMoved } from "../../payments/server/payments.service.ts";
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
	market.told.length = 0;
	market.moved.length = 0;
	market.announced.length = 0;
});
afterAll(() => market.close());

/** Begins to pay, and lets it come out like this. */
async function pay(...outcomes: ("success" | "failed")[]) {
	const own = await buildOwn(market, { status: "active" });
	const { body } = await market.pay(choiceFor(own.listingId, plan), own);
	const name: string = body.data.merchantTransactionId;
	for (const outcome of outcomes) await market.settle(name, outcome);
	const payment = await market.paymentOf(name);
	return { payment, bought: await market.purchaseOf(payment.id) };
}

/** Says that a payment moved, as the payments do. */
async function hear(changes: Partial<PaymentMoved>): Promise<void> {
	const [event] = market.moved;
	if (event === undefined) throw new Error("nothing was announced");
	const notify = notifyPayer({
		notify: async (_tx, drafts) => void market.told.push(...drafts),
		announce: async (_tx, announced) => void market.announced.push(...announced),
	});
	await notify(market.database.db, { ...event, ...changes });
}

test("the payer is told of a success, with what was bought and the rupees", async () => {
	const { payment, bought } = await pay("success");
	expect(market.told).toEqual([
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

test("of a failure, and of a success after it, each for itself", async () => {
	const { payment } = await pay("failed");
	await hear({ status: "success" });
	expect(market.told.map(({ details, occasion }) => [details.why, occasion])).toEqual([
		["failed", `payment.settled:${payment.id}:failed`],
		["success", `payment.settled:${payment.id}:success`],
	]);
});

test("of a refund under the payment that it gives back", async () => {
	const { payment, bought } = await pay("success");
	market.told.length = 0;
	const refund = {
		paymentId: newId(),
		merchantTransactionId: "R-1",
		paymentType: "refund" as const,
		amount: paise(10_050),
		refundOf: payment.id,
	};
	await hear({ ...refund, status: "failed" });
	expect(market.told).toEqual([]);
	await hear(refund);
	expect(market.told).toMatchObject([
		{
			subjectId: payment.merchantTransactionId,
			details: { why: "refunded", plan: bought?.paymentPlan, amount: 100.5 },
			occasion: `payment.settled:${refund.paymentId}:success`,
		},
	]);
});

test("a refund that ends the plan says so", async () => {
	const { payment } = await pay("success");
	market.told.length = 0;
	const decision = { plan: "end", reward: "keep", decidedBy: newId() } as const;
	await hear({ paymentId: newId(), paymentType: "refund", refundOf: payment.id, decision });
	expect(market.told).toMatchObject([{ details: { why: "refunded-ended" } }]);
});

test("of what buys no plan the amount alone, and of nothing due nothing", async () => {
	await pay("success");
	market.told.length = 0;
	await hear({ paymentId: newId() });
	expect(market.told[0]?.details.plan).toBeUndefined();
	await hear({ amount: paise(0) });
	expect(market.told).toHaveLength(1);
});

test("open pages of the listing's subscriptions read them again, those of its owner and of the payer", async () => {
	const { payment, bought } = await pay("success");
	const listingId = bought?.listingId ?? "";
	expect(market.announced).toEqual([{ subjectId: listingId, watchers: "nobody", userIds: [payment.userId] }]);
});
