import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../platform/server/database.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { readListingFacts } from "./listing-facts.service.ts";
import { lockState, moveStatus, readState } from "./listing-status.repository.ts";
import { listings } from "./listings.tables.ts";
import { buildListing } from "./testing/build-listing.ts";

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const confirm = {
	from: "applied",
	to: "active",
	needsPaid: true,
	shuts: false,
	refusedIfShut: false,
} as const;
const move = (listingId: string, step: Parameters<typeof moveStatus>[2]) =>
	moveStatus(server.database.db, listingId, step, server.clock());

test("moves once, and only from the status named", async () => {
	const { listingId } = await buildListing(server, { status: "applied" });
	expect(await move(listingId, { ...confirm, from: "expired" })).toBe(false);
	expect(await move(listingId, confirm)).toBe(true);
	expect(await move(listingId, confirm)).toBe(false);
	expect(await readState(server.database.db, listingId)).toMatchObject({
		status: "active",
		paymentStatus: "success",
	});
});

test("remembers that a step shut it until another one opens it; a step that is none for such a one waits", async () => {
	const { db } = server.database;
	const { listingId } = await buildListing(server, { status: "active" });
	const isShut = async () => (await readState(db, listingId))?.isShut;
	expect(await isShut()).toBe(false);
	expect(await move(listingId, { ...confirm, from: "active", to: "expired", shuts: true })).toBe(true);
	expect(await isShut()).toBe(true);
	expect(await inTransaction(db, (tx) => lockState(tx, listingId))).toMatchObject({ isShut: true });
	expect(await readListingFacts(db, listingId)).toMatchObject({ isShut: true });
	const renew = { ...confirm, from: "expired" } as const;
	expect(await move(listingId, { ...renew, refusedIfShut: true })).toBe(false);
	expect(await isShut()).toBe(true);
	expect(await move(listingId, renew)).toBe(true);
	expect(await isShut()).toBe(false);
	expect(await move(listingId, { ...confirm, from: "active", to: "expired" })).toBe(true);
	expect(await isShut()).toBe(false);
	expect(await move(listingId, { ...renew, refusedIfShut: true })).toBe(true);
});

test("what became unpaid or lost its owner since it was looked at does not move", async () => {
	const unpaid = await buildListing(server, { status: "applied", paymentStatus: "failed" });
	expect(await move(unpaid.listingId, confirm)).toBe(false);
	expect(await move(unpaid.listingId, { ...confirm, needsPaid: false })).toBe(true);
	const left = await buildListing(server, { status: "applied" });
	await server.database.db.update(listings).set({ addressId: null }).where(eq(listings.id, left.listingId));
	expect(await move(left.listingId, confirm)).toBe(false);
	expect(await readState(server.database.db, left.listingId)).toBeUndefined();
});
