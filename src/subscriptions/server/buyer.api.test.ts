import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { faultsOf, signInWithAddress } from "../../listings/server/testing/register.ts";
import { buildOwn, choiceFor, planOf, registrationWith } from "./testing/order-plan.ts";
import { type Market, startMarket } from "./testing/start-market.ts";

let market: Market;
let plan: string;
beforeAll(async () => {
	market = await startMarket();
	plan = await planOf(market);
});
afterAll(() => market.close());

describe("the buyer", () => {
	const buyerOf = async (buyer: object, wishes: Parameters<typeof buildOwn>[1] = {}) => {
		const own = await buildOwn(market, wishes);
		const answer = await market.pay({ ...choiceFor(own.listingId, plan), buyer }, own);
		const [payment] = await market.paymentsOf(own.listingId);
		const purchase = payment === undefined ? undefined : await market.purchaseOf(payment.id);
		return { answer, purchase };
	};

	test("can have another name and state", async () => {
		const { purchase } = await buyerOf({ name: "  Negi Traders ", state: "punjab" });
		expect(purchase).toMatchObject({ buyerName: "Negi Traders", buyerState: "03", buyerGstin: null });
	});

	const gstin = "27AAPFU0939F1ZV";
	const address = "12 Nariman Point\nMumbai, Maharashtra 400021";
	const addressMissing = "buyer.address: Please give the address of this GSTIN.";

	test("with a GSTIN is in the state of registration", async () => {
		const { purchase } = await buyerOf({ state: "Punjab", gstin: "27aapfu0939f 1zv", address });
		expect(purchase).toMatchObject({ buyerState: "27", buyerGstin: gstin });
	});

	test("with a GSTIN of another state must give the registered address", async () => {
		for (const blank of [{}, { address: "" }, { address: " \n\u200b " }]) {
			const { answer, purchase } = await buyerOf({ gstin, ...blank });
			expect(answer.status).toBe(400);
			expect(faultsOf(answer)).toEqual([addressMissing]);
			expect(purchase).toBeUndefined();
		}
		const { answer } = await buyerOf({ gstin }, { address: { stateName: "Bombay Presidency" } });
		expect(faultsOf(answer)).toEqual([addressMissing]);
		const { purchase } = await buyerOf({ gstin, address: " 12 Nariman Point \r\n\r\n Mumbai 400021 " });
		expect(purchase).toMatchObject({
			buyerAddress: ["12 Nariman Point", "Mumbai 400021"],
			buyerState: "27",
			buyerGstin: gstin,
		});
	});

	test("with a GSTIN of another state must give it for a new listing too, and without it nothing is registered", async () => {
		const person = await signInWithAddress(market);
		const form = await registrationWith(market, person, plan);
		const refused = await market.pay({ ...form, buyer: { gstin } }, person);
		expect(refused.status).toBe(400);
		expect(faultsOf(refused)).toEqual([addressMissing]);
		const mine = await market.call("GET", "/api/workerCategory/mine", { token: person.token });
		expect(mine.body.professionals).toEqual([]);
		expect((await market.pay({ ...form, buyer: { gstin, address } }, person)).status).toBe(200);
	});

	test("with a GSTIN of the listing's state has the listing's address by default", async () => {
		const maharashtra = { address: { stateName: "maharashtra", pincode: "400021" } };
		const { purchase } = await buyerOf({ gstin }, maharashtra);
		expect(purchase?.buyerAddress.at(-1)).toBe("maharashtra 400021");
		const other = await buyerOf({ gstin, address }, maharashtra);
		expect(other.purchase?.buyerAddress).toEqual(address.split("\n"));
	});

	test("without a GSTIN can have another address too", async () => {
		const { purchase } = await buyerOf({ address: "5 Mall Road" });
		expect(purchase).toMatchObject({ buyerAddress: ["5 Mall Road"], buyerState: "02" });
	});

	test("has an address of at most 300 characters, where any line break counts as one", async () => {
		const { answer } = await buyerOf({ address: "x".repeat(301) });
		expect(faultsOf(answer)).toEqual(["buyer.address: Please write at most 300 characters."]);
		const full = Array.from({ length: 5 }, () => "x".repeat(59)).join("\r\n");
		const { purchase } = await buyerOf({ address: `${full}y` });
		expect(purchase?.buyerAddress).toHaveLength(5);
	});

	test("has an address of at most six lines", async () => {
		const { purchase } = await buyerOf({ address: Array.from("abcdefgh").join("\n") });
		expect(purchase?.buyerAddress).toEqual(["a", "b", "c", "d", "e", "f, g, h"]);
	});

	test("with another address makes another order; with the same address, the same order", async () => {
		const own = await buildOwn(market);
		const order = (buyer: object) => market.pay({ ...choiceFor(own.listingId, plan), buyer }, own);
		const names = [];
		for (const one of [address, address, "5 Mall Road"])
			names.push((await order({ gstin, address: one })).body.data.merchantTransactionId);
		expect(names[1]).toBe(names[0]);
		expect(names[2]).not.toBe(names[0]);
	});

	test("is the owner if there is no firm", async () => {
		const { purchase } = await buyerOf({ name: " " }, { firmName: null });
		expect(purchase).toMatchObject({ buyerName: "Ramesh Thakur" });
	});

	test("must name the state if the address does not", async () => {
		const { answer } = await buyerOf({}, { address: { stateName: "Bombay Presidency" } });
		expect(faultsOf(answer)).toEqual(["buyer.state: Please choose the state of the buyer."]);
	});
});
