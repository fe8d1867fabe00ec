import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../../platform/server/database/database.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { readListingFacts } from "../listing-facts.repository.ts";
import { lockState, moveStatus, readState } from "./listing-status.repository.ts";
import { listings } from "../listings.tables.ts";
import { buildListing } from "../testing/build-listing.ts";

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const confirm = {
	from: "applied",
	to: "active",
	needsPaid: true,
	suspends: false,
	refusedIfSuspended: false,
} as const;
const move = (listingId: string, step: Parameters<typeof moveStatus>[2]) =>
	moveStatus(server.database.db, listingId, step, server.clock());

test("moves a listing once, and only from the expected status", async () => {
	const { listingId } = await buildListing(server, { status: "applied" });
	expect(await move(listingId, { ...confirm, from: "expired" })).toBe(false);
	expect(await move(listingId, confirm)).toBe(true);
	expect(await move(listingId, confirm)).toBe(false);
	expect(await readState(server.database.db, listingId)).toMatchObject({
		status: "active",
		paymentStatus: "success",
	});
});

test("stores a suspension until a step ends it, and refuses steps that do not apply to suspended ones", async () => {
	const { db } = server.database;
	const { listingId } = await buildListing(server, { status: "active" });
	const isSuspended = async () => (await readState(db, listingId))?.isSuspended;
	expect(await isSuspended()).toBe(false);
	expect(await move(listingId, { ...confirm, from: "active", to: "expired", suspends: true })).toBe(true);
	expect(await isSuspended()).toBe(true);
	expect(await inTransaction(db, (tx) => lockState(tx, listingId))).toMatchObject({ isSuspended: true });
	expect(await readListingFacts(db, listingId)).toMatchObject({ isSuspended: true });
	const renew = { ...confirm, from: "expired" } as const;
	expect(await move(listingId, { ...renew, refusedIfSuspended: true })).toBe(false);
	expect(await isSuspended()).toBe(true);
	expect(await move(listingId, renew)).toBe(true);
	expect(await isSuspended()).toBe(false);
	expect(await move(listingId, { ...confirm, from: "active", to: "expired" })).toBe(true);
	expect(await isSuspended()).toBe(false);
	expect(await move(listingId, { ...renew, refusedIfSuspended: true })).toBe(true);
});

test("does not move a listing that has become unpaid or lost its owner since it was read", async () => {
	const unpaid = await buildListing(server, { status: "applied", paymentStatus: "failed" });
	expect(await move(unpaid.listingId, confirm)).toBe(false);
	expect(await move(unpaid.listingId, { ...confirm, needsPaid: false })).toBe(true);
	const left = await buildListing(server, { status: "applied" });
	await server.database.db.update(listings).set({ addressId: null }).where(eq(listings.id, left.listingId));
	expect(await move(left.listingId, confirm)).toBe(false);
	expect(await readState(server.database.db, left.listingId)).toBeUndefined();
});
