import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Role } from "../../../platform/access.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { type ListingStatus, type ListingPaymentStatus } from "../../listing.ts";
import { listingReach, listings } from "../listings.tables.ts";
import { buildListing } from "../testing/build-listing.ts";
import { auditOf, type Person, signInWithAddress } from "../testing/register.ts";

let server: TestServer;
let manager: Person;
beforeAll(async () => {
	server = await startTestServer();
	manager = await signInWithAddress(server, { role: "customerSupport" });
});
afterAll(() => server.close());

type MoveBody = { professionalId?: string; type?: string; reason?: string; paymentOption?: boolean };
const move = (body: MoveBody, token?: string) =>
	server.call("POST", "/api/workerCategory/update", { token, body });

/** Everything that a move can change. */
async function stateOf(listingId: string) {
	const { db } = server.database;
	const [row] = await db.select().from(listings).where(eq(listings.id, listingId));
	const reach = await db.$count(listingReach, eq(listingReach.listingId, listingId));
	return { row, isListed: reach > 0, audit: await auditOf(server, listingId) };
}

const reason = "Complaints about the work";

describe("access to moderation", () => {
	const confirm = (professionalId: string, token?: string) => move({ professionalId, type: "active" }, token);

	test("refuses guests and the owner", async () => {
		const owner = await signInWithAddress(server);
		const { listingId } = await buildListing(server, { userId: owner.userId, status: "applied" });
		const before = await stateOf(listingId);
		expect((await confirm(listingId)).status).toBe(401);
		expect((await confirm(listingId, owner.token)).status).toBe(403);
		expect(await stateOf(listingId)).toEqual(before);
	});

	test.each<Role>(["user", "salesPerson", "affiliatePartner", "promotor"])("refuses a %s", async (role) => {
		const { token } = await signInWithAddress(server, { role });
		const { listingId } = await buildListing(server, { status: "applied" });
		const before = await stateOf(listingId);
		expect((await confirm(listingId, token)).status).toBe(403);
		expect(await stateOf(listingId)).toEqual(before);
	});

	test.each<Role>(["customerSupport", "admin"])("allows a %s", async (role) => {
		const { token } = await signInWithAddress(server, { role });
		const { listingId } = await buildListing(server, { status: "applied" });
		expect((await confirm(listingId, token)).status).toBe(200);
	});
});

describe("a manager's own listing", () => {
	const skipOwn = "Another member of our team must waive your own payment.";
	const activateOwn = "Another member of our team must activate your own registration.";

	test.each<[Role, ListingStatus, ListingPaymentStatus, words: string]>([
		["customerSupport", "applied", "pending", activateOwn],
		["customerSupport", "applied", "failed", activateOwn],
		["customerSupport", "applied", "success", activateOwn],
		["customerSupport", "expired", "success", activateOwn],
		["admin", "applied", "pending", skipOwn],
		["admin", "applied", "failed", skipOwn],
	])("cannot be activated by a %s: %s, payment %s", async (role, status, paymentStatus, words) => {
		const own = await signInWithAddress(server, { role });
		const { listingId } = await buildListing(server, { userId: own.userId, status, paymentStatus });
		const before = await stateOf(listingId);
		const body = { professionalId: listingId, type: "active", paymentOption: true, reason };
		expect(await move(body, own.token)).toMatchObject({ status: 403, body: { message: words } });
		expect(await stateOf(listingId)).toEqual(before);
		const read = await server.call("GET", `/api/workerCategory/${listingId}`, { token: own.token });
		const types = read.body.professional.abilities.moves.map(({ type }: { type: string }) => type);
		expect(types).not.toContain("active");
		expect((await move(body, manager.token)).status).toBe(200);
	});

	test("can be activated by an admin once it is paid, and suspended by every manager", async () => {
		const admin = await signInWithAddress(server, { role: "admin" });
		const { listingId } = await buildListing(server, { userId: admin.userId, status: "applied" });
		expect((await move({ professionalId: listingId, type: "active" }, admin.token)).status).toBe(200);
		const support = await signInWithAddress(server, { role: "customerSupport" });
		const { listingId: ended } = await buildListing(server, { userId: support.userId, status: "active" });
		const body = { professionalId: ended, type: "expired", reason };
		expect((await move(body, support.token)).status).toBe(200);
	});
});
