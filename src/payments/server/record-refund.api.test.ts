import { describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { buildListing, buildOwner } from "../../listings/server/testing/build-listing.ts";
import { auditEntries } from "../../platform/server/database/audit.tables.ts";
import { recording } from "./testing/recording.ts";

const { module, admin, listing, payer, mobileOf, whole, record, faultsOf, count, paid, refund } = recording();

describe("a refund by hand", () => {
	test("is published with the refunded payment", async () => {
		const payment = await paid();
		const answer = await record(refund(payment, 1_000));
		expect(answer.status).toBe(201);
		const { _id: id, merchantTransactionId } = answer.body.payment;
		expect(module.moved.at(-1)).toEqual({
			paymentId: id,
			merchantTransactionId,
			transactionId: null,
			paymentType: "refund",
			status: "success",
			amount: 100_000,
			userId: listing.userId,
			itemId: listing.listingId,
			paymentForCategory: "addProfessional",
			refundOf: payment.id,
			decision: { plan: "keep", reward: "keep", decidedBy: admin.user._id },
			// A day means its start, but no refund is earlier than its payment.
			at: (await module.row(payment.id)).paymentDate,
		});
		expect((await module.row(payment.id)).status).toBe("success");
	});

	test.each(["pending", "failed"])("with status %s is not published", async (status) => {
		const payment = await paid();
		const before = module.moved.length;
		expect((await record(refund(payment, 1, { status }))).status).toBe(201);
		expect(module.moved).toHaveLength(before);
	});

	test("stores its reason in the audit log", async () => {
		const payment = await paid();
		const { body } = await record(refund(payment, 1, { remarks: "Closed for a week" }));
		const { db } = module.server.database;
		const ofRefund = eq(auditEntries.subjectId, body.payment._id);
		expect(await db.select().from(auditEntries).where(ofRefund)).toMatchObject([
			{ action: "payment.record-refund", reason: "Closed for a week" },
		]);
	});

	test("has no status page", async () => {
		const payment = await paid();
		const given = (await record(refund(payment, 1))).body.payment.merchantTransactionId;
		const { token } = admin;
		expect((await module.call("GET", `/api/payments/${payment.name}/status`, { token })).status).toBe(200);
		expect((await module.call("GET", `/api/payments/${given}/status`, { token })).status).toBe(404);
	});

	test("of a payment outside the books is only a record", async () => {
		const answer = await record(whole({ paymentType: "refund" }));
		expect(answer.status).toBe(201);
		expect(module.moved.at(-1)).toMatchObject({ paymentId: answer.body.payment._id, refundOf: null });
	});

	test("never exceeds the paid amount, in parts or at the same time; failed refunds do not count", async () => {
		const payment = await paid();
		expect((await record(refund(payment, 2_999, { status: "failed" }))).status).toBe(201);
		expect((await record(refund(payment, 999, { status: "pending" }))).status).toBe(201);
		const tries = await Promise.all(Array.from({ length: 5 }, () => record(refund(payment, 700))));
		expect(tries.filter(({ status }) => status === 201)).toHaveLength(2);
		expect(tries.filter(({ status }) => status === 409)).toHaveLength(3);
		const refused = await record(refund(payment, 600.01));
		expect(refused.status).toBe(409);
		expect(refused.body.message).toContain("600.00 can still be refunded");
		expect((await record(refund(payment, 600))).status).toBe(201);
		expect((await record(refund(payment, 0.01))).status).toBe(409);
	});

	test("must match a successful payment of the same person and item", async () => {
		const payment = await paid();
		const pending = await module.open({ userId: listing.userId, itemId: listing.listingId });
		const back = (await record(refund(payment, 1))).body.payment.merchantTransactionId;
		const other = await buildListing(module.server);
		const stranger = await mobileOf(
			await buildOwner(module.server.database.db, "Asha", module.server.clock()),
		);
		expect(faultsOf(await record(refund({ name: "NK0" }, 1)))).toEqual([
			"refundOf: No completed payment with that number.",
		]);
		for (const name of [pending.name, back])
			expect((await record(refund({ name }, 1))).body.errors).toMatchObject([{ path: "refundOf" }]);
		const elsewhere = refund(payment, 1, { mobile: stranger, itemId: other.listingId });
		expect(faultsOf(await record(elsewhere))).toEqual([
			"mobile: The refunded payment was made by another person.",
			"itemId: The refunded payment was for something else.",
		]);
	});

	test("has the test flag and the item type of its payment", async () => {
		const payment = await paid();
		expect((await record(refund(payment, 1, { isTestPayment: false }))).body.payment).toMatchObject({
			isTestPayment: true,
			itemType: "WorkerCategory",
		});
		const cash = (await record(whole())).body.payment.merchantTransactionId;
		const real = await record(refund({ name: cash }, 1, { isTestPayment: true }));
		expect(real.body.payment.isTestPayment).toBe(false);
		expect(faultsOf(await record(refund(payment, 1, { itemType: "LeadPurchase" })))).toEqual([
			"itemType: The refunded payment was for something else.",
		]);
	});

	test("cannot be earlier than its payment", async () => {
		const payment = await paid();
		const at = (await module.row(payment.id)).paymentDate ?? new Date(Number.NaN);
		const recordDated = (paymentDate: string) => record(refund(payment, 1, { paymentDate }));
		const tooEarly = ["paymentDate: The date is before that of the refunded payment."];
		expect(faultsOf(await recordDated("2026-11-19"))).toEqual(tooEarly);
		expect(faultsOf(await recordDated(new Date(at.getTime() - 1).toISOString()))).toEqual(tooEarly);
		expect((await recordDated(at.toISOString())).status).toBe(201);
		expect((await recordDated("2026-11-20")).body.payment.paymentDate).toBe(at.toISOString());
	});

	test("is recorded even if the person's account is deleted", async () => {
		const gone = await buildListing(module.server);
		const payment = await module.open({ userId: gone.userId, itemId: gone.listingId });
		module.provider.says(payment.name, { state: "success" });
		await module.askOnTime(payment.id);
		await module.deleteAccount(gone.userId);
		const answer = await record(refund(payment, 10, { mobile: payer.mobile, itemId: gone.listingId }));
		expect(answer).toMatchObject({ status: 201, body: { payment: { user: null } } });
		expect((await module.row(answer.body.payment._id)).userId).toBe(gone.userId);
	});

	test("is not recorded if a listener throws", async () => {
		const payment = await paid();
		module.ctx.paymentMoved.listen(async (_tx, { refundOf, amount }) => {
			if (refundOf === payment.id && amount === 1_300) throw new Error("no credit note");
		});
		const before = await count();
		expect((await record(refund(payment, 13), { key: "thirteen" })).status).toBe(500);
		expect(await count()).toBe(before);
	});
});
