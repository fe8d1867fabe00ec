import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { paise } from "../../platform/money.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { openPayment } from "./open-payment.ts";
import { type Evidence, settle, settleNothingDue } from "./settle.ts";
import type { ProviderOrder } from "./payment-provider.ts";
import { movePayment } from "./payments.repository.ts";
import { type PaymentsApp, startPaymentsApp } from "./testing/payments-app.ts";

let module: PaymentsApp;
beforeAll(async () => {
	module = await startPaymentsApp();
});
beforeEach(() => {
	module.errors.length = 0;
});
afterAll(() => module.close());

const order = (given: Partial<ProviderOrder> = {}): Evidence => ({
	is: "order",
	order: {
		state: "success",
		amount: paise(299_900),
		providerOrderId: "",
		transactionId: "T1",
		paidAt: null,
		...given,
	},
});

const settleBy = (paymentId: string, evidence: Evidence) =>
	inTransaction(module.server.database.db, (tx) => settle(module.ctx, tx, paymentId, evidence));

/** An opened payment with its order at the provider, and a function that brings it to a status. */
async function opened() {
	const payment = await module.open();
	const { providerOrderId } = await module.row(payment.id);
	const says = (given: Partial<ProviderOrder>) =>
		settleBy(payment.id, order({ providerOrderId: providerOrderId ?? "", ...given }));
	return { ...payment, says };
}

describe("the provider's result", () => {
	test.each<[ProviderOrder["state"], ProviderOrder["state"], string, string[]]>([
		["pending", "pending", "pending", []],
		["pending", "success", "success", ["success"]],
		["pending", "failed", "failed", ["failed"]],
		["failed", "pending", "failed", ["failed"]],
		["failed", "failed", "failed", ["failed"]],
		["failed", "success", "success", ["failed", "success"]],
		["success", "pending", "success", ["success"]],
		["success", "failed", "success", ["success"]],
		["success", "success", "success", ["success"]],
	])(
		"first %s, then %s: the payment is %s and was published as %j",
		async (first, then, status, announced) => {
			const { id, says } = await opened();
			await says({ state: first });
			await says({ state: then });
			expect((await module.row(id)).status).toBe(status);
			expect(module.movesOf(id)).toEqual(announced);
		},
	);

	test("stores a success with its transfer and time, and publishes all that listeners need", async () => {
		const { id, name, userId, itemId, says } = await opened();
		await says({ transactionId: "T2411" });
		const at = module.server.clock();
		expect(await module.row(id)).toMatchObject({
			status: "success",
			transactionId: "T2411",
			paymentDate: at,
			updatedAt: at,
			askAt: null,
			attention: null,
		});
		expect(module.moved.at(-1)).toEqual({
			paymentId: id,
			merchantTransactionId: name,
			transactionId: "T2411",
			paymentType: "payment",
			status: "success",
			amount: 299_900,
			userId,
			itemId,
			paymentForCategory: "addProfessional",
			refundOf: null,
			decision: null,
			at,
		});
	});

	test("dates a payment by the provider's payment time, however late we learn of it", async () => {
		const { id, says } = await opened();
		const began = module.server.clock().getTime();
		module.server.clock.advance(3 * 60 * 60_000);
		const paidAt = new Date(began + 90_000);
		await says({ paidAt });
		expect(await module.row(id)).toMatchObject({ paymentDate: paidAt, updatedAt: module.server.clock() });
		expect(module.moved.at(-1)).toMatchObject({ paymentId: id, status: "success", at: paidAt });
	});

	test.each<[string, number]>([
		["before the payment began", -1],
		["in the future", 3_600_001],
		["seconds, read as milliseconds", -1_700_000_000_000],
	])("ignores a payment time %s and uses the time of the answer", async (_what, after) => {
		const { id, says } = await opened();
		const began = module.server.clock().getTime();
		module.server.clock.advance(3_600_000);
		await says({ paidAt: new Date(began + after) });
		expect((await module.row(id)).paymentDate).toEqual(module.server.clock());
		expect(module.moved.at(-1)).toMatchObject({ paymentId: id, at: module.server.clock() });
	});

	test("dates a failure now, even if the provider names a time", async () => {
		const { id, says } = await opened();
		module.server.clock.advance(60_000);
		await says({ state: "failed", paidAt: new Date(module.server.clock().getTime() - 30_000) });
		expect((await module.row(id)).paymentDate).toBeNull();
		expect(module.moved.at(-1)).toMatchObject({ status: "failed", at: module.server.clock() });
	});

	test("stores no payment date for a failure, and the provider is asked again", async () => {
		const { id, says } = await opened();
		await says({ state: "failed", transactionId: null });
		const row = await module.row(id);
		expect(row).toMatchObject({ status: "failed", paymentDate: null, transactionId: null });
		expect(row.askAt).not.toBeNull();
	});

	test.each<[string, Partial<ProviderOrder>, string]>([
		["less", { amount: paise(100) }, "The provider took 1.00, but 2,999.00 was due."],
		["more", { amount: paise(299_901) }, "The provider took 2,999.01, but 2,999.00 was due."],
		["another order", { providerOrderId: "OMO2" }, "The provider’s answer names order OMO2"],
	])("%s moves nothing, and staff are notified once", async (_what, given, attention) => {
		const { id, says } = await opened();
		await says(given);
		await says(given);
		const row = await module.row(id);
		expect(row).toMatchObject({ status: "pending", paymentDate: null, transactionId: null });
		expect(row.attention?.replaceAll("₹", "")).toContain(attention);
		expect(module.movesOf(id)).toEqual([]);
		expect(module.errors).toEqual(["payment does not fit"]);
	});

	test("clears a mismatch once the answer matches", async () => {
		const { id, says } = await opened();
		await says({ amount: paise(1) });
		await says({});
		expect(await module.row(id)).toMatchObject({ status: "success", attention: null });
	});

	test("accepts an order whose page was never stored if the amount matches", async () => {
		const { id } = await module.begin();
		await settleBy(id, order({ providerOrderId: "OMO1" }));
		expect(await module.row(id)).toMatchObject({ status: "success", providerOrderId: "OMO1" });
	});
});

describe("an order that the provider does not know", () => {
	test("fails five minutes after its page has closed", async () => {
		const { id } = await module.begin();
		const began = module.server.clock().getTime();
		module.server.clock.set(new Date(began + 25 * 60_000 - 1));
		await settleBy(id, { is: "unknown" });
		expect(module.movesOf(id)).toEqual([]);
		module.server.clock.advance(1);
		await settleBy(id, { is: "unknown" });
		await settleBy(id, { is: "unknown" });
		expect((await module.row(id)).status).toBe("failed");
		expect(module.movesOf(id)).toEqual(["failed"]);
	});

	test("fails later if its page was opened later", async () => {
		const { id } = await module.begin();
		module.server.clock.advance(10 * 60_000);
		await openPayment(module.ctx, id, "A plan");
		module.server.clock.advance(24 * 60_000);
		await settleBy(id, { is: "unknown" });
		expect((await module.row(id)).status).toBe("pending");
		module.server.clock.advance(60_000);
		await settleBy(id, { is: "unknown" });
		expect((await module.row(id)).status).toBe("failed");
	});

	test("changes nothing after a success", async () => {
		const { id, says } = await opened();
		await says({});
		module.server.clock.advance(60 * 60_000);
		await settleBy(id, { is: "unknown" });
		await settleBy(id, { is: "refused" });
		expect((await module.row(id)).status).toBe("success");
		expect(module.movesOf(id)).toEqual(["success"]);
	});
});

describe("a payment with nothing due", () => {
	test("succeeds immediately without the provider, and is published once", async () => {
		const requests = module.provider.asked.length;
		const { id } = await module.begin({ amount: paise(0) });
		const { db } = module.server.database;
		await inTransaction(db, (tx) => settleNothingDue(module.ctx, tx, id));
		await inTransaction(db, (tx) => settleNothingDue(module.ctx, tx, id));
		expect(await module.row(id)).toMatchObject({
			status: "success",
			paymentDate: module.server.clock(),
			provider: null,
			askAt: null,
			isTestPayment: false,
		});
		expect(module.movesOf(id)).toEqual(["success"]);
		expect(module.provider.asked).toHaveLength(requests);
	});

	test("is refused if an amount is due", async () => {
		const { id } = await module.begin({ amount: paise(100) });
		const { db } = module.server.database;
		await expect(inTransaction(db, (tx) => settleNothingDue(module.ctx, tx, id))).rejects.toThrow("due");
		expect((await module.row(id)).status).toBe("pending");
	});

	test("refuses to begin an amount that the provider does not accept", async () => {
		await expect(module.begin({ amount: paise(99) })).rejects.toThrow(RangeError);
	});
});

test("undoes the move if a listener throws, and the next try succeeds", async () => {
	const { id, says } = await opened();
	let broken = true;
	module.ctx.paymentMoved.listen(async (_tx, event) => {
		if (event.paymentId === id && broken) throw new Error("no invoice");
	});
	await expect(says({})).rejects.toThrow("no invoice");
	expect(await module.row(id)).toMatchObject({ status: "pending", paymentDate: null, transactionId: null });
	broken = false;
	await says({});
	expect((await module.row(id)).status).toBe("success");
});

test("makes no transition that begins at a different status", async () => {
	const { id } = await module.begin();
	const facts = { paymentDate: module.server.clock(), updatedAt: module.server.clock() };
	const { db } = module.server.database;
	expect(await movePayment(db, await module.row(id), { from: "failed", to: "success" }, facts)).toBe(false);
	expect((await module.row(id)).status).toBe("pending");
});

test("commits or undoes a move and its listeners' writes together, twenty at the same time", async () => {
	const { id, says } = await opened();
	const before = module.moved.length;
	await Promise.all(Array.from({ length: 20 }, (_, nth) => says({ state: nth % 2 ? "success" : "pending" })));
	expect(module.moved.slice(before).map(({ paymentId, status }) => [paymentId, status])).toEqual([
		[id, "success"],
	]);
});
