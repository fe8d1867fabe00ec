import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshMobile, renewStaffSession, signIn } from "../../accounts/server/testing/sign-in.ts";
import { createCatalogue } from "../../catalogue/server/catalogue.api.ts";
import { leads } from "../../leads/server/leads.tables.ts";
import { buildClaim, buildLead } from "../../leads/server/testing/build-lead.ts";
import { buildListing } from "../../listings/server/testing/build-listing.ts";
import { createPlaces } from "../../places/server/places.api.ts";
import { roles } from "../../platform/access.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import type { Insights } from "../insights.contract.ts";
import { insightDays, insightWaits } from "./insights.tables.ts";
import { createInsightsModule } from "./insights.module.ts";
import { summariseDays, summariseLatestDays } from "./summarise-days.ts";

let server: TestServer;
let admin: Awaited<ReturnType<typeof signIn>>;
let insights: ReturnType<typeof createInsightsModule>;

beforeAll(async () => {
	server = await startTestServer();
	const { database, clock, app } = server;
	admin = await signIn(server, freshMobile(), { role: "admin" });
	const catalogue = createCatalogue(database.db, createPlaces(database.db, clock), clock);
	insights = createInsightsModule({ db: database.db, clock, catalogue, isTestMarket: false, log: app.log });
});
afterAll(() => server.close());

const read = async (query = "", token: string | undefined = admin.token) =>
	server.call("GET", `/api/insights${query}`, { token });
const figures = async (query = "") => (await read(query)).body as Insights;
const setClock = async (time: string) => {
	server.clock.set(time);
	await renewStaffSession(server, admin.token);
};
const stored = async () => ({
	days: await server.database.db
		.select()
		.from(insightDays)
		.orderBy(sql`scope, day, service_id, location_id`),
	waits: await server.database.db.select().from(insightWaits).orderBy(insightWaits.day, insightWaits.minutes),
});

/** A payment or refund recorded for the listing at this time; the amount is in rupees. */
async function record(mobile: string, itemId: string, at: string, wish: object): Promise<void> {
	await setClock(at);
	const paymentDate = new Date(at).toISOString();
	const payment = { mobile, itemId, itemType: "WorkerCategory", paymentDate, status: "success" };
	const body = { ...payment, paymentType: "payment", paymentMethod: "cash", ...wish };
	const { status } = await server.call("POST", "/api/payments/history/record", { token: admin.token, body });
	expect(status).toBe(201);
}

/** An electrician in Shimla and three leads, two of them claimed and one booked; the day begins at 18:30 UTC. */
async function fillMarket(): Promise<void> {
	const mobile = freshMobile();
	server.clock.set("2026-11-18T18:31:00Z");
	const owner = await signIn(server, mobile, { name: "Ramesh Thakur" });
	const { listingId } = await buildListing(server, { userId: owner.user._id, places: ["shimla"] });
	const claim = { userId: owner.user._id, listingId };
	const late = await buildLead(server, { createdAt: new Date("2026-11-18T18:29:00Z") });
	const early = await buildLead(server, { createdAt: new Date("2026-11-18T18:31:00Z") });
	await buildLead(server, {
		createdAt: new Date("2026-11-19T10:00:00Z"),
		service: "plumber",
		place: "manali",
	});
	await buildClaim(server, { ...claim, leadId: late.leadId, claimedAt: new Date("2026-11-18T18:39:00Z") });
	await buildClaim(server, { ...claim, leadId: early.leadId, claimedAt: new Date("2026-11-18T19:01:00Z") });
	const second = await buildListing(server);
	await buildClaim(server, {
		userId: second.userId,
		listingId: second.listingId,
		leadId: early.leadId,
		claimedAt: new Date("2026-11-19T10:00:00Z"),
	});
	// Booked and then closed: the day of the booking counts.
	await server.database.db
		.update(leads)
		.set({ status: "closed", bookedListingId: listingId, bookedAt: new Date("2026-11-19T12:00:00Z") })
		.where(eq(leads.id, early.leadId));
	await record(mobile, listingId, "2026-11-12T10:00:00Z", { amount: 500 });
	await record(mobile, listingId, "2026-11-19T10:00:00Z", { amount: 2_999.5 });
	await record(mobile, listingId, "2026-11-19T11:00:00Z", { amount: 99, isTestPayment: true });
	await record(mobile, listingId, "2026-11-19T12:00:00Z", { amount: 80, status: "failed" });
	await record(mobile, listingId, "2026-11-20T10:00:00Z", { amount: 999.5, paymentType: "refund" });
}

describe("access", () => {
	test.each(["/api/insights", "/api/insights/export.csv"])("%s is for managers only", async (url) => {
		expect((await server.call("GET", url)).status).toBe(401);
		for (const role of roles) {
			const { token } = await signIn(server, freshMobile(), { role });
			const isManager = role === "admin" || role === "customerSupport";
			expect({ role, status: (await server.call("GET", url, { token })).status }).toEqual({
				role,
				status: isManager ? 200 : 403,
			});
		}
	});

	test("refuses an unknown period", async () => {
		for (const url of ["/api/insights", "/api/insights/export.csv"]) {
			const { status, body } = await server.call("GET", `${url}?days=30`, { token: admin.token });
			expect({ status, path: body.errors[0].path }).toEqual({ status: 400, path: "days" });
		}
	});
});

describe("the figures", () => {
	test("of a new market are all zero, with every week listed", async () => {
		const { body } = await read();
		expect(body).toMatchObject({ services: [], places: [], emptySearches: [] });
		expect(body.figures.leadsMade).toEqual({ now: 0, before: 0 });
		expect(body.figures.firstClaimMinutes).toEqual({ now: null, before: null });
		expect(body.weeks).toHaveLength(13);
	});

	test("compare a period with the previous one, by Indian days", async () => {
		await fillMarket();
		await setClock("2026-11-20T12:00:00Z");
		await summariseLatestDays(insights.ctx);
		const body = await figures("?days=7");
		expect(body.period).toEqual({
			from: "2026-11-14",
			until: "2026-11-20",
			previousFrom: "2026-11-07",
			previousUntil: "2026-11-13",
		});
		expect(body.figures).toMatchObject({
			leadsMade: { now: 3, before: 0 },
			leadsClaimed: { now: 2, before: 0 },
			leadsBooked: { now: 1, before: 0 },
			// The median of 10 and 30 minutes.
			firstClaimMinutes: { now: 20, before: null },
			// 2,999.50 less 999.50; neither the test payment nor the failed one counts.
			revenue: { now: 2_000, before: 500 },
		});
		expect(body.figures.registrations.now).toBe(2);
		const day = (await stored()).days.filter(({ scope }) => scope === "all");
		expect(day.find((row) => row.day === "2026-11-18")).toMatchObject({ leadsMade: 1, leadsClaimed: 0 });
		expect(day.find((row) => row.day === "2026-11-19")).toMatchObject({
			leadsMade: 2,
			leadsClaimed: 2,
			leadsBooked: 1,
			revenue: 299_950,
		});
	});

	test("are given by week, service and place", async () => {
		const body = await figures("?days=7");
		expect(body.weeks.at(-1)).toEqual({
			week: "2026-11-16",
			leadsMade: 3,
			leadsClaimed: 2,
			leadsBooked: 1,
			revenue: 2_000,
		});
		expect(body.weeks.at(-2)).toMatchObject({ week: "2026-11-09", leadsMade: 0, revenue: 500 });
		expect(
			body.services.map(({ service, leadsMade, revenue }) => [service?.name, leadsMade, revenue]),
		).toEqual([
			["Electrician", 2, 2_000],
			["Plumber", 1, 0],
		]);
		expect(body.places.map(({ place, leadsMade }) => [place?.name, leadsMade])).toEqual([
			["Shimla", 2],
			["Manali", 1],
		]);
	});

	test("stay the same when they are written twice", async () => {
		const before = await stored();
		await summariseLatestDays(insights.ctx);
		await summariseDays(insights.ctx, { startDate: "2026-11-10", endDate: "2026-11-20" });
		expect(await stored()).toEqual(before);
		expect(before.days.length).toBeGreaterThan(100);
	});

	test("follow the records: deleted ones are not counted", async () => {
		const [plumbing] = await server.database.db
			.select({ id: leads.id })
			.from(leads)
			.where(eq(leads.createdAt, new Date("2026-11-19T10:00:00Z")));
		await server.database.db.delete(leads).where(eq(leads.id, plumbing?.id ?? ""));
		await summariseLatestDays(insights.ctx);
		const body = await figures("?days=7");
		expect(body.figures.leadsMade.now).toBe(2);
		expect(body.services.map(({ service }) => service?.name)).toEqual(["Electrician"]);
	});

	test("of days without a job run are added later", async () => {
		await buildLead(server, { createdAt: new Date("2026-11-22T10:00:00Z") });
		await setClock("2026-11-25T06:00:00Z");
		await summariseLatestDays(insights.ctx);
		expect((await figures("?days=7")).figures.leadsMade.now).toBe(2);
	});
});

describe("the CSV file", () => {
	test("has each day's figures by service and place", async () => {
		const { headers, body } = await server.call("GET", "/api/insights/export.csv?days=7", {
			token: admin.token,
		});
		expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
		const [head, ...rows] = String(body).trimEnd().split("\r\n");
		expect(head).toBe("\uFEFFDay,Service,Place,Requests,Claimed,Booked,Registrations,Revenue (rupees)");
		expect(rows).toEqual([
			"2026-11-19,Electrician,Shimla,1,2,1,2,2999.5",
			"2026-11-20,Electrician,Shimla,0,0,0,0,-999.5",
			"2026-11-22,Electrician,Shimla,1,0,0,0,0",
		]);
	});

	test("asks staff for a recent code", async () => {
		server.clock.advance(11 * 60_000);
		const { status, body } = await server.call("GET", "/api/insights/export.csv", { token: admin.token });
		expect({ status, reason: body.reason }).toEqual({ status: 403, reason: "second_factor_stale" });
	});
});

describe("searches without a result", () => {
	test("are counted, and their words stored only if they can be no number or address", async () => {
		await setClock("2026-11-25T06:00:00Z");
		for (const query of ["drone repair", "drone repair", "call 9876543210", "x".repeat(41)])
			insights.pages.countEmpty(query);
		await insights.stop();
		insights.pages.countEmpty("drone repair");
		await insights.stop();
		const body = await figures("?days=7");
		expect(body.figures.emptySearches).toEqual({ now: 5, before: 0 });
		expect(body.emptySearches).toEqual([{ query: "drone repair", count: 3 }]);
	});

	test("are deleted after half a year", async () => {
		await setClock("2027-06-10T06:00:00Z");
		await summariseLatestDays(insights.ctx);
		const { rows } = await server.database.db.execute(sql`select * from empty_searches`);
		expect(rows).toEqual([]);
	});
});
