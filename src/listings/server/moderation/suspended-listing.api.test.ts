import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../../platform/server/database/database.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import type { ListingStatus } from "../../listing.ts";
import { lockPaidListing, markPaid, renewPaid } from "../registration/paid-listing.ts";
import { buildListing } from "../testing/build-listing.ts";
import { auditOf, type Person, registrationsOf, signInWithAddress } from "../testing/register.ts";

let server: TestServer;
let manager: Person;
let owner: Person;
let listingId: string;
beforeAll(async () => {
	server = await startTestServer();
	manager = await signInWithAddress(server, { role: "customerSupport" });
});
afterAll(() => server.close());

const move = async (type: ListingStatus) => {
	const body = { professionalId: listingId, type, reason: "Takes money and does not come" };
	const { status } = await server.call("POST", "/api/workerCategory/update", { token: manager.token, body });
	expect(status).toBe(200);
};
const read = (token?: string) => server.call("GET", `/api/workerCategory/${listingId}`, { token });
const rowOf = async () => (await registrationsOf(server, owner.userId)).find(({ id }) => id === listingId);

/** Does what a checkout does once the money has arrived: returns the locked listing, and whether it was renewed. */
const pay = () =>
	inTransaction(server.database.db, async (tx) => {
		const locked = await lockPaidListing(tx, listingId);
		await markPaid(tx, listingId, true, server.clock());
		return { locked, isRenewed: await renewPaid(tx, listingId, server.clock()) };
	});

beforeEach(async () => {
	owner = await signInWithAddress(server);
	({ listingId } = await buildListing(server, { userId: owner.userId, service: "gas-stove" }));
});

describe("a suspended listing", () => {
	beforeEach(() => move("expired"));

	test("is not reactivated by a payment", async () => {
		const before = [await rowOf(), await auditOf(server, listingId)];
		expect(await pay()).toEqual({
			locked: {
				ownerId: owner.userId,
				serviceId: expect.any(String),
				status: "expired",
				paymentStatus: "success",
				isSuspended: true,
			},
			isRenewed: false,
		});
		expect([await rowOf(), await auditOf(server, listingId)]).toEqual(before);
		expect((await read()).status).toBe(404);
		const list = await server.call("GET", "/api/workerCategory/active?service=gas-stove");
		expect(list.body.professionals.map(({ _id: id }: { _id: string }) => id)).not.toContain(listingId);
	});

	test("is reopened by a manager, and can then expire and be renewed like any other", async () => {
		await move("active");
		expect(await rowOf()).toMatchObject({ status: "active", isSuspended: false });
		expect((await read()).status).toBe(200);
		await server.database.db.execute(`update listings set status = 'expired' where id = '${listingId}'`);
		expect(await pay()).toMatchObject({ locked: { isSuspended: false }, isRenewed: true });
		expect(await rowOf()).toMatchObject({ status: "active", isSuspended: false });
	});

	test("is shown as suspended to its owner, also in their list, and to staff", async () => {
		const sales = await signInWithAddress(server, { role: "salesPerson" });
		for (const { token } of [owner, manager, sales]) {
			expect((await read(token)).body.professional).toMatchObject({
				professionalStatus: { type: "expired" },
				isSuspended: true,
			});
		}
		const own = await server.call("GET", "/api/workerCategory/mine", { token: owner.token });
		expect(own.body.professionals).toMatchObject([{ _id: listingId, isSuspended: true }]);
	});

	test("does not exist for anyone else", async () => {
		const stranger = await signInWithAddress(server);
		expect((await read()).status).toBe(404);
		expect((await read(stranger.token)).status).toBe(404);
	});
});

test("does not treat an expired listing as suspended, so a payment renews it", async () => {
	await server.database.db.execute(`update listings set status = 'expired' where id = '${listingId}'`);
	expect((await read(owner.token)).body.professional).toMatchObject({ isSuspended: false });
	expect(await pay()).toMatchObject({ locked: { isSuspended: false }, isRenewed: true });
	expect(await rowOf()).toMatchObject({ status: "active" });
});

test("hides from others whether an active listing was ever suspended", async () => {
	await move("expired");
	await move("active");
	const stranger = await signInWithAddress(server);
	for (const token of [undefined, stranger.token])
		expect((await read(token)).body.professional).not.toHaveProperty("isSuspended");
	expect((await read(owner.token)).body.professional).toMatchObject({ isSuspended: false });
});
