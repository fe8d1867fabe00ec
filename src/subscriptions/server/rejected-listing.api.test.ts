import { afterAll, beforeAll, expect, test } from "vitest";
import { signInWithAddress } from "../../listings/server/testing/register.ts";
import { buildOwn, choiceFor, planOf } from "./testing/order-plan.ts";
import { type Market, startMarket } from "./testing/start-market.ts";

let market: Market;
beforeAll(async () => {
	market = await startMarket();
});
afterAll(() => market.close());

const move = async (professionalId: string, type: string) => {
	const { token } = await signInWithAddress(market, { role: "customerSupport" });
	const body = { professionalId, type, reason: "The photos show another person" };
	expect((await market.call("POST", "/api/workerCategory/update", { token, body })).status).toBe(200);
};
const statuses = async (listingId: string) =>
	(await market.boughtFor(listingId)).map(({ status }) => status).toSorted();

test("keeps the payment and the plan waiting after a rejection, until the registration is confirmed", async () => {
	const own = await buildOwn(market, { status: "applied", paymentStatus: "pending" });
	const { body } = await market.pay(choiceFor(own.listingId, await planOf(market)), own);
	await market.settle(body.data.merchantTransactionId, "success");
	await move(own.listingId, "rejected");
	expect(await market.listing(own.listingId)).toMatchObject({ status: "rejected", paymentStatus: "success" });
	expect(await market.paymentsOf(own.listingId)).toMatchObject([{ status: "success" }]);
	expect(await statuses(own.listingId)).toEqual(["upcoming"]);
	await move(own.listingId, "applied");
	expect(await statuses(own.listingId)).toEqual(["upcoming"]);
	await move(own.listingId, "active");
	expect(await statuses(own.listingId)).toEqual(["active"]);
});

test("lets a payment that arrives after the rejection wait too", async () => {
	const own = await buildOwn(market, { status: "applied", paymentStatus: "pending" });
	const { body } = await market.pay(choiceFor(own.listingId, await planOf(market)), own);
	await move(own.listingId, "rejected");
	await market.settle(body.data.merchantTransactionId, "success");
	expect(await market.listing(own.listingId)).toMatchObject({ status: "rejected", paymentStatus: "success" });
	expect(await statuses(own.listingId)).toEqual(["upcoming"]);
});

test("refuses paid, free and waived plans for a rejected registration", async () => {
	const own = await buildOwn(market, { status: "applied", paymentStatus: "pending" });
	await move(own.listingId, "rejected");
	const staff = await signInWithAddress(market, { role: "salesPerson" });
	const plan = await planOf(market);
	const trial = await planOf(market, { type: "Free Trial", durationInMonths: 1, numberOfLeads: 5 });
	const skipped = { ...choiceFor(own.listingId, plan), paymentOption: "true", reason: "Paid in cash" };
	const refused = { status: 409, body: { message: expect.stringContaining("was rejected") } };
	expect(await market.pay(choiceFor(own.listingId, plan), own)).toMatchObject(refused);
	expect(await market.pay(choiceFor(own.listingId, trial), own)).toMatchObject(refused);
	expect(await market.pay(skipped, staff)).toMatchObject(refused);
	expect(await market.paymentsOf(own.listingId)).toEqual([]);
	expect(await market.listing(own.listingId)).toMatchObject({ status: "rejected", paymentStatus: "pending" });
});
