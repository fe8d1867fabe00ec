import { describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { buildListing } from "../../listings/server/testing/build-listing.ts";
import type { Role } from "../../platform/access.ts";
import { maskMobile } from "../../platform/mobile.ts";
import { auditEntries } from "../../platform/server/database/audit.tables.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { recording } from "./testing/recording.ts";

const { module, admin, listing, payer, whole, record, faultsOf, count } = recording();

describe("permission to record", () => {
	test("only admins", async () => {
		const before = await count();
		expect((await module.call("POST", "/api/payments/history/record", { body: whole() })).status).toBe(401);
		const others: Role[] = ["user", "salesPerson", "customerSupport", "affiliatePartner", "promotor"];
		for (const role of others)
			expect((await record(whole(), { token: (await module.signIn(role)).token })).status).toBe(403);
		expect(await count()).toBe(before);
	});
});

describe("a payment for a listing", () => {
	test("is refused if the listing belongs to someone else", async () => {
		const elsewhere = await buildListing(module.server);
		const before = await count();
		const refused = await record(whole({ itemId: elsewhere.listingId }));
		expect(refused.status).toBe(400);
		expect(faultsOf(refused)).toEqual([
			"itemId: This listing belongs to another person. Enter the mobile of its owner, or the id of their own listing.",
		]);
		// The payer is unknown: that is the only error.
		const unknown = whole({ itemId: elsewhere.listingId, mobile: "+919000099999" });
		expect(faultsOf(await record(unknown))).toEqual([expect.stringMatching(/^mobile: /)]);
		expect(await count()).toBe(before);
		expect((await record(whole())).status).toBe(201);
	});
});

describe("a payment by hand", () => {
	test("stores all fields, is audited without a name, and buys nothing", async () => {
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
			user: { name: "Ramesh Thakur", mobile: maskMobile(payer.mobile) },
			amount: 499.5,
			currency: "INR",
			paymentDate: "2026-11-18T18:30:00.000Z",
			paymentMethod: "cash",
			paymentType: "payment",
			status: "success",
			merchantTransactionId: expect.stringMatching(/^PAY[0-9a-f]{32}$/),
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
		expect(JSON.stringify(entry)).not.toContain(payer.mobile.slice(3));
		expect(module.moved).toHaveLength(moved);
	});

	test("for leads can have any status, and its name from elsewhere is then taken", async () => {
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
	])("with status %s has the date %s: only received money has one", async (status, paymentDate) => {
		const { payment } = (await record(whole({ status }))).body;
		expect(payment).toMatchObject({ status, paymentDate });
		expect((await module.row(payment._id)).paymentDate?.toISOString() ?? null).toBe(paymentDate);
	});

	test("is recorded once per Idempotency-Key, even with many requests at the same time", async () => {
		const before = await count();
		const answers = await Promise.all(Array.from({ length: 6 }, () => record(whole(), { key: "one" })));
		answers.push(await record(whole(), { key: "one" }));
		expect(new Set(answers.map(({ status, body }) => `${status} ${body.payment?._id}`)).size).toBe(1);
		expect(answers[0]?.status).toBe(201);
		expect(await count()).toBe(before + 1);
		expect((await record(whole({ amount: 1 }), { key: "one" })).status).toBe(409);
		const kept = await module.server.database.db.execute("select answer from idempotent_answers");
		expect(JSON.stringify(kept.rows)).not.toContain(payer.mobile.slice(3));
	});
});
