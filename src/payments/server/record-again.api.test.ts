import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../../accounts/server/accounts.tables.ts";
import { type BuiltListing, buildListing, buildOwner } from "../../listings/server/testing/build-listing.ts";
import { paise } from "../../platform/money.ts";
import { auditEntries } from "../../platform/server/database/audit.tables.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { settleNothingDue } from "./settle.ts";
import { payments } from "./payments.tables.ts";
import { type PaymentsApp, startPaymentsApp } from "./testing/payments-app.ts";

let module: PaymentsApp;
let admin: Awaited<ReturnType<PaymentsApp["signIn"]>>;
let listing: BuiltListing;
let mobile: string;
beforeAll(async () => {
	module = await startPaymentsApp();
	admin = await module.signIn("admin");
	listing = await buildListing(module.server);
	mobile = await mobileOf(listing.userId);
});
afterAll(() => module.close());

async function mobileOf(userId: string): Promise<string> {
	const [user] = await module.server.database.db.select().from(users).where(eq(users.id, userId));
	return user?.mobile ?? "";
}

let count = 0;
type Body = Record<string, unknown> & { merchantTransactionId: string };
/** A pending payment by hand, with its own name. */
const byHand = (given: Record<string, unknown> = {}): Body => ({
	mobile,
	amount: 499.5,
	itemId: listing.listingId,
	itemType: "WorkerCategory",
	paymentType: "payment",
	status: "pending",
	paymentMethod: "manual-upi",
	paymentDate: "2026-11-20",
	merchantTransactionId: `HAND-${count++}`,
	...given,
});
const record = (body: Record<string, unknown>, token = admin.token) =>
	module.call("POST", "/api/payments/history/record", { token, body });
/** Records the body and returns the response. */
async function recorded(body: Body) {
	const answer = await record(body);
	expect(answer.status).toBe(201);
	return answer.body.payment;
}

/** A successful payment of ₹2,999 through the provider, and its pending refund by hand. */
async function refundBegun(amount = 2_999) {
	const payment = await module.open({ userId: listing.userId, itemId: listing.listingId });
	module.provider.says(payment.name, { state: "success" });
	await module.askOnTime(payment.id);
	const decision = { plan: "keep", reward: "keep" };
	const body = byHand({ paymentType: "refund", amount, refundOf: payment.name, ...decision });
	return { payment, body, id: (await recorded(body))._id as string };
}
const movesOf = (id: string) => module.moved.filter(({ paymentId }) => paymentId === id);
const auditOf = (id: string) =>
	module.server.database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));

describe("recording a pending refund again", () => {
	test("as a success publishes it with its date and audits it", async () => {
		const { payment, body, id } = await refundBegun();
		expect(movesOf(id)).toEqual([]);
		module.server.clock.advance(60_000);
		const paymentDate = module.server.clock().toISOString();
		const answer = await recorded({ ...body, status: "success", paymentDate, transactionId: "UTR 1" });
		expect(answer).toMatchObject({ _id: id, status: "success", paymentDate, transactionId: "UTR 1" });
		expect(movesOf(id)).toMatchObject([
			{
				paymentType: "refund",
				status: "success",
				amount: 299_900,
				transactionId: "UTR 1",
				refundOf: payment.id,
				at: new Date(paymentDate),
			},
		]);
		const [, entry] = (await auditOf(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
		expect(entry).toMatchObject({
			at: module.server.clock(),
			actorId: admin.user._id,
			action: "payment.move",
			before: { status: "pending" },
			after: { status: "success", transactionId: "UTR 1" },
		});
		expect((await module.row(id)).updatedAt).toEqual(module.server.clock());
	});

	test("as a failure makes its amount refundable again", async () => {
		const { payment, body, id } = await refundBegun();
		const other = byHand({ paymentType: "refund", amount: 1, refundOf: payment.name });
		expect((await record(other)).status).toBe(409);
		expect(await recorded({ ...body, status: "failed" })).toMatchObject({
			_id: id,
			status: "failed",
			paymentDate: null,
		});
		expect(movesOf(id)).toMatchObject([{ status: "failed", at: module.server.clock() }]);
		expect((await record(other)).status).toBe(201);
	});

	test("moves it once, however many requests come at the same time", async () => {
		const { body, id } = await refundBegun();
		const success = { ...body, status: "success" };
		const answers = await Promise.all(Array.from({ length: 6 }, () => record(success)));
		expect(new Set(answers.map((one) => `${one.status} ${one.body.payment?._id}`))).toEqual(
			new Set([`201 ${id}`]),
		);
		expect(movesOf(id)).toHaveLength(1);
		expect(await auditOf(id)).toHaveLength(2);
	});

	test("makes it either succeed or fail if both are recorded at the same time", async () => {
		const { body, id } = await refundBegun();
		const both = ["success", "failed"].map((status) => record({ ...body, status }));
		const statuses = (await Promise.all(both)).map(({ status }) => status);
		expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409]);
		expect(movesOf(id)).toHaveLength(1);
	});

	test("leaves it pending if a listener throws", async () => {
		const { body, id } = await refundBegun(13);
		let isBroken = true;
		module.ctx.paymentMoved.listen(async (_tx, { paymentId }) => {
			if (paymentId === id && isBroken) throw new Error("no credit note");
		});
		expect((await record({ ...body, status: "success" })).status).toBe(500);
		expect(await module.row(id)).toMatchObject({ status: "pending", paymentDate: null });
		expect(await auditOf(id)).toHaveLength(1);
		isBroken = false;
		expect((await record({ ...body, status: "success" })).status).toBe(201);
	});

	test("is refused without the permission to record", async () => {
		const { body, id } = await refundBegun();
		const { token } = await module.signIn("salesPerson");
		expect((await record({ ...body, status: "success" }, token)).status).toBe(403);
		expect((await module.row(id)).status).toBe("pending");
	});
});

describe("recording a pending payment by hand again", () => {
	test("moves it and notifies listeners, who find no plan", async () => {
		const body = byHand();
		const { _id: id } = await recorded(body);
		expect(await recorded({ ...body, status: "success" })).toMatchObject({ _id: id, status: "success" });
		expect(movesOf(id)).toMatchObject([{ paymentType: "payment", status: "success" }]);
	});

	test("moves it even if the account and the listing are deleted by now", async () => {
		const gone = await buildListing(module.server);
		const body = byHand({ itemId: gone.listingId, mobile: await mobileOf(gone.userId) });
		const { _id: id } = await recorded(body);
		await module.deleteAccount(gone.userId);
		const itemId = newId();
		await module.server.database.db.update(payments).set({ itemId }).where(eq(payments.id, id));
		expect(await recorded({ ...body, itemId, mobile, status: "failed" })).toMatchObject({
			_id: id,
			user: null,
			status: "failed",
		});
	});
});

describe("recording the same again", () => {
	test.each(["pending", "success", "failed"])(
		"(%s) changes nothing and notifies no listener",
		async (status) => {
			const body = byHand({ status, transactionId: `UTR 2 ${status}`, remarks: "By phone" });
			const first = await recorded(body);
			const row = await module.row(first._id);
			module.server.clock.advance(60_000);
			expect(await recorded(body)).toEqual(first);
			const { transactionId: _transfer, remarks: _words, ...less } = body;
			expect(await recorded(less as Body)).toEqual(first);
			expect(await module.row(first._id)).toEqual(row);
			expect(movesOf(first._id)).toEqual([]);
			expect(await auditOf(first._id)).toHaveLength(1);
		},
	);

	test("at the same time makes one payment", async () => {
		const body = byHand();
		const answers = await Promise.all(Array.from({ length: 6 }, () => record(body)));
		expect(new Set(answers.map((one) => `${one.status} ${one.body.payment?._id}`)).size).toBe(1);
		expect(answers[0]?.status).toBe(201);
	});

	test("at the same time makes one refund, even of the whole payment", async () => {
		const { payment, body: begun } = await refundBegun();
		await recorded({ ...begun, status: "failed" });
		const decision = { plan: "keep", reward: "keep" };
		const body = byHand({ paymentType: "refund", amount: 2_999, refundOf: payment.name, ...decision });
		const answers = await Promise.all(Array.from({ length: 6 }, () => record(body)));
		expect(new Set(answers.map((one) => `${one.status} ${one.body.payment?._id}`)).size).toBe(1);
		expect(answers[0]?.status).toBe(201);
	});
});

describe("refusals", () => {
	test.each([
		["success", "failed"],
		["success", "pending"],
		["failed", "success"],
		["failed", "pending"],
	])("refuses a change from %s to %s: an ended payment stays ended", async (from, to) => {
		const body = byHand({ status: from });
		const { _id: id } = await recorded(body);
		expect(await record({ ...body, status: to })).toMatchObject({
			status: 409,
			body: {
				message: `This payment is already recorded as “${from === "success" ? "Success" : "Failed"}” and can no longer change.`,
				errors: [{ path: "status" }],
			},
		});
		expect((await module.row(id)).status).toBe(from);
	});

	test("refuses any difference apart from the status and names it, with or without a transition", async () => {
		const { body, id } = await refundBegun(100);
		const { payment: other } = await refundBegun(100);
		const elsewhere = await buildListing(module.server, { userId: listing.userId });
		const stranger = await mobileOf(
			await buildOwner(module.server.database.db, "Asha", module.server.clock()),
		);
		const notOfAPayment = { refundOf: undefined, plan: undefined, reward: undefined };
		const differing: [Record<string, unknown>, string[]][] = [
			[{ amount: 99.99 }, ["amount"]],
			[{ paymentMethod: "cash" }, ["paymentMethod"]],
			[{ refundOf: other.name }, ["refundOf"]],
			[{ ...notOfAPayment, mobile: stranger }, ["mobile", "isTestPayment", "refundOf"]],
			[{ ...notOfAPayment, itemId: elsewhere.listingId }, ["itemId", "isTestPayment", "refundOf"]],
			[{ ...notOfAPayment, itemType: "LeadPurchase" }, ["itemType", "isTestPayment", "refundOf"]],
			[{ ...notOfAPayment, paymentType: "payment" }, ["paymentType", "isTestPayment", "refundOf"]],
		];
		const before = await module.row(id);
		for (const [change, fields] of differing)
			for (const status of ["pending", "success", "failed"]) {
				const refused = await record({ ...body, ...change, status });
				expect(refused.status).toBe(409);
				expect(refused.body.message).toContain("more than its status differs");
				expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual(fields);
			}
		expect(await module.row(id)).toEqual(before);
		expect(movesOf(id)).toEqual([]);
	});

	test("refuses a changed transfer or changed remarks, and new ones without a transition", async () => {
		const body = byHand({ transactionId: "UTR 3", remarks: "By phone" });
		const { _id: id } = await recorded(body);
		for (const change of [{ transactionId: "UTR 4" }, { remarks: "In person" }])
			for (const status of ["pending", "success"])
				expect((await record({ ...body, ...change, status })).status).toBe(409);
		const empty = byHand();
		await recorded(empty);
		expect((await record({ ...empty, transactionId: "UTR 5" })).status).toBe(409);
		expect(await module.row(id)).toMatchObject({ transactionId: "UTR 3", remarks: "By phone" });
	});

	test("refuses a changed date of received money", async () => {
		const body = byHand({ status: "success" });
		await recorded(body);
		const refused = await record({ ...body, paymentDate: "2026-11-19" });
		expect(refused).toMatchObject({ status: 409, body: { errors: [{ path: "paymentDate" }] } });
	});

	test("refuses the name of an online payment, even if nothing was due for it", async () => {
		const { db } = module.server.database;
		const taken = { status: 409, body: { message: "A payment with this number is already recorded." } };
		const pending = await module.open({ userId: listing.userId, itemId: listing.listingId });
		const own = { merchantTransactionId: pending.name, amount: 2_999, paymentMethod: "phonepe-gateway" };
		for (const status of ["pending", "success", "failed"])
			expect(await record(byHand({ ...own, status }))).toMatchObject(taken);
		expect((await module.row(pending.id)).status).toBe("pending");
		const free = await module.begin({ userId: listing.userId, itemId: listing.listingId, amount: paise(0) });
		await inTransaction(db, (tx) => settleNothingDue(module.ctx, tx, free.id));
		expect(await record(byHand({ merchantTransactionId: free.name }))).toMatchObject(taken);
		expect(movesOf(pending.id)).toEqual([]);
	});

	test("refuses a missing listing under a new name", async () => {
		const before = await module.server.database.db.$count(payments);
		expect((await record(byHand({ itemId: newId() }))).status).toBe(400);
		expect(await module.server.database.db.$count(payments)).toBe(before);
	});
});
