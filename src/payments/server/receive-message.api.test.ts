import { isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { paymentAnswers, payments } from "./payments.tables.ts";
import { signed } from "./testing/fake-provider.ts";
import { type PaymentsApp, startPaymentsApp } from "./testing/payments-app.ts";

let module: PaymentsApp;
beforeAll(async () => {
	module = await startPaymentsApp();
});
beforeEach(() => {
	Object.assign(module.provider, { mood: "well", asked: [] });
	module.queued.length = 0;
	module.server.clock.advance(60_000);
});
afterAll(() => module.close());

const send = (body: unknown, headers: Record<string, string> = signed) =>
	module.call("POST", "/api/payments/phonepe/callback", { body, headers });

test("stores a signed message and brings the payment's question forward, but does not trust its content", async () => {
	const { id, name } = await module.open();
	module.queued.length = 0;
	const claim = { order: name, state: "COMPLETED", amount: 299_900 };
	expect(await send(claim)).toMatchObject({ status: 204, body: "" });
	expect(module.queued).toMatchObject([
		{ name: "payments.ask", data: { paymentId: id }, startAfterSeconds: 0 },
	]);
	const kept = await module.answers(id);
	expect(kept.at(-1)).toMatchObject({ source: "webhook", httpStatus: null, body: JSON.stringify(claim) });
	await module.askOnTime(id);
	expect((await module.row(id)).status).toBe("pending");
	expect(module.movesOf(id)).toEqual([]);
});

test("responds before it asks the provider: a slow provider delays no message", async () => {
	const { name } = await module.open();
	module.provider.mood = "away";
	expect((await send({ order: name })).status).toBe(204);
	expect(module.provider.asked).toEqual([]);
});

test("refuses a message without the provider's signature and stores nothing", async () => {
	const { id, name } = await module.open();
	module.queued.length = 0;
	const unsigned: Record<string, string>[] = [{}, { "x-fake-signature": "forged" }];
	for (const headers of unsigned) {
		const refused = await send({ order: name }, headers);
		expect(refused).toMatchObject({
			status: 401,
			body: { message: "This message is not signed by the payment provider." },
		});
	}
	expect((await module.answers(id)).map(({ source }) => source)).toEqual(["start"]);
	expect(module.queued).toEqual([]);
});

test("stores a repeated message once", async () => {
	const { id, name } = await module.open();
	module.provider.says(name, { state: "success" });
	await send({ order: name });
	await module.askOnTime(id);
	module.queued.length = 0;
	module.server.clock.advance(60 * 60_000);
	for (let nth = 0; nth < 5; nth++) expect((await send({ order: name })).status).toBe(204);
	expect(module.queued).toEqual([]);
	expect(module.movesOf(id)).toEqual(["success"]);
	expect((await module.answers(id)).filter(({ source }) => source === "webhook")).toHaveLength(1);
});

/** The stored messages about no payment. */
const kept = () =>
	module.server.database.db.select().from(paymentAnswers).where(isNull(paymentAnswers.paymentId));

test.each([["NK0000"], ["../../etc"], ["a\0b"], ["x".repeat(500)]])(
	"responds to a message about an unknown order (%j) and stores it",
	async (order) => {
		expect((await send({ order })).status).toBe(204);
		expect(module.queued).toEqual([]);
		const body = JSON.stringify({ order });
		expect((await kept()).filter((one) => one.body === body)).toMatchObject([{ source: "webhook" }]);
	},
);

test("responds to a signed message about no order, and stores it once, however often it comes", async () => {
	const body = { event: "pg.refund.completed", payload: { merchantRefundId: "R1" } };
	for (let nth = 0; nth < 3; nth++) expect((await send(body)).status).toBe(204);
	const same = (await kept()).filter((one) => one.body === JSON.stringify(body));
	expect(same).toMatchObject([{ source: "webhook", httpStatus: null, receivedAt: module.server.clock() }]);
	expect(module.queued).toEqual([]);
	const before = await kept();
	expect((await send({ ...body, forged: true }, {})).status).toBe(401);
	expect(await kept()).toEqual(before);
});

test("changes nothing for a message about another provider's payment", async () => {
	const { id, name } = await module.open();
	module.queued.length = 0;
	await module.server.database.db.update(payments).set({ provider: "phonepe" });
	expect((await send({ order: name })).status).toBe(204);
	expect(module.queued).toEqual([]);
	expect((await module.answers(id)).map(({ source }) => source)).toEqual(["start"]);
});

const json = { ...signed, "content-type": "application/json" };

test("passes the adapter exactly the bytes that were sent, and stores them", async () => {
	const { id, name } = await module.open();
	const read = vi.spyOn(module.provider, "readWebhook");
	const sent = `\n{ "order":"${name}", "amount" : 2999.00, "name": "\\u0928ुक्कड़" , "amount":1e3 }\r\n`;
	expect((await send(sent, { ...json, "content-type": "application/json; charset=utf-8" })).status).toBe(204);
	expect(read.mock.calls).toMatchObject([[{ headers: signed, body: Buffer.from(sent) }]]);
	expect((await module.answers(id)).at(-1)).toMatchObject({ source: "webhook", body: sent });
});

test.each([
	["a list", "[1]", 400, "This value has the wrong type."],
	["null", "null", 400, "Please fill in this field."],
	["half a JSON", '{"order":', 400, "The request could not be read."],
	["nothing", "", 400, "The request could not be read."],
	["more than 256 KB", JSON.stringify({ order: "x".repeat(256 * 1024) }), 413, "That is too large to send."],
])("refuses %s as a message, signed or not", async (_what, text, status, message) => {
	for (const headers of [json, { "content-type": "application/json" }]) {
		const refused = await send(text, headers);
		expect(refused).toMatchObject({ status, body: { message, errors: [{ msg: message }] } });
	}
});

test("refuses a message without a body, and one that is not JSON", async () => {
	expect((await send(undefined)).status).toBe(400);
	for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/octet-stream"])
		expect((await send("{}", { ...signed, "content-type": type })).status).toBe(415);
});
