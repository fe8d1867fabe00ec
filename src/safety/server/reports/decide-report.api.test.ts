import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { buildJob, buildProfile, storedJob } from "../../../job-board/server/testing/build-job.ts";
import { buildSubscriber } from "../../../leads/server/testing/build-claimer.ts";
import { buildLead, readLead } from "../../../leads/server/testing/build-lead.ts";
import { buildCustomer, buildStaff, leadCalls, tallyOf } from "../../../leads/server/testing/customer.ts";
import { buildListing } from "../../../listings/server/testing/build-listing.ts";
import { listings } from "../../../listings/server/listings.tables.ts";
import { auditEntries } from "../../../platform/server/database/audit.tables.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { profiles } from "../../../profiles/server/profiles.tables.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { keeping, removal, reportCalls } from "../testing/report-calls.ts";

const server = fileServer();
const { send, decide, reportOf } = reportCalls(server);
const { read, claim } = leadCalls(server);
const db = () => server.database.db;

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
