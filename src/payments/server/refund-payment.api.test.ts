import { describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { roles } from "../../platform/access.ts";
import { paise } from "../../platform/money.ts";
import { auditEntries } from "../../platform/server/database/audit.tables.ts";
import { signed } from "./testing/fake-provider.ts";
import { refunding } from "./testing/refunding.ts";

const { module, admin, listing, paid, wish, refund, refundsOf, onlyRefund } = refunding();

describe("permission to refund", () => {
	test("refuses guests, every role but admin, and an unknown payment", async () => {
		const payment = await paid();
		const guest = await module.call("POST", `/api/payments/${payment.name}/refund`, { body: wish() });
		expect(guest.status).toBe(401);
		for (const role of roles.filter((one) => one !== "admin")) {
			const { token } = await module.signIn(role);
			expect({ role, status: (await refund(payment, {}, { token })).status }).toEqual({ role, status: 403 });
		}
		expect((await refund({ name: "NK-unknown" })).status).toBe(404);
		expect((await refund({ name: "a%20b" })).status).toBe(400);
		expect(await refundsOf(payment)).toEqual([]);
		expect(module.provider.sentRefunds).toEqual([]);
	});
});

describe("a refund", () => {
	test("is recorded, audited and scheduled, and stays pending until the provider completes it", async () => {
		const payment = await paid();
		const answer = await refund(payment, { amount: 1_499.5, plan: "end" });
		expect(answer).toMatchObject({
			status: 200,
			body: {
				payment: {
					amount: 1_499.5,
					paymentType: "refund",
					paymentMethod: "phonepe-gateway",
					status: "pending",
					plan: "end",
					reward: "keep",
					remarks: "Paid twice",
					isTestPayment: true,
				},
			},
		});
		const row = await onlyRefund(payment);
		expect(row).toMatchObject({ provider: "sandbox", startedBy: admin.user._id, userId: listing.userId });
		expect(module.provider.sentRefunds).toEqual([
			{ merchantRefundId: row.merchantTransactionId, merchantTransactionId: payment.name, amount: 149_950 },
		]);
		expect(module.queued).toMatchObject([{ name: "payments.ask", data: { paymentId: row.id } }]);
		const { db } = module.server.database;
		const audited = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, row.id));
		expect(audited).toMatchObject([
			{
				actorId: admin.user._id,
				action: "payment.refund",
				reason: "Paid twice",
				after: { amount: 149_950, refundOf: payment.id, refundedPlan: "end", refundedReward: "keep" },
			},
		]);
		expect(module.movesOf(row.id)).toEqual([]);

		module.provider.saysRefund(row.merchantTransactionId, { state: "success", transactionId: "OMR1" });
		await module.askOnTime(row.id);
		expect(await module.row(row.id)).toMatchObject({ status: "success", transactionId: "OMR1", askAt: null });
		expect(module.moved.filter(({ paymentId }) => paymentId === row.id)).toMatchObject([
			{ refundOf: payment.id, amount: 149_950, decision: { plan: "end", decidedBy: admin.user._id } },
		]);
	});

	test("releases its amount if it fails", async () => {
		const payment = await paid();
		await refund(payment, { amount: 2_999 });
		const row = await onlyRefund(payment);
		module.provider.saysRefund(row.merchantTransactionId, { state: "failed" });
		await module.askOnTime(row.id);
		expect((await module.row(row.id)).status).toBe("failed");
		expect((await refund(payment, { amount: 2_999 })).status).toBe(200);
	});

	test("fails immediately if the provider refuses it", async () => {
		const payment = await paid();
		module.provider.mood = "refusing";
		expect((await refund(payment)).body.payment.status).toBe("failed");
		const { id } = await onlyRefund(payment);
		expect(module.movesOf(id)).toEqual(["failed"]);
	});

	test.each(["away", "nonsense", "dies"] as const)(
		"stays pending while the provider is %s, and is sent again under its name",
		async (mood) => {
			const payment = await paid();
			module.provider.mood = mood;
			expect(await refund(payment)).toMatchObject({ status: 200, body: { payment: { status: "pending" } } });
			const row = await onlyRefund(payment);
			module.provider.mood = "well";
			// Twice: the first request may send the refund, and the second reads its result.
			await module.askOnTime(row.id);
			module.provider.saysRefund(row.merchantTransactionId, { state: "success" });
			await module.askOnTime(row.id);
			expect((await module.row(row.id)).status).toBe("success");
			const names = module.provider.sentRefunds.map(({ merchantRefundId }) => merchantRefundId);
			expect(new Set(names)).toEqual(new Set([row.merchantTransactionId]));
			expect(module.movesOf(row.id)).toEqual(["success"]);
		},
	);

	test("fails after 25 minutes, not earlier, if the provider neither knows nor accepts it", async () => {
		const payment = await paid();
		module.provider.mood = "away";
		await refund(payment);
		const row = await onlyRefund(payment);
		module.provider.mood = "refusing";
		await module.askOnTime(row.id);
		expect((await module.row(row.id)).status).toBe("pending");
		module.server.clock.set(new Date(row.createdAt.getTime() + 25 * 60_000));
		await module.askOnTime(row.id);
		expect((await module.row(row.id)).status).toBe("failed");
	});

	test("is never sent again after it fails, and counts if it succeeds late", async () => {
		const payment = await paid();
		await refund(payment);
		const row = await onlyRefund(payment);
		module.provider.saysRefund(row.merchantTransactionId, { state: "failed" });
		await module.askOnTime(row.id);
		const known = module.provider.refunds.get(row.merchantTransactionId);
		module.provider.refunds.delete(row.merchantTransactionId);
		await module.askOnTime(row.id);
		expect(module.provider.sentRefunds).toHaveLength(1);
		module.provider.saysRefund(row.merchantTransactionId, { ...known, state: "success" });
		await module.askOnTime(row.id);
		expect(module.movesOf(row.id)).toEqual(["failed", "success"]);
	});

	test("moves nothing if the provider's amount differs, and staff see why", async () => {
		const payment = await paid();
		await refund(payment);
		const row = await onlyRefund(payment);
		module.provider.saysRefund(row.merchantTransactionId, { state: "success", amount: paise(299_900) });
		await module.askOnTime(row.id);
		expect(await module.row(row.id)).toMatchObject({
			status: "pending",
			attention: "The provider refunds ₹2,999.00, but we asked for ₹1,000.00.",
		});
	});

	test("is left to staff if it has not ended after two weeks", async () => {
		const payment = await paid();
		await refund(payment);
		const row = await onlyRefund(payment);
		module.server.clock.advance(14 * 24 * 60 * 60_000);
		await module.askOnTime(row.id);
		expect(await module.row(row.id)).toMatchObject({
			status: "pending",
			askAt: null,
			attention:
				"The provider has not finished this refund for two weeks. Please check it with the provider.",
		});
	});

	test("is settled after the provider's message, whose content is not trusted", async () => {
		const payment = await paid();
		await refund(payment);
		const row = await onlyRefund(payment);
		module.server.clock.advance(10_000);
		module.provider.saysRefund(row.merchantTransactionId, { state: "success" });
		const body = { order: payment.name, refund: row.merchantTransactionId };
		const message = await module.call("POST", "/api/payments/phonepe/callback", { body, headers: signed });
		expect(message.status).toBe(204);
		expect((await module.row(row.id)).status).toBe("pending");
		expect((await module.answers(row.id)).map(({ source }) => source)).toContain("webhook");
		await module.askOnTime(row.id);
		expect((await module.row(row.id)).status).toBe("success");
	});

	test("from the provider's dashboard stores its message with the payment", async () => {
		const payment = await paid();
		const body = { order: payment.name, refund: "DASHBOARD-1" };
		await module.call("POST", "/api/payments/phonepe/callback", { body, headers: signed });
		expect((await module.answers(payment.id)).at(-1)).toMatchObject({ source: "webhook" });
		expect(await refundsOf(payment)).toEqual([]);
	});
});
