import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { payments } from "./payments/server/payments.tables.ts";
import type { PhonePeFault } from "./payments/server/testing/phonepe-faults.ts";
import { paise } from "./platform/money.ts";
import { plans, subscriptions } from "./subscriptions/server/subscriptions.tables.ts";
import { readPayment, readPaymentAnswers, readPaymentInvoice } from "./testing/payment-records.ts";
import { expectBooks } from "./testing/payment-totals.ts";
import {
	begin,
	duePaise,
	look,
	type PaymentFlow,
	notify,
	type Payer,
	pay,
	startPaymentFlow,
	writePayers,
	writePlan,
} from "./testing/payment-flow.ts";
import { notesOf, readNotes } from "./testing/payment-spy.ts";

let flow: PaymentFlow;
let payers: Payer[];
beforeAll(async () => {
	flow = await startPaymentFlow("2026-11-20T06:30:00Z");
	payers = await writePayers(flow, 13);
});
afterEach(() => {
	flow.line.isCut = false;
	flow.line.there.open();
	flow.line.back.open();
	for (const endpoint of ["token", "pay", "status"] as const) flow.phonePe.misbehave(endpoint, null);
});
afterAll(() => flow.close());

function nextPayer(): Payer {
	const payer = payers.pop();
	if (payer === undefined) throw new Error("more payers are needed");
	return payer;
}
const soon = { timeout: 20_000, interval: 20 };

const paymentOf = (name: string) => readPayment(flow.database.db, name);
const answersOf = (name: string) => readPaymentAnswers(flow.database.db, name);
const invoiceOf = (name: string) => readPaymentInvoice(flow.database.db, name);
const paymentsOf = ({ listingId }: Payer) =>
	flow.database.db.select().from(payments).where(eq(payments.itemId, listingId));
/** The history of the payment. */
const eventsOf = async (name: string) => notesOf(await readNotes(flow.database.db), name);
/** Reads the payment as soon as the provider may be called again, and returns its status. */
async function lookAgain(payer: Payer, name: string): Promise<string> {
	flow.clock.advance(3_000);
	return (await look(flow, payer, name)).body.status;
}
const settled: string[] = [];
/** Checks that the payment is settled, and that all records so far agree. */
async function expectSettledOnce(name: string): Promise<void> {
	settled.push(name);
	await expectBooks(flow.database.db, settled);
}

describe("a status check of received money", () => {
	test("without a valid response changes nothing, and the next one settles it once", async () => {
		const payer = nextPayer();
		const name = await begin(flow, payer, flow.offer);
		flow.phonePe.complete(name);
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
			flow.phonePe.misbehave("status", fault);
			expect(await lookAgain(payer, name)).toBe("pending");
		}
		flow.phonePe.misbehave("status", null);
		flow.line.isCut = true;
		expect(await lookAgain(payer, name)).toBe("pending");
		expect(await eventsOf(name)).toEqual([]);
		expect(await paymentOf(name)).toMatchObject({ attention: null, transactionId: null });
		flow.line.isCut = false;
		expect(await lookAgain(payer, name)).toBe("success");
		await expectSettledOnce(name);
	});

	test("that times out changes nothing, even when its late response arrives", async () => {
		const payer = nextPayer();
		const name = await begin(flow, payer, flow.offer);
		flow.phonePe.complete(name);
		flow.line.back.close();
		expect(await lookAgain(payer, name)).toBe("pending");
		const bodies = async () => (await answersOf(name)).map(({ body }) => body);
		await expect.poll(bodies, soon).toContain("TimeoutError");
		flow.line.back.open();
		expect(await eventsOf(name)).toEqual([]);
		expect(await lookAgain(payer, name)).toBe("success");
		await expectSettledOnce(name);
	});

	test("with another amount or order notifies staff and buys nothing", async () => {
		const payer = nextPayer();
		const name = await begin(flow, payer, flow.offer);
		flow.phonePe.complete(name);
		flow.phonePe.misbehave("status", "wrong-amount");
		expect(await lookAgain(payer, name)).toBe("pending");
		expect((await paymentOf(name)).attention).toMatch(/₹1\.00.*₹2,699\.10/);
		const order = flow.phonePe.orders.get(name);
		flow.phonePe.misbehave("status", { status: 200, json: { ...order, orderId: "OMO-OF-SOMEBODY" } });
		expect(await lookAgain(payer, name)).toBe("pending");
		expect((await paymentOf(name)).attention).toContain("OMO-OF-SOMEBODY");
		await notify(flow, flow.phonePe, name);
		await flow.hastenJobs();
		await expect.poll(() => flow.line.countQuestions(name), soon).toBeGreaterThan(2);
		expect(await eventsOf(name)).toEqual([]);
		expect(await invoiceOf(name)).toBeUndefined();
		flow.phonePe.misbehave("status", null);
		expect(await lookAgain(payer, name)).toBe("success");
		expect((await paymentOf(name)).attention).toBeNull();
		await expectSettledOnce(name);
	});
});

describe("a payment page that cannot be opened", () => {
	test.each<[string, () => void]>([
		["because the provider does not answer", () => void (flow.line.isCut = true)],
		["because the answer is a page", () => flow.phonePe.misbehave("pay", "html")],
		[
			"because the answer has wrong types",
			() => flow.phonePe.misbehave("pay", { status: 200, json: { orderId: 1, redirectUrl: 2 } }),
		],
		[
			"because no token is available",
			() => {
				flow.phonePe.revokeTokens();
				flow.phonePe.misbehave("token", "truncated");
			},
		],
	])("%s is opened by the next click, and paid once", async (_why, breakIt) => {
		const payer = nextPayer();
		breakIt();
		const refused = await pay(flow, payer, flow.offer, { key: "click" });
		const [begun] = await paymentsOf(payer);
		expect(refused).toMatchObject({
			status: 503,
			body: { merchantTransactionId: begun?.merchantTransactionId, professionalId: payer.listingId },
		});
		expect(begun).toMatchObject({ status: "pending", redirectUrl: null });
		flow.line.isCut = false;
		flow.phonePe.misbehave("pay", null);
		flow.phonePe.misbehave("token", null);
		const opened = await pay(flow, payer, flow.offer, { key: "click" });
		const name = opened.body.data.merchantTransactionId;
		expect(name).toBe(begun?.merchantTransactionId);
		expect(opened.body.data.redirectUrl).toMatch(/transact/);
		flow.phonePe.complete(name);
		expect(await lookAgain(payer, name)).toBe("success");
		expect(await paymentsOf(payer)).toHaveLength(1);
		await expectSettledOnce(name);
	});

	test("because the response was lost is never ordered twice, and money paid on it counts", async () => {
		const payer = nextPayer();
		flow.phonePe.misbehave("pay", "truncated");
		const refused = await pay(flow, payer, flow.offer, { key: "click" });
		expect(refused.status).toBe(503);
		flow.phonePe.misbehave("pay", null);
		const name = refused.body.merchantTransactionId;
		expect((await pay(flow, payer, flow.offer, { key: "click" })).status).toBe(503);
		flow.phonePe.complete(name);
		expect(await lookAgain(payer, name)).toBe("success");
		expect(await paymentsOf(payer)).toHaveLength(1);
		await expectSettledOnce(name);
	});
});

describe("messages", () => {
	const send = (body: object, authorization?: string) =>
		flow.call("POST", "/api/payments/phonepe/callback", {
			body,
			headers: { ...(authorization !== undefined && { authorization }) },
		});

	test("that are forged are refused, and false claims are not believed", async () => {
		const name = await begin(flow, nextPayer(), flow.offer);
		const { headers, body } = flow.phonePe.webhook(name);
		const { id } = await paymentOf(name);
		const before = await flow.countJobs(id);
		const forged = headers.authorization.replace(/^./, (sign) => (sign === "0" ? "1" : "0"));
		for (const authorization of [undefined, "", forged, `SHA256 ${forged}`])
			expect((await send(body, authorization)).status).toBe(401);
		expect((await answersOf(name)).map(({ source }) => source)).toEqual(["start"]);
		expect([before, await flow.countJobs(id)]).toEqual([1, 1]);
		// Signed, because the signature is the same for every message; but nothing has been paid.
		const claim = { ...body, payload: { ...body.payload, state: "COMPLETED", amount: duePaise } };
		expect((await send(claim, headers.authorization)).status).toBe(204);
		await flow.hastenJobs();
		await expect
			.poll(async () => (await answersOf(name)).map(({ source }) => source), soon)
			.toContain("status");
		expect(await paymentOf(name)).toMatchObject({ status: "pending", attention: null });
		expect(await eventsOf(name)).toEqual([]);
	});

	test("that arrive a hundred times settle once, without later traces", async () => {
		const name = await begin(flow, nextPayer(), flow.offer);
		flow.phonePe.complete(name);
		const fifty = () => Promise.all(Array.from({ length: 50 }, () => notify(flow, flow.phonePe, name)));
		expect((await fifty()).filter(({ status }) => status !== 204)).toEqual([]);
		await expect.poll(() => eventsOf(name), soon).not.toEqual([]);
		const paid = await paymentOf(name);
		flow.clock.advance(60_000);
		const answers = await answersOf(name);
		const questions = flow.line.countQuestions(name);
		expect((await fifty()).filter(({ status }) => status !== 204)).toEqual([]);
		await flow.hastenJobs();
		await expect.poll(() => flow.countJobs(paid.id), soon).toBe(0);
		expect(await answersOf(name)).toEqual(answers);
		expect(flow.line.countQuestions(name)).toBe(questions);
		expect(await paymentOf(name)).toEqual(paid);
		await expectSettledOnce(name);
	});
});

test("a checkout clicked ten times, with one key and with others, is one order, paid once", async () => {
	const payer = nextPayer();
	const orders = flow.phonePe.orders.size;
	const keys = ["one", "one", "one", "two", "three", "one", "four", "five", "one", "six"];
	const answers = await Promise.all(keys.map((key) => pay(flow, payer, flow.offer, { key })));
	const [first] = answers;
	const name = first?.body.data.merchantTransactionId;
	for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: first?.body });
	expect(flow.phonePe.orders.size).toBe(orders + 1);
	flow.phonePe.complete(name);
	expect(await lookAgain(payer, name)).toBe("success");
	const after = await pay(flow, payer, flow.offer, { key: "one" });
	expect(after.body.data).toMatchObject({
		merchantTransactionId: name,
		redirectUrl: `/payment-status/${name}`,
	});
	expect(await paymentsOf(payer)).toHaveLength(1);
	await expectSettledOnce(name);
});

describe("a plan that changes during a payment", () => {
	test("costs and grants what was shown, also on the invoice", async () => {
		const { db } = flow.database;
		const payer = nextPayer();
		const offer = { ...flow.offer, planId: await writePlan(flow) };
		flow.line.there.close((url) => url.endsWith("/pay"));
		const paying = pay(flow, payer, offer, { amount: "2699.10" });
		await expect.poll(() => flow.line.there.waiting(), soon).toHaveLength(1);
		await db
			.update(plans)
			.set({ price: paise(100), enabled: false, durationInMonths: 1 })
			.where(eq(plans.id, offer.planId));
		flow.line.there.open();
		const name = (await paying).body.data.merchantTransactionId;
		expect(flow.phonePe.orders.get(name)?.amount).toBe(duePaise);
		await db
			.update(plans)
			.set({ price: paise(999_900), type: "Lead Basis", numberOfLeads: 1 })
			.where(eq(plans.id, offer.planId));
		flow.phonePe.complete(name);
		expect(await lookAgain(payer, name)).toBe("success");
		await expectSettledOnce(name);
		const { id: paymentId } = await paymentOf(name);
		const bought = await db.select().from(subscriptions).where(eq(subscriptions.paymentId, paymentId));
		expect(bought).toMatchObject([
			{ price: duePaise, subscriptionType: "Enrolment Basis", durationInMonths: 6 },
		]);
		expect((await invoiceOf(name))?.document).toMatchObject({ price: 299_900, total: duePaise });
	});

	test("before the click is reported, and no payment starts", async () => {
		const payer = nextPayer();
		const offer = { ...flow.offer, planId: await writePlan(flow) };
		await flow.database.db
			.update(plans)
			.set({ price: paise(399_900) })
			.where(eq(plans.id, offer.planId));
		const refused = await pay(flow, payer, offer, { amount: "2699.10" });
		expect(refused).toMatchObject({ status: 409, body: { amount: 3_599.1 } });
		expect(await paymentsOf(payer)).toEqual([]);
	});
});
