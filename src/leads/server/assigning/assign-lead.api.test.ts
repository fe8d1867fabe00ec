import { desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { renewStaffSession } from "../../../accounts/server/testing/sign-in.ts";
import { auditEntries } from "../../../platform/server/database/audit.tables.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { buildProfessional, buildSubscriber } from "../testing/build-claimer.ts";
import { buildClaim, buildLead, readClaims, readLead } from "../testing/build-lead.ts";
import { deleteAccount } from "../testing/delete-account.ts";
import { buildCustomer, buildStaff, leadCalls, tallyOf } from "../testing/customer.ts";

const server = fileServer();
const { assign, answer, claim, close, book, read } = leadCalls(server);
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

describe("the professional's answer", () => {
	async function assigned(wishes: Parameters<typeof buildCustomer>[1] = {}) {
		const assignee = await buildSubscriber(server, { type: "Lead Basis" });
		const customer = await buildCustomer(server, { assignedListingId: assignee.listingId, ...wishes });
		return { assignee, customer, leadId: customer.leadId };
	}

	test("shows the number, takes a place and books the lead without a credit when it is an acceptance", async () => {
		const { assignee, customer, leadId } = await assigned();
		const accepted = await answer(leadId, "accepted", assignee.token);
		expect(accepted).toMatchObject({
			status: 200,
			body: {
				lead: {
					status: "booked",
					mobile: customer.mobile,
					claimsTaken: 1,
					assignedDetails: { action: "accepted" },
					claimedDetails: { claimType: "staff", creditReturned: null },
					bookedProfessional: { _id: assignee.listingId },
				},
			},
		});
		expect(await readClaims(server, leadId)).toMatchObject([
			{ userId: assignee.userId, claimType: "staff", subscriptionId: null },
		]);
		const { body } = await server.call("GET", "/api/credits", { token: assignee.token });
		expect(body).toEqual({ entries: [], nextCursor: null });
		expect((await answer(leadId, "accepted", assignee.token)).status).toBe(200);
		expect((await answer(leadId, "rejected", assignee.token)).status).toBe(409);
		expect((await read(leadId, customer.token)).body.lead.bookedProfessional).toMatchObject({
			_id: assignee.listingId,
			mobile: expect.stringMatching(/^\+91/),
		});
	});

	test("takes no second place from a professional who had claimed the lead", async () => {
		const { assignee, leadId } = await assigned({ revealLimit: 1 });
		await buildClaim(server, { leadId, userId: assignee.userId, listingId: assignee.listingId });
		expect((await answer(leadId, "accepted", assignee.token)).status).toBe(200);
		expect(await readLead(server, leadId)).toMatchObject({ status: "booked", claimsTaken: 1 });
	});

	test("never exceeds the number of places", async () => {
		const { assignee, leadId } = await assigned({ revealLimit: 1, claimsTaken: 1 });
		expect((await answer(leadId, "accepted", assignee.token)).status).toBe(409);
		expect(await readLead(server, leadId)).toMatchObject({ status: "open", assignedAction: null });
	});

	test("lapses for everyone after others took the last place", async () => {
		const { assignee, customer, leadId } = await assigned({ revealLimit: 1 });
		const staff = await buildStaff(server);
		const claimer = await buildSubscriber(server);
		expect((await claim(leadId, claimer.token)).status).toBe(200);
		for (const { token } of [customer, staff, assignee])
			expect((await read(leadId, token)).body.lead).toMatchObject({
				status: "open",
				assignedDetails: { action: null, status: "lapsed" },
				abilities: { answer: false, assign: token === staff.token },
			});
		expect((await read(leadId, staff.token)).body.lead.placeHolders).toEqual([claimer.userId]);
		for (const { token } of [customer, claimer, assignee])
			expect((await read(leadId, token)).body.lead).not.toHaveProperty("placeHolders");
		for (const action of ["accepted", "rejected"])
			expect(await answer(leadId, action, assignee.token)).toMatchObject({
				status: 409,
				body: { message: "This lead has already been claimed by enough professionals" },
			});
		expect(await readLead(server, leadId)).toMatchObject({ status: "open", assignedAction: null });
		// Staff can still assign it to the professional who holds the place.
		expect((await assign(leadId, claimer.listingId, staff.token)).status).toBe(200);
		expect((await answer(leadId, "accepted", claimer.token)).status).toBe(200);
	});

	test("is refused from others, and once the lead has ended", async () => {
		const { assignee, customer, leadId } = await assigned();
		const other = await buildProfessional(server);
		expect((await answer(leadId, "accepted")).status).toBe(401);
		for (const token of [other.token, customer.token, (await buildStaff(server, "admin")).token])
			expect((await answer(leadId, "accepted", token)).status).toBe(403);
		expect((await answer(leadId, "perhaps", assignee.token)).status).toBe(400);
		expect((await close(leadId, customer.token)).status).toBe(200);
		expect((await answer(leadId, "accepted", assignee.token)).status).toBe(409);
		expect(await readClaims(server, leadId)).toEqual([]);
	});

	test("explains what happened to the lead if it comes too late", async () => {
		const { assignee, customer, leadId } = await assigned();
		const waiting = (await read(leadId, customer.token)).body.lead;
		expect(waiting.assignedDetails).toMatchObject({ action: null, status: "waiting" });
		await close(leadId, customer.token);
		for (const { token } of [assignee, customer])
			expect((await read(leadId, token)).body.lead.assignedDetails).toMatchObject({
				action: null,
				status: "lapsed",
			});
		const closed = await answer(leadId, "rejected", assignee.token);
		expect(closed).toMatchObject({
			status: 409,
			body: {
				message: "This lead was closed in the meantime. You no longer need to answer.",
			},
		});
		const booked = await assigned({ status: "booked" });
		expect((await answer(booked.leadId, "accepted", booked.assignee.token)).body.message).toContain(
			"has booked another professional",
		);
		const past = await assigned({ expiresAt: server.clock() });
		expect((await answer(past.leadId, "accepted", past.assignee.token)).body.message).toContain(
			"ended without a booking",
		);
		for (const { leadId: late } of [{ leadId }, booked, past])
			expect(await readLead(server, late)).toMatchObject({ assignedAction: null, claimsTaken: 0 });
	});

	test("and the customer's booking have one outcome, and the other side is notified", async () => {
		for (let round = 0; round < 6; round++) {
			const { assignee, customer, leadId } = await assigned();
			const claimer = await buildProfessional(server);
			await buildClaim(server, { leadId, userId: claimer.userId, listingId: claimer.listingId });
			const [accepted, booked] = await Promise.all([
				answer(leadId, "accepted", assignee.token),
				book(leadId, claimer.listingId, customer.token),
			]);
			expect(tallyOf([accepted, booked])).toEqual({ 200: 1, 409: 1 });
			const winner = accepted.status === 200 ? assignee.listingId : claimer.listingId;
			expect(await readLead(server, leadId)).toMatchObject({ status: "booked", bookedListingId: winner });
		}
	});
});
