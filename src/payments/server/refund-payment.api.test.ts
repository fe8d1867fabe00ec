import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type BuiltListing, buildListing } from "../../listings/server/testing/build-listing.ts";
import { roles } from "../../platform/access.ts";
import { paise } from "../../platform/money.ts";
import { auditEntries } from "../../platform/server/database/audit.tables.ts";
import { findOpenPayment } from "./begin-payment.ts";
import { noteAttention } from "./payments.repository.ts";
import { payments } from "./payments.tables.ts";
import { findStuckPayments } from "./stuck-payments.repository.ts";
import { signed } from "./testing/fake-provider.ts";
import { type PaymentsApp, startPaymentsApp } from "./testing/payments-app.ts";

let module: PaymentsApp;
let admin: Awaited<ReturnType<PaymentsApp["signIn"]>>;
let listing: BuiltListing;
beforeAll(async () => {
	module = await startPaymentsApp();
	listing = await buildListing(module.server);
});
beforeEach(async () => {
	// Anew for each test: the clock moves, and the code of the second factor must not be too old.
	admin = await module.signIn("admin");
	Object.assign(module.provider, { mood: "well", isTest: true, asked: [], sentRefunds: [] });
	module.errors.length = 0;
	module.queued.length = 0;
});
afterAll(() => module.close());

type Paid = { id: string; name: string };

/** A payment of ₹2,999 that came in. */
async function paid(): Promise<Paid> {
	const payment = await module.open({ userId: listing.userId, itemId: listing.listingId });
	module.provider.says(payment.name, { state: "success" });
	await module.askOnTime(payment.id);
	module.queued.length = 0;
	return payment;
}

const wish = (given: Record<string, unknown> = {}) => ({
	amount: 1_000,
	plan: "keep",
	reward: "keep",
	reason: "Paid twice",
	...given,
});
const refund = (
	{ name }: { name: string },
	given: Record<string, unknown> = {},
	{ token = admin.token, key }: { token?: string | undefined; key?: string } = {},
) =>
	module.call("POST", `/api/payments/${name}/refund`, {
		token,
		body: wish(given),
		...(key !== undefined && { headers: { "idempotency-key": key } }),
	});
const refundsOf = ({ id }: Paid) =>
	module.server.database.db
		.select()
		.from(payments)
		.where(eq(payments.refundOf, id))
		.orderBy(payments.createdAt);
async function onlyRefund(of: Paid) {
	const [row, ...others] = await refundsOf(of);
	if (row === undefined || others.length > 0) throw new Error("not one refund");
	return row;
}
const statuses = (answers: { status: number }[]) =>
	answers.map(({ status }) => status).toSorted((one, other) => one - other);

describe("who may order a refund", () => {
	test("refuses guests, every role but admin, and what is no payment", async () => {
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
	test("is in the books, audited and on the timetable, and pending until the provider is done", async () => {
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

	test("that fails gives its amount free again", async () => {
		const payment = await paid();
		await refund(payment, { amount: 2_999 });
		const row = await onlyRefund(payment);
		module.provider.saysRefund(row.merchantTransactionId, { state: "failed" });
		await module.askOnTime(row.id);
		expect((await module.row(row.id)).status).toBe("failed");
		expect((await refund(payment, { amount: 2_999 })).status).toBe(200);
	});

	test("that the provider refuses has failed at once", async () => {
		const payment = await paid();
		module.provider.mood = "refusing";
		expect((await refund(payment)).body.payment.status).toBe("failed");
		const { id } = await onlyRefund(payment);
		expect(module.movesOf(id)).toEqual(["failed"]);
	});

	test.each(["away", "nonsense", "dies"] as const)(
		"is under way while the provider is %s, and is sent again under its name",
		async (mood) => {
			const payment = await paid();
			module.provider.mood = mood;
			expect(await refund(payment)).toMatchObject({ status: 200, body: { payment: { status: "pending" } } });
			const row = await onlyRefund(payment);
			module.provider.mood = "well";
			// Twice: the first question may send it, and the second hears of its end.
			await module.askOnTime(row.id);
			module.provider.saysRefund(row.merchantTransactionId, { state: "success" });
			await module.askOnTime(row.id);
			expect((await module.row(row.id)).status).toBe("success");
			const names = module.provider.sentRefunds.map(({ merchantRefundId }) => merchantRefundId);
			expect(new Set(names)).toEqual(new Set([row.merchantTransactionId]));
			expect(module.movesOf(row.id)).toEqual(["success"]);
		},
	);

	test("that the provider neither knows nor takes has failed after 25 minutes, not before", async () => {
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

	test("that has failed is never sent again, and counts if it succeeds late", async () => {
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

	test("of another amount than was asked for moves nothing, and staff see why", async () => {
		const payment = await paid();
		await refund(payment);
		const row = await onlyRefund(payment);
		module.provider.saysRefund(row.merchantTransactionId, { state: "success", amount: paise(299_900) });
		await module.askOnTime(row.id);
		expect(await module.row(row.id)).toMatchObject({
			status: "pending",
			attention: "The provider gives back ₹2,999.00, and ₹1,000.00 were asked for.",
		});
	});

	test("without an end is left to staff after two weeks", async () => {
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

	test("is settled by the provider's message, which is not believed by itself", async () => {
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

	test("that was begun in the provider's dashboard leaves its message with the payment", async () => {
		const payment = await paid();
		const body = { order: payment.name, refund: "DASHBOARD-1" };
		await module.call("POST", "/api/payments/phonepe/callback", { body, headers: signed });
		expect((await module.answers(payment.id)).at(-1)).toMatchObject({ source: "webhook" });
		expect(await refundsOf(payment)).toEqual([]);
	});
});

describe("one refund at a time", () => {
	test("two admins who press at once make one", async () => {
		const payment = await paid();
		const other = await module.signIn("admin");
		const answers = await Promise.all(
			[admin, other, admin, other].map(({ token }) => refund(payment, {}, { token })),
		);
		expect(statuses(answers)).toEqual([200, 409, 409, 409]);
		expect(await refundsOf(payment)).toHaveLength(1);
		expect(module.provider.sentRefunds).toHaveLength(1);
	});

	test("a repeated request with the same key makes one, with another key it is refused", async () => {
		const payment = await paid();
		const first = await refund(payment, {}, { key: "refund-1" });
		const again = await Promise.all([1, 2].map(() => refund(payment, {}, { key: "refund-1" })));
		for (const { status, body } of again)
			expect([status, body.payment._id]).toEqual([200, first.body.payment._id]);
		const anotherKey = await refund(payment, {}, { key: "refund-2" });
		expect(anotherKey).toMatchObject({
			status: 409,
			body: { message: "A refund of this payment is under way. Please wait for its end." },
		});
		expect((await refund(payment, { amount: 5 }, { key: "refund-1" })).status).toBe(409);
		expect(await refundsOf(payment)).toHaveLength(1);
	});

	test("refuses what was decided on before another refund ended", async () => {
		const payment = await paid();
		await refund(payment, { left: 2_999 });
		const row = await onlyRefund(payment);
		module.provider.saysRefund(row.merchantTransactionId, { state: "success" });
		await module.askOnTime(row.id);
		const late = await refund(payment, { left: 2_999 });
		expect(late).toMatchObject({
			status: 409,
			body: { message: expect.stringContaining("₹1,999.00 are left") },
		});
		expect((await refund(payment, { left: 1_999, amount: 1_999 })).status).toBe(200);
	});
});

describe("a refund that is refused", () => {
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

	test("is above what was paid, less what was given back or is on its way", async () => {
		const payment = await paid();
		const tooMuch = await refund(payment, { amount: 2_999.01 });
		const msg = "More would be given back than was paid. At most ₹2,999.00 are left.";
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

	test("is of a payment that did not come in, a refund, or a payment that was recorded by hand", async () => {
		const open = await module.open({ userId: listing.userId, itemId: listing.listingId });
		const payment = await paid();
		await refund(payment);
		const { merchantTransactionId: name } = await onlyRefund(payment);
		for (const of of [open, { name }])
			expect((await refund(of)).body.message).toBe("There is no such payment that was paid.");
		const byHand = await paid();
		const { db } = module.server.database;
		await db.update(payments).set({ provider: null }).where(eq(payments.id, byHand.id));
		expect(await refund(byHand)).toMatchObject({
			status: 409,
			body: { message: expect.stringContaining("record the refund by hand") },
		});
	});

	test("is of another provider's payment, or of a test payment where money moves", async () => {
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

test("a refund that is under way is no open payment of the admin who ordered it", async () => {
	const payment = await paid();
	await refund(payment, { amount: 2_999 });
	const row = await onlyRefund(payment);
	const sought = { itemId: row.itemId, startedBy: row.startedBy, amount: row.amount };
	expect(await findOpenPayment(module.ctx, module.server.database.db, sought)).toBeNull();
});

test("a refund that a bank takes its time over is no work until something is to be looked at", async () => {
	const payment = await paid();
	await refund(payment);
	const row = await onlyRefund(payment);
	const { db } = module.server.database;
	const stuck = () => findStuckPayments(db, new Date(row.createdAt.getTime() + 24 * 60 * 60_000), 1_000);
	expect(await stuck()).not.toContain(row.id);
	await noteAttention(db, row.id, "Please look it up.", module.server.clock());
	expect(await stuck()).toContain(row.id);
});
