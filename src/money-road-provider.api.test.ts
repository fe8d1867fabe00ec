import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { invoices } from "./invoices/server/invoices.tables.ts";
import { paymentAnswers, payments } from "./payments/server/payments.tables.ts";
import type { PhonePeFault } from "./payments/server/testing/phonepe-faults.ts";
import { paise } from "./platform/money.ts";
import { plans, subscriptions } from "./subscriptions/server/subscriptions.tables.ts";
import { expectBooks } from "./testing/money-books.ts";
import {
	begin,
	duePaise,
	look,
	type MoneyRoad,
	notify,
	type Payer,
	pay,
	startMoneyRoad,
	writePayers,
	writePlan,
} from "./testing/money-road.ts";
import { notesOf, readNotes } from "./testing/witness.ts";

let road: MoneyRoad;
let payers: Payer[];
beforeAll(async () => {
	road = await startMoneyRoad("2026-11-20T06:30:00Z");
	payers = await writePayers(road, 13);
});
afterEach(() => {
	road.line.isCut = false;
	road.line.there.open();
	road.line.back.open();
	for (const endpoint of ["token", "pay", "status"] as const) road.phonePe.misbehave(endpoint, null);
});
afterAll(() => road.close());

function nextPayer(): Payer {
	const payer = payers.pop();
	if (payer === undefined) throw new Error("more payers are needed");
	return payer;
}
const soon = { timeout: 20_000, interval: 20 };

async function paymentOf(name: string) {
	const { db } = road.database;
	const [payment] = await db.select().from(payments).where(eq(payments.merchantTransactionId, name));
	if (payment === undefined) throw new Error(`no such payment: ${name}`);
	return payment;
}
const paymentsOf = ({ listingId }: Payer) =>
	road.database.db.select().from(payments).where(eq(payments.itemId, listingId));
async function answersOf(name: string) {
	const { id } = await paymentOf(name);
	return road.database.db.select().from(paymentAnswers).where(eq(paymentAnswers.paymentId, id));
}
async function invoiceOf(name: string) {
	const { id } = await paymentOf(name);
	const [invoice] = await road.database.db.select().from(invoices).where(eq(invoices.paymentId, id));
	return invoice;
}
/** What has happened to the payment. */
const eventsOf = async (name: string) => notesOf(await readNotes(road.database.db), name);
/** Looks at the payment as soon as the provider may be asked again, and answers how it stands. */
async function lookAgain(payer: Payer, name: string): Promise<string> {
	road.clock.advance(3_000);
	return (await look(road, payer, name)).body.status;
}
const settled: string[] = [];
/** The payment is settled, and the books agree on all that were so far. */
async function expectSettledOnce(name: string): Promise<void> {
	settled.push(name);
	await expectBooks(road.database.db, settled);
}

describe("a question about money that is there", () => {
	test("that nobody answers, or with nonsense, moves nothing; the truth settles it once", async () => {
		const payer = nextPayer();
		const name = await begin(road, payer, road.offer);
		road.phonePe.complete(name);
		const wrong: PhonePeFault[] = [
			"failing",
			"html",
			"truncated",
			"cut",
			"other-order",
			{ status: 200, json: { state: "COMPLETED", amount: duePaise } },
			{ status: 200, json: { state: true, amount: "all", orderId: 7, merchantOrderId: name } },
			{ status: 200, json: [] },
		];
		for (const fault of wrong) {
			road.phonePe.misbehave("status", fault);
			expect(await lookAgain(payer, name)).toBe("pending");
		}
		road.phonePe.misbehave("status", null);
		road.line.isCut = true;
		expect(await lookAgain(payer, name)).toBe("pending");
		expect(await eventsOf(name)).toEqual([]);
		expect(await paymentOf(name)).toMatchObject({ attention: null, transactionId: null });
		road.line.isCut = false;
		expect(await lookAgain(payer, name)).toBe("success");
		await expectSettledOnce(name);
	});

	test("that takes longer than is waited for moves nothing, not even by its late answer", async () => {
		const payer = nextPayer();
		const name = await begin(road, payer, road.offer);
		road.phonePe.complete(name);
		road.line.back.close();
		expect(await lookAgain(payer, name)).toBe("pending");
		const bodies = async () => (await answersOf(name)).map(({ body }) => body);
		await expect.poll(bodies, soon).toContain("TimeoutError");
		road.line.back.open();
		expect(await eventsOf(name)).toEqual([]);
		expect(await lookAgain(payer, name)).toBe("success");
		await expectSettledOnce(name);
	});

	test("of another amount, or for another order, is told to staff and buys nothing", async () => {
		const payer = nextPayer();
		const name = await begin(road, payer, road.offer);
		road.phonePe.complete(name);
		road.phonePe.misbehave("status", "wrong-amount");
		expect(await lookAgain(payer, name)).toBe("pending");
		expect((await paymentOf(name)).attention).toMatch(/₹1\.00.*₹2,699\.10/);
		const order = road.phonePe.orders.get(name);
		road.phonePe.misbehave("status", { status: 200, json: { ...order, orderId: "OMO-OF-SOMEBODY" } });
		expect(await lookAgain(payer, name)).toBe("pending");
		expect((await paymentOf(name)).attention).toContain("OMO-OF-SOMEBODY");
		await notify(road, road.phonePe, name);
		await road.hastenJobs();
		await expect.poll(() => road.line.countQuestions(name), soon).toBeGreaterThan(2);
		expect(await eventsOf(name)).toEqual([]);
		expect(await invoiceOf(name)).toBeUndefined();
		road.phonePe.misbehave("status", null);
		expect(await lookAgain(payer, name)).toBe("success");
		expect((await paymentOf(name)).attention).toBeNull();
		await expectSettledOnce(name);
	});
});

describe("a payment page that cannot be opened", () => {
	test.each<[string, () => void]>([
		["because nobody answers", () => void (road.line.isCut = true)],
		["because the answer is a page", () => road.phonePe.misbehave("pay", "html")],
		[
			"because the answer has wrong types",
			() => road.phonePe.misbehave("pay", { status: 200, json: { orderId: 1, redirectUrl: 2 } }),
		],
		[
			"because no token is to be had",
			() => {
				road.phonePe.revokeTokens();
				road.phonePe.misbehave("token", "truncated");
			},
		],
	])("%s is opened by the next click, and paid once", async (_why, breakIt) => {
		const payer = nextPayer();
		breakIt();
		const refused = await pay(road, payer, road.offer, { key: "click" });
		const [begun] = await paymentsOf(payer);
		expect(refused).toMatchObject({
			status: 503,
			body: { merchantTransactionId: begun?.merchantTransactionId, professionalId: payer.listingId },
		});
		expect(begun).toMatchObject({ status: "pending", redirectUrl: null });
		road.line.isCut = false;
		road.phonePe.misbehave("pay", null);
		road.phonePe.misbehave("token", null);
		const opened = await pay(road, payer, road.offer, { key: "click" });
		const name = opened.body.data.merchantTransactionId;
		expect(name).toBe(begun?.merchantTransactionId);
		expect(opened.body.data.redirectUrl).toMatch(/transact/);
		road.phonePe.complete(name);
		expect(await lookAgain(payer, name)).toBe("success");
		expect(await paymentsOf(payer)).toHaveLength(1);
		await expectSettledOnce(name);
	});

	test("since the answer was lost on its way is never ordered twice; money that comes in on it counts", async () => {
		const payer = nextPayer();
		road.phonePe.misbehave("pay", "truncated");
		const refused = await pay(road, payer, road.offer, { key: "click" });
		expect(refused.status).toBe(503);
		road.phonePe.misbehave("pay", null);
		const name = refused.body.merchantTransactionId;
		expect((await pay(road, payer, road.offer, { key: "click" })).status).toBe(503);
		road.phonePe.complete(name);
		expect(await lookAgain(payer, name)).toBe("success");
		expect(await paymentsOf(payer)).toHaveLength(1);
		await expectSettledOnce(name);
	});
});

describe("messages", () => {
	const send = (body: object, authorization?: string) =>
		road.call("POST", "/api/payments/phonepe/callback", {
			body,
			headers: { ...(authorization !== undefined && { authorization }) },
		});

	test("that are forged are refused, those that claim too much are not believed", async () => {
		const name = await begin(road, nextPayer(), road.offer);
		const { headers, body } = road.phonePe.webhook(name);
		const { id } = await paymentOf(name);
		const before = await road.countJobs(id);
		const forged = headers.authorization.replace(/^./, (sign) => (sign === "0" ? "1" : "0"));
		for (const authorization of [undefined, "", forged, `SHA256 ${forged}`])
			expect((await send(body, authorization)).status).toBe(401);
		expect((await answersOf(name)).map(({ source }) => source)).toEqual(["start"]);
		expect([before, await road.countJobs(id)]).toEqual([1, 1]);
		// Signed, for the signature is the same for every message; but nobody has paid.
		const claim = { ...body, payload: { ...body.payload, state: "COMPLETED", amount: duePaise } };
		expect((await send(claim, headers.authorization)).status).toBe(204);
		await road.hastenJobs();
		await expect
			.poll(async () => (await answersOf(name)).map(({ source }) => source), soon)
			.toContain("status");
		expect(await paymentOf(name)).toMatchObject({ status: "pending", attention: null });
		expect(await eventsOf(name)).toEqual([]);
	});

	test("that come a hundred times settle once; the later ones leave no trace", async () => {
		const name = await begin(road, nextPayer(), road.offer);
		road.phonePe.complete(name);
		const fifty = () => Promise.all(Array.from({ length: 50 }, () => notify(road, road.phonePe, name)));
		expect((await fifty()).filter(({ status }) => status !== 204)).toEqual([]);
		await expect.poll(() => eventsOf(name), soon).not.toEqual([]);
		const paid = await paymentOf(name);
		road.clock.advance(60_000);
		const answers = await answersOf(name);
		const asked = road.line.countQuestions(name);
		expect((await fifty()).filter(({ status }) => status !== 204)).toEqual([]);
		await road.hastenJobs();
		await expect.poll(() => road.countJobs(paid.id), soon).toBe(0);
		expect(await answersOf(name)).toEqual(answers);
		expect(road.line.countQuestions(name)).toBe(asked);
		expect(await paymentOf(name)).toEqual(paid);
		await expectSettledOnce(name);
	});
});

test("a checkout that is clicked ten times, with one key and with others, is one order, paid once", async () => {
	const payer = nextPayer();
	const orders = road.phonePe.orders.size;
	const keys = ["one", "one", "one", "two", "three", "one", "four", "five", "one", "six"];
	const answers = await Promise.all(keys.map((key) => pay(road, payer, road.offer, { key })));
	const [first] = answers;
	const name = first?.body.data.merchantTransactionId;
	for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: first?.body });
	expect(road.phonePe.orders.size).toBe(orders + 1);
	road.phonePe.complete(name);
	expect(await lookAgain(payer, name)).toBe("success");
	const after = await pay(road, payer, road.offer, { key: "one" });
	expect(after.body.data).toMatchObject({
		merchantTransactionId: name,
		redirectUrl: `/payment-status/${name}`,
	});
	expect(await paymentsOf(payer)).toHaveLength(1);
	await expectSettledOnce(name);
});

describe("a plan that changes while somebody pays", () => {
	test("costs and gives what was shown, on the invoice too", async () => {
		const { db } = road.database;
		const payer = nextPayer();
		const offer = { ...road.offer, planId: await writePlan(road) };
		road.line.there.close((url) => url.endsWith("/pay"));
		const paying = pay(road, payer, offer, { amount: "2699.10" });
		await expect.poll(() => road.line.there.waiting(), soon).toHaveLength(1);
		await db
			.update(plans)
			.set({ price: paise(100), enabled: false, durationInMonths: 1 })
			.where(eq(plans.id, offer.planId));
		road.line.there.open();
		const name = (await paying).body.data.merchantTransactionId;
		expect(road.phonePe.orders.get(name)?.amount).toBe(duePaise);
		await db
			.update(plans)
			.set({ price: paise(999_900), type: "Lead Basis", numberOfLeads: 1 })
			.where(eq(plans.id, offer.planId));
		road.phonePe.complete(name);
		expect(await lookAgain(payer, name)).toBe("success");
		await expectSettledOnce(name);
		const { id: paymentId } = await paymentOf(name);
		const bought = await db.select().from(subscriptions).where(eq(subscriptions.paymentId, paymentId));
		expect(bought).toMatchObject([
			{ price: duePaise, subscriptionType: "Enrolment Basis", durationInMonths: 6 },
		]);
		expect((await invoiceOf(name))?.document).toMatchObject({ price: 299_900, total: duePaise });
	});

	test("before the click is told, and nothing begins", async () => {
		const payer = nextPayer();
		const offer = { ...road.offer, planId: await writePlan(road) };
		await road.database.db
			.update(plans)
			.set({ price: paise(399_900) })
			.where(eq(plans.id, offer.planId));
		const refused = await pay(road, payer, offer, { amount: "2699.10" });
		expect(refused).toMatchObject({ status: 409, body: { amount: 3_599.1 } });
		expect(await paymentsOf(payer)).toEqual([]);
	});
});
