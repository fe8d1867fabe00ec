import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { auditEntries } from "../../platform/server/audit.tables.ts";
import { inTransaction } from "../../platform/server/database.ts";
import { buildSubscription } from "../../subscriptions/server/testing/build-subscription.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { expireUnpaid } from "./expire-unpaid.ts";
import { listings } from "./listings.tables.ts";
import { buildListing } from "./testing/build-listing.ts";

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

/** Tells the listings wing that this listing ran out. */
function tell(listingId: string, event: { endedAt?: Date; stillWithout?: boolean } = {}) {
	const { endedAt = server.clock(), stillWithout = true } = event;
	return inTransaction(server.database.db, (tx) =>
		expireUnpaid({ clock: server.clock })(tx, { listingId, endedAt, stillWithout: async () => stillWithout }),
	);
}

test("an active listing expires once, with an entry in the audit log, and leaves the public list", async () => {
	const { listingId } = await buildListing(server, { service: "gas-stove" });
	server.clock.advance(1_000);
	const now = server.clock();
	await tell(listingId);
	await tell(listingId);
	// Nobody shut it: a payment may bring it back.
	expect(await rowOf(listingId)).toMatchObject({ status: "expired", shut: false });
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

test.each(["applied", "expired"] as const)("one that is %s stays so", async (status) => {
	const { listingId } = await buildListing(server, { status });
	await tell(listingId);
	expect(await statusOf(listingId)).toBe(status);
	expect(await auditOf(listingId)).toEqual([]);
});

test("one that staff shut stays shut", async () => {
	const { listingId } = await buildListing(server, { status: "expired" });
	await server.database.db.update(listings).set({ shut: true }).where(eq(listings.id, listingId));
	await tell(listingId);
	expect(await rowOf(listingId)).toMatchObject({ status: "expired", shut: true });
});

test("one that was renewed since stays active", async () => {
	const { listingId } = await buildListing(server);
	await tell(listingId, { endedAt: new Date(server.clock().getTime() - 1) });
	expect(await statusOf(listingId)).toBe("active");
});

test("one that has a running subscription by now stays active", async () => {
	const { listingId } = await buildListing(server);
	await tell(listingId, { stillWithout: false });
	expect(await statusOf(listingId)).toBe("active");
});

test("the hourly job of the running server does it", async () => {
	const { listingId } = await buildListing(server);
	await buildSubscription(server, { listingId, activatedAt: new Date("2026-01-01T00:00:00Z") });
	await server.jobs.start();
	await server.jobs.enqueue(server.database.db, "subscriptions.end-and-start", {});
	await vi.waitFor(async () => expect(await statusOf(listingId)).toBe("expired"), {
		timeout: 20_000,
		interval: 200,
	});
});
