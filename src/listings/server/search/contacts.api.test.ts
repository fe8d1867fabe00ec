import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signIn } from "../../../accounts/server/testing/sign-in.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { visitorsPerAddress } from "../../../platform/server/database/visits.ts";
import { callsPerDay } from "../../listing.ts";
import { deleteOldContacts } from "../listings.jobs.ts";
import { listingContacts, listings } from "../listings.tables.ts";
import {
	type BuiltListing,
	buildListing,
	type ListingWishes,
	randomMobile,
} from "../testing/build-listing.ts";

let server: TestServer;
let owner: Awaited<ReturnType<typeof signIn>>;
let customer: Awaited<ReturnType<typeof signIn>>;
let listing: BuiltListing;

beforeAll(async () => {
	server = await startTestServer();
	owner = await signIn(server, randomMobile());
	customer = await signIn(server, randomMobile());
});
afterAll(() => server.close());
beforeEach(async () => {
	listing = await buildListing(server, { userId: owner.user._id });
});

async function countersOf({ listingId }: Pick<BuiltListing, "listingId">) {
	const [row] = await server.database.db
		.select({ visits: listings.visits, calls: listings.calls })
		.from(listings)
		.where(eq(listings.id, listingId));
	return row;
}

type From = { token?: string; address?: string; agent?: string };
const stats = "/api/workerCategory/stats";
const visit = (listingId: string, { token, address, agent = "Firefox" }: From = {}) =>
	server.call("PUT", `${stats}/increment-profile-visit/${listingId}`, {
		token,
		headers: { "user-agent": agent },
		...(address !== undefined && { address }),
	});
const call = (listingId: string, token?: string) =>
	server.call("PUT", `${stats}/increment-call/${listingId}`, { token });

describe("a visit", () => {
	test("returns 400 for a malformed id", async () => {
		expect((await visit("7")).status).toBe(400);
	});

	test("is accepted but not counted if the listing is unknown or not active", async () => {
		const expired = await buildListing(server, { status: "expired" });
		expect((await visit("01900000-0000-7000-8000-000000000000")).status).toBe(204);
		expect((await visit(expired.listingId)).status).toBe(204);
		expect(await countersOf(expired)).toEqual({ visits: 0, calls: 0 });
	});

	test("counts once per visitor and day, whether signed in or not", async () => {
		for (let time = 0; time < 3; time++) {
			expect((await visit(listing.listingId)).status).toBe(204);
			await visit(listing.listingId, { token: customer.token });
		}
		expect(await countersOf(listing)).toEqual({ visits: 2, calls: 0 });
	});

	test("distinguishes visitors by address and browser", async () => {
		await visit(listing.listingId, { address: "10.1.0.1" });
		await visit(listing.listingId, { address: "10.1.0.2" });
		await visit(listing.listingId, { address: "10.1.0.2", agent: "Chrome" });
		expect(await countersOf(listing)).toEqual({ visits: 3, calls: 0 });
	});

	test("counts at most five visitors per address and day, for any browsers and concurrent requests", async () => {
		const other = await buildListing(server);
		const send = (address: string, agent: number) =>
			visit(listing.listingId, { address, agent: `Browser ${agent}` });
		const agents = Array.from({ length: 12 }, (_, agent) => agent);
		const answers = await Promise.all(agents.map((agent) => send("10.2.0.1", agent)));
		expect(answers.map(({ status }) => status)).toEqual(agents.map(() => 204));
		for (const agent of agents) await send("10.2.0.1", agent);
		expect(await countersOf(listing)).toEqual({ visits: visitorsPerAddress, calls: 0 });

		await send("10.2.0.2", 0);
		await visit(listing.listingId, { token: customer.token, address: "10.2.0.1" });
		await visit(other.listingId, { address: "10.2.0.1" });
		expect(await countersOf(listing)).toEqual({ visits: visitorsPerAddress + 2, calls: 0 });
		expect(await countersOf(other)).toEqual({ visits: 1, calls: 0 });
	});

	test("treats all addresses of one customer as one", async () => {
		for (let host = 1; host <= 8; host++)
			await visit(listing.listingId, { address: `2001:db8:1:2::${host}`, agent: `Browser ${host}` });
		await visit(listing.listingId, { address: "2001:db8:1:3::1" });
		expect(await countersOf(listing)).toEqual({ visits: visitorsPerAddress + 1, calls: 0 });
	});

	test("recognizes a signed-in person on every device", async () => {
		await visit(listing.listingId, { token: customer.token, address: "10.1.0.1" });
		await visit(listing.listingId, { token: customer.token, address: "10.1.0.2" });
		expect(await countersOf(listing)).toEqual({ visits: 1, calls: 0 });
	});

	test("counts again from the Indian midnight on", async () => {
		server.clock.set("2026-11-20T18:29:59.000Z");
		await visit(listing.listingId);
		server.clock.set("2026-11-20T18:30:00.000Z");
		await visit(listing.listingId);
		expect(await countersOf(listing)).toEqual({ visits: 2, calls: 0 });
	});

	test("never counts the owner", async () => {
		await visit(listing.listingId, { token: owner.token });
		expect(await countersOf(listing)).toEqual({ visits: 0, calls: 0 });
	});

	test("counts once if it is sent many times concurrently", async () => {
		const answers = await Promise.all(Array.from({ length: 5 }, () => visit(listing.listingId)));
		expect(answers.map((answer) => answer.status)).toEqual([204, 204, 204, 204, 204]);
		expect(await countersOf(listing)).toEqual({ visits: 1, calls: 0 });
	});

	test("stores neither address nor person, and another hash the next day", async () => {
		server.clock.set("2026-11-21T06:00:00.000Z");
		await visit(listing.listingId, { token: customer.token, address: "10.1.0.1" });
		server.clock.advance(24 * 60 * 60 * 1000);
		await visit(listing.listingId, { token: customer.token, address: "10.1.0.1" });
		const kept = await server.database.db
			.select()
			.from(listingContacts)
			.where(eq(listingContacts.listingId, listing.listingId));
		expect(kept.map((row) => row.visitor)).toEqual([
			expect.stringMatching(/^[0-9a-f]{64}$/),
			expect.stringMatching(/^[0-9a-f]{64}$/),
		]);
		expect(new Set(kept.map((row) => row.visitor)).size).toBe(2);
	});
});

describe("a call", () => {
	beforeAll(() => server.clock.set("2026-11-24T06:30:00.000Z"));

	test("returns 401 to guests", async () => {
		expect((await call(listing.listingId)).status).toBe(401);
		expect(await countersOf(listing)).toEqual({ visits: 0, calls: 0 });
	});

	test("returns 400 for a malformed id", async () => {
		expect((await call("7", customer.token)).status).toBe(400);
	});

	test("returns 404 for an unknown listing", async () => {
		expect((await call("01900000-0000-7000-8000-000000000000", customer.token)).status).toBe(404);
	});

	test.each<[string, ListingWishes]>([
		["unavailable", { availability: "unavailable" }],
		["not yet confirmed", { status: "applied" }],
		["expired", { status: "expired" }],
		["of a service that cannot be called", { service: "tourist-attractions" }],
	])("returns 409 without the number for a listing that is %s", async (_, wishes) => {
		const closed = await buildListing(server, wishes);
		const { status, body } = await call(closed.listingId, customer.token);
		expect(status).toBe(409);
		expect(JSON.stringify(body)).not.toContain(closed.mobile.slice(-10));
		expect(await countersOf(closed)).toEqual({ visits: 0, calls: 0 });
	});

	test("returns the number of the listing's address and counts once a day", async () => {
		for (let time = 0; time < 3; time++) {
			expect(await call(listing.listingId, customer.token)).toMatchObject({
				status: 200,
				body: { mobile: listing.mobile },
			});
		}
		expect(await countersOf(listing)).toEqual({ visits: 0, calls: 1 });
		server.clock.advance(24 * 60 * 60 * 1000);
		await call(listing.listingId, customer.token);
		expect(await countersOf(listing)).toEqual({ visits: 0, calls: 2 });
	});

	test("counts once if two run concurrently", async () => {
		const answers = await Promise.all([
			call(listing.listingId, customer.token),
			call(listing.listingId, customer.token),
		]);
		expect(answers.map((answer) => answer.body)).toEqual([
			{ mobile: listing.mobile },
			{ mobile: listing.mobile },
		]);
		expect(await countersOf(listing)).toEqual({ visits: 0, calls: 1 });
	});

	test("returns the owner's number without counting, whatever the status", async () => {
		const away = await buildListing(server, { userId: owner.user._id, availability: "unavailable" });
		for (const own of [listing, away]) {
			expect(await call(own.listingId, owner.token)).toMatchObject({
				status: 200,
				body: { mobile: own.mobile },
			});
			expect(await countersOf(own)).toEqual({ visits: 0, calls: 0 });
		}
	});
});

describe("the daily limit", () => {
	test("returns 429 beyond 30 professionals until the Indian midnight, except for those already called", async () => {
		server.clock.set("2026-12-01T16:30:00.000Z");
		const caller = await signIn(server, randomMobile());
		const all: BuiltListing[] = [];
		for (let index = 0; index <= callsPerDay; index++) all.push(await buildListing(server));
		// All concurrently: the limit must also hold for clients that do not wait for responses.
		const answers = await Promise.all(all.map(({ listingId }) => call(listingId, caller.token)));
		expect(answers.filter((answer) => answer.status === 200)).toHaveLength(callsPerDay);
		expect(answers.filter((answer) => answer.status === 429)).toHaveLength(1);
		const refused = answers.findIndex((answer) => answer.status === 429);
		expect(answers[refused]?.headers["retry-after"]).toBe(String(2 * 60 * 60));
		expect(answers[refused]?.body.mobile).toBeUndefined();
		const first = all[refused === 0 ? 1 : 0];
		expect((await call(first?.listingId ?? "", caller.token)).status).toBe(200);
		expect((await call(all[refused]?.listingId ?? "", customer.token)).status).toBe(200);
		server.clock.set("2026-12-01T18:30:00.000Z");
		expect((await call(all[refused]?.listingId ?? "", caller.token)).status).toBe(200);
	});

	test("reveals no further numbers that day after deleting the account and registering again", async () => {
		server.clock.set("2026-12-03T06:30:00.000Z");
		const mobile = randomMobile();
		const caller = await signIn(server, mobile);
		for (let index = 0; index < callsPerDay; index++) {
			const { listingId } = await buildListing(server);
			expect((await call(listingId, caller.token)).status).toBe(200);
		}
		await server.call("DELETE", "/api/users/me", { token: caller.token, body: { mobile } });
		server.clock.advance(60_000);
		const again = await signIn(server, mobile);
		const next = await buildListing(server);
		const refused = await call(next.listingId, again.token);
		expect(refused.status).toBe(429);
		expect(refused.body.mobile).toBeUndefined();
		expect(await countersOf(next)).toEqual({ visits: 0, calls: 0 });
		server.clock.advance(86_400_000);
		expect((await call(next.listingId, again.token)).status).toBe(200);
	});
});

test("deletes visitors and callers after 90 days and keeps the counters", async () => {
	server.clock.set("2026-12-05T06:00:00.000Z");
	await visit(listing.listingId);
	await call(listing.listingId, customer.token);
	const kept = () =>
		server.database.db.select().from(listingContacts).where(eq(listingContacts.listingId, listing.listingId));
	const day = 24 * 60 * 60 * 1000;
	server.clock.advance(90 * day);
	await deleteOldContacts({ db: server.database.db, clock: server.clock });
	expect(await kept()).toHaveLength(2);
	server.clock.advance(1000);
	await deleteOldContacts({ db: server.database.db, clock: server.clock });
	expect(await kept()).toHaveLength(0);
	expect(await countersOf(listing)).toEqual({ visits: 1, calls: 1 });
});
