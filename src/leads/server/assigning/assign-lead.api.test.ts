import { desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { renewStaffSession } from "../../../accounts/server/testing/sign-in.ts";
import { auditEntries } from "../../../platform/server/database/audit.tables.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { buildProfessional } from "../testing/build-claimer.ts";
import { buildLead, readClaims, readLead } from "../testing/build-lead.ts";
import { deleteAccount } from "../testing/delete-account.ts";
import { buildCustomer, buildStaff, leadCalls, tallyOf } from "../testing/customer.ts";

const server = fileServer();
const { assign, answer, read } = leadCalls(server);
const unknown = "01990000-0000-7000-8000-000000000000";

describe("assigning a lead", () => {
	test("shows it to the professional without the number", async () => {
		const staff = await buildStaff(server);
		const assignee = await buildProfessional(server);
		const { leadId, mobile } = await buildLead(server);
		const answered = await assign(leadId, assignee.listingId, staff.token);
		expect(answered).toMatchObject({
			status: 200,
			body: {
				_id: leadId,
				status: "open",
				assignedDetails: { action: null, professional: { _id: assignee.listingId, name: "Ramesh Thakur" } },
				abilities: { assign: false },
			},
		});
		const found = await server.call("GET", "/api/lead/assigned", { token: assignee.token });
		expect(found.body.leads).toMatchObject([
			{ _id: leadId, abilities: { answer: true, seeContact: false }, claimsTaken: 0 },
		]);
		expect(JSON.stringify(found.body)).not.toContain(mobile);
		expect(await readClaims(server, leadId)).toEqual([]);
		const [entry] = await server.database.db
			.select()
			.from(auditEntries)
			.where(eq(auditEntries.subjectId, leadId))
			.orderBy(desc(auditEntries.at));
		expect(entry).toMatchObject({
			actorId: staff.userId,
			action: "lead.assign",
			after: { listing: assignee.listingId, answer: null },
		});
	});

	test("is for staff only", async () => {
		const assignee = await buildProfessional(server);
		const { leadId, token } = await buildCustomer(server);
		expect((await assign(leadId, assignee.listingId)).status).toBe(401);
		for (const other of [token, assignee.token, (await buildStaff(server, "promotor")).token])
			expect((await assign(leadId, assignee.listingId, other)).status).toBe(403);
		expect(await readLead(server, leadId)).toMatchObject({ assignedListingId: null });
	});

	test("refuses listings that cannot take the lead", async () => {
		const { token } = await buildStaff(server);
		const { leadId, customerId } = await buildLead(server);
		const plumber = await buildProfessional(server, { service: "plumber" });
		const otherChoice = await buildProfessional(server, { service: "ac", choice: "window-ac" });
		const split = await buildLead(server, { service: "ac", choice: "split-ac" });
		expect((await assign(split.leadId, otherChoice.listingId, token)).status).toBe(409);
		const waiting = await buildProfessional(server, { status: "applied" });
		const own = await buildProfessional(server);
		await buildLead(server, { customerId: own.userId });
		for (const { listingId } of [plumber, waiting])
			expect((await assign(leadId, listingId, token)).status).toBe(409);
		expect((await assign(leadId, unknown, token)).status).toBe(404);
		expect((await assign(unknown, own.listingId, token)).status).toBe(404);
		expect((await assign(leadId, "none", token)).status).toBe(400);
		const theirs = await buildLead(server, { customerId: own.userId });
		expect((await assign(theirs.leadId, own.listingId, token)).status).toBe(409);
		expect(customerId).not.toBe(own.userId);
		const full = await buildLead(server, { revealLimit: 1, claimsTaken: 1 });
		expect((await assign(full.leadId, own.listingId, token)).status).toBe(409);
		for (const status of ["booked", "closed", "expired"] as const) {
			const over = await buildLead(server, { status });
			expect((await assign(over.leadId, own.listingId, token)).status).toBe(409);
		}
	});

	test("accepts one of many requests and names the awaited professional to the others", async () => {
		const professionals = [];
		for (let number = 0; number < 6; number++) professionals.push(await buildProfessional(server));
		const { token } = await buildStaff(server);
		const { leadId } = await buildLead(server);
		const answers = await Promise.all(professionals.map(({ listingId }) => assign(leadId, listingId, token)));
		expect(tallyOf(answers)).toEqual({ 200: 1, 409: 5 });
		expect(answers.find(({ status }) => status === 409)?.body.message).toContain("Thakur Electric Works");
		const winner = professionals[answers.findIndex(({ status }) => status === 200)]?.listingId ?? "";
		expect(await readLead(server, leadId)).toMatchObject({ assignedListingId: winner });
		expect((await assign(leadId, winner, token)).status).toBe(200);
	});

	test("is possible again after a rejection, or after a day without an answer", async () => {
		const { token } = await buildStaff(server);
		const [first, second, third] = [
			await buildProfessional(server),
			await buildProfessional(server),
			await buildProfessional(server),
		];
		const { leadId } = await buildLead(server);
		await assign(leadId, first.listingId, token);
		expect((await assign(leadId, second.listingId, token)).status).toBe(409);
		expect(await answer(leadId, "rejected", first.token)).toMatchObject({
			status: 200,
			body: { lead: { assignedDetails: { action: "rejected" }, status: "open" } },
		});
		expect((await assign(leadId, second.listingId, token)).status).toBe(200);
		server.clock.advance(24 * 3_600_000);
		await renewStaffSession(server, token);
		expect((await assign(leadId, third.listingId, token)).status).toBe(200);
		const late = await answer(leadId, "accepted", second.token);
		expect(late.status).toBe(409);
		expect(late.body.message).toBe(
			"Our team has asked another professional in the meantime. You no longer need to answer.",
		);
		expect((await answer(leadId, "accepted", first.token)).status).toBe(409);
		expect(await readClaims(server, leadId)).toEqual([]);
		expect((await answer(leadId, "accepted", third.token)).status).toBe(200);
	});
});

describe("while the assigned listing is suspended", () => {
	const move = (professionalId: string, type: "active" | "expired", token: string) =>
		server.call("POST", "/api/workerCategory/update", {
			token,
			body: { professionalId, type, reason: "Complaints" },
		});
	const notificationsOf = async (token: string) =>
		(await server.call("GET", "/api/notifications", { token })).body.notifications.map(
			({ kind, details }: { kind: string; details: { why?: string } }) => [kind, details.why],
		);

	test("staff can assign the lead to someone else at once, and everyone concerned is notified", async () => {
		const [colleague, staff] = [await buildStaff(server), await buildStaff(server, "customerSupport")];
		const [first, second] = [await buildProfessional(server), await buildProfessional(server)];
		const { leadId } = await buildLead(server);
		await assign(leadId, first.listingId, colleague.token);
		expect((await assign(leadId, second.listingId, staff.token)).status).toBe(409);
		expect((await move(first.listingId, "expired", staff.token)).status).toBe(200);
		expect((await read(leadId, staff.token)).body.lead).toMatchObject({
			assignedDetails: { status: "suspended" },
			abilities: { assign: true },
		});
		expect(await notificationsOf(colleague.token)).toEqual([["lead.unanswered", "suspended"]]);
		expect(await notificationsOf(staff.token)).toEqual([]);
		expect((await read(leadId, first.token)).body.lead).toMatchObject({
			assignedDetails: { status: "suspended" },
			abilities: { answer: false },
		});
		expect((await answer(leadId, "accepted", first.token)).status).toBe(409);

		expect((await assign(leadId, second.listingId, staff.token)).status).toBe(200);
		expect((await answer(leadId, "accepted", first.token)).body.message).toContain("another professional");
		expect(await notificationsOf(first.token)).toContainEqual(["lead.unassigned", undefined]);
		expect(await notificationsOf(colleague.token)).toContainEqual(["lead.unanswered", "replaced"]);
		expect(await notificationsOf(second.token)).toContainEqual(["lead.assigned", undefined]);
		expect((await answer(leadId, "accepted", second.token)).status).toBe(200);
	});

	test("a reopened listing may answer again, and staff wait for it", async () => {
		const staff = await buildStaff(server, "customerSupport");
		const [assignee, other] = [await buildProfessional(server), await buildProfessional(server)];
		const { leadId } = await buildLead(server);
		await assign(leadId, assignee.listingId, staff.token);
		await move(assignee.listingId, "expired", staff.token);
		expect((await move(assignee.listingId, "active", staff.token)).status).toBe(200);
		expect((await assign(leadId, other.listingId, staff.token)).status).toBe(409);
		expect((await read(leadId, staff.token)).body.lead).toMatchObject({
			assignedDetails: { status: "waiting" },
			abilities: { assign: false },
		});
		expect((await answer(leadId, "accepted", assignee.token)).status).toBe(200);
	});

	test("an open list of assigned leads shows the same", async () => {
		const staff = await buildStaff(server, "customerSupport");
		const assignee = await buildProfessional(server);
		const { leadId } = await buildLead(server);
		await assign(leadId, assignee.listingId, staff.token);
		await move(assignee.listingId, "expired", staff.token);
		const { body } = await server.call("GET", "/api/lead/assigned", { token: assignee.token });
		expect(body.leads).toMatchObject([{ _id: leadId, assignedDetails: { status: "suspended" } }]);
	});
});

test("staff who assigned a lead are notified when the assigned professional deletes the account", async () => {
	const staff = await buildStaff(server, "customerSupport");
	const assignee = await buildProfessional(server);
	const { leadId } = await buildLead(server);
	await assign(leadId, assignee.listingId, staff.token);
	expect((await deleteAccount(server, assignee.token)).status).toBe(200);
	const { body } = await server.call("GET", "/api/notifications", { token: staff.token });
	expect(body.notifications).toMatchObject([{ kind: "lead.unanswered", details: { why: "suspended" } }]);
	expect((await read(leadId, staff.token)).body.lead.assignedDetails).toMatchObject({ status: "suspended" });
});
