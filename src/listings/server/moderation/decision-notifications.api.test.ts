import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { fixture } from "../../../testing/fixture.ts";
import { fileServer } from "../../../testing/file-server.ts";
import type { ListingStatus } from "../../listing.ts";
import { listings } from "../listings.tables.ts";
import { buildListing, type ListingWishes } from "../testing/build-listing.ts";
import { signInAs } from "../testing/stored-listing.ts";

const server = fileServer();
const manager = fixture(() => signInAs(server, "customerSupport"));
let owner: { token: string; userId: string };
beforeEach(async () => {
	owner = await signInAs(server);
});

const reason = "The photos show another person";
const build = async (wishes: ListingWishes) =>
	(await buildListing(server, { ...wishes, userId: owner.userId })).listingId;
const move = (professionalId: string, type: ListingStatus, token = manager.token) =>
	server.call("POST", "/api/workerCategory/update", { token, body: { professionalId, type, reason } });
const notifiedUsersOf = async (token: string) =>
	(await server.call("GET", "/api/notifications", { token })).body.notifications;
const readAs = async (listingId: string, token?: string) =>
	(await server.call("GET", `/api/workerCategory/${listingId}`, { token })).body.professional;

describe("a manager's decision", () => {
	test.each<[ListingStatus, ListingStatus, string, string | undefined]>([
		["applied", "active", "listing.confirmed", undefined],
		["applied", "rejected", "listing.rejected", reason],
		["rejected", "applied", "listing.reconsidered", undefined],
		["active", "expired", "listing.suspended", reason],
		["expired", "active", "listing.reopened", undefined],
	])("from %s to %s sends the owner %s", async (status, to, kind, shownReason) => {
		const listingId = await build({ status });
		expect((await move(listingId, to)).status).toBe(200);
		const notifications = await notifiedUsersOf(owner.token);
		expect(notifications).toHaveLength(1);
		expect(notifications[0]).toMatchObject({
			kind,
			subjectId: listingId,
			details: { service: "Electrician", professional: "Thakur Electric Works" },
			isRead: false,
		});
		expect(notifications[0].details.reason).toBe(shownReason);
	});

	test("sends a notification each time it is taken, and none if it is refused", async () => {
		const listingId = await build({ status: "active" });
		for (const to of ["expired", "active", "expired"] as const) {
			server.clock.advance(1_000);
			expect((await move(listingId, to)).status).toBe(200);
		}
		expect((await move(listingId, "expired")).status).toBe(409);
		expect((await move(listingId, "rejected")).status).toBe(409);
		const kinds = (await notifiedUsersOf(owner.token)).map(({ kind }: { kind: string }) => kind);
		expect(kinds).toEqual(["listing.suspended", "listing.reopened", "listing.suspended"]);
	});

	test("sends nothing to owners who turned this kind off", async () => {
		const body = { mutedKinds: ["listing.rejected"] };
		await server.call("PUT", "/api/notifications/settings", { token: owner.token, body });
		await move(await build({ status: "applied" }), "rejected");
		expect(await notifiedUsersOf(owner.token)).toEqual([]);
	});

	test("sends nothing to managers about their own listing", async () => {
		const { listingId } = await buildListing(server, { userId: manager.userId, status: "active" });
		expect((await move(listingId, "expired")).status).toBe(200);
		expect(await notifiedUsersOf(manager.token)).toEqual([]);
	});
});

describe("the reason", () => {
	test.each<[ListingStatus, ListingStatus, ListingStatus]>([
		["applied", "rejected", "applied"],
		["active", "expired", "active"],
	])(
		"is shown to owner and staff after a move from %s to %s, until it is moved back",
		async (from, to, back) => {
			const listingId = await build({ status: from });
			await move(listingId, to);
			expect((await readAs(listingId, owner.token)).statusReason).toBe(reason);
			expect((await readAs(listingId, manager.token)).statusReason).toBe(reason);
			await move(listingId, back);
			expect((await readAs(listingId, owner.token)).statusReason).toBeNull();
			const { body } = await server.call("GET", `/api/workerCategory/${listingId}`);
			expect(JSON.stringify(body)).not.toMatch(/statusReason|another person/);
		},
	);

	test("of a rejection is returned to no one else, and neither is the listing", async () => {
		const listingId = await build({ status: "applied" });
		await move(listingId, "rejected");
		const stranger = await signInAs(server);
		for (const token of [undefined, stranger.token])
			expect((await server.call("GET", `/api/workerCategory/${listingId}`, { token })).status).toBe(404);
	});
});

describe("the earlier rejection", () => {
	const rejectionFor = async (listingId: string, token: string) =>
		(await readAs(listingId, token)).earlierRejection;
	const applyAgain = (listingId: string) =>
		server.call("POST", `/api/workerCategory/${listingId}/reapply`, { token: owner.token });

	test("is shown to managers with date, reason and name while the application waits again", async () => {
		const listingId = await build({ status: "applied" });
		expect(await rejectionFor(listingId, manager.token)).toBeNull();
		const at = server.clock().toISOString();
		await move(listingId, "rejected");
		server.clock.advance(60_000);
		const answer = await applyAgain(listingId);
		expect(answer.body.professional).not.toHaveProperty("earlierRejection");
		const rejection = { at, reason, by: "Ramesh Thakur" };
		expect(await rejectionFor(listingId, manager.token)).toEqual(rejection);
		await move(listingId, "active");
		expect(await readAs(listingId, manager.token)).not.toHaveProperty("earlierRejection");
	});

	test("is the most recent one and is shown only to managers", async () => {
		const listingId = await build({ status: "applied" });
		await move(listingId, "rejected");
		await applyAgain(listingId);
		server.clock.advance(60_000);
		const body = { professionalId: listingId, type: "rejected", reason: "Still the same photos" };
		await server.call("POST", "/api/workerCategory/update", { token: manager.token, body });
		await applyAgain(listingId);
		expect((await rejectionFor(listingId, manager.token)).reason).toBe("Still the same photos");
		const sales = await signInAs(server, "salesPerson");
		for (const { token } of [owner, sales])
			expect(await readAs(listingId, token)).not.toHaveProperty("earlierRejection");
	});
});

describe("applying again", () => {
	const reapply = (listingId: string, token?: string) =>
		server.call("POST", `/api/workerCategory/${listingId}/reapply`, { token });
	const rowOf = async (listingId: string) =>
		(await server.database.db.select().from(listings).where(eq(listings.id, listingId)))[0];

	test("returns the owner's corrected registration to the managers", async () => {
		const listingId = await build({ status: "applied" });
		await move(listingId, "rejected");
		expect((await readAs(listingId, owner.token)).abilities.reapply).toBe(true);
		const answer = await reapply(listingId, owner.token);
		expect(answer).toMatchObject({
			status: 200,
			body: {
				professional: {
					professionalStatus: { type: "applied" },
					statusReason: null,
					abilities: { reapply: false },
				},
			},
		});
		expect((await move(listingId, "active")).status).toBe(200);
		expect((await readAs(listingId)).professionalStatus.type).toBe("active");
	});

	test("is refused to anyone else", async () => {
		const listingId = await build({ status: "rejected" });
		const before = await rowOf(listingId);
		const stranger = await signInAs(server);
		expect((await reapply(listingId)).status).toBe(401);
		expect((await reapply(listingId, stranger.token)).status).toBe(404);
		expect((await reapply(listingId, manager.token)).status).toBe(403);
		expect(await rowOf(listingId)).toEqual(before);
	});

	test.each<ListingStatus>(["applied", "active", "expired"])(
		"is refused while the listing is %s",
		async (status) => {
			const listingId = await build({ status });
			const before = await rowOf(listingId);
			expect((await reapply(listingId, owner.token)).status).toBe(409);
			expect(await rowOf(listingId)).toEqual(before);
		},
	);
});

test("keeps a rejected listing off public lists, refuses calls, and prevents a new registration", async () => {
	const listingId = await build({ status: "applied", service: "gas-stove" });
	await move(listingId, "rejected");
	const list = await server.call("GET", "/api/workerCategory/active?service=gas-stove");
	expect(list.body.professionals).toEqual([]);
	const stranger = await signInAs(server);
	const url = `/api/workerCategory/stats/increment-call/${listingId}`;
	expect((await server.call("PUT", url, { token: stranger.token })).status).toBe(409);
	const { serviceId } = await readAs(listingId, owner.token);
	const query = `serviceId=${serviceId._id}`;
	const existing = await server.call("GET", `/api/workerCategory/status?${query}`, { token: owner.token });
	expect(existing.body.professional?._id).toBe(listingId);
});
