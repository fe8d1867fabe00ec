import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mobileViews } from "../../../accounts/server/accounts.tables.ts";
import { signIn } from "../../../accounts/server/testing/sign-in.ts";
import { services } from "../../../catalogue/server/catalogue.tables.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { buildListing, findService, type ListingWishes, randomMobile } from "../testing/build-listing.ts";
import { idsOf, searchListings } from "../testing/search-listings.ts";
import { signInAs } from "../testing/stored-listing.ts";

let server: TestServer;
let admin: string;
beforeAll(async () => {
	server = await startTestServer();
	admin = (await signInAs(server, "admin")).token;
});
afterAll(() => server.close());

const search = (query: Record<string, string>, token = admin) => searchListings(server, query, token);
/** A listing with an application at this time. */
async function applied(at: string, wishes: ListingWishes = {}): Promise<string> {
	server.clock.set(at);
	return (await buildListing(server, wishes)).listingId;
}

async function serviceId(slug: string): Promise<string> {
	return (await findService(server.database.db, slug, null)).serviceId;
}

describe("every filter, by itself and with others", () => {
	const numbers = { account: "+919800000001", address: "+919800000002" };
	let match: string, ids: Record<"serviceId" | "choiceId" | "sectorId", string>;

	beforeAll(async () => {
		const { user } = await signIn(server, numbers.account, { name: "Mohan Lal" });
		const { db } = server.database;
		const split = await findService(db, "ac", "split-ac");
		const [service] = await db.select().from(services).where(eq(services.id, split.serviceId));
		ids = { serviceId: split.serviceId, choiceId: split.choiceId ?? "", sectorId: service?.sectorId ?? "" };
		// 15 May in India begins on 14 May at 18:30 in UTC.
		match = await applied("2026-05-14T18:30:00Z", {
			userId: user._id,
			mobile: numbers.address,
			service: "ac",
			choice: "split-ac",
			places: ["kaza", "shimla"],
			status: "expired",
		});
		await applied("2026-05-14T18:29:59.999Z", { service: "dhol", choice: null });
		await applied("2026-05-15T18:30:00Z", { service: "carpenter", places: ["spiti"] });
		await applied("2026-05-16T18:30:00Z", { service: "ac", choice: "window-ac", places: ["pan-india"] });
	});

	const filters = (): [string, Record<string, string>][] => [
		["status", { status: "expired" }],
		["choice", { choiceId: ids.choiceId }],
		["place by slug", { goToLocation: "kaza" }],
		["place by name", { goToLocation: " KAZA" }],
		["the account's mobile", { mobile: "98000 00001" }],
		["the address's mobile", { mobile: numbers.address }],
		["day", { startDate: "2026-05-15", endDate: "2026-05-15" }],
	];

	test("finds the listing, and only that one, by each filter", async () => {
		for (const [name, query] of filters()) {
			const answer = await search(query);
			expect(answer.status, name).toBe(201);
			expect(idsOf(answer), name).toEqual([match]);
			expect(answer.body.nextCursor, name).toBeNull();
		}
	});

	test("finds the listing by each pair of filters", async () => {
		const wider: [string, Record<string, string>][] = [
			["service", { serviceId: ids.serviceId }],
			["sector", { sectorId: ids.sectorId }],
		];
		const all = [...filters(), ...wider];
		for (const [name, query] of all)
			for (const [otherName, other] of all)
				expect(idsOf(await search({ ...query, ...other })), `${name} and ${otherName}`).toContain(match);
		expect(idsOf(await search(Object.assign({}, ...all.map(([, query]) => query))))).toEqual([match]);
	});

	test("misses the listing if a filter has another value", async () => {
		const { serviceId: dhol } = await findService(server.database.db, "dhol", null);
		const { choiceId: window } = await findService(server.database.db, "ac", "window-ac");
		const others: Record<string, string>[] = [
			{ status: "active" },
			{ serviceId: dhol },
			{ choiceId: window ?? "" },
			{ sectorId: newId() },
			{ goToLocation: "spiti" },
			{ goToLocation: "PAN_INDIA" },
			{ mobile: "+919800000003" },
			{ startDate: "2026-05-16", endDate: "2026-05-16" },
			{ startDate: "2026-05-14", endDate: "2026-05-14" },
		];
		for (const [name, query] of filters())
			for (const other of others)
				expect(
					idsOf(await search({ ...query, ...other })),
					`${name}, not ${JSON.stringify(other)}`,
				).not.toContain(match);
	});

	test("finds listings by service, and by its sector", async () => {
		const ofService = await search({ serviceId: ids.serviceId, endDate: "2026-05-31" });
		expect(idsOf(ofService)).toHaveLength(2);
		expect(idsOf(await search({ sectorId: ids.sectorId, endDate: "2026-05-31" }))).toEqual(idsOf(ofService));
		const apart = { choiceId: ids.choiceId, serviceId: await serviceId("dhol") };
		expect(await search(apart)).toMatchObject({ status: 201, body: { professionals: [], nextCursor: null } });
	});

	test("treats days as whole Indian days, both ends included", async () => {
		expect(idsOf(await search({ startDate: "2026-05-15", endDate: "2026-05-16" }))).toHaveLength(2);
		expect(idsOf(await search({ startDate: "2026-05-15", endDate: "2026-05-17" }))).toHaveLength(3);
		expect(idsOf(await search({ endDate: "2026-05-14", startDate: "2026-05-01" }))).toHaveLength(1);
	});
});

test("returns every listing once across pages, newest application first, also within one moment", async () => {
	const expected: string[] = [];
	for (const day of [1, 2, 2, 2, 3, 4, 4])
		expected.unshift(await applied(`2026-03-0${day}T06:30:00Z`, { service: "plumber", places: ["bir"] }));
	const sector = (await search({ serviceId: await serviceId("plumber") })).body.professionals[0].sectorId._id;
	const queries: Record<string, string>[] = [
		{ serviceId: await serviceId("plumber") },
		{ goToLocation: "bir" },
		{ sectorId: sector, goToLocation: "bir" },
		{ startDate: "2026-03-01", endDate: "2026-03-31" },
		{ status: "active", goToLocation: "bir" },
	];
	for (const query of queries) {
		const ids: string[] = [];
		let cursor: string | null = null;
		for (let page = 0; page < 9 && (page === 0 || cursor !== null); page++) {
			const answer: { body: { professionals: { _id: string }[]; nextCursor: string | null } } = await search({
				...query,
				limit: "2",
				...(cursor === null ? {} : { cursor }),
			});
			ids.push(...idsOf(answer));
			cursor = answer.body.nextCursor;
		}
		expect(ids, JSON.stringify(query)).toHaveLength(expected.length);
		expect(ids.toSorted()).toEqual(expected.toSorted());
		// All share one clock: within one moment, the larger id is the later one.
		expect(ids).toEqual(expected);
	}
	expect(idsOf(await search({ goToLocation: "bir", limit: "500" }))).toHaveLength(expected.length);
});

test("returns 20 per page by default", async () => {
	for (let number = 0; number < 21; number++)
		await buildListing(server, { service: "tile-installers", choice: null });
	const query = { serviceId: await serviceId("tile-installers") };
	const first = await search(query);
	expect(idsOf(first)).toHaveLength(20);
	expect(idsOf(await search({ ...query, cursor: first.body.nextCursor }))).toHaveLength(1);
});

test("finds no listing of a deleted account by any filter", async () => {
	const mobile = randomMobile();
	const leaver = await signIn(server, mobile, { name: "Mohan Lal" });
	const id = await applied("2026-02-01T06:30:00Z", {
		userId: leaver.user._id,
		service: "painter",
		choice: null,
	});
	const filters: Record<string, string>[] = [
		{ serviceId: await serviceId("painter") },
		{ startDate: "2026-02-01", endDate: "2026-02-01" },
		{ mobile },
	];
	for (const query of filters) expect(idsOf(await search(query))).toEqual([id]);
	await server.call("DELETE", "/api/users/me", { token: leaver.token, body: { mobile } });
	for (const query of [...filters, { status: "expired", startDate: "2026-02-01", endDate: "2026-02-01" }])
		expect(idsOf(await search(query))).toEqual([]);
});

test("records every mobile on a page of results", async () => {
	const { db } = server.database;
	for (const mobile of ["+919800000091", "+919800000092", "+919800000093"])
		await applied("2026-06-01T06:30:00Z", { service: "dhol", choice: null, mobile, status: "expired" });
	await db.delete(mobileViews);
	const { body } = await search({ serviceId: await serviceId("dhol"), status: "expired" });
	const shown = new Set(JSON.stringify(body).match(/\+91[6-9]\d{9}/g));
	const traced = await db.select().from(mobileViews);
	expect(shown.size).toBeGreaterThanOrEqual(3);
	expect(traced).toHaveLength(shown.size);
	expect(new Set(traced.map(({ call }) => call))).toEqual(new Set(["GET /api/workerCategory"]));
});
