import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshMobile, signIn } from "../../accounts/server/testing/sign-in.ts";
import { buildListing } from "../../listings/server/testing/build-listing.ts";
import type { Role } from "../../platform/access.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import type { WaitingWork } from "../back-office.contract.ts";

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
	test("401 for nobody, 403 for people without a staff role", async () => {
		expect((await server.call("GET", "/api/work")).status).toBe(401);
		for (const role of ["user", "affiliatePartner", "promotor"] as const) {
			const { token } = await signIn(server, freshMobile(), { role });
			expect((await server.call("GET", "/api/work", { token })).status).toBe(403);
		}
	});

	test("shows each role what it can do", async () => {
		expect(Object.keys(await workAs("admin"))).toContain("stuck-payments");
		expect(Object.keys(await workAs("customerSupport"))).not.toContain("stuck-payments");
		expect(Object.keys(await workAs("salesPerson"))).toEqual(["own-registrations", "wrong-numbers"]);
	});

	test("counts paid and unpaid registrations apart, and says since when the oldest waits", async () => {
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
});
