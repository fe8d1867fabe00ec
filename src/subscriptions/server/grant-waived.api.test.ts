import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditOf, signInWithAddress } from "../../listings/server/testing/register.ts";
import { paise } from "../../platform/money.ts";
import { buildOwn, choiceFor, planOf } from "./testing/order-plan.ts";
import { type Market, startMarket } from "./testing/start-market.ts";

let market: Market;
let manager: Awaited<ReturnType<typeof signInWithAddress>>;
let cheap: string;
let dear: string;
beforeAll(async () => {
	market = await startMarket();
	manager = await signInWithAddress(market, { role: "customerSupport" });
	dear = await planOf(market, { price: paise(599_900), durationInMonths: 12 });
	cheap = await planOf(market, { price: paise(49_900), durationInMonths: 3 });
	await planOf(market, { type: "Free Trial", price: paise(0), durationInMonths: 1, numberOfLeads: 5 });
	await planOf(market, { price: paise(100), durationInMonths: 1, enabled: false });
});
afterAll(() => market.close());

type Own = Awaited<ReturnType<typeof buildOwn>>;
const confirm = (own: Own, changes: Record<string, unknown> = {}, token = manager.token) =>
	market.call("POST", "/api/workerCategory/update", {
		token,
		body: {
			professionalId: own.listingId,
			type: "active",
			paymentOption: true,
			reason: "Paid in cash",
			...changes,
		},
	});
/** The fields of a waived plan, the same at onboarding and at confirmation. */
const facts = async (own: Own) => {
	const [bought, ...others] = await market.boughtFor(own.listingId);
	if (bought === undefined || others.length > 0) throw new Error("not one plan");
	const [payment] = (await market.paymentsOf(own.listingId)).toReversed();
	const purchase = payment && (await market.purchaseOf(payment.id));
	const { status, price, paymentStatus, planId, paymentPlan } = bought;
	return {
		bought: { status, price, paymentStatus, planId, paymentPlan },
		payment: payment && {
			amount: payment.amount,
			status: payment.status,
			provider: payment.provider,
			remarks: payment.remarks,
			startedBy: payment.startedBy,
		},
		discount: purchase?.discount,
		listing: (await market.listing(own.listingId)).paymentStatus,
	};
};

describe("a payment waived at confirmation", () => {
	test("grants the plan that the owner chose, as at onboarding", async () => {
		const [confirmed, onboarded] = [await buildOwn(market), await buildOwn(market)];
		const { body } = await market.pay(choiceFor(confirmed.listingId, dear), confirmed);
		await market.settle(body.data.merchantTransactionId, "failed");
		expect((await confirm(confirmed)).status).toBe(200);

		const skipped = {
			...choiceFor(onboarded.listingId, dear),
			paymentOption: "true",
			reason: "Paid in cash",
		};
		expect((await market.pay(skipped, manager)).status).toBe(200);
		expect((await confirm(onboarded, { paymentOption: false })).status).toBe(200);

		expect(await facts(confirmed)).toEqual(await facts(onboarded));
		expect(await facts(confirmed)).toMatchObject({
			bought: { status: "active", price: 0, paymentStatus: "success", planId: dear },
			payment: { amount: 0, status: "success", provider: null, startedBy: manager.userId },
			discount: 599_900,
			listing: "not-required",
		});
		const audits = await auditOf(market, confirmed.listingId);
		expect(audits.map(({ action }) => action).toSorted()).toEqual([
			"listing.activate",
			"listing.skip-payment",
		]);
		expect(audits.find(({ action }) => action === "listing.skip-payment")).toMatchObject({
			actorId: manager.userId,
			after: { paymentStatus: "not-required" },
		});
	});

	test("grants the cheapest plan on offer if none was chosen", async () => {
		const own = await buildOwn(market);
		expect((await confirm(own)).status).toBe(200);
		expect((await facts(own)).bought).toMatchObject({ status: "active", planId: cheap, price: 0 });
	});

	test("grants nothing for a service without plans, and confirms the listing", async () => {
		const own = await buildOwn(market, { service: "plumber" });
		expect((await confirm(own)).status).toBe(200);
		expect(await market.boughtFor(own.listingId)).toEqual([]);
		expect(await market.listing(own.listingId)).toMatchObject({ status: "active" });
	});

	test("grants once if two managers confirm at the same time", async () => {
		const own = await buildOwn(market);
		const answers = await Promise.all([confirm(own), confirm(own)]);
		expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
		expect(await market.boughtFor(own.listingId)).toHaveLength(1);
	});

	test("is refused without a reason and grants nothing", async () => {
		const own = await buildOwn(market);
		expect((await confirm(own, { reason: undefined })).status).toBe(400);
		expect((await confirm(own, { paymentOption: false })).status).toBe(409);
		expect((await confirm(own, {}, own.token)).status).toBe(403);
		expect(await market.boughtFor(own.listingId)).toEqual([]);
		expect(await market.listing(own.listingId)).toMatchObject({
			status: "applied",
			paymentStatus: "pending",
		});
	});
});
