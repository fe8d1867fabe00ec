import { describe, expect, test } from "vitest";
import { and, eq } from "drizzle-orm";
import { signIn } from "./accounts/server/testing/sign-in.ts";
import { invoices } from "./invoices/server/invoices.tables.ts";
import { randomMobile } from "./listings/server/testing/build-listing.ts";
import { refundFlow } from "./testing/refund-flow.ts";

const { market, admin, due, newPayer, buy, statusesOf, listingOf, referralOf, ledgerOf, endBoth } =
	refundFlow();

describe("a full refund through the provider", () => {
	const order = (name: string, given: Record<string, unknown> = {}, token = admin.token) =>
		market.call("POST", `/api/payments/${name}/refund`, {
			token,
			body: { ...endBoth, amount: due, reason: "Paid twice", ...given },
		});
	const creditNotes = (userId: string) =>
		market.database.db
			.select()
			.from(invoices)
			.where(and(eq(invoices.kind, "credit-note"), eq(invoices.userId, userId)));

	test("ends plan and reward and issues one credit note once the money is refunded, not before", async () => {
		const payer = await newPayer();
		const { name, id } = await buy(payer);
		const { body } = await order(name);
		expect(body.payment).toMatchObject({ status: "pending", isTestPayment: true, ...endBoth });
		const refundName: string = body.payment.merchantTransactionId;
		expect([await statusesOf(payer), (await referralOf(id)).reward]).toEqual([["active"], 26_991]);
		expect(await creditNotes(payer.userId)).toEqual([]);

		market.phonePe.setRefund(refundName, "COMPLETED");
		market.clock.advance(5_000);
		const { headers, body: said } = market.phonePe.refundWebhook(refundName);
		const hear = () => market.call("POST", "/api/payments/phonepe/callback", { headers, body: said });
		expect((await Promise.all([hear(), hear(), hear()])).map(({ status }) => status)).toEqual([
			204, 204, 204,
		]);
		await market.hastenJobs();
		await expect.poll(() => statusesOf(payer), { timeout: 20_000 }).toEqual(["expired"]);

		expect((await referralOf(id)).reward).toBe(0);
		expect(await listingOf(payer)).toMatchObject({ status: "expired" });
		expect(await ledgerOf(payer)).toMatchObject([{ kind: "ended", leads: 20 }]);
		expect((await creditNotes(payer.userId)).map(({ document }) => document.total)).toEqual([269_910]);
		const url = `/api/payments/${name}`;
		const details = await market.call("GET", url, { token: admin.token });
		expect(details.body).toMatchObject({
			refunds: [{ status: "success", amount: due }],
			left: 0,
			abilities: { refundThroughProvider: false, recordRefund: false },
		});
		expect((await order(name)).status).toBe(409);
	});

	test("appears on the payment's page without waiting for the schedule", async () => {
		const payer = await newPayer();
		const { name } = await buy(payer);
		const details = async () =>
			(await market.call("GET", `/api/payments/${name}`, { token: admin.token })).body;
		expect(await details()).toMatchObject({ left: due, abilities: { refundThroughProvider: true } });
		const { body } = await order(name, { amount: 1_000, plan: "keep", reward: "keep" });
		expect(await details()).toMatchObject({
			left: 1_699.1,
			refunds: [{ status: "pending" }],
			abilities: { refundThroughProvider: false, recordRefund: true },
		});
		market.phonePe.setRefund(body.payment.merchantTransactionId, "COMPLETED");
		market.clock.advance(5_000);
		expect(await details()).toMatchObject({
			refunds: [{ status: "success", transactionId: expect.stringMatching(/^OMR/) }],
			creditNotes: [{ total: 1_000 }],
			abilities: { refundThroughProvider: true },
		});
		expect(await statusesOf(payer)).toEqual(["active"]);
	});

	test("is one refund if its answer is lost on the connection", async () => {
		const payer = await newPayer();
		const { name } = await buy(payer);
		market.line.back.close((url) => url.endsWith("/refund"));
		const ordered = order(name);
		await expect.poll(() => market.line.back.waiting().length).toBe(1);
		market.line.back.lose();
		const { body } = await ordered;
		expect(body.payment.status).toBe("pending");
		market.phonePe.setRefund(body.payment.merchantTransactionId, "COMPLETED");
		market.clock.advance(5_000);
		await market.call("GET", `/api/payments/${name}`, { token: admin.token });
		expect(await statusesOf(payer)).toEqual(["expired"]);
		const ofPayment = [...market.phonePe.refunds.values()].filter(
			({ originalMerchantOrderId }) => originalMerchantOrderId === name,
		);
		expect(ofPayment).toHaveLength(1);
	});

	test("requires a new code if the last one is too old", async () => {
		const payer = await newPayer();
		const { name } = await buy(payer);
		const other = await signIn(market, randomMobile(), { role: "admin" });
		market.clock.advance(10 * 60_000);
		expect(await order(name, {}, other.token)).toMatchObject({
			status: 403,
			body: { reason: "second_factor_stale" },
		});
	});
});
