import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshMobile, signIn } from "../../accounts/server/testing/sign-in.ts";
import { listings } from "../../listings/server/listings.tables.ts";
import { buildListing } from "../../listings/server/testing/build-listing.ts";
import type { Role } from "../../platform/access.ts";
import { buildSubscription } from "../../subscriptions/server/testing/build-subscription.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import type { WaitingWork } from "../back-office.contract.ts";
import { workWords } from "../web/today/work-words.ts";

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

async function workAs(role: Role): Promise<Record<string, WaitingWork>> {
	const { token } = await signIn(server, freshMobile(), { role });
	const { body } = await server.call("GET", "/api/work", { token });
	return Object.fromEntries(body.work.map((one: WaitingWork) => [one.kind, one]));
}

describe("GET /api/work", () => {
	test("401 for guests, 403 for people without a staff role", async () => {
		expect((await server.call("GET", "/api/work")).status).toBe(401);
		for (const role of ["user", "affiliatePartner", "promotor"] as const) {
			const { token } = await signIn(server, freshMobile(), { role });
			expect((await server.call("GET", "/api/work", { token })).status).toBe(403);
		}
	});

	test("shows each role its tasks", async () => {
		expect(Object.keys(await workAs("admin"))).toContain("stuck-payments");
		expect(Object.keys(await workAs("customerSupport"))).not.toContain("stuck-payments");
		expect(Object.keys(await workAs("salesPerson"))).toEqual(["own-registrations", "wrong-numbers"]);
	});

	test("counts paid and unpaid registrations separately, and says since when the oldest is waiting", async () => {
		expect((await workAs("admin"))["unpaid-registrations"]).toEqual({
			kind: "unpaid-registrations",
			count: 0,
			oldest: null,
		});
		const first = server.clock().toISOString();
		await buildListing(server, { status: "applied", paymentStatus: "pending" });
		server.clock.advance(60_000);
		await buildListing(server, { status: "applied", paymentStatus: "pending" });
		await buildListing(server, { status: "applied", paymentStatus: "success" });
		await buildListing(server, { status: "active", paymentStatus: "success" });
		const work = await workAs("customerSupport");
		expect(work["unpaid-registrations"]).toMatchObject({ count: 2, oldest: first });
		expect(work["paid-registrations"]).toMatchObject({ count: 1 });
	});

	/** The number of records in the list behind a link of Today. */
	async function lengthBehind(address: string, token: string): Promise<number> {
		const { pathname, searchParams } = new URL(address, "http://localhost");
		searchParams.delete("tab");
		const read = async (call: string) =>
			(await server.call("GET", `${call}?${searchParams}`, { token })).body;
		switch (pathname) {
			case "/registrations":
				return (await read("/api/registrations")).total;
			case "/professionalappl":
				return (await read("/api/workerCategory")).professionals.length;
			case "/number-reports":
				searchParams.set("status", "open");
				return (await read("/api/number-reports")).reports.length;
			case "/staff/reports":
				return searchParams.get("view") === "appeals"
					? (await read("/api/suspensions")).suspensions.length
					: (await read("/api/reports")).reports.length;
			case "/reviews":
				return (await read("/api/reviews")).reviews.length;
			case "/payments":
				return (await read("/api/payments/history/details")).totalTransactions;
			case "/subscriptions/ending":
				return (await read("/api/subscription/ending")).total;
			default:
				throw new Error(`no list behind ${address}`);
		}
	}

	test("each count equals the length of its list", async () => {
		const { token, user } = await signIn(server, freshMobile(), { role: "admin" });
		const build = async (wishes: Parameters<typeof buildListing>[1]) =>
			(await buildListing(server, wishes)).listingId;
		const onboarded = [
			await build({ status: "applied", paymentStatus: "not-required" }),
			await build({ status: "applied", paymentStatus: "pending" }),
			await build({ status: "active" }),
		];
		const { db } = server.database;
		await db.update(listings).set({ onboardedBy: user._id }).where(inArray(listings.id, onboarded));
		const now = server.clock().getTime();
		for (const days of [-28, -25, -1]) {
			const activatedAt = new Date(now + days * 86_400_000);
			// oxlint-disable-next-line no-await-in-loop -- on one connection
			await buildSubscription(server, { listingId: await build({}), durationInMonths: 1, activatedAt });
		}
		const mobile = freshMobile();
		const payer = await signIn(server, mobile);
		const itemId = await build({ userId: payer.user._id });
		for (const [turn, status] of (["pending", "failed", "pending"] as const).entries()) {
			if (turn === 2) server.clock.advance(20 * 60_000);
			const payment = { mobile, itemId, itemType: "WorkerCategory", paymentType: "payment", status };
			const body = { ...payment, amount: 10 + turn, paymentMethod: "cash", paymentDate: "2026-11-01" };
			// oxlint-disable-next-line no-await-in-loop -- one after the other, so that the first is older
			const answer = await server.call("POST", "/api/payments/history/record", { token, body });
			expect(answer.status).toBe(201);
		}
		const { body } = await server.call("GET", "/api/work", { token });
		const counts = Object.fromEntries(body.work.map((one: WaitingWork) => [one.kind, one.count]));
		expect(counts).toMatchObject({ "own-registrations": 2, "stuck-payments": 1, "expiring-plans": 2 });
		for (const { kind, count } of body.work as WaitingWork[])
			// oxlint-disable-next-line no-await-in-loop -- on one connection
			expect({ kind, count: await lengthBehind(workWords[kind].address, token) }).toEqual({ kind, count });
	});
});
