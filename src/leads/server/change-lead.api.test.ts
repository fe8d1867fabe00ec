import { describe, expect, test } from "vitest";
import { fileServer } from "../../testing/file-server.ts";
import { buildSubscriber } from "./testing/build-claimer.ts";
import { type LeadWishes, readLead } from "./testing/build-lead.ts";
import { buildCustomer, buildStaff, leadCalls, tallyOf } from "./testing/customer.ts";

const server = fileServer();
const { assign, answer, book, claim, close, complete, edit, read, unbook } = leadCalls(server);
const day = 24 * 3_600_000;
const daysAgo = (days: number) => new Date(server.clock().getTime() - days * day);

/** A customer's lead that two professionals claimed. */
async function claimedLead(wishes?: LeadWishes) {
	const customer = await buildCustomer(server, wishes);
	const people = [await buildSubscriber(server), await buildSubscriber(server)] as const;
	for (const { token } of people) expect((await claim(customer.leadId, token)).status).toBe(200);
	return { ...customer, people };
}

/** The notifications of a person about a lead, newest first. */
async function noticesOf(token: string, leadId: string) {
	const { body } = await server.call("GET", "/api/notifications", { token });
	return body.notifications.filter(({ subjectId }: { subjectId: string }) => subjectId === leadId);
}

describe("POST /api/lead/:id/complete", () => {
	test("ends the lead, hides the number, and notifies all who claimed it", async () => {
		const { leadId, token, people } = await claimedLead();
		const [worker, other] = people;
		await book(leadId, worker.listingId, token);
		const done = await complete(leadId, { professionalId: worker.listingId, pricePaid: 850 }, token);
		expect(done.status).toBe(200);
		expect(done.body.lead).toMatchObject({
			status: "completed",
			pricePaid: 850,
			bookedProfessional: { _id: worker.listingId },
			abilities: { close: false, unbook: false, edit: false },
		});
		const seen = (await read(leadId, worker.token)).body.lead;
		expect(seen).toMatchObject({ status: "completed", pricePaid: 850 });
		expect(seen).not.toHaveProperty("mobile");
		expect((await read(leadId, other.token)).body.lead).not.toHaveProperty("pricePaid");
		expect(await noticesOf(worker.token, leadId)).toMatchObject([
			{ kind: "review.asked" },
			{ kind: "lead.completed" },
			{ kind: "lead.booked" },
		]);
		// The booking has told the other one already.
		expect(await noticesOf(other.token, leadId)).toMatchObject([{ kind: "lead.closed" }]);
		expect((await complete(leadId, { professionalId: worker.listingId }, token)).status).toBe(409);
		expect((await close(leadId, token)).status).toBe(409);
	});

	test("names another one than the one booked, who learns of it", async () => {
		const { leadId, token, people } = await claimedLead();
		const [booked, worker] = people;
		await book(leadId, booked.listingId, token);
		const { body } = await complete(leadId, { professionalId: worker.listingId }, token);
		expect(body.lead.bookedProfessional._id).toBe(worker.listingId);
		expect(body.lead).not.toHaveProperty("pricePaid");
		const [newest] = await noticesOf(booked.token, leadId);
		expect(newest).toMatchObject({ kind: "lead.closed", details: { why: "completed-other" } });
	});

	test("refuses others than the customer, professionals who never claimed, and bad prices", async () => {
		const { leadId, token, people } = await claimedLead();
		const [worker] = people;
		const stranger = await buildSubscriber(server);
		const professionalId = worker.listingId;
		expect((await complete(leadId, { professionalId }, worker.token)).status).toBe(403);
		expect((await complete(leadId, { professionalId })).status).toBe(401);
		const never = await complete(leadId, { professionalId: stranger.listingId }, token);
		expect(never.status).toBe(400);
		expect(never.body.errors).toMatchObject([{ path: "professionalId" }]);
		for (const pricePaid of [-1, 1.555, "850", 1e12])
			expect((await complete(leadId, { professionalId, pricePaid }, token)).status).toBe(400);
		expect((await readLead(server, leadId)).status).toBe("open");
	});

	test("ends it once if two tabs do it at the same time", async () => {
		const { leadId, token, people } = await claimedLead();
		const answers = await Promise.all([
			...people.map(({ listingId }) => complete(leadId, { professionalId: listingId }, token)),
			close(leadId, token, "someone-else"),
		]);
		expect(tallyOf(answers)).toEqual({ 200: 1, 409: 2 });
	});
});

describe("POST /api/lead/:id/unbook", () => {
	test("opens the lead again with all its claims; those who claimed it are notified, and the booked one of the reason", async () => {
		const { leadId, token, people } = await claimedLead();
		const [booked, other] = people;
		await book(leadId, booked.listingId, token);
		expect((await read(leadId, other.token)).body.lead).not.toHaveProperty("mobile");
		const { status, body } = await unbook(leadId, "no-show", token);
		expect(status).toBe(200);
		expect(body.lead).toMatchObject({ status: "open", bookedProfessional: null, claimsTaken: 2 });
		for (const person of people)
			expect((await read(leadId, person.token)).body.lead).toHaveProperty("mobile");
		const [newest] = await noticesOf(booked.token, leadId);
		expect(newest).toMatchObject({ kind: "lead.unbooked", details: { why: "no-show" } });
		const [others] = await noticesOf(other.token, leadId);
		expect(others).toMatchObject({ kind: "lead.changed", details: { why: "open-again" } });
		server.clock.advance(1_000);
		expect((await book(leadId, booked.listingId, token)).status).toBe(200);
		expect((await noticesOf(booked.token, leadId))[0]).toMatchObject({ kind: "lead.booked" });
	});

	test("lets staff assign the lead again", async () => {
		const customer = await buildCustomer(server);
		const asked = await buildSubscriber(server);
		const staff = await buildStaff(server);
		await assign(customer.leadId, asked.listingId, staff.token);
		await answer(customer.leadId, "accepted", asked.token);
		const { body } = await unbook(customer.leadId, "changed-mind", customer.token);
		expect(body.lead).toMatchObject({ status: "open", assignedDetails: null });
		expect((await read(customer.leadId, staff.token)).body.lead.abilities.assign).toBe(true);
	});

	test("refuses others, leads that are not booked, unknown reasons, and leads older than 30 days", async () => {
		const { leadId, token, people } = await claimedLead({ createdAt: daysAgo(29) });
		const [booked] = people;
		expect((await unbook(leadId, "price", token)).status).toBe(409);
		await book(leadId, booked.listingId, token);
		expect((await unbook(leadId, "price", booked.token)).status).toBe(403);
		expect((await unbook(leadId, "bored", token)).status).toBe(400);
		server.clock.advance(day);
		expect((await read(leadId, token)).body.lead.abilities.unbook).toBe(false);
		expect((await unbook(leadId, "price", token)).status).toBe(409);
	});
});

describe("PUT /api/lead/:id", () => {
	test("changes what is sent, and notifies those who claimed it of that", async () => {
		const { leadId, token, people } = await claimedLead();
		const preferredDateTime = new Date(server.clock().getTime() + day).toISOString();
		const change = { description: "Three fans", budget: { min: 300, max: 900 }, preferredDateTime };
		const { status, body } = await edit(leadId, { ...change, revealLimit: 5 }, token);
		expect(status).toBe(200);
		expect(body.lead).toMatchObject({ ...change, revealLimit: 5 });
		for (const person of people)
			expect((await noticesOf(person.token, leadId))[0]).toMatchObject({
				kind: "lead.changed",
				details: { parts: ["description", "budget", "time", "places"] },
			});
	});

	test("keeps what is not sent, and notifies nobody if nothing changed", async () => {
		const { leadId, token, people } = await claimedLead();
		const before = (await read(leadId, token)).body.lead;
		expect((await edit(leadId, { revealLimit: 3 }, token)).body.lead).toEqual(before);
		expect((await edit(leadId, {}, token)).body.lead).toEqual(before);
		expect(await noticesOf(people[0].token, leadId)).toEqual([]);
	});

	test("keeps a time that has passed since", async () => {
		const { leadId, token } = await claimedLead();
		const preferredDateTime = new Date(server.clock().getTime() + day).toISOString();
		await edit(leadId, { preferredDateTime }, token);
		server.clock.advance(2 * day);
		expect((await edit(leadId, { preferredDateTime, description: "Later" }, token)).status).toBe(200);
	});

	test("refuses fewer places than are taken, past times, wrong budgets, others, and leads that ended", async () => {
		const { leadId, token, people } = await claimedLead();
		const past = new Date(server.clock().getTime() - day).toISOString();
		const refusals = [
			[{ revealLimit: 1 }, "revealLimit"],
			[{ budget: { min: 900, max: 300 } }, "budget.max"],
			[{ preferredDateTime: past }, "preferredDateTime"],
		] as const;
		for (const [body, path] of refusals) {
			const refused = await edit(leadId, body, token);
			expect({ status: refused.status, errors: refused.body.errors }).toMatchObject({
				status: 400,
				errors: [{ path }],
			});
		}
		expect((await edit(leadId, { revealLimit: 6 }, token)).status).toBe(400);
		expect((await edit(leadId, { description: "x" }, people[0].token)).status).toBe(403);
		await close(leadId, token);
		expect((await edit(leadId, { description: "x" }, token)).status).toBe(409);
	});
});

test("those who claimed an expired lead see its number for seven more days", async () => {
	const { leadId, people } = await claimedLead({ createdAt: daysAgo(29) });
	const [{ token }] = people;
	server.clock.advance(8 * day - 1);
	expect((await read(leadId, token)).body.lead).toMatchObject({
		status: "expired",
		mobile: expect.any(String),
	});
	server.clock.advance(1);
	expect((await read(leadId, token)).body.lead).not.toHaveProperty("mobile");
});
