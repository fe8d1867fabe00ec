import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { blocksAtMost } from "../../accounts/blocks.ts";
import { blocks, users } from "../../accounts/server/accounts.tables.ts";
import { signIn } from "../../accounts/server/testing/sign-in.ts";
import { buildJob } from "../../job-board/server/testing/build-job.ts";
import { buildListing, randomMobile } from "../../listings/server/testing/build-listing.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { fileServer } from "../../testing/file-server.ts";
import { buildSubscriber } from "./testing/build-claimer.ts";
import { buildClaim, buildLead, readLead } from "./testing/build-lead.ts";
import { buildCustomer, buildStaff, leadCalls, tallyOf } from "./testing/customer.ts";
import { deleteAccount } from "./testing/delete-account.ts";
import { wholeLead } from "./testing/send-lead.ts";

const server = fileServer();
const { read, claim, offers, book, assign, answer, complete } = leadCalls(server);
const db = () => server.database.db;

const block = (userId: string, token?: string) => server.call("PUT", `/api/users/${userId}/block`, { token });
const unblock = (userId: string, token?: string) =>
	server.call("DELETE", `/api/users/${userId}/block`, { token });
const blockCustomer = (leadId: string, token?: string) =>
	server.call("PUT", `/api/lead/${leadId}/block-customer`, { token });
const unblockCustomer = (leadId: string, token?: string) =>
	server.call("DELETE", `/api/lead/${leadId}/block-customer`, { token });
const listOf = (token?: string, query = "") => server.call("GET", `/api/users/me/blocks${query}`, { token });
const countBlocks = (blockerId: string) => db().$count(blocks, eq(blocks.blockerId, blockerId));
const refusal = "You and this customer cannot work together here, because one of you has blocked the other.";

let professional: Awaited<ReturnType<typeof buildSubscriber>>;
let customer: Awaited<ReturnType<typeof buildCustomer>>;
beforeEach(async () => {
	professional = await buildSubscriber(server);
	customer = await buildCustomer(server);
});
const claimed = async () => {
	await buildClaim(server, { leadId: customer.leadId, ...professional });
	return customer.leadId;
};
/** Both directions: the rules are the same, whichever of the two has blocked the other. */
const directions = [
	["the customer blocks the professional", () => block(professional.userId, customer.token)],
	["the professional blocks the customer", () => block(customer.customerId, professional.token)],
] as const;

describe("blocking a person", () => {
	test("is refused to guests, for oneself, for unknown people, for staff and by staff", async () => {
		const staff = await buildStaff(server);
		const partner = await buildStaff(server, "affiliatePartner");
		expect((await block(professional.userId)).status).toBe(401);
		expect((await block(customer.customerId, customer.token)).status).toBe(403);
		expect((await block(newId(), customer.token)).status).toBe(404);
		expect((await block("me", customer.token)).status).toBe(400);
		expect((await block(staff.userId, customer.token)).status).toBe(403);
		expect((await block(customer.customerId, staff.token)).status).toBe(403);
		await deleteAccount(server, professional.token);
		expect((await block(professional.userId, customer.token)).status).toBe(404);
		expect(await countBlocks(customer.customerId)).toBe(0);
		expect((await block(partner.userId, customer.token)).status).toBe(200);
	});

	test("is stored once, listed with a name, and taken back", async () => {
		for (let count = 0; count < 2; count++)
			expect(await block(professional.userId, customer.token)).toMatchObject({
				status: 200,
				body: { isBlocked: true },
			});
		expect((await listOf(customer.token)).body).toEqual({
			blocks: [
				{
					_id: expect.any(String),
					userId: professional.userId,
					leadId: null,
					name: "Ramesh Thakur",
					blockedAt: expect.any(String),
				},
			],
			nextCursor: null,
		});
		expect((await listOf(professional.token)).body.blocks).toEqual([]);
		for (let count = 0; count < 2; count++)
			expect((await unblock(professional.userId, customer.token)).body).toEqual({ isBlocked: false });
		expect((await listOf(customer.token)).body.blocks).toEqual([]);
		expect((await claim(customer.leadId, professional.token)).status).toBe(200);
	});

	test("is taken back by its own person only", async () => {
		await block(professional.userId, customer.token);
		await unblock(customer.customerId, professional.token);
		expect((await claim(customer.leadId, professional.token)).status).toBe(403);
	});

	test("happens once when it is sent twice at the same moment", async () => {
		const answers = await Promise.all([1, 2, 3].map(() => block(professional.userId, customer.token)));
		expect(tallyOf(answers)).toEqual({ 200: 3 });
		expect(await countBlocks(customer.customerId)).toBe(1);
	});

	test("lists pages, the latest first, and refuses too many people", async () => {
		expect((await listOf()).status).toBe(401);
		const people = Array.from({ length: blocksAtMost }, (_, place) => ({
			id: newId(),
			name: `Person ${place}`,
			mobile: `+9161${String(place).padStart(8, "0")}`,
			createdAt: server.clock(),
		}));
		await db().insert(users).values(people);
		await db()
			.insert(blocks)
			.values(
				people.map(({ id }, place) => ({
					id: newId(),
					blockerId: customer.customerId,
					blockedId: id,
					createdAt: new Date(server.clock().getTime() + place),
				})),
			);
		const first = (await listOf(customer.token, "?limit=2")).body;
		expect(first.blocks.map(({ name }: { name: string }) => name)).toEqual(["Person 199", "Person 198"]);
		const second = (await listOf(customer.token, `?limit=2&cursor=${first.nextCursor}`)).body;
		expect(second.blocks.map(({ name }: { name: string }) => name)).toEqual(["Person 197", "Person 196"]);
		expect((await listOf(customer.token, "?cursor=x")).status).toBe(400);
		expect((await block(professional.userId, customer.token)).status).toBe(409);
		await unblock(people[0]?.id ?? "", customer.token);
		expect((await block(professional.userId, customer.token)).status).toBe(200);
	});

	test("is refused while a booking between the two is open, in both directions", async () => {
		const leadId = await claimed();
		await book(leadId, professional.listingId, customer.token);
		const refused = { status: 409, body: { message: expect.stringContaining("End the booking first") } };
		expect(await block(professional.userId, customer.token)).toMatchObject(refused);
		expect(await blockCustomer(leadId, professional.token)).toMatchObject(refused);
		await complete(leadId, { professionalId: professional.listingId }, customer.token);
		expect((await blockCustomer(leadId, professional.token)).status).toBe(200);
	});

	test("and booking the same person at the same moment: one of them wins", async () => {
		const leadId = await claimed();
		const [blocked, booked] = await Promise.all([
			block(professional.userId, customer.token),
			book(leadId, professional.listingId, customer.token),
		]);
		expect(tallyOf([blocked, booked])).toEqual({ 200: 1, 409: 1 });
		const isBooked = (await readLead(server, leadId)).status === "booked";
		expect(await countBlocks(customer.customerId)).toBe(isBooked ? 0 : 1);
	});

	test("ends with either account, and when a person joins the staff", async () => {
		await block(professional.userId, customer.token);
		await deleteAccount(server, professional.token);
		expect(await countBlocks(customer.customerId)).toBe(0);
		const other = await signIn(server, randomMobile(), { name: "Asha Devi" });
		await block(other.user._id, customer.token);
		const admin = await buildStaff(server, "admin");
		const role = await server.call("PUT", `/api/users/${other.user._id}/role`, {
			token: admin.token,
			body: { role: "customerSupport", reason: "Joins support" },
		});
		expect(role.status).toBe(200);
		expect(await countBlocks(customer.customerId)).toBe(0);
	});
});

describe("blocking the customer of a lead", () => {
	test("is for professionals who claimed it or were asked to take it, and reveals neither id nor name", async () => {
		const { leadId } = customer;
		expect((await blockCustomer(leadId)).status).toBe(401);
		expect((await blockCustomer(newId(), professional.token)).status).toBe(404);
		for (const { token } of [professional, customer, await buildStaff(server)])
			expect((await blockCustomer(leadId, token)).status).toBe(403);
		await claimed();
		expect((await read(leadId, professional.token)).body.lead.abilities.block).toBe(true);
		expect((await blockCustomer(leadId, professional.token)).status).toBe(200);
		const { body } = await listOf(professional.token);
		expect(body.blocks).toEqual([
			{ _id: expect.any(String), userId: null, leadId, name: null, blockedAt: expect.any(String) },
		]);
		expect(JSON.stringify(body)).not.toContain(customer.customerId);
		expect((await read(leadId, professional.token)).body.lead.abilities.block).toBe(false);
		expect((await unblockCustomer(leadId, professional.token)).status).toBe(200);
		expect((await listOf(professional.token)).body.blocks).toEqual([]);
	});

	test("works for a professional who was asked to take it, who then cannot accept", async () => {
		const staff = await buildStaff(server);
		await assign(customer.leadId, professional.listingId, staff.token);
		expect((await blockCustomer(customer.leadId, professional.token)).status).toBe(200);
		expect(await answer(customer.leadId, "accepted", professional.token)).toMatchObject({
			status: 409,
			body: { message: refusal },
		});
		expect(await readLead(server, customer.leadId)).toMatchObject({ status: "open", claimsTaken: 0 });
	});
});

describe.each(directions)("after %s", (_title, blockNow) => {
	test("a claim is refused without saying who has blocked whom, and takes nothing", async () => {
		await blockNow();
		const { lead } = (await read(customer.leadId, professional.token)).body;
		expect(lead).toMatchObject({ claimBlock: "blocked", abilities: { claim: false } });
		expect(await claim(customer.leadId, professional.token)).toMatchObject({
			status: 403,
			body: { message: refusal },
		});
		expect(await readLead(server, customer.leadId)).toMatchObject({ claimsTaken: 0 });
		const other = await buildSubscriber(server);
		expect((await claim(customer.leadId, other.token)).status).toBe(200);
	});

	test("the number is hidden, and the lead is in none of the professional's lists", async () => {
		const leadId = await claimed();
		const { leadId: inGoa } = await buildLead(server, {
			customerId: customer.customerId,
			place: "north-goa",
		});
		const isListed = async (path: string, id: string) =>
			JSON.stringify((await server.call("GET", path, { token: professional.token })).body).includes(id);
		const lists = [
			["/api/lead?limit=50", leadId],
			["/api/lead?goToLocation=shimla&limit=50", leadId],
			["/api/lead?goToLocation=goa&limit=50", inGoa],
			["/api/lead/claimed?limit=50", leadId],
			["/api/lead/claimed?status=open&limit=50", leadId],
		] as const;
		for (const [path, id] of lists) expect(await isListed(path, id), path).toBe(true);
		await blockNow();
		for (const [path, id] of lists) expect(await isListed(path, id), path).toBe(false);
		const { lead } = (await read(leadId, professional.token)).body;
		expect(lead).not.toHaveProperty("mobile");
		expect(lead).not.toHaveProperty("name");
		expect(lead.abilities.seeContact).toBe(false);
		expect(JSON.stringify((await server.call("GET", "/api/lead?limit=50")).body)).toContain(leadId);
	});

	test("the customer sees that someone had the number, but cannot reach or book them", async () => {
		const leadId = await claimed();
		await blockNow();
		expect((await offers(leadId, customer.token)).body.offers).toMatchObject([
			{ professional: null, isBlocked: true, abilities: { book: false } },
		]);
		expect((await read(leadId, customer.token)).body.lead).toMatchObject({
			offerCount: 0,
			abilities: { book: false },
		});
		expect((await book(leadId, professional.listingId, customer.token)).status).toBe(409);
		const staff = await buildStaff(server);
		expect((await offers(leadId, staff.token)).body.offers).toMatchObject([
			{ professional: { _id: professional.listingId }, isBlocked: false },
		]);
		expect((await assign(leadId, professional.listingId, staff.token)).status).toBe(409);
	});

	test("the professional of finished work is no longer shown", async () => {
		const leadId = await claimed();
		await complete(leadId, { professionalId: professional.listingId }, customer.token);
		await blockNow();
		const { lead } = (await read(leadId, customer.token)).body;
		expect(lead).toMatchObject({ status: "completed", bookedProfessional: null });
		expect(lead).not.toHaveProperty("profMobile");
	});

	test("the listing does not exist for the customer: no details, no call, no favourite, no direct request", async () => {
		const { listingId } = professional;
		const { token } = customer;
		const favourite = `/api/workerCategory/${listingId}/favourite`;
		await server.call("PUT", favourite, { token });
		const saved = async () =>
			(await server.call("GET", "/api/workerCategory/favourites", { token })).body.professionals;
		expect(await saved()).toHaveLength(1);
		await blockNow();
		expect(await saved()).toEqual([]);
		expect((await server.call("PUT", favourite, { token })).status).toBe(404);
		expect((await server.call("GET", `/api/workerCategory/${listingId}`, { token })).status).toBe(404);
		expect((await server.call("GET", `/api/workerCategory/${listingId}`)).status).toBe(200);
		const call = `/api/workerCategory/stats/increment-call/${listingId}`;
		expect((await server.call("PUT", call, { token })).status).toBe(404);
		const body = { ...wholeLead, mobile: customer.mobile, originProfessional: listingId };
		expect(await server.call("POST", "/api/lead", { token, body })).toMatchObject({
			status: 400,
			body: { errors: [{ path: "originProfessional" }] },
		});
	});

	test("new requests notify others, but not the professional", async () => {
		const places = ["manali"];
		const other = await buildSubscriber(server, {}, { places });
		await buildListing(server, { userId: professional.userId, places });
		await blockNow();
		const body = { ...wholeLead, mobile: customer.mobile, goToLocation: "manali" };
		const sent = await server.call("POST", "/api/lead", { token: customer.token, body });
		expect(sent.status).toBe(201);
		const isNotified = async (token: string) => {
			const notifications = await server.call("GET", "/api/notifications", { token });
			return JSON.stringify(notifications.body).includes(sent.body.lead._id);
		};
		expect(await isNotified(professional.token)).toBe(false);
		expect(await isNotified(other.token)).toBe(true);
	});

	test("neither applies for the other's job, and earlier applicants are hidden", async () => {
		const { serviceId } = await buildLead(server);
		const jobId = await buildJob(server, { createdBy: customer.customerId, serviceId });
		const apply = (id: string) => server.call("PUT", `/api/jobs/apply/${id}`, { token: professional.token });
		expect((await apply(jobId)).status).toBe(200);
		await blockNow();
		const applicants = await server.call("GET", `/api/jobs/${jobId}/applicants`, { token: customer.token });
		expect(applicants.body.applicants).toEqual([]);
		const next = await buildJob(server, { createdBy: customer.customerId, serviceId });
		expect((await apply(next)).status).toBe(403);
	});
});
