import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { buildJob, buildProfile, storedJob } from "../../../job-board/server/testing/build-job.ts";
import { buildSubscriber } from "../../../leads/server/testing/build-claimer.ts";
import { buildClaim, buildLead, readLead } from "../../../leads/server/testing/build-lead.ts";
import { buildCustomer, buildStaff, leadCalls, tallyOf } from "../../../leads/server/testing/customer.ts";
import { deleteAccount } from "../../../leads/server/testing/delete-account.ts";
import { buildListing } from "../../../listings/server/testing/build-listing.ts";
import { listings } from "../../../listings/server/listings.tables.ts";
import { auditEntries } from "../../../platform/server/database/audit.tables.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { profiles } from "../../../profiles/server/profiles.tables.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { longestReport, reportsKeptForDays, reportsPerDay, reportSubjects } from "../../report.ts";
import { deleteOldReports } from "../safety.jobs.ts";
import { reports } from "../safety.tables.ts";

const server = fileServer();
const { read, claim } = leadCalls(server);
const db = () => server.database.db;

const send = (body: unknown, token?: string) => server.call("POST", "/api/reports", { token, body });
const list = (token?: string, query = "") => server.call("GET", `/api/reports${query}`, { token });
const decide = (id: string, body: unknown, token?: string) =>
	server.call("PUT", `/api/reports/${id}`, { token, body });
const countOf = (reporterId: string) => db().$count(reports, eq(reports.reporterId, reporterId));
const reportOf = async (reporterId: string) => {
	const [row] = await db().select().from(reports).where(eq(reports.reporterId, reporterId));
	if (row === undefined) throw new Error("no report");
	return row;
};
const notificationsOf = async (token: string, kind: string) => {
	const { body } = await server.call("GET", "/api/notifications", { token });
	return body.notifications.filter((one: { kind: string }) => one.kind === kind);
};

let professional: Awaited<ReturnType<typeof buildSubscriber>>;
let customer: Awaited<ReturnType<typeof buildCustomer>>;
let manager: Awaited<ReturnType<typeof buildStaff>>;
beforeEach(async () => {
	professional = await buildSubscriber(server);
	customer = await buildCustomer(server);
	manager = await buildStaff(server, "customerSupport");
});
const onListing = (more: object = {}) => ({
	subjectType: "listing",
	subjectId: professional.listingId,
	reason: "advance-money",
	...more,
});
const onLead = (more: object = {}) => ({
	subjectType: "lead",
	subjectId: customer.leadId,
	reason: "fake",
	...more,
});
const removal = { decision: "removed", rule: "payment", reason: "Asked for an advance and never came" };
const keeping = { decision: "kept", reason: "Nothing against the rules" };

describe("sending a report", () => {
	test("is refused to guests and staff, and for one's own", async () => {
		expect((await send(onListing())).status).toBe(401);
		for (const role of ["admin", "customerSupport", "salesPerson"] as const)
			expect((await send(onListing(), (await buildStaff(server, role)).token)).status).toBe(403);
		expect((await send(onListing(), professional.token)).status).toBe(403);
		expect((await send(onLead(), customer.token)).status).toBe(403);
	});

	test("is refused without a reason, without a text that the reason needs, and with too long a text", async () => {
		const faults = [
			[onListing({ reason: "boring" }), "reason"],
			[onListing({ reason: undefined }), "reason"],
			[onListing({ reason: "other" }), "text"],
			[onListing({ reason: "other", text: "  " }), "text"],
			[onListing({ text: "x".repeat(longestReport + 1) }), "text"],
			[onListing({ subjectType: "place" }), "subjectType"],
		] as const;
		for (const [body, path] of faults)
			expect(await send(body, customer.token)).toMatchObject({
				status: 400,
				body: { errors: [{ path }] },
			});
		expect(await countOf(customer.customerId)).toBe(0);
		const longest = onListing({ text: "x".repeat(longestReport) });
		expect((await send(longest, customer.token)).status).toBe(201);
	});

	test("is refused for what does not exist", async () => {
		for (const subjectType of reportSubjects) {
			const body = { subjectType, subjectId: newId(), reason: "rude" };
			expect((await send(body, customer.token)).status).toBe(404);
		}
	});

	test("is refused for a hidden listing, unless it made the customer an offer, and for a closed job", async () => {
		const hidden = await buildListing(server, { userId: professional.userId, status: "expired" });
		const body = onListing({ subjectId: hidden.listingId });
		expect((await send(body, customer.token)).status).toBe(404);
		await buildClaim(server, {
			leadId: customer.leadId,
			userId: professional.userId,
			listingId: hidden.listingId,
		});
		expect((await send(body, customer.token)).status).toBe(201);
		const { serviceId } = await buildLead(server);
		const jobId = await buildJob(server, { createdBy: professional.userId, serviceId, status: "closed" });
		expect(
			(await send({ subjectType: "job", subjectId: jobId, reason: "fake" }, customer.token)).status,
		).toBe(404);
	});

	test("is accepted once while it is open, also at the same moment", async () => {
		const answers = await Promise.all([1, 2, 3].map(() => send(onListing(), customer.token)));
		expect(tallyOf(answers)).toEqual({ 201: 1, 409: 2 });
		expect(await countOf(customer.customerId)).toBe(1);
		await decide((await reportOf(customer.customerId)).id, keeping, manager.token);
		expect((await send(onListing(), customer.token)).status).toBe(201);
	});

	test("is limited per day", async () => {
		for (let count = 0; count < reportsPerDay; count++) {
			const { leadId } = await buildLead(server);
			expect((await send(onLead({ subjectId: leadId }), professional.token)).status).toBe(201);
		}
		const refused = await send(onLead(), professional.token);
		expect(refused.status).toBe(429);
		expect(await countOf(professional.userId)).toBe(reportsPerDay);
	});

	test("stays possible after a block between the two", async () => {
		await server.call("PUT", `/api/users/${professional.userId}/block`, { token: customer.token });
		expect((await send(onListing(), customer.token)).status).toBe(201);
	});
});

describe("the queue", () => {
	test("is for managers only", async () => {
		expect((await list()).status).toBe(401);
		const sales = await buildStaff(server, "salesPerson");
		for (const { token } of [customer, professional, sales]) {
			expect((await list(token)).status).toBe(403);
			expect((await decide(newId(), keeping, token)).status).toBe(403);
		}
		expect((await list(manager.token, "?status=lost")).status).toBe(400);
		expect((await list(manager.token, "?cursor=x")).status).toBe(400);
	});

	test("shows the subject, masked words and the history of both sides before the report", async () => {
		const other = await buildCustomer(server);
		await send(onListing({ reason: "rude" }), other.token);
		await server.call("PUT", `/api/users/${professional.userId}/block`, { token: other.token });
		await send(onLead(), professional.token);
		server.clock.advance(1_000);
		await send(onListing({ text: "He said to pay 9876543210 first" }), customer.token);
		const { body } = await list(manager.token, "?reason=advance-money&limit=1");
		expect(body.reports[0]).toEqual({
			_id: expect.any(String),
			subject: { type: "listing", _id: professional.listingId, title: expect.any(String) },
			reason: "advance-money",
			text: expect.not.stringContaining("9876543210"),
			status: "open",
			reportedAt: expect.any(String),
			decidedAt: null,
			rule: null,
			decisionReason: "",
			history: {
				reporter: {
					userId: customer.customerId,
					name: "Neha Sharma",
					reportsBy: 0,
					reportsAbout: 1,
					removed: 0,
					suspensions: 0,
					blockedBy: 0,
				},
				reported: {
					userId: professional.userId,
					name: "Ramesh Thakur",
					reportsBy: 1,
					reportsAbout: 1,
					removed: 0,
					suspensions: 0,
					blockedBy: 1,
				},
			},
			abilities: { decide: true },
		});
	});

	test("lists pages, the latest first, by status, reason and subject", async () => {
		for (const reason of ["unsafe", "no-show", "unsafe"]) {
			server.clock.advance(1_000);
			await send(onListing({ reason }), (await buildCustomer(server)).token);
		}
		const first = (await list(manager.token, "?reason=unsafe&subjectType=listing&limit=1")).body;
		const next = await list(
			manager.token,
			`?reason=unsafe&subjectType=listing&limit=1&cursor=${first.nextCursor}`,
		);
		expect(first.reports[0].reportedAt > next.body.reports[0].reportedAt).toBe(true);
		expect((await list(manager.token, "?reason=unsafe&subjectType=job")).body.reports).toEqual([]);
		expect((await list(manager.token, "?status=removed&reason=unsafe")).body.reports).toEqual([]);
	});

	test("is counted among the open tasks of managers", async () => {
		const count = async () => {
			const { work } = (await server.call("GET", "/api/work", { token: manager.token })).body;
			return work.find(({ kind }: { kind: string }) => kind === "reports").count;
		};
		const before = await count();
		await send(onListing(), customer.token);
		expect(await count()).toBe(before + 1);
	});
});

describe("deciding a report", () => {
	test("needs a reason, and a rule for a removal", async () => {
		await send(onListing(), customer.token);
		const { id } = await reportOf(customer.customerId);
		for (const body of [
			{ decision: "kept" },
			{ decision: "kept", reason: " " },
			{ decision: "removed", reason: "Bad" },
			{ decision: "lost", reason: "Bad" },
		])
			expect((await decide(id, body, manager.token)).status).toBe(400);
		expect((await decide(newId(), keeping, manager.token)).status).toBe(404);
		expect(await reportOf(customer.customerId)).toMatchObject({ status: "open" });
	});

	test("is refused to a manager who is the reported person", async () => {
		const own = await buildListing(server, { userId: manager.userId });
		await send(onListing({ subjectId: own.listingId }), customer.token);
		const { id } = await reportOf(customer.customerId);
		expect((await decide(id, keeping, manager.token)).status).toBe(403);
	});

	test("keeps the subject and notifies the reporter only", async () => {
		await send(onListing(), customer.token);
		const { id } = await reportOf(customer.customerId);
		expect((await decide(id, keeping, manager.token)).body.report).toMatchObject({ status: "kept" });
		expect(await notificationsOf(customer.token, "report.decided")).toHaveLength(1);
		expect(
			(await server.call("GET", "/api/notifications", { token: professional.token })).body.notifications,
		).toEqual([]);
		const entries = await db().select().from(auditEntries).where(eq(auditEntries.subjectId, id));
		expect(entries).toMatchObject([
			{
				action: "report.decide",
				actorId: manager.userId,
				reason: keeping.reason,
				after: { outcome: "kept" },
			},
		]);
	});

	test("happens once if two decide at the same moment", async () => {
		await send(onListing(), customer.token);
		const { id } = await reportOf(customer.customerId);
		const colleague = await buildStaff(server, "admin");
		const answers = await Promise.all([
			decide(id, keeping, manager.token),
			decide(id, removal, colleague.token),
		]);
		expect(tallyOf(answers)).toEqual({ 200: 1, 409: 1 });
		expect((await decide(id, keeping, manager.token)).status).toBe(409);
		expect(await notificationsOf(customer.token, "report.decided")).toHaveLength(1);
	});

	test("removes a listing by suspending it, decides all its open reports, and names no reporter", async () => {
		const other = await buildCustomer(server);
		await send(onListing(), customer.token);
		await send(onListing({ reason: "rude" }), other.token);
		const { id } = await reportOf(customer.customerId);
		expect((await decide(id, removal, manager.token)).status).toBe(200);
		const [stored] = await db().select().from(listings).where(eq(listings.id, professional.listingId));
		expect(stored).toMatchObject({ status: "expired", isSuspended: true });
		expect(await reportOf(other.customerId)).toMatchObject({ status: "removed", rule: "payment" });
		for (const { token } of [customer, other])
			expect(await notificationsOf(token, "report.decided")).toHaveLength(1);
		const told = JSON.stringify(await notificationsOf(professional.token, "listing.suspended"));
		expect(told).toContain(removal.reason);
		for (const { customerId } of [customer, other]) expect(told).not.toContain(customerId);
	});

	test("removes a lead: it closes without its description, and all credits come back", async () => {
		const buyer = await buildSubscriber(server, { leadsAllocated: 5 });
		await claim(customer.leadId, buyer.token);
		await send(onLead(), professional.token);
		const { id } = await reportOf(professional.userId);
		expect((await decide(id, removal, manager.token)).status).toBe(200);
		expect(await readLead(server, customer.leadId)).toMatchObject({ status: "closed", description: "" });
		const { lead } = (await read(customer.leadId, buyer.token)).body;
		expect(lead).toMatchObject({ claimedDetails: { creditReturned: "removed" } });
		expect(lead).not.toHaveProperty("mobile");
		for (const token of [customer.token, buyer.token])
			expect(await notificationsOf(token, "lead.closed")).toMatchObject([{ details: { why: "removed" } }]);
	});

	test("removes a job and a profile, and notifies their owners with the reason", async () => {
		const { serviceId } = await buildLead(server);
		const jobId = await buildJob(server, { createdBy: professional.userId, serviceId });
		await send({ subjectType: "job", subjectId: jobId, reason: "fake" }, customer.token);
		await decide((await reportOf(customer.customerId)).id, removal, manager.token);
		expect(await storedJob(server, jobId)).toBeUndefined();
		expect(await notificationsOf(professional.token, "job.removed-by-staff")).toHaveLength(1);
		await buildProfile(server, professional.userId, "Professional");
		const other = await buildCustomer(server);
		await send({ subjectType: "profile", subjectId: professional.userId, reason: "rude" }, other.token);
		const { id } = await reportOf(other.customerId);
		const decided = await decide(id, { ...removal, rule: "respect" }, manager.token);
		expect(decided.body.report.subject.title).toBe("Ramesh Thakur");
		expect(await db().$count(profiles, eq(profiles.userId, professional.userId))).toBe(0);
		expect(await notificationsOf(professional.token, "profile.removed")).toMatchObject([
			{ details: { reason: removal.reason } },
		]);
	});
});

describe("the words of a report", () => {
	test("are in the reporter's export, and in nobody else's", async () => {
		await send(onListing({ text: "Shouted at my mother" }), customer.token);
		const exportOf = async (token: string) =>
			(await server.call("GET", "/api/users/me/export", { token })).body;
		expect((await exportOf(customer.token)).reports).toMatchObject([{ text: "Shouted at my mother" }]);
		expect(JSON.stringify(await exportOf(professional.token))).not.toContain("Shouted");
	});

	test.each(["reporter", "reported"])("are erased with the account of the %s", async (who) => {
		await send(onListing({ text: "Shouted at my mother" }), customer.token);
		await deleteAccount(server, who === "reporter" ? customer.token : professional.token);
		expect(await reportOf(customer.customerId)).toMatchObject({ text: "", reason: "advance-money" });
		expect((await list(manager.token)).status).toBe(200);
	});

	test("are deleted some time after the decision", async () => {
		await send(onListing(), customer.token);
		await decide((await reportOf(customer.customerId)).id, keeping, manager.token);
		await send(onLead(), professional.token);
		const later = (days: number) => ({
			db: db(),
			clock: () => new Date(server.clock().getTime() + days * 86_400_000),
		});
		await deleteOldReports(later(reportsKeptForDays - 1));
		expect(await countOf(customer.customerId)).toBe(1);
		await deleteOldReports(later(reportsKeptForDays + 1));
		expect(await countOf(customer.customerId)).toBe(0);
		expect(await countOf(professional.userId)).toBe(1);
	});
});
