import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshMobile, signIn } from "../../accounts/server/testing/sign-in.ts";
import { readSectors } from "../../catalogue/server/catalogue.repository.ts";
import { buildListing } from "../../listings/server/testing/build-listing.ts";
import { roles } from "../../platform/access.ts";
import { insertAuditEntry } from "../../platform/server/database/audit.repository.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { buildReferral, signInPerson } from "../../referrals/server/testing/build-referral.ts";
import { buildPlan, buildSubscription } from "../../subscriptions/server/testing/build-subscription.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let admin: Awaited<ReturnType<typeof signIn>>;
const listingId = newId();

beforeAll(async () => {
	server = await startTestServer();
	admin = await signIn(server, freshMobile(), { role: "admin", name: "Asha Menon" });
	for (let minute = 0; minute < 25; minute++) {
		// oxlint-disable-next-line no-await-in-loop -- one after the other, so that their order is known
		await insertAuditEntry(server.database.db, {
			id: newId(),
			at: new Date(Date.UTC(2026, 9, 1, 0, minute)),
			actorId: minute % 2 === 0 ? admin.user._id : null,
			action: minute < 5 ? "listing.reject" : "listing.confirm",
			subjectType: "listing",
			subjectId: minute === 7 ? listingId : newId(),
			reason: minute === 4 ? "=HYPERLINK(1)" : null,
			before: { status: "applied" },
			after: { status: "active" },
		});
	}
});
afterAll(() => server.close());

const inOctober = "startDate=2026-10-01&endDate=2026-10-01";
const read = (query: string, token: string | undefined = admin.token) =>
	server.call("GET", `/api/audit?${query}`, { token });

describe("GET /api/audit", () => {
	test("401 for guests, 403 for every role but admin", async () => {
		expect((await server.call("GET", "/api/audit")).status).toBe(401);
		for (const role of roles.filter((one) => one !== "admin")) {
			const { token } = await signIn(server, freshMobile(), { role });
			expect({ role, status: (await read("", token)).status }).toEqual({ role, status: 403 });
		}
	});

	test.each([
		["actorId=me", "actorId"],
		["subjectId=1", "subjectId"],
		["startDate=yesterday", "startDate"],
		["startDate=2026-10-02&endDate=2026-10-01", "endDate"],
		["cursor=nonsense", "cursor"],
	])("400 for %s", async (query, path) => {
		const { status, body } = await read(query);
		expect({ status, paths: body.errors.map((error: { path: string }) => error.path) }).toEqual({
			status: 400,
			paths: [path],
		});
	});

	test("pages through all entries, latest first, each once", async () => {
		const seen: string[] = [];
		let cursor = "";
		do {
			// oxlint-disable-next-line no-await-in-loop -- the next page begins where this one ends
			const { body } = await read(`${inOctober}${cursor}`);
			expect(body).toMatchObject({ total: 25, totalIsMore: false });
			seen.push(...body.entries.map(({ at }: { at: string }) => at));
			cursor = body.nextCursor === null ? "" : `&cursor=${body.nextCursor}`;
		} while (cursor !== "");
		expect(seen).toHaveLength(25);
		expect(seen).toEqual([...new Set(seen)].toSorted().toReversed());
	});

	test("names the person who acted, or a schedule", async () => {
		const { body } = await read(`${inOctober}&limit=2`);
		expect(body.entries.map(({ actor }: { actor: unknown }) => actor)).toEqual([
			{ _id: admin.user._id, name: "Asha Menon" },
			null,
		]);
	});

	test.each([
		["action=listing.reject", 5],
		["action=listing.reject&subjectType=lead", 0],
		[`subjectId=${listingId}`, 1],
	])("filters by %s", async (query, total) => {
		expect((await read(`${inOctober}&${query}`)).body).toMatchObject({ total });
	});

	test("shows amounts in rupees", async () => {
		const subjectId = newId();
		const before = { price: 49_900 };
		const after = { price: 49_950, percent: 5 };
		await insertAuditEntry(server.database.db, {
			id: newId(),
			at: new Date(Date.UTC(2026, 8, 1)),
			actorId: null,
			action: "plan.price",
			subjectType: "plan",
			subjectId,
			before,
			after,
		});
		const { body } = await read(`subjectId=${subjectId}`);
		expect(body.entries).toMatchObject([{ before: { price: 499 }, after: { price: 499.5, percent: 5 } }]);
	});

	test("names the records, and says nothing for one that has no name", async () => {
		const { listingId: professional, serviceId } = await buildListing(server, {
			firmName: "Thakur Electric Works",
		});
		const seller = await signInPerson(server, "salesPerson", "Neha Verma");
		const referral = await buildReferral(server, seller.userId);
		const paid = await server.call("POST", "/api/referral/payouts", {
			token: admin.token,
			body: { userId: seller.userId, amount: 50, reference: "UTR-1" },
		});
		const about = (subjectType: string, subjectId: string) =>
			insertAuditEntry(server.database.db, {
				id: newId(),
				at: new Date(Date.UTC(2026, 8, 2)),
				actorId: null,
				action: "test.names",
				subjectType,
				subjectId,
			});
		await about("user", admin.user._id);
		const [sector] = await readSectors(server.database.db);
		const notice = await server.call("POST", "/api/notices", {
			token: admin.token,
			body: {
				text: "Payments are closed tonight",
				roles: [],
				from: "2026-09-01T10:00:00.000Z",
				until: "2099-09-01T10:00:00.000Z",
			},
		});
		await about("sector", sector?.id ?? "");
		await about("service", serviceId);
		await about("notice", notice.body.notice._id);
		await about("payment", newId());
		await about("plan", await buildPlan(server, { serviceId }));
		await about("subscription", await buildSubscription(server, { listingId: professional }));
		await about("referral", referral);
		await about("referral payout", paid.body.payout._id);
		const { body } = await read("action=test.names");
		const names = body.entries.map((entry: { subjectType: string; subjectName: unknown }) => [
			entry.subjectType,
			entry.subjectName,
		]);
		expect(Object.fromEntries(names)).toEqual({
			user: "Asha Menon",
			sector: sector?.sector,
			service: "Electrician",
			notice: "Payments are closed tonight",
			payment: null,
			plan: "Electrician, Enrolment Basis, 6 months",
			subscription: "Thakur Electric Works, Enrolment Basis, 6 months",
			referral: "Neha Verma",
			"referral payout": "Neha Verma",
		});
	});

	test("filters by actor, together with another filter", async () => {
		const { body } = await read(`actorId=${admin.user._id}&action=listing.reject`);
		expect(body.total).toBe(3);
	});

	test("filters by action and kind of record with any capitals and spaces", async () => {
		const typed = new URLSearchParams({ action: " Listing.Reject ", subjectType: "Listing" });
		const exact = await read("action=listing.reject&subjectType=listing");
		expect(exact.body.total).toBeGreaterThan(0);
		expect((await read(String(typed))).body).toEqual(exact.body);
	});
});

test.each([
	"update audit_entries set reason = 'other'",
	"delete from audit_entries",
	"truncate audit_entries",
])("the database refuses: %s", async (statement) => {
	await expect(server.database.db.execute(sql.raw(statement))).rejects.toMatchObject({
		cause: { message: "audit entries are never changed or deleted" },
	});
	expect((await read(inOctober)).body.total).toBe(25);
});

describe("GET /api/audit/export.csv", () => {
	const download = (query: string, token: string | undefined = admin.token) =>
		server.call("GET", `/api/audit/export.csv?${query}`, { token });

	test("401 for guests, 403 for managers who are no admins", async () => {
		expect((await server.call("GET", "/api/audit/export.csv")).status).toBe(401);
		const { token } = await signIn(server, freshMobile(), { role: "customerSupport" });
		expect((await download("", token)).status).toBe(403);
	});

	test("contains exactly the filtered entries in order, safe for spreadsheets", async () => {
		const { status, headers, body } = await download(`${inOctober}&action=listing.reject`);
		expect({ status, type: headers["content-type"], kept: headers["cache-control"] }).toEqual({
			status: 200,
			type: "text/csv; charset=utf-8",
			kept: "no-store",
		});
		const [head, ...rows] = String(body).trimEnd().split("\r\n");
		expect(head?.startsWith("\uFEFFTime,Who,")).toBe(true);
		expect(rows).toHaveLength(5);
		expect(rows[0]).toContain("2026-10-01T00:04:00.000Z,Asha Menon,");
		expect(rows[0]).toContain(",Rejected a registration,");
		expect(rows[0]).toContain("'=HYPERLINK(1)");
	});

	test("400 as JSON for invalid filters", async () => {
		expect((await download("startDate=2026-10-02&endDate=2026-10-01")).status).toBe(400);
	});
});
