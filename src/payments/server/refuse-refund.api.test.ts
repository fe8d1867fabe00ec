import { describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { findOpenPayment } from "./begin-payment.ts";
import { noteAttention } from "./payments.repository.ts";
import { payments } from "./payments.tables.ts";
import { findStuckPayments } from "./stuck-payments.repository.ts";
import { refunding } from "./testing/refunding.ts";

const { module, admin, listing, paid, refund, refundsOf, onlyRefund, statuses } = refunding();

describe("one refund at a time", () => {
	test("makes one refund if two admins submit at the same time", async () => {
		const payment = await paid();
		const other = await module.signIn("admin");
		const answers = await Promise.all(
			[admin, other, admin, other].map(({ token }) => refund(payment, {}, { token })),
		);
		expect(statuses(answers)).toEqual([200, 409, 409, 409]);
		expect(await refundsOf(payment)).toHaveLength(1);
		expect(module.provider.sentRefunds).toHaveLength(1);
	});

	test("makes one refund for a repeated request with the same key, and refuses another key", async () => {
		const payment = await paid();
		const first = await refund(payment, {}, { key: "refund-1" });
		const again = await Promise.all([1, 2].map(() => refund(payment, {}, { key: "refund-1" })));
		for (const { status, body } of again)
			expect([status, body.payment._id]).toEqual([200, first.body.payment._id]);
		const anotherKey = await refund(payment, {}, { key: "refund-2" });
		expect(anotherKey).toMatchObject({
			status: 409,
			body: { message: "A refund of this payment is in progress. Please wait until it has finished." },
		});
		expect((await refund(payment, { amount: 5 }, { key: "refund-1" })).status).toBe(409);
		expect(await refundsOf(payment)).toHaveLength(1);
	});

	test("refuses a decision from before another refund ended", async () => {
		const payment = await paid();
		await refund(payment, { left: 2_999 });
		const row = await onlyRefund(payment);
		module.provider.saysRefund(row.merchantTransactionId, { state: "success" });
		await module.askOnTime(row.id);
		const late = await refund(payment, { left: 2_999 });
		expect(late).toMatchObject({
			status: 409,
			body: { message: expect.stringContaining("₹1,999.00 can still be refunded") },
		});
		expect((await refund(payment, { left: 1_999, amount: 1_999 })).status).toBe(200);
	});
});

describe("a refused refund", () => {
	test.each<[string, Record<string, unknown>, string[]]>([
		["three decimals", { amount: 10.999 }, ["amount: The amount has at most 2 decimals."]],
		[
			"₹10 crore",
			{ amount: 100_000_000 },
			["amount: The amount is at most ₹10,00,000. Check that no digit is typed twice."],
		],
		[
			"99 paise",
			{ amount: 0.99 },
			["amount: The provider gives back ₹1 or more. Record a smaller refund by hand."],
		],
		["no amount", { amount: null }, ["amount: Please fill in all required fields"]],
		[
			"no decision and no reason",
			{ plan: undefined, reward: "", reason: " " },
			[
				"plan: Choose whether the plan ends now or stays.",
				"reward: Choose whether the referral reward is taken back or stays.",
				"reason: Enter the reason, at most 500 characters.",
			],
		],
	])("has %s", async (_what, given, faults) => {
		const payment = await paid();
		const { status, body } = await refund(payment, given);
		expect(status).toBe(400);
		expect(body.errors.map(({ path, msg }: { path: string; msg: string }) => `${path}: ${msg}`)).toEqual(
			faults,
		);
		expect(await refundsOf(payment)).toEqual([]);
	});

	test("exceeds the paid amount minus completed and pending refunds", async () => {
		const payment = await paid();
		const tooMuch = await refund(payment, { amount: 2_999.01 });
		const msg = "The refund is larger than the payment. At most ₹2,999.00 can still be refunded.";
		expect(tooMuch).toMatchObject({ status: 409, body: { errors: [{ path: "amount", msg }] } });
		const byHand = {
			mobile: "",
			amount: 2_000,
			itemId: listing.listingId,
			itemType: "WorkerCategory",
			paymentType: "refund",
			status: "pending",
			paymentMethod: "cash",
			paymentDate: module.server.clock().toISOString(),
			refundOf: payment.name,
		};
		const recorded = await module.call("POST", "/api/payments/history/record", {
			token: admin.token,
			body: byHand,
		});
		expect(recorded.status).toBe(201);
		expect((await refund(payment, { amount: 999.01 })).status).toBe(409);
		expect((await refund(payment, { amount: 999 })).status).toBe(200);
	});

	test("is for a payment that did not succeed, a refund, or a payment recorded by hand", async () => {
		const open = await module.open({ userId: listing.userId, itemId: listing.listingId });
		const payment = await paid();
		await refund(payment);
		const { merchantTransactionId: name } = await onlyRefund(payment);
		for (const of of [open, { name }])
			expect((await refund(of)).body.message).toBe("No completed payment with that number.");
		const byHand = await paid();
		const { db } = module.server.database;
		await db.update(payments).set({ provider: null }).where(eq(payments.id, byHand.id));
		expect(await refund(byHand)).toMatchObject({
			status: 409,
			body: { message: expect.stringContaining("record the refund by hand") },
		});
	});

	test("is for another provider's payment, or for a test payment where money moves", async () => {
		const elsewhere = await paid();
		const { db } = module.server.database;
		await db.update(payments).set({ provider: "phonepe" }).where(eq(payments.id, elsewhere.id));
		expect((await refund(elsewhere)).status).toBe(409);
		const tested = await paid();
		module.provider.isTest = false;
		expect((await refund(tested)).status).toBe(409);
		expect(module.provider.sentRefunds).toEqual([]);
	});
});

test("does not count a pending refund as an open payment of the admin who ordered it", async () => {
	const payment = await paid();
	await refund(payment, { amount: 2_999 });
	const row = await onlyRefund(payment);
	const sought = { itemId: row.itemId, startedBy: row.startedBy, amount: row.amount };
	expect(await findOpenPayment(module.ctx, module.server.database.db, sought)).toBeNull();
});

test("does not list a slow refund as work until staff must look at it", async () => {
	const payment = await paid();
	await refund(payment);
	const row = await onlyRefund(payment);
	const { db } = module.server.database;
	const stuck = () => findStuckPayments(db, new Date(row.createdAt.getTime() + 24 * 60 * 60_000), 1_000);
	expect(await stuck()).not.toContain(row.id);
	await noteAttention(db, row.id, "Please look it up.", module.server.clock());
	expect(await stuck()).toContain(row.id);
});
