import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshMobile, signIn } from "../../accounts/server/testing/sign-in.ts";
import { type BuiltListing, buildListing } from "../../listings/server/testing/build-listing.ts";
import { roles } from "../../platform/access.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import type { FoundRecord } from "../back-office.contract.ts";

let server: TestServer;
let admin: string;
let support: string;
let owner: Awaited<ReturnType<typeof signIn>>;
let listing: BuiltListing;
const mobile = freshMobile();

beforeAll(async () => {
	server = await startTestServer();
	admin = (await signIn(server, freshMobile(), { role: "admin" })).token;
	support = (await signIn(server, freshMobile(), { role: "customerSupport" })).token;
	owner = await signIn(server, mobile, { name: "Ramesh 100% Thakur" });
	listing = await buildListing(server, { userId: owner.user._id, firmName: "Thakur Electric Works" });
});
afterAll(() => server.close());

const notManagers = roles.filter((role) => role !== "admin" && role !== "customerSupport");
const masked = `${mobile.slice(0, 3)} ${mobile.slice(3, 5)}••••••${mobile.slice(-2)}`;

describe("POST /api/work/search", () => {
	const find = async (query: string, token = support): Promise<FoundRecord[]> =>
		(await server.call("POST", "/api/work/search", { token, body: { query } })).body.results;
	const person = () => ({ kind: "person", _id: owner.user._id, title: "Ramesh 100% Thakur", detail: masked });

	test("401 for guests, 403 for everyone but managers", async () => {
		const body = { query: "Thakur" };
		expect((await server.call("POST", "/api/work/search", { body })).status).toBe(401);
		for (const role of notManagers) {
			const { token } = await signIn(server, freshMobile(), { role });
			expect((await server.call("POST", "/api/work/search", { token, body })).status).toBe(403);
		}
	});

	test("400 for fewer than two letters", async () => {
		const answer = await server.call("POST", "/api/work/search", { token: support, body: { query: " a " } });
		expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: "query" }] } });
	});

	test("finds a person by mobile in any usual spelling, and returns it masked", async () => {
		for (const spelling of [mobile, mobile.slice(3), `0${mobile.slice(3)}`])
			expect(await find(spelling)).toEqual([person()]);
	});

	test("finds people and listings by a part of their name, in any case", async () => {
		const found = await find("thakur");
		expect(found).toContainEqual(person());
		expect(found).toContainEqual(
			expect.objectContaining({
				kind: "listing",
				_id: listing.listingId,
				title: expect.stringMatching(/^Thakur Electric Works/),
			}),
		);
	});

	test("matches % and _ literally", async () => {
		expect(await find("100% T")).toEqual([person()]);
		expect(await find("1__%")).toEqual([]);
	});

	test("finds a payment by its number in any case, for admins", async () => {
		const merchantTransactionId = "Cash-2026-0042";
		const payer = await signIn(server, freshMobile());
		const sold = await buildListing(server, { userId: payer.user._id });
		const body = {
			mobile: payer.user.mobile,
			amount: 500,
			itemId: sold.listingId,
			itemType: "WorkerCategory",
			paymentType: "payment",
			status: "success",
			paymentMethod: "cash",
			paymentDate: server.clock().toISOString(),
			merchantTransactionId,
		};
		expect((await server.call("POST", "/api/payments/history/record", { token: admin, body })).status).toBe(
			201,
		);
		for (const typed of [merchantTransactionId, "CASH-2026-0042", "cash-2026-0042"])
			expect(await find(typed, admin)).toMatchObject([{ kind: "payment", _id: merchantTransactionId }]);
		expect(await find(merchantTransactionId)).toEqual([]);
	});

	test("finds a record by its id", async () => {
		expect(await find(listing.listingId.toUpperCase())).toMatchObject([
			{ kind: "listing", _id: listing.listingId },
		]);
		expect(await find(owner.user._id)).toEqual([person()]);
	});
});

describe("GET /api/people/:id", () => {
	const read = (id: string, token?: string) => server.call("GET", `/api/people/${id}`, { token });

	test("401 for guests, 403 for everyone but managers, 400 and 404 for an invalid or unknown id", async () => {
		expect((await read(owner.user._id)).status).toBe(401);
		for (const role of notManagers) {
			const { token } = await signIn(server, freshMobile(), { role });
			expect((await read(owner.user._id, token)).status).toBe(403);
		}
		expect((await read("1", support)).status).toBe(400);
		expect((await read(listing.listingId, support)).status).toBe(404);
	});

	test("returns the person's records, the mobile masked, and payments to admins only", async () => {
		const { body } = await read(owner.user._id, support);
		expect(body.person).toMatchObject({
			name: "Ramesh 100% Thakur",
			mobile: masked,
			role: "user",
			listings: [{ _id: listing.listingId, status: "active" }],
			leads: [],
			jobs: [],
			reports: [],
			payments: null,
			sessions: [{ device: expect.any(String) }],
		});
		expect((await read(owner.user._id, admin)).body.person.payments).toEqual([]);
		expect(JSON.stringify(body)).not.toContain(mobile.slice(3));
	});

	test("distinguishes refunds from payments", async () => {
		const record = (part: object) => ({
			mobile,
			amount: 500,
			itemId: listing.listingId,
			itemType: "WorkerCategory",
			paymentType: "payment",
			status: "success",
			paymentMethod: "cash",
			paymentDate: server.clock().toISOString(),
			...part,
		});
		const send = (body: object) =>
			server.call("POST", "/api/payments/history/record", { token: admin, body });
		const paid = await send(record({}));
		const refundOf = paid.body.payment.merchantTransactionId;
		expect((await send(record({ paymentType: "refund", amount: 200, refundOf }))).status).toBe(201);
		const { payments } = (await read(owner.user._id, admin)).body.person;
		const seen = payments.map(({ amount, isRefund }: { amount: number; isRefund: boolean }) => [
			amount,
			isRefund,
		]);
		expect(new Map(seen)).toEqual(
			new Map([
				[500, false],
				[200, true],
			]),
		);
	});
});
