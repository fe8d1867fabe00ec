import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshMobile, signIn } from "../../accounts/server/testing/sign-in.ts";
import { buildListing, findService } from "../../listings/server/testing/build-listing.ts";
import { roles } from "../../platform/access.ts";
import { auditEntries } from "../../platform/server/database/audit.tables.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { buildPlan } from "../../subscriptions/server/testing/build-subscription.ts";
import { insertAnswers } from "./answers.repository.ts";
import { noteAttention } from "./payments.repository.ts";

let server: TestServer;
let admin: Awaited<ReturnType<typeof signIn>>;
let payment: { _id: string; merchantTransactionId: string };
let payerToken: string;
let bought: Record<string, unknown>;
beforeAll(async () => {
	server = await startTestServer();
	admin = await signIn(server, freshMobile(), { role: "admin" });
	const mobile = freshMobile();
	const payer = await signIn(server, mobile, { name: "Ramesh Thakur" });
	const { user } = payer;
	payerToken = payer.token;
	const { listingId } = await buildListing(server, { userId: user._id, paymentStatus: "pending" });
	const { serviceId } = await findService(server.database.db, "electrician", null);
	bought = {
		mobile,
		amount: 2999,
		itemId: listingId,
		itemType: "WorkerCategory",
		paymentType: "payment",
		status: "success",
		paymentMethod: "cash",
		paymentDate: "2026-11-19",
	};
	payment = await record({ ...bought, planId: await buildPlan(server, { serviceId }) });
});
afterAll(() => server.close());

async function record(body: unknown) {
	const answer = await server.call("POST", "/api/payments/history/record", { token: admin.token, body });
	if (answer.status !== 201) throw new Error(`not recorded: ${JSON.stringify(answer.body)}`);
	return answer.body.payment;
}
const read = (name: string, token: string | undefined = admin.token) =>
	server.call("GET", `/api/payments/${name}`, { token });

describe("GET /api/payments/:merchantTransactionId", () => {
	test("responds 401 without a session and 403 to every role but admin", async () => {
		const address = `/api/payments/${payment.merchantTransactionId}`;
		expect((await server.call("GET", address)).status).toBe(401);
		for (const role of roles.filter((one) => one !== "admin")) {
			const { token } = await signIn(server, freshMobile(), { role });
			expect({ role, status: (await read(payment.merchantTransactionId, token)).status }).toEqual({
				role,
				status: 403,
			});
		}
	});

	test("responds 400 for an invalid name and 404 for an unknown payment", async () => {
		expect((await read("a%20b")).status).toBe(400);
		expect((await read("NK-unknown")).status).toBe(404);
	});

	test("shows what the payment bought, its documents, its refunds, the provider's answers and the attention note", async () => {
		const refund = await record({
			...bought,
			paymentType: "refund",
			amount: 1000,
			paymentDate: "2026-11-20",
			refundOf: payment.merchantTransactionId,
		});
		const { db } = server.database;
		const answer = { httpStatus: 200, body: '{"state":"COMPLETED"}', receivedAt: server.clock() };
		await insertAnswers(db, payment._id, "status", [answer]);
		await noteAttention(db, payment._id, "Please look it up.", server.clock());

		const { status, body } = await read(payment.merchantTransactionId);
		expect(status).toBe(200);
		expect(body).toMatchObject({
			payment: { _id: payment._id, amount: 2999, user: { name: "Ramesh Thakur" } },
			attention: "Please look it up.",
			subscription: { plan: "Enrolment Basis, 6 months" },
			invoice: { total: 2999 },
			creditNotes: [{ total: 1000 }],
			refundOf: null,
			refunds: [{ _id: refund._id, amount: 1000 }],
			answers: [{ source: "status", httpStatus: 200, body: '{"state":"COMPLETED"}' }],
			left: 1999,
			abilities: { refundThroughProvider: false, recordRefund: true },
		});
		const ofRefund = await read(refund.merchantTransactionId);
		expect(ofRefund.body).toMatchObject({
			invoice: null,
			creditNotes: [{ total: 1000 }],
			refundOf: payment.merchantTransactionId,
			refunds: [],
		});
		for (const { subscription, invoice, creditNotes } of [body, ofRefund.body])
			for (const { number } of [invoice, ...creditNotes].filter(Boolean)) {
				const address = `/api/subscription/professionals/${subscription._id}/invoice`;
				const url = `${address}?number=${encodeURIComponent(number)}`;
				// oxlint-disable-next-line no-await-in-loop -- one document is drawn at a time
				const { status: opened, headers } = await server.call("GET", url, { token: admin.token });
				expect([opened, headers["content-type"]]).toEqual([200, "application/pdf"]);
			}
		expect(ofRefund.body).toMatchObject({ left: 0, abilities: { recordRefund: false } });
	});
});

describe("POST /api/payments/:merchantTransactionId/show-number", () => {
	const show = (name: string, token?: string, body: unknown = { reason: "other", note: "Called back" }) =>
		server.call("POST", `/api/payments/${name}/show-number`, { token, body });

	test("shows an admin the payer's number for a reason, and the payer can read the record of it", async () => {
		const { merchantTransactionId: name } = payment;
		expect(JSON.stringify((await read(name)).body)).not.toContain(String(bought.mobile));
		expect(await show(name, admin.token)).toMatchObject({ status: 200, body: { mobile: bought.mobile } });
		const { db } = server.database;
		const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, payment._id));
		expect(entries).toContainEqual(
			expect.objectContaining({
				actorId: admin.user._id,
				action: "payment.number-shown",
				reason: "other",
				after: { note: "Called back" },
			}),
		);
		const { body } = await server.call("GET", "/api/users/me/export", { token: payerToken });
		expect(body.numberShownToStaff).toEqual([
			{ at: expect.any(String), subjectType: "payment", subjectId: payment._id, reason: "other" },
		]);
	});

	test("refuses everyone else, a call without a reason, and an unknown payment", async () => {
		const { merchantTransactionId: name } = payment;
		expect((await show(name)).status).toBe(401);
		for (const role of roles.filter((one) => one !== "admin")) {
			const { token } = await signIn(server, freshMobile(), { role });
			expect({ role, status: (await show(name, token)).status }).toEqual({ role, status: 403 });
		}
		for (const body of [{}, { reason: "curiosity" }])
			expect((await show(name, admin.token, body)).status).toBe(400);
		expect((await show("NK-unknown", admin.token)).status).toBe(404);
	});
});
