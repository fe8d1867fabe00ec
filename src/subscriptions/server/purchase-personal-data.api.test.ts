import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/server/database/database.ts";
import { erasePersonalData } from "./subscriptions.events.ts";
import { buildOwn, choiceFor, planOf } from "./testing/order-plan.ts";
import { type Market, startMarket } from "./testing/start-market.ts";

let market: Market;
let plan: string;
beforeAll(async () => {
	market = await startMarket();
	plan = await planOf(market);
});
beforeEach(() => {
	market.moved.length = 0;
});
afterAll(() => market.close());

type Own = Awaited<ReturnType<typeof buildOwn>>;
/** Starts a payment for the listing and returns it. */
async function begin(own: Own, planId = plan) {
	const { body } = await market.pay(choiceFor(own.listingId, planId), own);
	return market.paymentOf(body.data.merchantTransactionId);
}

describe("a person who deletes their account", () => {
	test("has their name and street erased from purchases, unless they bought as a registered business", async () => {
		const own = await buildOwn(market);
		const other = await buildOwn(market);
		const asPerson = await begin(own);
		const gstin = "27AAPFU0939F1ZV";
		const buyer = { gstin, address: "12 Nariman Point, Mumbai 400021" };
		const { body } = await market.pay({ ...choiceFor(own.listingId, plan), buyer }, own);
		const asBusiness = await market.paymentOf(body.data.merchantTransactionId);
		const others = await begin(other);
		const kept = [await market.purchaseOf(asBusiness.id), await market.purchaseOf(others.id)];
		await inTransaction(market.database.db, (tx) => erasePersonalData(market.ctx, tx, own));
		expect(await market.purchaseOf(asPerson.id)).toMatchObject({
			buyerName: "",
			buyerAddress: [],
			buyerState: "02",
			planPrice: 299_900,
		});
		expect([await market.purchaseOf(asBusiness.id), await market.purchaseOf(others.id)]).toEqual(kept);
	});

	test("gets only their own purchases, with the buyer, in their export", async () => {
		const own = await buildOwn(market);
		await begin(own);
		await begin(await buildOwn(market));
		const { body } = await market.call("GET", "/api/users/me/export", { token: own.token });
		expect(body.purchases).toEqual([
			{
				listingId: own.listingId,
				paymentPlan: "Enrolment Basis, 6 months",
				price: 2999,
				discountPercent: 0,
				discount: 0,
				buyer: {
					name: "Thakur Electric Works",
					address: expect.arrayContaining(["Himachal Pradesh 171001"]),
					stateCode: "02",
					gstin: null,
				},
			},
		]);
	});
});
