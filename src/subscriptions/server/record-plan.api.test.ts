import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshMobile, signIn } from "../../accounts/server/testing/sign-in.ts";
import { invoices } from "../../invoices/server/invoices.tables.ts";
import { buildListing, findService } from "../../listings/server/testing/build-listing.ts";
import { payments } from "../../payments/server/payments.tables.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { type CallResult, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { subscriptions } from "./subscriptions.tables.ts";
import { buildPlan } from "./testing/build-subscription.ts";

let server: TestServer;
let admin: Awaited<ReturnType<typeof signIn>>;
let planId: string;
let otherPlanId: string;
beforeAll(async () => {
	server = await startTestServer();
	admin = await signIn(server, freshMobile(), { role: "admin" });
	const { serviceId } = await findService(server.database.db, "electrician", null);
	planId = await buildPlan(server, { serviceId });
	const plumber = await findService(server.database.db, "plumber", null);
	otherPlanId = await buildPlan(server, { serviceId: plumber.serviceId });
});
afterAll(() => server.close());

/** A new person's listing, active and not yet paid for. */
async function ownListing() {
	const mobile = freshMobile();
	const { user } = await signIn(server, mobile, { name: "Ramesh Thakur" });
	const { listingId } = await buildListing(server, { userId: user._id, paymentStatus: "pending" });
	return { mobile, listingId, userId: user._id };
}
type Own = Awaited<ReturnType<typeof ownListing>>;

const paymentOf = ({ mobile, listingId }: Own, given: Record<string, unknown> = {}) => ({
	mobile,
	amount: 2999,
	itemId: listingId,
	itemType: "WorkerCategory",
	paymentType: "payment",
	status: "success",
	paymentMethod: "cash",
	paymentDate: "2026-11-19",
	planId,
	...given,
});
const record = (body: unknown, token: string | undefined = admin.token) =>
	server.call("POST", "/api/payments/history/record", { token, body });
const faultsOf = ({ status, body }: CallResult) => ({
	status,
	faults: body.errors.map(({ path, msg }: { path: string; msg: string }) => `${path}: ${msg}`),
});
/** The listing's payments, subscriptions and invoices. */
async function books({ listingId, userId }: Own) {
	const { db } = server.database;
	const [paid, granted, papers] = await Promise.all([
		db.select().from(payments).where(eq(payments.itemId, listingId)),
		db.select().from(subscriptions).where(eq(subscriptions.listingId, listingId)),
		db.select().from(invoices).where(eq(invoices.userId, userId)),
	]);
	return { payments: paid, subscriptions: granted, invoices: papers };
}
const countsOf = async (own: Own) => {
	const found = await books(own);
	return [found.payments.length, found.subscriptions.length, found.invoices.length];
};

describe("POST /api/payments/history/record with a plan", () => {
	test("responds 401 to guests, 403 to managers", async () => {
		const own = await ownListing();
		expect((await server.call("POST", "/api/payments/history/record", { body: paymentOf(own) })).status).toBe(
			401,
		);
		const { token } = await signIn(server, freshMobile(), { role: "customerSupport" });
		expect((await record(paymentOf(own), token)).status).toBe(403);
	});

	test("grants the plan and issues its invoice for the buyer's state", async () => {
		const own = await ownListing();
		const buyer = { state: "Karnataka" };
		const { status, body } = await record(paymentOf(own, { buyer }));
		expect(status).toBe(201);
		const found = await books(own);
		expect(found.payments).toMatchObject([
			{ status: "success", paymentForCategory: "addProfessional", paymentMethod: "cash", provider: null },
		]);
		expect(found.subscriptions).toMatchObject([
			{ status: "active", price: 299_900, paymentStatus: "success" },
		]);
		expect(found.invoices).toMatchObject([{ document: { placeOfSupply: { name: "Karnataka" } } }]);
		expect(body.subscription).toEqual({
			_id: found.subscriptions[0]?.id,
			plan: "Enrolment Basis, 6 months",
		});
	});

	test("grants nothing without a plan", async () => {
		const own = await ownListing();
		const { status, body } = await record(paymentOf(own, { planId: null }));
		expect({ status, subscription: body.subscription }).toEqual({ status: 201, subscription: undefined });
		expect(await countsOf(own)).toEqual([1, 0, 0]);
	});

	test("grants a pending one once when it is recorded again as a success", async () => {
		const own = await ownListing();
		const named = { merchantTransactionId: `UPI-${newId()}` };
		await record(paymentOf(own, { ...named, status: "pending" }));
		expect(await countsOf(own)).toEqual([1, 0, 0]);
		for (const status of ["success", "success"]) {
			// oxlint-disable-next-line no-await-in-loop -- one after the other
			const { body } = await record(paymentOf(own, { ...named, status }));
			expect(body.subscription?.plan).toBe("Enrolment Basis, 6 months");
		}
		expect(await countsOf(own)).toEqual([1, 1, 1]);
	});

	test("needs the registered address for a GSTIN of another state, and prints it", async () => {
		const own = await ownListing();
		const gstin = "07AAAAA0000A1Z4";
		expect(faultsOf(await record(paymentOf(own, { buyer: { gstin, address: "" } })))).toEqual({
			status: 400,
			faults: ["buyer.address: Please give the address of this GSTIN."],
		});
		const address = "12 Chandni Chowk, Delhi 110006";
		expect((await record(paymentOf(own, { buyer: { gstin, address } }))).status).toBe(201);
		const { invoices: papers } = await books(own);
		expect(papers).toMatchObject([{ document: { buyer: { gstin, address: [address] } } }]);
	});

	test.each([
		["an invalid plan id", { planId: "gold" }, "planId"],
		["an unknown plan", { planId: newId() }, "planId"],
		["an unknown state", { buyer: { state: "Atlantis" } }, "buyer.state"],
		["an invalid GSTIN", { buyer: { gstin: "29ABCDE1234F1Z0" } }, "buyer.gstin"],
		["another amount than the plan's price", { amount: 2000 }, "amount"],
		["a failed payment", { status: "failed" }, "planId"],
		["a refund", { paymentType: "refund" }, "planId"],
		["leads", { itemType: "LeadPurchase" }, "planId"],
		["a buyer without a plan", { planId: null, buyer: { state: "Karnataka" } }, "planId"],
	])("responds 400 for %s and writes nothing", async (_what, given, path) => {
		const own = await ownListing();
		const refused = faultsOf(await record(paymentOf(own, given)));
		expect(refused.status).toBe(400);
		expect(refused.faults.map((fault: string) => fault.split(":")[0])).toEqual([path]);
		expect(await countsOf(own)).toEqual([0, 0, 0]);
	});

	test("responds 400 for a plan of another service and for another person's listing", async () => {
		const [own, other] = [await ownListing(), await ownListing()];
		expect(faultsOf(await record(paymentOf(own, { planId: otherPlanId })))).toMatchObject({ status: 400 });
		expect(faultsOf(await record(paymentOf(own, { mobile: other.mobile })))).toEqual({
			status: 400,
			faults: [
				"itemId: This listing belongs to another person. Enter the mobile of its owner, or the id of their own listing.",
			],
		});
		expect(await countsOf(own)).toEqual([0, 0, 0]);
	});

	test("responds 409 for a transfer that is already recorded, whatever its key, name or capital letters", async () => {
		const [own, other] = [await ownListing(), await ownListing()];
		const transactionId = `UTR-${newId()}`;
		expect((await record(paymentOf(own, { transactionId }))).status).toBe(201);
		const ids = [transactionId, transactionId.toLowerCase(), transactionId.toUpperCase()];
		const others = ids.map((id) => paymentOf(other, { transactionId: id }));
		for (const again of [paymentOf(own, { transactionId }), ...others]) {
			// oxlint-disable-next-line no-await-in-loop -- one after the other
			const refused = await server.call("POST", "/api/payments/history/record", {
				token: admin.token,
				body: again,
				headers: { "idempotency-key": newId() },
			});
			expect(refused.status).toBe(409);
			expect(refused.body.errors[0].path).toBe("transactionId");
		}
		expect(await countsOf(own)).toEqual([1, 1, 1]);
		expect(await countsOf(other)).toEqual([0, 0, 0]);
	});

	test("records one of two payments that name one transfer at the same time", async () => {
		const own = await ownListing();
		const transactionId = `UTR-${newId()}`;
		const answers = await Promise.all([1, 2].map(() => record(paymentOf(own, { transactionId }))));
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
		expect(await countsOf(own)).toEqual([1, 1, 1]);
	});
});
