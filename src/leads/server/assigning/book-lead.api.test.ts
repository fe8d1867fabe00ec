import { describe, expect, test } from "vitest";
import { fileServer } from "../../../testing/file-server.ts";
import { profiles } from "../../../profiles/server/profiles.tables.ts";
import { buildProfessional } from "../testing/build-claimer.ts";
import { buildClaim, buildLead, readLead } from "../testing/build-lead.ts";
import { buildCustomer, buildStaff, leadCalls, tallyOf } from "../testing/customer.ts";
import { deleteAccount } from "../testing/delete-account.ts";

const server = fileServer();
const { offers, book, close, read } = leadCalls(server);

/** A customer's lead that these many professionals have claimed. */
async function claimedLead(count = 2) {
	const customer = await buildCustomer(server);
	const claimers = [];
	for (let number = 0; number < count; number++) {
		const claimer = await buildProfessional(server, {
			name: `Claimer ${number}`,
			firmName: `Firm ${number}`,
		});
		server.clock.advance(60_000);
		await buildClaim(server, {
			leadId: customer.leadId,
			userId: claimer.userId,
			listingId: claimer.listingId,
		});
		claimers.push(claimer);
	}
	return { customer, claimers, leadId: customer.leadId };
}

describe("offers", () => {
	test("show the customer and staff who saw the number, when, and how to reach them", async () => {
		const { customer, claimers, leadId } = await claimedLead();
		for (const token of [customer.token, (await buildStaff(server)).token]) {
			const answer = await offers(leadId, token);
			expect(answer).toMatchObject({
				status: 200,
				body: {
					offers: claimers.map(({ listingId, userId }, number) => ({
						professional: {
							_id: listingId,
							userId,
							name: `Claimer ${number}`,
							firmName: `Firm ${number}`,
							mobile: expect.stringMatching(/^\+91\d{10}$/),
							service: "Electrician",
							availability: "available",
							area: expect.stringContaining("Shimla"),
						},
						claimedAt: expect.any(String),
						claimType: "self",
						isBooked: false,
					})),
				},
			});
		}
	});

	test("show the photo of a professional's profile, and so does the booking", async () => {
		const { customer, claimers, leadId } = await claimedLead();
		const [first] = claimers;
		const now = server.clock();
		await server.database.db.insert(profiles).values({
			userId: first?.userId ?? "",
			status: "Professional",
			skills: ["Wiring"],
			picture: "a1b2",
			createdAt: now,
			updatedAt: now,
		});
		const photo = expect.stringMatching(/profile-photos\/a1b2-\d+\.webp$/);
		const shown = (await offers(leadId, customer.token)).body.offers;
		expect(shown).toMatchObject([{ professional: { photo } }, { professional: { photo: null } }]);
		expect(shown[0].professional).not.toHaveProperty("picture");
		const booked = await book(leadId, first?.listingId ?? "", customer.token);
		expect(booked.body.lead.bookedProfessional).toMatchObject({ photo });
	});

	test("are hidden from everyone else", async () => {
		const { claimers, leadId } = await claimedLead(1);
		expect((await offers(leadId)).status).toBe(401);
		expect((await offers(leadId, claimers[0]?.token)).status).toBe(404);
		expect((await offers(leadId, (await buildCustomer(server)).token)).status).toBe(404);
		expect((await offers(leadId, (await buildStaff(server, "promotor")).token)).status).toBe(404);
	});

	test("keep a deleted account on record, without a way to reach it", async () => {
		const { customer, claimers, leadId } = await claimedLead();
		const [first, second] = claimers;
		const before = (await offers(leadId, customer.token)).body.offers;
		await book(leadId, first?.listingId ?? "", customer.token);
		expect((await deleteAccount(server, first?.token ?? "")).status).toBe(200);
		for (const token of [customer.token, (await buildStaff(server)).token])
			expect((await offers(leadId, token)).body.offers).toEqual([
				{
					professional: null,
					claimedAt: before[0].claimedAt,
					claimType: "self",
					isBooked: true,
					isSuspended: false,
					isBlocked: false,
					abilities: { book: false },
				},
				expect.objectContaining({ professional: expect.objectContaining({ _id: second?.listingId }) }),
			]);
	});

	test("do not count deleted accounts, which cannot be booked", async () => {
		const { customer, claimers, leadId } = await claimedLead();
		const staff = await buildStaff(server);
		const seen = async (token: string) => {
			const list = await server.call("GET", `/api/lead?leadId=${leadId}`, { token });
			return [(await read(leadId, token)).body.lead, list.body.leads[0]];
		};
		for (const offerCount of [2, 1, 0]) {
			const isOffered = offerCount > 0;
			for (const lead of await seen(customer.token))
				expect(lead).toMatchObject({ claimsTaken: 2, offerCount, abilities: { book: isOffered } });
			for (const lead of await seen(staff.token)) expect(lead).toMatchObject({ offerCount });
			if (isOffered) await deleteAccount(server, claimers[offerCount - 1]?.token ?? "");
		}
		for (const lead of await seen((await buildCustomer(server)).token))
			expect(lead).not.toHaveProperty("offerCount");
	});

	test("of a suspended listing are not counted and cannot be booked", async () => {
		const { customer, claimers, leadId } = await claimedLead();
		const { token } = await buildStaff(server, "customerSupport");
		const suspended = claimers[0]?.listingId ?? "";
		const body = { professionalId: suspended, type: "expired", reason: "Takes money and does not come" };
		expect((await server.call("POST", "/api/workerCategory/update", { token, body })).status).toBe(200);
		const claimed = await offers(leadId, customer.token);
		expect(claimed.body.offers).toMatchObject([
			{ isSuspended: true, abilities: { book: false } },
			{ isSuspended: false, abilities: { book: true } },
		]);
		expect((await offers(leadId, token)).body.offers).toMatchObject([
			{ isSuspended: true, abilities: { book: false } },
			{ isSuspended: false, abilities: { book: false } },
		]);
		const own = await read(leadId, customer.token);
		expect(own.body.lead).toMatchObject({ claimsTaken: 2, offerCount: 1, abilities: { book: true } });
		expect((await book(leadId, suspended, customer.token)).status).toBe(409);
		expect(await readLead(server, leadId)).toMatchObject({ status: "open", bookedListingId: null });
	});

	test("are empty before the first claim", async () => {
		const { token, leadId } = await buildCustomer(server);
		expect((await offers(leadId, token)).body).toEqual({ offers: [] });
	});
});

describe("booking", () => {
	test("shows each side to the other and hides the number from everyone else", async () => {
		const { customer, claimers, leadId } = await claimedLead();
		const [first, second] = claimers;
		const booked = await book(leadId, second?.listingId ?? "", customer.token);
		expect(booked).toMatchObject({
			status: 200,
			body: {
				lead: {
					status: "booked",
					bookedProfessional: {
						_id: second?.listingId,
						name: "Claimer 1",
						firmName: "Firm 1",
						mobile: expect.stringMatching(/^\+91/),
					},
					profName: "Claimer 1",
					profMobile: booked.body.lead.bookedProfessional.mobile,
					abilities: { book: false, close: true },
				},
			},
		});
		expect((await read(leadId, second?.token)).body.lead).toMatchObject({
			mobile: customer.mobile,
			bookedProfessional: { _id: second?.listingId },
		});
		const other = (await read(leadId, first?.token)).body.lead;
		expect(other).toMatchObject({ status: "booked", bookedProfessional: null });
		for (const hidden of ["mobile", "profName", "profMobile"]) expect(other).not.toHaveProperty(hidden);
		expect((await offers(leadId, customer.token)).body.offers).toMatchObject([
			{ isBooked: false },
			{ isBooked: true },
		]);
		const own = await server.call("GET", "/api/lead?hasUserBookings=true", { token: customer.token });
		expect(own.body.leads).toMatchObject([{ bookedProfessional: { _id: second?.listingId } }]);
	});

	test("settles the question to the booked professional, and notifies the staff who asked", async () => {
		const { customer, claimers, leadId } = await claimedLead();
		const [first, second] = claimers;
		const staff = await buildStaff(server);
		const { answer, assign } = leadCalls(server);
		expect((await assign(leadId, first?.listingId ?? "", staff.token)).status).toBe(200);
		expect((await book(leadId, first?.listingId ?? "", customer.token)).status).toBe(200);
		for (const token of [customer.token, first?.token])
			expect((await read(leadId, token)).body.lead.assignedDetails).toMatchObject({ status: "accepted" });
		expect((await answer(leadId, "accepted", first?.token)).status).toBe(200);
		const { notifications } = (await server.call("GET", "/api/notifications", { token: staff.token })).body;
		expect(notifications).toMatchObject([{ kind: "lead.accepted" }]);
		expect((await answer(leadId, "accepted", second?.token)).status).toBe(403);
	});

	test("changes nothing when repeated, and refuses another professional", async () => {
		const { customer, claimers, leadId } = await claimedLead();
		const [first, second] = claimers.map(({ listingId }) => listingId);
		expect((await book(leadId, first ?? "", customer.token)).status).toBe(200);
		expect((await book(leadId, first ?? "", customer.token)).status).toBe(200);
		expect((await book(leadId, second ?? "", customer.token)).status).toBe(409);
	});

	test("is refused to anyone but the customer, of others than claimers, and on a closed lead", async () => {
		const { customer, claimers, leadId } = await claimedLead(1);
		const listingId = claimers[0]?.listingId ?? "";
		const stranger = await buildProfessional(server);
		expect((await book(leadId, listingId)).status).toBe(401);
		for (const token of [claimers[0]?.token, stranger.token, (await buildStaff(server, "admin")).token])
			expect((await book(leadId, listingId, token)).status).toBe(403);
		expect((await book(leadId, stranger.listingId, customer.token)).status).toBe(409);
		expect((await book(leadId, "none", customer.token)).status).toBe(400);
		for (const status of ["closed", "expired"] as const) {
			const over = await buildLead(server, { customerId: customer.customerId, status });
			expect((await book(over.leadId, listingId, customer.token)).status).toBe(409);
		}
		expect(await readLead(server, leadId)).toMatchObject({ status: "open" });
	});

	test("refuses a professional whose account was deleted in the meantime", async () => {
		const { customer, claimers, leadId } = await claimedLead(1);
		expect((await deleteAccount(server, claimers[0]?.token ?? "")).status).toBe(200);
		expect((await book(leadId, claimers[0]?.listingId ?? "", customer.token)).status).toBe(409);
		expect(await readLead(server, leadId)).toMatchObject({ status: "open", bookedListingId: null });
	});

	test("accepts one of several requests", async () => {
		const { customer, claimers, leadId } = await claimedLead(3);
		const answers = await Promise.all(
			claimers.map(({ listingId }) => book(leadId, listingId, customer.token)),
		);
		expect(tallyOf(answers)).toEqual({ 200: 1, 409: 2 });
	});
});

test("ends for the booked professional too when the customer closes the lead", async () => {
	const { customer, claimers, leadId } = await claimedLead(1);
	await book(leadId, claimers[0]?.listingId ?? "", customer.token);
	expect((await close(leadId, customer.token)).status).toBe(200);
	const seen = (await read(leadId, claimers[0]?.token)).body.lead;
	expect(seen).toMatchObject({ status: "closed" });
	expect(seen).not.toHaveProperty("mobile");
});

test("keeps its time when the lead is closed later", async () => {
	const { customer, claimers, leadId } = await claimedLead(1);
	const bookedAt = server.clock();
	expect((await book(leadId, claimers[0]?.listingId ?? "", customer.token)).status).toBe(200);
	server.clock.advance(3_600_000);
	expect((await close(leadId, customer.token)).status).toBe(200);
	expect(await readLead(server, leadId)).toMatchObject({ status: "closed", bookedAt });
});
