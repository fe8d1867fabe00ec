import { expect, test } from "vitest";
import { fileServer } from "../../testing/file-server.ts";
import { buildSubscriber } from "./testing/build-claimer.ts";
import { buildCustomer, buildStaff, leadCalls } from "./testing/customer.ts";
import { deleteAccount } from "./testing/delete-account.ts";

const server = fileServer();
const { book, claim, complete, read } = leadCalls(server);

const upiId = "ramesh@okhdfcbank";
const ofOther = "suresh@ybl";

/** A lead claimed by two professionals with UPI ids. */
async function claimedLead() {
	const customer = await buildCustomer(server);
	const worker = await buildSubscriber(server, {}, { upiId });
	const other = await buildSubscriber(server, {}, { upiId: ofOther });
	for (const { token } of [worker, other]) await claim(customer.leadId, token);
	return { ...customer, worker, other };
}

/** The same, whose customer said that the first one did the work. */
async function completedLead() {
	const lead = await claimedLead();
	const body = { professionalId: lead.worker.listingId, pricePaid: 850 };
	const done = await complete(lead.leadId, body, lead.token);
	return { ...lead, done };
}

const payeeOn = async (leadId: string, token?: string) =>
	(await read(leadId, token)).body.lead.bookedProfessional;

test("the customer of a completed lead reads where to pay the one who did the work", async () => {
	const { leadId, token, worker, done } = await completedLead();
	expect(done.body.lead).toMatchObject({
		pricePaid: 850,
		bookedProfessional: { _id: worker.listingId, upiId },
	});
	expect(await payeeOn(leadId, token)).toMatchObject({ upiId });
});

test("nobody reads it before, also not of the one who is booked", async () => {
	const { leadId, token, worker } = await claimedLead();
	await book(leadId, worker.listingId, token);
	for (const reader of [token, worker.token])
		expect(JSON.stringify((await read(leadId, reader)).body)).not.toMatch(/upiId|@/);
	const offers = await leadCalls(server).offers(leadId, token);
	expect(JSON.stringify(offers.body)).toContain(worker.listingId);
	expect(JSON.stringify(offers.body)).not.toMatch(/upiId|@/);
});

test("guests, staff, other customers, other claimers and the professional do not read it", async () => {
	const { leadId, worker, other } = await completedLead();
	const stranger = await buildCustomer(server);
	const staff = [await buildStaff(server), await buildStaff(server, "admin")];
	for (const reader of [undefined, stranger, worker, other, ...staff]) {
		const { status, body } = await read(leadId, reader?.token);
		expect(status).toBe(200);
		expect(JSON.stringify(body)).not.toMatch(/upiId|@/);
	}
});

test("lists do not carry it", async () => {
	const { leadId, token } = await completedLead();
	const { body } = await server.call("GET", "/api/lead?hasUserBookings=true&status=completed", { token });
	expect(JSON.stringify(body)).toContain(leadId);
	expect(JSON.stringify(body)).not.toContain(upiId);
});

test("it is gone while one of the two has blocked the other", async () => {
	const { leadId, customerId, token, worker } = await completedLead();
	const directions = [
		[worker.userId, token],
		[customerId, worker.token],
	] as const;
	for (const [userId, by] of directions) {
		const url = `/api/users/${userId}/block`;
		expect((await server.call("PUT", url, { token: by })).status).toBe(200);
		expect(JSON.stringify((await read(leadId, token)).body)).not.toContain(upiId);
		expect((await server.call("DELETE", url, { token: by })).status).toBe(200);
		expect(await payeeOn(leadId, token)).toMatchObject({ upiId });
	}
});

test("it follows what the owner stores, and is gone with it and with the account", async () => {
	const { leadId, token, worker } = await completedLead();
	const store = (changed: string | null) =>
		server.call("PUT", `/api/workerCategory/${worker.listingId}`, {
			token: worker.token,
			body: { upiId: changed },
		});
	await store("ramesh@okaxis");
	expect(await payeeOn(leadId, token)).toMatchObject({ upiId: "ramesh@okaxis" });
	await store(null);
	expect(await payeeOn(leadId, token)).not.toHaveProperty("upiId");
	await store(upiId);
	await deleteAccount(server, worker.token);
	expect(await payeeOn(leadId, token)).toBeNull();
});

test("it is the id stored at last if the lead is completed while the owner changes it", async () => {
	const { leadId, token, worker } = await claimedLead();
	const [done, changed] = await Promise.all([
		complete(leadId, { professionalId: worker.listingId }, token),
		server.call("PUT", `/api/workerCategory/${worker.listingId}`, {
			token: worker.token,
			body: { upiId: "ramesh@okaxis" },
		}),
	]);
	expect([done.status, changed.status]).toEqual([200, 200]);
	expect([upiId, "ramesh@okaxis"]).toContain(done.body.lead.bookedProfessional.upiId);
	expect(await payeeOn(leadId, token)).toMatchObject({ upiId: "ramesh@okaxis" });
});
