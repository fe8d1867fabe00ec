import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshMobile, renewStaffSession, signIn } from "../../accounts/server/testing/sign-in.ts";
import { buildListing } from "../../listings/server/testing/build-listing.ts";
import { roles } from "../../platform/access.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { foldTotals } from "./payment-totals.repository.ts";
import { readOverview } from "./read-overview.ts";

let server: TestServer;
let admin: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
	server = await startTestServer();
	admin = await signIn(server, freshMobile(), { role: "admin" });
});
afterAll(() => server.close());

const read = (token: string | undefined = admin.token) =>
	server.call("GET", "/api/payments/overview", { token });

describe("GET /api/payments/overview", () => {
	test("responds 401 without a session and 403 to every role but admin", async () => {
		expect((await server.call("GET", "/api/payments/overview")).status).toBe(401);
		for (const role of roles.filter((one) => one !== "admin")) {
			const { token } = await signIn(server, freshMobile(), { role });
			expect({ role, status: (await read(token)).status }).toEqual({ role, status: 403 });
		}
	});

	test("returns zeros and no recent payments if there are no payments", async () => {
		const { body } = await read();
		expect(body).toMatchObject({
			successRate: null,
			totalAmount: 0,
			counts: { success: 0, failed: 0, pending: 0 },
			recentPayments: [],
			pendingTooLong: { count: 0, oldest: null, payments: [] },
		});
		expect(body.totalsByMonth.map(({ month }: { month: string }) => month).slice(-2)).toEqual([
			"2026-10",
			"2026-11",
		]);
		expect(body.totalsByMonth).toHaveLength(12);
	});

	test("sums received, refunded and pending amounts by month and method", async () => {
		const mobile = freshMobile();
		const { user } = await signIn(server, mobile, { name: "Ramesh Thakur" });
		const { listingId } = await buildListing(server, { userId: user._id });
		const wishes = [
			{ at: "2026-10-31T18:29:00Z", amount: 100, status: "success", paymentMethod: "cash" },
			// In India this is November.
			{ at: "2026-10-31T18:31:00Z", amount: 200.5, status: "success", paymentMethod: "manual-upi" },
			{ at: "2026-11-02T10:00:00Z", amount: 40, status: "failed", paymentMethod: "cash" },
			{
				at: "2026-11-03T10:00:00Z",
				amount: 50,
				status: "success",
				paymentMethod: "cash",
				paymentType: "refund",
			},
			{
				at: "2026-11-04T10:00:00Z",
				amount: 7,
				status: "success",
				paymentMethod: "cash",
				isTestPayment: true,
			},
			{ at: "2026-11-20T06:20:00Z", amount: 60, status: "pending", paymentMethod: "cash" },
			{ at: "2026-11-20T06:29:00Z", amount: 80, status: "pending", paymentMethod: "cash" },
		];
		for (const { at, ...wish } of wishes) {
			server.clock.set(at);
			// oxlint-disable-next-line no-await-in-loop -- see below
			await renewStaffSession(server, admin.token);
			const body = {
				mobile,
				itemId: listingId,
				itemType: "WorkerCategory",
				paymentType: "payment",
				paymentDate: at.replace("Z", ".000Z"),
				...wish,
			};
			// oxlint-disable-next-line no-await-in-loop -- one after the other, so that their order is known
			const { status } = await server.call("POST", "/api/payments/history/record", {
				token: admin.token,
				body,
			});
			expect(status).toBe(201);
		}
		server.clock.set("2026-11-20T06:40:00Z");
		await renewStaffSession(server, admin.token);

		const { body } = await read();
		expect(body).toMatchObject({
			// 3 of 6: the refund is not a payment.
			successRate: 50,
			totalAmount: 307.5,
			refundedAmount: 50,
			pendingAmount: 140,
			counts: { success: 3, failed: 1, pending: 2 },
			pendingTooLong: { count: 1, oldest: "2026-11-20T06:20:00.000Z" },
		});
		expect(body.pendingTooLong.payments.map(({ amount }: { amount: number }) => amount)).toEqual([60]);
		const history = (query: string) =>
			server.call("GET", `/api/payments/history/details?${query}`, { token: admin.token });
		expect((await history("tooLong=true")).body).toMatchObject({
			totalTransactions: 1,
			totalAmount: 0,
			payments: [{ amount: 60 }],
		});
		expect((await history("tooLong=true&sort=amount:asc&status=failed")).body.totalTransactions).toBe(0);
		expect((await history("tooLong=yes")).status).toBe(400);
		expect(body.recentPayments.map(({ amount }: { amount: number }) => amount)).toEqual([80, 60, 7]);
		expect(body.totalsByMonth.slice(-2)).toEqual([
			{ month: "2026-10", total: 100, byMethod: { "phonepe-gateway": 0, "manual-upi": 0, cash: 100 } },
			{ month: "2026-11", total: 207.5, byMethod: { "phonepe-gateway": 0, "manual-upi": 200.5, cash: 7 } },
		]);
		await foldTotals(server.database.db);
		expect((await read()).body).toEqual(body);
		const live = await readOverview({ ...server, provider: { isTest: false } });
		expect(live).toMatchObject({ totalAmount: 300.5, counts: { success: 2 }, successRate: 40 });
	});
});
