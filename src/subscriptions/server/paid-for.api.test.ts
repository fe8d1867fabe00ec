import { afterAll, beforeAll, expect, test } from "vitest";
import { paise } from "../../platform/money.ts";
import { buildOwn, choiceFor, planOf } from "./testing/order-plan.ts";
import { type Market, startMarket } from "./testing/start-market.ts";

let market: Market;
let plan: string;
beforeAll(async () => {
	market = await startMarket();
	plan = await planOf(market);
});
afterAll(() => market.close());

type Own = Awaited<ReturnType<typeof buildOwn>>;
async function begin(own: Own, planId: string): Promise<string> {
	const { body } = await market.pay(choiceFor(own.listingId, planId), own);
	return body.data.merchantTransactionId;
}
/** The response for the payment's page. */
const pageOf = async (own: Own, name: string) =>
	(await market.call("GET", `/api/payments/${name}/status`, { token: own.token })).body;

test("the page of a payment names the plan and the listing, and the invoice once it is paid", async () => {
	const own = await buildOwn(market, { firmName: "Verma Volts" });
	const name = await begin(own, plan);
	const paidFor = { plan: "Enrolment Basis, 6 months", listingTitle: "Verma Volts", isFreeTrial: false };
	expect(await pageOf(own, name)).toMatchObject({ ...paidFor, status: "pending", invoiceOf: null });
	await market.settle(name, "success");
	const [bought] = await market.boughtFor(own.listingId);
	expect(await pageOf(own, name)).toMatchObject({ ...paidFor, status: "success", invoiceOf: bought?.id });
});

test("the page of a failed payment has no invoice", async () => {
	const own = await buildOwn(market);
	const name = await begin(own, plan);
	await market.settle(name, "failed");
	expect(await pageOf(own, name)).toMatchObject({ status: "failed", invoiceOf: null });
});

test("the page of a free trial says that it is one, and has no invoice", async () => {
	const own = await buildOwn(market);
	const terms = { durationInMonths: 1, numberOfLeads: 5 };
	const trial = await planOf(market, { type: "Free Trial", price: paise(0), ...terms });
	const name = await begin(own, trial);
	expect(await pageOf(own, name)).toMatchObject({
		status: "success",
		amount: 0,
		plan: "Free Trial, 1 month or 5 leads",
		isFreeTrial: true,
		invoiceOf: null,
	});
	expect((await market.listing(own.listingId)).paymentStatus).toBe("not-required");
});
