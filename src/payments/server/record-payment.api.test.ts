import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BuiltListing, buildListing, buildOwner } from "../../listings/server/testing/build-listing.ts";
import type { Role } from "../../platform/access.ts";
import { maskMobile } from "../../platform/mobile.ts";
import { auditEntries } from "../../platform/server/database/audit.tables.ts";
import { newId } from "../../platform/server/database/ids.ts";
import type { CallResult } from "../../testing/test-server.ts";
import { users } from "../../accounts/server/accounts.tables.ts";
import { payments } from "./payments.tables.ts";
import { type PaymentsApp, startPaymentsApp } from "./testing/payments-app.ts";

let module: PaymentsApp;
let admin: Awaited<ReturnType<PaymentsApp["signIn"]>>;
let listing: BuiltListing;
let payerMobile: string;
beforeAll(async () => {
	module = await startPaymentsApp();
	admin = await module.signIn("admin");
	listing = await buildListing(module.server);
	payerMobile = await mobileOf(listing.userId);
});
afterAll(() => module.close());

async function mobileOf(userId: string): Promise<string> {
	const [user] = await module.server.database.db.select().from(users).where(eq(users.id, userId));
	return user?.mobile ?? "";
}

const whole = (given: Record<string, unknown> = {}) => ({
	mobile: payerMobile,
	amount: 499.5,
	itemId: listing.listingId,
	itemType: "WorkerCategory",
	paymentType: "payment",
	status: "success",
	paymentMethod: "cash",
	paymentDate: "2026-11-19",
	...given,
});
const record = (body: unknown, { token = admin.token, key }: { token?: string; key?: string } = {}) =>
	module.call("POST", "/api/payments/history/record", {
		token,
		body,
		headers: key === undefined ? {} : { "idempotency-key": key },
	});
const faultsOf = ({ body }: CallResult): string[] =>
	body.errors.map(({ path, msg }: { path: string; msg: string }) => `${path}: ${msg}`);
const count = () => module.server.database.db.$count(payments);

/** A payment of ₹2,999 for the listing that came in. */
async function paid() {
	const payment = await module.open({ userId: listing.userId, itemId: listing.listingId });
	module.provider.says(payment.name, { state: "success" });
	await module.askOnTime(payment.id);
	return payment;
}
const refund = (of: { name: string }, amount: number, given: Record<string, unknown> = {}) =>
	whole({
		paymentType: "refund",
		paymentMethod: "manual-upi",
		paymentDate: "2026-11-20",
		amount,
		refundOf: of.name,
		plan: "keep",
		reward: "keep",
		...given,
	});

describe("who may record", () => {
	test("admins and nobody else", async () => {
		const before = await count();
		expect((await module.call("POST", "/api/payments/history/record", { body: whole() })).status).toBe(401);
		const others: Role[] = ["user", "salesPerson", "customerSupport", "affiliatePartner", "promotor"];
		for (const role of others)
			expect((await record(whole(), { token: (await module.signIn(role)).token })).status).toBe(403);
		expect(await count()).toBe(before);
	});
});

describe("a payment for a listing", () => {
	test("is refused where the listing belongs to somebody else", async () => {
		const elsewhere = await buildListing(module.server);
		const before = await count();
		const refused = await record(whole({ itemId: elsewhere.listingId }));
		expect(refused.status).toBe(400);
		expect(faultsOf(refused)).toEqual([
			"itemId: This listing belongs to another person. Enter the mobile of its owner, or the id of their own listing.",
		]);
		// Who paid is not known: that is the one fault.
		const unknown = whole({ itemId: elsewhere.listingId, mobile: "+919000099999" });
		expect(faultsOf(await record(unknown))).toEqual([expect.stringMatching(/^mobile: /)]);
		expect(await count()).toBe(before);
		expect((await record(whole())).status).toBe(201);
	});
});

describe("what must be filled", () => {
	const required = "Please fill in all required fields";

	test("is told with all its fields at once", async () => {
		const refused = await record({});
		expect(refused).toMatchObject({ status: 400, body: { message: required } });
		const fields = "amount itemId itemType paymentType status paymentMethod paymentDate mobile";
		expect(faultsOf(refused)).toEqual(fields.split(" ").map((field) => `${field}: ${required}`));
	});

	test.each([
		"mobile",
		"amount",
		"itemId",
		"itemType",
		"paymentType",
		"status",
		"paymentMethod",
		"paymentDate",
	])("%s: left out, empty or null", async (field) => {
		const { [field]: _left, ...rest } = whole() as Record<string, unknown>;
		for (const body of [rest, whole({ [field]: "" }), whole({ [field]: null })])
			expect(faultsOf(await record(body))).toEqual([`${field}: ${required}`]);
	});

	test.each<[string, Record<string, unknown>, string]>([
		["a third decimal", { amount: 10.005 }, "amount"],
		["nothing", { amount: 0 }, "amount"],
		["less than nothing", { amount: -5 }, "amount"],
		["a text for an amount", { amount: "499" }, "amount"],
		["a number that is no mobile", { mobile: "12345" }, "mobile"],
		["a mobile that nobody has", { mobile: "+919000099999" }, "mobile"],
		["an id that is none", { itemId: "1" }, "itemId"],
		["a listing that is not there", { itemId: newId() }, "itemId"],
		["an unknown status", { status: "refunded" }, "status"],
		["an unknown method", { paymentMethod: "cheque" }, "paymentMethod"],
		["an unknown type", { paymentType: "subscription" }, "paymentType"],
		["another currency", { currency: "USD" }, "currency"],
		["a day that is none", { paymentDate: "2026-02-30" }, "paymentDate"],
		["a day to come", { paymentDate: "2026-11-21" }, "paymentDate"],
		["an instant to come", { paymentDate: "2026-11-20T06:30:01Z" }, "paymentDate"],
		["the last day there is", { paymentDate: "9999-12-31" }, "paymentDate"],
		["a day before there were payments", { paymentDate: "1999-12-31" }, "paymentDate"],
		["the first day there was", { paymentDate: "0001-01-01" }, "paymentDate"],
		["an instant of that day", { paymentDate: "0001-01-01T00:00:00Z" }, "paymentDate"],
		["a name with other signs", { merchantTransactionId: "a b" }, "merchantTransactionId"],
		["a payment that gives one back", { refundOf: "NK0" }, "refundOf"],
	])("%s is refused", async (_what, given, field) => {
		const before = await count();
		const refused = await record(whole(given));
		expect(refused.status).toBe(400);
		expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual([field]);
		expect(await count()).toBe(before);
	});
});

describe("what is unclear", () => {
	const most = "The amount is at most ₹10,00,000. Check that no digit is typed twice.";
	const number = "Enter the amount in rupees as a number, for example 499.50.";
	const name = "Use at most 63 letters, digits, hyphens and underscores.";
	const statuses = "Choose one of these: success, pending, failed.";

	test.each<[string, unknown, string]>([
		["amount", 1_000_000.01, most],
		["amount", 1e15, most],
		["amount", "499", number],
		["amount", { rupees: 499 }, number],
		["amount", 0, "The amount is at least ₹0.01."],
		["amount", -5, "The amount is at least ₹0.01."],
		["amount", 10.005, "The amount has at most 2 decimals."],
		["mobile", "12345", "Please enter a 10-digit mobile number."],
		["mobile", 9_876_543_210, "Please enter a 10-digit mobile number."],
		["currency", "USD", "Payments are recorded in rupees: INR."],
		["itemId", "1", "Enter the id of the listing or the lead."],
		["itemId", ["1"], "Enter the id of the listing or the lead."],
		["itemType", "Listing", "Choose one of these: WorkerCategory, LeadPurchase."],
		["paymentType", "subscription", "Choose one of these: payment, refund."],
		["status", "refunded", statuses],
		["status", 1, statuses],
		["paymentMethod", "cheque", "Choose one of these: phonepe-gateway, manual-upi, cash."],
		["paymentDate", "yesterday", "Enter the date as in 2026-11-20."],
		["paymentDate", 20_261_120, "Enter the date as in 2026-11-20."],
		["merchantTransactionId", "a b", name],
		["refundOf", { merchantTransactionId: "NK1" }, name],
		["transactionId", "x".repeat(101), "The transaction id is a text of at most 100 characters."],
		["transactionId", 4411, "The transaction id is a text of at most 100 characters."],
		["remarks", "x".repeat(501), "Remarks are a text of at most 500 characters."],
		["isTestPayment", "yes", "Say true or false."],
		["plan", "pause", "Choose one of these: end, keep."],
		["reward", "halve", "Choose one of these: take back, keep."],
	])("%s: %j is refused in a sentence", async (field, given, sentence) => {
		const before = await count();
		const refused = await record(whole({ [field]: given }));
		expect(refused).toMatchObject({ status: 400, body: { message: sentence } });
		expect(faultsOf(refused)).toEqual([`${field}: ${sentence}`]);
		expect(await count()).toBe(before);
	});

	test("is told with all its fields at once", async () => {
		const unclear = {
			amount: 10_000_001,
			mobile: "98",
			itemId: "x",
			status: "paid",
			paymentDate: "",
			remarks: 5,
		};
		const refused = await record(whole(unclear));
		expect(refused.status).toBe(400);
		expect(faultsOf(refused)).toEqual([
			"mobile: Please enter a 10-digit mobile number.",
			`amount: ${most}`,
			"itemId: Enter the id of the listing or the lead.",
			`status: ${statuses}`,
			"paymentDate: Please fill in all required fields",
			"remarks: Remarks are a text of at most 500 characters.",
		]);
	});

	test.each(["a text", 5, null, [], true])(
		"a body that is %j is refused, and nothing is recorded",
		async (body) => {
			const before = await count();
			const headers = { "content-type": "application/json" };
			const refused = await module.app.inject({
				method: "POST",
				url: "/api/payments/history/record",
				headers: { ...headers, "x-auth-token": admin.token },
				payload: JSON.stringify(body),
			});
			expect(refused.statusCode).toBe(400);
			expect(refused.json().message).toMatch(/^[A-Z].+[a-z.]$/);
			expect(await count()).toBe(before);
		},
	);

	test("the largest amount is recorded", async () => {
		const answer = await record(whole({ amount: 1_000_000 }));
		expect(answer).toMatchObject({ status: 201, body: { payment: { amount: 1_000_000 } } });
	});
});

describe("a payment by hand", () => {
	test("is in the books with all that was said, is audited without a name, and buys nothing", async () => {
		const moved = module.moved.length;
		const answer = await record(
			whole({
				transactionId: " UPI 4411 ",
				remarks: "Paid at the office",
				isTestPayment: false,
				currency: "INR",
			}),
		);
		expect(answer.status).toBe(201);
		expect(answer.body.payment).toEqual({
			_id: expect.any(String),
			user: { name: "Ramesh Thakur", mobile: maskMobile(payerMobile) },
			amount: 499.5,
			currency: "INR",
			paymentDate: "2026-11-18T18:30:00.000Z",
			paymentMethod: "cash",
			paymentType: "payment",
			status: "success",
			merchantTransactionId: expect.stringMatching(/^NK[0-9a-f]{32}$/),
			transactionId: "UPI 4411",
			itemId: listing.listingId,
			itemType: "WorkerCategory",
			remarks: "Paid at the office",
			isTestPayment: false,
			plan: null,
			reward: null,
			attention: null,
			createdAt: module.server.clock().toISOString(),
		});
		const { _id: id } = answer.body.payment;
		expect(await module.row(id)).toMatchObject({
			amount: 49_950,
			startedBy: admin.user._id,
			provider: null,
			askAt: null,
			paymentForCategory: null,
		});
		const { db } = module.server.database;
		const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
		expect(entry).toMatchObject({
			actorId: admin.user._id,
			action: "payment.record",
			subjectType: "payment",
			reason: null,
			after: { amount: 49_950, status: "success", paymentType: "payment", paymentMethod: "cash" },
		});
		expect(JSON.stringify(entry)).not.toContain(payerMobile.slice(3));
		expect(module.moved).toHaveLength(moved);
	});

	test("for leads, in any state, with the name that it has elsewhere, which is taken then", async () => {
		const body = whole({
			itemType: "LeadPurchase",
			itemId: newId(),
			status: "pending",
			paymentMethod: "phonepe-gateway",
			paymentDate: "2026-11-20T05:00:00Z",
			merchantTransactionId: "ELSEWHERE-1",
		});
		expect((await record(body)).body.payment).toMatchObject({
			merchantTransactionId: "ELSEWHERE-1",
			status: "pending",
			paymentDate: null,
		});
		const other = await record({ ...body, amount: 1 });
		expect(other.status).toBe(409);
	});

	test.each<[string, string | null]>([
		["success", "2026-11-18T18:30:00.000Z"],
		["pending", null],
		["failed", null],
	])("that is %s has as its date %s: only what came in has one", async (status, paymentDate) => {
		const { payment } = (await record(whole({ status }))).body;
		expect(payment).toMatchObject({ status, paymentDate });
		expect((await module.row(payment._id)).paymentDate?.toISOString() ?? null).toBe(paymentDate);
	});

	test("is recorded once under one Idempotency-Key, also when it comes many times at once", async () => {
		const before = await count();
		const answers = await Promise.all(Array.from({ length: 6 }, () => record(whole(), { key: "one" })));
		answers.push(await record(whole(), { key: "one" }));
		expect(new Set(answers.map(({ status, body }) => `${status} ${body.payment?._id}`)).size).toBe(1);
		expect(answers[0]?.status).toBe(201);
		expect(await count()).toBe(before + 1);
		expect((await record(whole({ amount: 1 }), { key: "one" })).status).toBe(409);
		const kept = await module.server.database.db.execute("select answer from idempotent_answers");
		expect(JSON.stringify(kept.rows)).not.toContain(payerMobile.slice(3));
	});
});

describe("a refund by hand", () => {
	test("is told to listeners with the payment that it gives back", async () => {
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
			// A day stands for its beginning, but nothing goes back before it came.
			at: (await module.row(payment.id)).paymentDate,
		});
		expect((await module.row(payment.id)).status).toBe("success");
	});

	test.each(["pending", "failed"])("that is %s is told to nobody", async (status) => {
		const payment = await paid();
		const before = module.moved.length;
		expect((await record(refund(payment, 1, { status }))).status).toBe(201);
		expect(module.moved).toHaveLength(before);
	});

	test("keeps its reason in the audit log", async () => {
		const payment = await paid();
		const { body } = await record(refund(payment, 1, { remarks: "Closed for a week" }));
		const { db } = module.server.database;
		const ofRefund = eq(auditEntries.subjectId, body.payment._id);
		expect(await db.select().from(auditEntries).where(ofRefund)).toMatchObject([
			{ action: "payment.record-refund", reason: "Closed for a week" },
		]);
	});

	test("has no page to be followed on", async () => {
		const payment = await paid();
		const given = (await record(refund(payment, 1))).body.payment.merchantTransactionId;
		const { token } = admin;
		expect((await module.call("GET", `/api/payments/${payment.name}/status`, { token })).status).toBe(200);
		expect((await module.call("GET", `/api/payments/${given}/status`, { token })).status).toBe(404);
	});

	test("of something that is not in the books is a record and no more", async () => {
		const answer = await record(whole({ paymentType: "refund" }));
		expect(answer.status).toBe(201);
		expect(module.moved.at(-1)).toMatchObject({ paymentId: answer.body.payment._id, refundOf: null });
	});

	test("gives back no more than was paid, in parts and at the same moment; failed ones count for nothing", async () => {
		const payment = await paid();
		expect((await record(refund(payment, 2_999, { status: "failed" }))).status).toBe(201);
		expect((await record(refund(payment, 999, { status: "pending" }))).status).toBe(201);
		const tries = await Promise.all(Array.from({ length: 5 }, () => record(refund(payment, 700))));
		expect(tries.filter(({ status }) => status === 201)).toHaveLength(2);
		expect(tries.filter(({ status }) => status === 409)).toHaveLength(3);
		const refused = await record(refund(payment, 600.01));
		expect(refused.status).toBe(409);
		expect(refused.body.message).toContain("600.00 are left");
		expect((await record(refund(payment, 600))).status).toBe(201);
		expect((await record(refund(payment, 0.01))).status).toBe(409);
	});

	test("fits the payment: it was paid, by this person, for this item", async () => {
		const payment = await paid();
		const pending = await module.open({ userId: listing.userId, itemId: listing.listingId });
		const back = (await record(refund(payment, 1))).body.payment.merchantTransactionId;
		const other = await buildListing(module.server);
		const stranger = await mobileOf(
			await buildOwner(module.server.database.db, "Asha", module.server.clock()),
		);
		expect(faultsOf(await record(refund({ name: "NK0" }, 1)))).toEqual([
			"refundOf: There is no such payment that was paid.",
		]);
		for (const name of [pending.name, back])
			expect((await record(refund({ name }, 1))).body.errors).toMatchObject([{ path: "refundOf" }]);
		const elsewhere = refund(payment, 1, { mobile: stranger, itemId: other.listingId });
		expect(faultsOf(await record(elsewhere))).toEqual([
			"mobile: The payment that is given back is another person's.",
			"itemId: The payment that is given back was for something else.",
		]);
	});

	test("is as much of a test as what it gives back, and for the same kind of thing", async () => {
		const payment = await paid();
		expect((await record(refund(payment, 1, { isTestPayment: false }))).body.payment).toMatchObject({
			isTestPayment: true,
			itemType: "WorkerCategory",
		});
		const cash = (await record(whole())).body.payment.merchantTransactionId;
		const real = await record(refund({ name: cash }, 1, { isTestPayment: true }));
		expect(real.body.payment.isTestPayment).toBe(false);
		expect(faultsOf(await record(refund(payment, 1, { itemType: "LeadPurchase" })))).toEqual([
			"itemType: The payment that is given back was for something else.",
		]);
	});

	test("goes back no earlier than the money came in", async () => {
		const payment = await paid();
		const at = (await module.row(payment.id)).paymentDate ?? new Date(Number.NaN);
		const said = (paymentDate: string) => record(refund(payment, 1, { paymentDate }));
		const tooEarly = ["paymentDate: The date lies before that of the payment that is given back."];
		expect(faultsOf(await said("2026-11-19"))).toEqual(tooEarly);
		expect(faultsOf(await said(new Date(at.getTime() - 1).toISOString()))).toEqual(tooEarly);
		expect((await said(at.toISOString())).status).toBe(201);
		expect((await said("2026-11-20")).body.payment.paymentDate).toBe(at.toISOString());
	});

	test("reaches the books also when the account of the person was deleted", async () => {
		const gone = await buildListing(module.server);
		const payment = await module.open({ userId: gone.userId, itemId: gone.listingId });
		module.provider.says(payment.name, { state: "success" });
		await module.askOnTime(payment.id);
		await module.deleteAccount(gone.userId);
		const answer = await record(refund(payment, 10, { mobile: payerMobile, itemId: gone.listingId }));
		expect(answer).toMatchObject({ status: 201, body: { payment: { user: null } } });
		expect((await module.row(answer.body.payment._id)).userId).toBe(gone.userId);
	});

	test("whose listener throws is not in the books", async () => {
		const payment = await paid();
		module.ctx.paymentMoved.listen(async (_tx, { refundOf, amount }) => {
			if (refundOf === payment.id && amount === 1_300) throw new Error("no credit note");
		});
		const before = await count();
		expect((await record(refund(payment, 13), { key: "thirteen" })).status).toBe(500);
		expect(await count()).toBe(before);
	});
});
