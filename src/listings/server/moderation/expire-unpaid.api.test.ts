import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { auditEntries } from "../../../platform/server/database/audit.tables.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import { buildSubscription } from "../../../subscriptions/server/testing/build-subscription.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { expireUnpaid } from "./expire-unpaid.ts";
import { listings } from "../listings.tables.ts";
import { buildListing } from "../testing/build-listing.ts";

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const rowOf = async (listingId: string) => {
	const [row] = await server.database.db.select().from(listings).where(eq(listings.id, listingId));
	return row;
};
const statusOf = async (listingId: string) => (await rowOf(listingId))?.status;
const auditOf = (listingId: string) =>
	server.database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, listingId));

/** Publishes to the listings module that this listing's subscriptions have ended. */
function notify(listingId: string, event: { endedAt?: Date; stillWithout?: boolean } = {}) {
	const { endedAt = server.clock(), stillWithout = true } = event;
	return inTransaction(server.database.db, (tx) =>
		expireUnpaid({ clock: server.clock }, tx, { listingId, endedAt, stillWithout: async () => stillWithout }),
	);
}

test("expires an active listing once, with an audit entry, and removes it from the public list", async () => {
	const { listingId } = await buildListing(server, { service: "gas-stove" });
	server.clock.advance(1_000);
	const now = server.clock();
	await notify(listingId);
	await notify(listingId);
	// Staff did not suspend it, so a payment may renew it.
	expect(await rowOf(listingId)).toMatchObject({ status: "expired", isSuspended: false });
	expect(await auditOf(listingId)).toMatchObject([
		{
			at: now,
			actorId: null,
			action: "listing.expire",
			subjectType: "listing",
			before: { status: "active" },
			after: { status: "expired" },
		},
	]);
	const list = await server.call("GET", "/api/workerCategory/active?service=gas-stove");
	expect(list.body.professionals).toEqual([]);
});

test.each(["applied", "expired"] as const)("leaves a listing that is %s unchanged", async (status) => {
	const { listingId } = await buildListing(server, { status });
	await notify(listingId);
	expect(await statusOf(listingId)).toBe(status);
	expect(await auditOf(listingId)).toEqual([]);
});

test("leaves a suspended listing suspended", async () => {
	const { listingId } = await buildListing(server, { status: "expired" });
	await server.database.db.update(listings).set({ isSuspended: true }).where(eq(listings.id, listingId));
	await notify(listingId);
	expect(await rowOf(listingId)).toMatchObject({ status: "expired", isSuspended: true });
});

test("leaves a listing active that was renewed since", async () => {
	const { listingId } = await buildListing(server);
	await notify(listingId, { endedAt: new Date(server.clock().getTime() - 1) });
	expect(await statusOf(listingId)).toBe("active");
});

test("leaves a listing active that has a running subscription by now", async () => {
	const { listingId } = await buildListing(server);
	await notify(listingId, { stillWithout: false });
	expect(await statusOf(listingId)).toBe("active");
});

test("runs in the hourly job of the server", async () => {
	const { listingId } = await buildListing(server);
	await buildSubscription(server, { listingId, activatedAt: new Date("2026-01-01T00:00:00Z") });
	await server.jobs.start();
	await server.jobs.enqueue(server.database.db, "subscriptions.end-and-start", {});
	await vi.waitFor(async () => expect(await statusOf(listingId)).toBe("expired"), {
		timeout: 20_000,
		interval: 200,
	});
});
