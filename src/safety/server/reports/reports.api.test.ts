import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { buildJob } from "../../../job-board/server/testing/build-job.ts";
import { buildSubscriber } from "../../../leads/server/testing/build-claimer.ts";
import { buildClaim, buildLead } from "../../../leads/server/testing/build-lead.ts";
import { buildCustomer, buildStaff, tallyOf } from "../../../leads/server/testing/customer.ts";
import { deleteAccount } from "../../../leads/server/testing/delete-account.ts";
import { buildListing } from "../../../listings/server/testing/build-listing.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { longestReport, reportsKeptForDays, reportsPerDay, reportSubjects } from "../../report.ts";
import { deleteOldReports } from "../safety.jobs.ts";
import { reports } from "../safety.tables.ts";
import { keeping, reportCalls } from "../testing/report-calls.ts";

const server = fileServer();
const { send, list, decide, reportOf } = reportCalls(server);
const db = () => server.database.db;

const countOf = (reporterId: string) => db().$count(reports, eq(reports.reporterId, reporterId));

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
