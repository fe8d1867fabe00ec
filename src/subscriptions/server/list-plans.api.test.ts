import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freshMobile, signIn } from "../../accounts/server/testing/sign-in.ts";
import { buildListing, findService } from "../../listings/server/testing/build-listing.ts";
import { type Role, roles } from "../../platform/access.ts";
import { paise } from "../../platform/money.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { plans, subscriptions } from "./subscriptions.tables.ts";
import { buildPlan, buildSubscription } from "./testing/build-subscription.ts";

let server: TestServer;
let admin: string;
let serviceId: string;
let splitAc: string;
const unknown = "01900000-0000-7000-8000-000000000000";

beforeAll(async () => {
	server = await startTestServer();
	const signedIn = await signIn(server, freshMobile(), { role: "admin" });
	admin = signedIn.token;
	({ serviceId } = await findService(server.database.db, "ac", null));
	splitAc = (await findService(server.database.db, "ac", "split-ac")).choiceId ?? "";
});
beforeEach(async () => {
	await server.database.db.delete(subscriptions);
	await server.database.db.delete(plans);
});
afterAll(() => server.close());

const as = async (role: Role) => (await signIn(server, freshMobile(), { role })).token;
const pathsOf = ({ body }: { body: { errors: { path: string }[] } }) => body.errors.map(({ path }) => path);

describe("the list of plans", () => {
	test("is paged, with each plan once and the total", async () => {
		for (let one = 0; one < 12; one++) {
			// oxlint-disable-next-line no-await-in-loop -- on one connection
			await buildPlan(server, {
				serviceId,
				type: one % 2 === 0 ? "Enrolment Basis" : "Lead Basis",
				price: paise(100 + (one % 3)),
			});
		}
		const seen: string[] = [];
		let cursor = "";
		do {
			// oxlint-disable-next-line no-await-in-loop -- each page starts at the end of the one before
			const { body } = await server.call("GET", `/api/subscription?limit=5${cursor}`, { token: admin });
			expect(body).toMatchObject({ total: 12, totalIsMore: false });
			seen.push(...body.subscriptions.map(({ _id }: { _id: string }) => _id));
			cursor = body.nextCursor === null ? "" : `&cursor=${body.nextCursor}`;
		} while (cursor !== "");
		expect(new Set(seen).size).toBe(12);
		expect(seen).toHaveLength(12);
	});

	test("is sorted by service name over all pages", async () => {
		const names: string[] = [];
		for (const slug of ["welder", "ac", "plumber", "electrician", "carpenter", "chimney"]) {
			// oxlint-disable-next-line no-await-in-loop -- on one connection
			const found = await findService(server.database.db, slug, null);
			// oxlint-disable-next-line no-await-in-loop -- on one connection
			for (const cost of [200, 100]) await buildPlan(server, { ...found, price: paise(cost) });
		}
		let cursor = "";
		do {
			// oxlint-disable-next-line no-await-in-loop -- each page starts at the end of the one before
			const { body } = await server.call("GET", `/api/subscription?limit=5${cursor}`, { token: admin });
			names.push(
				...body.subscriptions.map(
					(plan: { serviceId: { type: string }; price: number }) => `${plan.serviceId.type} ${plan.price}`,
				),
			);
			cursor = body.nextCursor === null ? "" : `&cursor=${body.nextCursor}`;
		} while (cursor !== "");
		expect(names).toHaveLength(12);
		expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
	});

	test("refuses an invalid cursor", async () => {
		const forged = Buffer.from(JSON.stringify([unknown, "Yearly", 1, unknown])).toString("base64url");
		for (const cursor of ["nonsense", forged]) {
			const answer = await server.call("GET", `/api/subscription?cursor=${cursor}`, { token: admin });
			expect({ status: answer.status, paths: pathsOf(answer) }).toEqual({ status: 400, paths: ["cursor"] });
		}
	});

	test("omits the plans of other services for a choice, even without a service in the query", async () => {
		const plumber = await findService(server.database.db, "plumber", null);
		await buildPlan(server, { serviceId: plumber.serviceId });
		const whole = await buildPlan(server, { serviceId });
		const { body } = await server.call("GET", `/api/subscription?choiceId=${splitAc}&enabled=true`);
		expect(body.subscriptions.map(({ _id }: { _id: string }) => _id)).toEqual([whole]);
	});

	test("is a CSV file for managers", async () => {
		await buildPlan(server, { serviceId });
		await buildPlan(server, { serviceId, enabled: false });
		const download = (token?: string) =>
			server.call("GET", "/api/subscription/export.csv?enabled=false", { token });
		expect((await download()).status).toBe(401);
		expect((await download(await as("salesPerson"))).status).toBe(403);
		const { status, body } = await download(await as("customerSupport"));
		expect(status).toBe(200);
		expect(String(body).split("\r\n")).toEqual([
			"\uFEFFService,Choice,Type,Months,Number of leads,Price,Enabled",
			"AC,,Enrolment Basis,6,,2999,false",
			"",
		]);
	});
});

describe("GET /api/subscription/:id/purchases", () => {
	const purchases = (id: string, token?: string, query = "") =>
		server.call("GET", `/api/subscription/${id}/purchases${query}`, { token });

	test("responds 401 to guests, 403 to everyone but managers, 400 for an invalid id, 404 for an unknown plan", async () => {
		const id = await buildPlan(server, { serviceId });
		expect((await purchases(id)).status).toBe(401);
		for (const role of roles.filter((one) => one !== "admin" && one !== "customerSupport")) {
			expect((await purchases(id, await as(role))).status).toBe(403);
		}
		expect((await purchases("1", admin)).status).toBe(400);
		expect((await purchases(unknown, admin)).status).toBe(404);
	});

	test("lists who bought the plan for how much, latest first, in pages", async () => {
		const id = await buildPlan(server, { serviceId });
		for (let one = 0; one < 3; one++) {
			server.clock.advance(60_000);
			// oxlint-disable-next-line no-await-in-loop -- one after the other, so that their order is known
			const { listingId } = await buildListing(server, { service: "ac", choice: "split-ac" });
			// oxlint-disable-next-line no-await-in-loop -- likewise
			await buildSubscription(server, { listingId, price: 100_000 + one });
		}
		await server.database.db.update(subscriptions).set({ planId: id });
		const other = await buildListing(server, { service: "ac", choice: "split-ac" });
		await buildSubscription(server, { listingId: other.listingId });
		const token = await as("customerSupport");
		const first = (await purchases(id, token, "?limit=2")).body;
		expect(first).toMatchObject({
			subscription: { _id: id, price: 2_999 },
			purchases: [{ price: 1_000.02 }, { price: 1_000.01 }],
			total: 3,
		});
		const second = (await purchases(id, token, `?limit=2&cursor=${first.nextCursor}`)).body;
		expect(second).toMatchObject({ purchases: [{ price: 1_000 }], nextCursor: null });
		const pausedAt = server.clock();
		await server.database.db
			.update(subscriptions)
			.set({ pausedAt })
			.where(eq(subscriptions.price, paise(100_002)));
		expect((await purchases(id, token, "?limit=2")).body.purchases).toMatchObject([
			{ status: "active", pausedAt: pausedAt.toISOString() },
			{ status: "active", pausedAt: null },
		]);
	});
});

describe("GET /api/subscription/ending", () => {
	const ending = (token?: string, query = "") =>
		server.call("GET", `/api/subscription/ending${query}`, { token });

	test("responds 401 to guests, 403 to everyone but managers, 400 for an invalid cursor", async () => {
		expect((await ending()).status).toBe(401);
		for (const role of roles.filter((one) => one !== "admin" && one !== "customerSupport"))
			expect((await ending(await as(role))).status).toBe(403);
		expect((await ending(admin, "?cursor=x")).status).toBe(400);
	});

	test("lists the plans that end within a week, soonest first, in pages", async () => {
		const day = 86_400_000;
		const now = server.clock().getTime();
		const { db } = server.database;
		for (const days of [5, 1, 9, 3, -1]) {
			// oxlint-disable-next-line no-await-in-loop -- on one connection
			const { listingId } = await buildListing(server, { service: "ac", choice: "split-ac" });
			// oxlint-disable-next-line no-await-in-loop -- likewise
			const id = await buildSubscription(server, { listingId, price: 100_000 + days });
			const endsAt = new Date(now + days * day);
			// oxlint-disable-next-line no-await-in-loop -- likewise
			await db.update(subscriptions).set({ endsAt }).where(eq(subscriptions.id, id));
		}
		const token = await as("customerSupport");
		const first = (await ending(token, "?limit=2")).body;
		expect(first).toMatchObject({
			purchases: [
				{
					price: 1_000.01,
					plan: "Enrolment Basis, 6 months",
					professional: { name: "Thakur Electric Works" },
				},
				{ price: 1_000.03 },
			],
			total: 3,
		});
		const second = (await ending(token, `?limit=2&cursor=${first.nextCursor}`)).body;
		expect(second).toMatchObject({ purchases: [{ price: 1_000.05 }], nextCursor: null });
	});
});
