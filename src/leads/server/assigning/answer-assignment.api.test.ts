import { describe, expect, test } from "vitest";
import { fileServer } from "../../../testing/file-server.ts";
import { buildProfessional, buildSubscriber } from "../testing/build-claimer.ts";
import { buildClaim, readClaims, readLead } from "../testing/build-lead.ts";
import { buildCustomer, buildStaff, leadCalls, tallyOf } from "../testing/customer.ts";

const server = fileServer();
const { assign, answer, claim, close, book, read } = leadCalls(server);

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
