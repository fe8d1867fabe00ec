import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { signInWithAddress } from "../../listings/server/testing/register.ts";
import { payments } from "../../payments/server/payments.tables.ts";
import { noteAttention } from "../../payments/server/payments.api.ts";
import type { Viewer } from "../../platform/access.ts";
import { paise } from "../../platform/money.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { buildOwn, choiceFor, planOf } from "./testing/order-plan.ts";
import { type Market, startMarket } from "./testing/start-market.ts";

let market: Market;
let manager: Awaited<ReturnType<typeof signInWithAddress>>;
let plan: string;
beforeAll(async () => {
	market = await startMarket();
	manager = await signInWithAddress(market, { role: "customerSupport" });
	plan = await planOf(market, { price: paise(89_700), durationInMonths: 3 });
});
beforeEach(() => {
	market.notified.length = 0;
});
afterAll(() => market.close());

type Own = Awaited<ReturnType<typeof buildOwn>>;
const confirm = (own: Own) =>
	market.call("POST", "/api/workerCategory/update", {
		token: manager.token,
		body: { professionalId: own.listingId, type: "active", paymentOption: true, reason: "Paid in cash" },
	});
const begin = async (own: Own): Promise<string> =>
	(await market.pay(choiceFor(own.listingId, plan, "addProfessional"), own)).body.data.merchantTransactionId;
const asOwner = ({ userId }: Own): Viewer => ({ userId, role: "user", sessionId: "" });
const standing = (own: Own, name: string) => market.readPayment(asOwner(own), name);
const subscriptionsOf = async (own: Own, { token }: { token: string } = own) =>
	(await market.call("GET", `/api/subscription/professionals?profId=${own.listingId}`, { token })).body.data;
const plansOf = async (own: Own) =>
	(await market.boughtFor(own.listingId)).map(({ status, price }) => ({ status, price }));
const paymentNotifications = () => market.notified.filter(({ kind }) => kind === "payment.settled");

/** A refund of the whole payment is pending. */
async function beginRefund(id: string): Promise<void> {
	const { db } = market.database;
	const [paid] = await db.select().from(payments).where(eq(payments.id, id));
	if (paid === undefined) throw new Error(`no such payment: ${id}`);
	const { kind: _generated, ...row } = paid;
	const refund = {
		id: newId(),
		merchantTransactionId: newId(),
		paymentType: "refund",
		status: "pending",
	} as const;
	await db.insert(payments).values({ ...row, ...refund, refundOf: id });
}

async function buildPaying() {
	const own = await buildOwn(market);
	return { own, name: await begin(own) };
}

describe("a pending payment that staff waive", () => {
	test("is replaced, and its page says that nothing is due", async () => {
		const { own, name } = await buildPaying();
		expect(await standing(own, name)).toMatchObject({ status: "pending", isWaived: false });
		expect((await confirm(own)).status).toBe(200);
		market.clock.advance(5_000);
		expect(await standing(own, name)).toMatchObject({ status: "failed", isWaived: true, redirectUrl: null });
		expect((await subscriptionsOf(own)).pendingPayments).toEqual([]);
		expect(await plansOf(own)).toEqual([{ status: "active", price: 0 }]);
		expect(paymentNotifications()).toEqual([]);
	});

	test("is replaced when staff grant the plan from the checkout", async () => {
		const { own, name } = await buildPaying();
		const skipped = {
			...choiceFor(own.listingId, plan, "addProfessional"),
			paymentOption: "true",
			reason: "Cash",
		};
		expect((await market.pay(skipped, manager)).status).toBe(200);
		expect(await standing(own, name)).toMatchObject({ status: "failed", isWaived: true });
		expect((await subscriptionsOf(own)).pendingPayments).toEqual([]);
	});

	test("leads to its own page if staff waive it while the provider opens its page", async () => {
		const own = await buildOwn(market);
		const { provider } = market;
		const startOrder = provider.startOrder.bind(provider);
		const spy = vi.spyOn(provider, "startOrder").mockImplementationOnce(async (order, keep) => {
			await confirm(own);
			return startOrder(order, keep);
		});
		const { body } = await market.pay(choiceFor(own.listingId, plan, "addProfessional"), own);
		spy.mockRestore();
		expect(body.data.redirectUrl).toBe(`/payment-status/${body.data.merchantTransactionId}`);
		expect(await standing(own, body.data.merchantTransactionId)).toMatchObject({ isWaived: true });
	});

	test("stays if staff must look at it because money may have arrived", async () => {
		const { own, name } = await buildPaying();
		const { id } = await market.paymentOf(name);
		await noteAttention(market.database.db, id, "Another amount", market.clock());
		expect((await confirm(own)).status).toBe(200);
		expect(await market.paymentOf(name)).toMatchObject({ status: "pending", attention: "Another amount" });
	});

	test("stays if it belongs to another listing", async () => {
		const { own } = await buildPaying();
		const other = await buildPaying();
		expect((await confirm(own)).status).toBe(200);
		expect((await market.paymentOf(other.name)).status).toBe("pending");
	});

	test("does not mark a later payment that fails as waived", async () => {
		const { own } = await buildPaying();
		expect((await confirm(own)).status).toBe(200);
		const { body } = await market.pay(choiceFor(own.listingId, plan), own);
		await market.settle(body.data.merchantTransactionId, "failed");
		expect(await standing(own, body.data.merchantTransactionId)).toMatchObject({
			status: "failed",
			isWaived: false,
		});
	});
});

describe("money that arrives after the waiver", () => {
	test("buys its plan after the free one, and staff and the owner see it", async () => {
		const { own, name } = await buildPaying();
		await confirm(own);
		market.clock.advance(60_000);
		await market.settle(name, "success");
		expect(await plansOf(own)).toEqual([
			{ status: "active", price: 0 },
			{ status: "upcoming", price: 89_700 },
		]);
		expect(await market.paymentOf(name)).toMatchObject({
			status: "success",
			attention: expect.stringMatching(/after staff waived.*Refund it/),
		});
		expect(await standing(own, name)).toMatchObject({ status: "success", isWaived: false });
		expect(paymentNotifications()).toMatchObject([{ userId: own.userId, details: { why: "success" } }]);
	});

	test("is noted for staff only on a suspended listing, until it is refunded", async () => {
		const { own, name } = await buildPaying();
		await confirm(own);
		const body = { professionalId: own.listingId, type: "expired", reason: "Fraud" };
		const suspended = await market.call("POST", "/api/workerCategory/update", { token: manager.token, body });
		expect(suspended.status).toBe(200);
		market.clock.advance(60_000);
		await market.settle(name, "success");
		const attention = expect.stringMatching(/after staff waived.*Refund it/);
		expect((await subscriptionsOf(own, manager)).paymentNotes).toEqual([
			{ merchantTransactionId: name, attention },
		]);
		expect((await subscriptionsOf(own, own)).paymentNotes).toEqual([]);
		const { id } = await market.paymentOf(name);
		await beginRefund(id);
		expect((await subscriptionsOf(own, manager)).paymentNotes).toEqual([]);
	});

	test("is not noted for staff without a waiver", async () => {
		const { own, name } = await buildPaying();
		await market.settle(name, "success");
		expect((await market.paymentOf(name)).attention).toBeNull();
		expect((await confirm(own)).status).toBe(200);
	});
});

describe("a payment that succeeds while staff waive it", () => {
	test("succeeds if it comes first, and the waiver is refused", async () => {
		const { own, name } = await buildPaying();
		await market.settle(name, "success");
		const refused = await market.pay(
			{ ...choiceFor(own.listingId, plan, "addProfessional"), paymentOption: "true", reason: "Cash" },
			manager,
		);
		expect(refused.status).toBe(409);
		expect(await market.boughtFor(own.listingId)).toMatchObject([{ price: 89_700 }]);
	});

	test.each([1, 2, 3, 4])("never takes money without a plan, round %i", async () => {
		const { own, name } = await buildPaying();
		market.provider.set(name, "success");
		market.clock.advance(5_000);
		const [answer] = await Promise.all([confirm(own), standing(own, name)]);
		market.clock.advance(5_000);
		expect(await standing(own, name)).toMatchObject({ status: "success" });
		const { attention } = await market.paymentOf(name);
		const plans = (await plansOf(own)).map(({ status, price }) => `${status} ${price / 100}`);
		expect([
			"200: active 0, upcoming 897, noted",
			// The payment came first.
			"409: upcoming 897",
			"200: active 897",
		]).toContain(
			[`${answer.status}: ${plans[0]}`, ...plans.slice(1), ...(attention ? ["noted"] : [])].join(", "),
		);
	});
});
