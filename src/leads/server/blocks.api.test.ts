import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { blocksAtMost } from "../../accounts/blocks.ts";
import { blocks, users } from "../../accounts/server/accounts.tables.ts";
import { signIn } from "../../accounts/server/testing/sign-in.ts";
import { randomMobile } from "../../listings/server/testing/build-listing.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { fileServer } from "../../testing/file-server.ts";
import { blockCalls, blockRefusal as refusal } from "./testing/block-calls.ts";
import { buildSubscriber } from "./testing/build-claimer.ts";
import { buildClaim, readLead } from "./testing/build-lead.ts";
import { buildCustomer, buildStaff, leadCalls, tallyOf } from "./testing/customer.ts";
import { deleteAccount } from "./testing/delete-account.ts";

const server = fileServer();
const { block, unblock, blockCustomer, unblockCustomer, listOf } = blockCalls(server);
const { read, claim, book, assign, answer, complete } = leadCalls(server);
const db = () => server.database.db;

const countBlocks = (blockerId: string) => db().$count(blocks, eq(blocks.blockerId, blockerId));

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
