import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { users } from "../../../accounts/server/accounts.tables.ts";
import { renewStaffSession } from "../../../accounts/server/testing/sign-in.ts";
import { buildJob } from "../../../job-board/server/testing/build-job.ts";
import { buildSubscriber } from "../../../leads/server/testing/build-claimer.ts";
import { buildLead } from "../../../leads/server/testing/build-lead.ts";
import { buildCustomer, buildStaff, leadCalls, tallyOf } from "../../../leads/server/testing/customer.ts";
import { deleteAccount } from "../../../leads/server/testing/delete-account.ts";
import { wholeLead } from "../../../leads/server/testing/send-lead.ts";
import { listings } from "../../../listings/server/listings.tables.ts";
import { buildListing } from "../../../listings/server/testing/build-listing.ts";
import { auditEntries } from "../../../platform/server/database/audit.tables.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { subscriptions } from "../../../subscriptions/server/subscriptions.tables.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { longestSuspensionText } from "../../suspension.ts";
import { suspensions } from "../safety.tables.ts";
import { grounds, suspensionCalls } from "../testing/suspension-calls.ts";

const server = fileServer();
const { suspend, listFor, ownOf, appeal, decide, end, isListed } = suspensionCalls(server);
const { claim } = leadCalls(server);
const db = () => server.database.db;
const day = 86_400_000;

const listingOf = async (id: string) => (await db().select().from(listings).where(eq(listings.id, id)))[0];
const planOf = async (listingId: string) =>
	(await db().select().from(subscriptions).where(eq(subscriptions.listingId, listingId)))[0];
const kindsOf = async (token: string) =>
	(await server.call("GET", "/api/notifications", { token })).body.notifications.map(
		({ kind }: { kind: string }) => kind,
	);
const isSuspended = async (userId: string) =>
	(await db().select().from(users).where(eq(users.id, userId)))[0]?.suspendedAt !== null;

let professional: Awaited<ReturnType<typeof buildSubscriber>>;
let manager: Awaited<ReturnType<typeof buildStaff>>;
let colleague: Awaited<ReturnType<typeof buildStaff>>;
beforeEach(async () => {
	professional = await buildSubscriber(server);
	manager = await buildStaff(server, "customerSupport");
	colleague = await buildStaff(server, "admin");
});
const ofListing = (more: object = {}) => ({ professionalId: professional.listingId, ...grounds, ...more });
const ofPerson = (more: object = {}) => ({ userId: professional.userId, ...grounds, ...more });
const suspended = async (body: unknown = ofListing()) => {
	const answer = await suspend(body, manager.token);
	expect(answer.status).toBe(201);
	return answer.body.suspension._id as string;
};
const endByTime = () => server.jobs.enqueue(db(), "safety.end-suspensions", {});

describe("suspending", () => {
	test("is for managers, with a rule, the evidence and one subject", async () => {
		expect((await suspend(ofListing())).status).toBe(401);
		for (const { token } of [professional, await buildStaff(server, "salesPerson")]) {
			expect((await suspend(ofListing(), token)).status).toBe(403);
			expect((await listFor(token)).status).toBe(403);
		}
		for (const body of [
			ofListing({ rule: "fun" }),
			ofListing({ evidence: " " }),
			ofListing({ evidence: "x".repeat(longestSuspensionText.evidence + 1) }),
			ofListing({ until: "tomorrow" }),
			ofListing({ until: server.clock().toISOString() }),
			ofListing({ userId: professional.userId }),
			grounds,
		])
			expect((await suspend(body, manager.token)).status).toBe(400);
		expect(await isListed(professional.listingId)).toBe(true);
	});

	test("is refused for unknown ones, oneself, staff, one's own listing and a listing that is not active", async () => {
		expect((await suspend(ofPerson({ userId: newId() }), manager.token)).status).toBe(404);
		expect((await suspend(ofListing({ professionalId: newId() }), manager.token)).status).toBe(404);
		expect((await suspend(ofPerson({ userId: manager.userId }), manager.token)).status).toBe(403);
		expect((await suspend(ofPerson({ userId: colleague.userId }), manager.token)).status).toBe(403);
		const own = await buildListing(server, { userId: manager.userId });
		expect((await suspend(ofListing({ professionalId: own.listingId }), manager.token)).status).toBe(403);
		const waiting = await buildListing(server, { userId: professional.userId, status: "applied" });
		expect((await suspend(ofListing({ professionalId: waiting.listingId }), manager.token)).status).toBe(409);
	});

	test("hides the listing, pauses its plan, and lets its owner read all of it", async () => {
		const until = new Date(server.clock().getTime() + 7 * day).toISOString();
		const answer = await suspend(ofListing({ until }), manager.token);
		expect(answer.body.suspension).toMatchObject({
			person: { userId: professional.userId, name: "Ramesh Thakur" },
			suspendedBy: "Meena Negi",
			abilities: { appeal: false, decideAppeal: false, end: true },
		});
		expect(await listingOf(professional.listingId)).toMatchObject({ status: "expired", isSuspended: true });
		expect((await planOf(professional.listingId))?.pausedAt).toEqual(server.clock());
		const { body } = await ownOf(professional.token);
		expect(body).toEqual({
			suspensions: [
				{
					_id: expect.any(String),
					listing: { _id: professional.listingId, title: expect.any(String) },
					...grounds,
					status: "running",
					suspendedAt: expect.any(String),
					until,
					endedAt: null,
					appealUntil: expect.any(String),
					appeal: null,
					abilities: { appeal: true, decideAppeal: false, end: false },
				},
			],
			nextCursor: null,
		});
		expect(JSON.stringify(body)).not.toContain(manager.userId);
		expect(await kindsOf(professional.token)).toEqual(["listing.suspended"]);
		const entries = await db()
			.select()
			.from(auditEntries)
			.where(eq(auditEntries.subjectId, answer.body.suspension._id));
		expect(entries).toMatchObject([{ action: "suspension.start", reason: grounds.evidence }]);
	});

	test("happens once if two suspend at the same moment", async () => {
		for (const body of [ofListing(), ofPerson()]) {
			const answers = await Promise.all([manager, colleague].map(({ token }) => suspend(body, token)));
			expect(tallyOf(answers)).toEqual({ 201: 1, 409: 1 });
			const { suspension } = answers.find(({ status }) => status === 201)?.body ?? {};
			await end(suspension._id, colleague.token);
		}
	});

	test("is recorded as well when staff set a listing to expired, and ends when they set it to active", async () => {
		const move = (type: string, token: string) =>
			server.call("POST", "/api/workerCategory/update", {
				token,
				body: { professionalId: professional.listingId, type, reason: "Fake photos" },
			});
		expect((await move("expired", manager.token)).status).toBe(200);
		const { suspensions: read } = (await ownOf(professional.token)).body;
		expect(read).toMatchObject([
			{ rule: "other", evidence: "Fake photos", status: "running", abilities: { appeal: true } },
		]);
		await appeal(read[0]._id, professional.token);
		expect((await decide(read[0]._id, "upheld", manager.token)).status).toBe(403);
		expect((await move("active", colleague.token)).status).toBe(200);
		expect((await ownOf(professional.token)).body.suspensions).toMatchObject([{ status: "ended" }]);
	});

	test("follows from a report, without its reporter", async () => {
		const customer = await buildCustomer(server);
		const report = { subjectType: "listing", subjectId: professional.listingId, reason: "advance-money" };
		await server.call("POST", "/api/reports", { token: customer.token, body: report });
		const { reports } = (await server.call("GET", "/api/reports", { token: manager.token })).body;
		const { _id } = reports.find(
			({ subject }: { subject: { _id: string } }) => subject._id === professional.listingId,
		);
		await server.call("PUT", `/api/reports/${_id}`, {
			token: manager.token,
			body: { decision: "removed", rule: "payment", reason: grounds.evidence },
		});
		const { body } = await ownOf(professional.token);
		expect(body.suspensions).toMatchObject([{ ...grounds, status: "running", until: null }]);
		expect(JSON.stringify(body)).not.toContain(customer.customerId);
		expect((await decide(body.suspensions[0]._id, "upheld", manager.token)).status).toBe(403);
	});
});

describe("a suspended person", () => {
	test("can log in and read, but claims, posts, registers and buys nothing", async () => {
		const { token, userId, listingId } = professional;
		const { leadId, serviceId } = await buildLead(server);
		const jobId = await buildJob(server, { createdBy: (await buildCustomer(server)).customerId, serviceId });
		const second = await buildListing(server, { userId, status: "expired" });
		await suspended(ofPerson());
		expect((await server.call("GET", "/api/auth", { token })).body).toMatchObject({ isSuspended: true });
		expect((await ownOf(token)).body.suspensions).toMatchObject([{ listing: null, status: "running" }]);
		const refused = { status: 403, body: { reason: "account_suspended" } };
		expect(await server.call("POST", "/api/lead", { token, body: wholeLead })).toMatchObject(refused);
		expect(await server.call("PUT", `/api/jobs/apply/${jobId}`, { token })).toMatchObject(refused);
		expect(await claim(leadId, token)).toMatchObject(refused);
		expect(await isListed(listingId)).toBe(false);
		const reopen = await server.call("POST", "/api/workerCategory/update", {
			token: colleague.token,
			body: { professionalId: listingId, type: "active", reason: "Looks fine" },
		});
		expect(reopen.status).toBe(409);
		expect(await listingOf(second.listingId)).toMatchObject({ isSuspended: false });
		expect(await kindsOf(token)).toContain("account.suspended");
	});

	test("gets everything back when it ends: the account, the same listings, and the time of the plans", async () => {
		const { token, userId, listingId } = professional;
		const second = await buildListing(server, { userId, service: "taxis", places: ["manali"] });
		const old = await buildListing(server, { userId, status: "expired" });
		const before = await planOf(listingId);
		const id = await suspended(ofPerson());
		server.clock.advance(3 * day);
		await renewStaffSession(server, manager.token);
		expect((await end(id, manager.token)).status).toBe(200);
		expect(await isSuspended(userId)).toBe(false);
		for (const one of [listingId, second.listingId])
			expect(await listingOf(one)).toMatchObject({ status: "active", isSuspended: false });
		expect(await listingOf(old.listingId)).toMatchObject({ status: "expired" });
		const after = await planOf(listingId);
		expect(after?.pausedAt).toBeNull();
		expect((after?.endsAt?.getTime() ?? 0) - (before?.endsAt?.getTime() ?? 0)).toBe(3 * day);
		expect(await kindsOf(token)).toEqual(expect.arrayContaining(["account.restored", "listing.reopened"]));
		expect((await end(id, manager.token)).status).toBe(409);
	});

	test("whose listing was suspended before gets that one back with the account", async () => {
		const ofOne = await suspended();
		const ofAll = await suspended(ofPerson());
		expect((await end(ofOne, manager.token)).status).toBe(200);
		expect(await isListed(professional.listingId)).toBe(false);
		await end(ofAll, manager.token);
		expect(await isListed(professional.listingId)).toBe(true);
	});

	test("is restored by the job when the time is over, once", async () => {
		const after = (days: number) => new Date(server.clock().getTime() + days * day).toISOString();
		const longer = await buildSubscriber(server);
		await suspended(ofPerson({ userId: longer.userId, until: after(2) }));
		const id = await suspended(ofPerson({ until: after(1) }));
		server.clock.advance(day);
		await server.jobs.start();
		await endByTime();
		await endByTime();
		const isOver = async () => expect(await isSuspended(professional.userId)).toBe(false);
		await vi.waitFor(isOver, { timeout: 30_000, interval: 200 });
		expect(await isListed(professional.listingId)).toBe(true);
		expect(await isSuspended(longer.userId)).toBe(true);
		const entries = await db().select().from(auditEntries).where(eq(auditEntries.subjectId, id));
		expect(entries.filter(({ action }) => action === "suspension.end")).toMatchObject([{ actorId: null }]);
	});

	test("who deletes the account leaves no words of it", async () => {
		const id = await suspended(ofPerson());
		await appeal(id, professional.token);
		expect((await deleteAccount(server, professional.token)).status).toBe(200);
		const [stored] = await db().select().from(suspensions).where(eq(suspensions.id, id));
		expect(stored).toMatchObject({ evidence: "", appealText: null, status: "ended" });
	});
});
