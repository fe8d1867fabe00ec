import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { buildSubscriber } from "../../../leads/server/testing/build-claimer.ts";
import { buildStaff, leadCalls, tallyOf } from "../../../leads/server/testing/customer.ts";
import { deleteAccount } from "../../../leads/server/testing/delete-account.ts";
import { listings } from "../../../listings/server/listings.tables.ts";
import { buildListing } from "../../../listings/server/testing/build-listing.ts";
import { addresses } from "../../../places/server/places.tables.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { reviews } from "../reviews.tables.ts";
import { reviewedLeads } from "../testing/reviewed-leads.ts";

const server = fileServer();
const { claimedLead, completedLead, list, noticesOf, passDays, readOn, write } = reviewedLeads(server);
const { read } = leadCalls(server);
const storedOn = (leadId: string) => server.db.select().from(reviews).where(eq(reviews.leadId, leadId));

describe("POST /api/lead/:id/review", () => {
	test("asks both sides at once", async () => {
		const { leadId, token, worker } = await completedLead();
		expect(await noticesOf(token, leadId)).toMatchObject([{ kind: "review.asked" }]);
		expect(await noticesOf(worker.token, leadId)).toMatchObject([{ kind: "review.asked" }]);
	});

	test("keeps a review to its author until the other side has written, then publishes both", async () => {
		const { leadId, token, worker } = await completedLead();
		const written = await write(leadId, token, { stars: 4, text: "On time.", tags: ["on-time"] });
		expect(written).toMatchObject({
			status: 201,
			body: { review: { status: "waiting", stars: 4, text: "On time.", tags: ["on-time"] } },
		});
		expect((await readOn(leadId, token)).body).toMatchObject({ own: { stars: 4 }, canWrite: false });
		expect((await readOn(leadId, worker.token)).body).toMatchObject({ received: null, canWrite: true });
		expect((await list(worker.listingId)).body).toMatchObject({
			rating: { average: null, count: 0 },
			reviews: [],
		});

		const other = await write(leadId, worker.token, { stars: 3 });
		expect(other.body.review).toMatchObject({ status: "published", side: "professional" });
		expect((await readOn(leadId, worker.token)).body.received).toMatchObject({ stars: 4, text: "On time." });
		expect((await readOn(leadId, token)).body).toMatchObject({
			own: { status: "published" },
			received: { stars: 3 },
		});
		expect((await list(worker.listingId)).body).toMatchObject({
			rating: { average: 4, count: 1, removed: 0 },
		});
		expect(await noticesOf(worker.token, leadId)).toMatchObject([
			{ kind: "review.published" },
			{ kind: "review.asked" },
		]);
	});

	test("publishes both when both are written at once", async () => {
		const { leadId, token, worker } = await completedLead();
		const answers = await Promise.all([
			write(leadId, token, { stars: 5 }),
			write(leadId, worker.token, { stars: 5 }),
		]);
		expect(tallyOf(answers)).toEqual({ 201: 2 });
		expect((await storedOn(leadId)).map(({ status }) => status)).toEqual(["published", "published"]);
		expect((await list(worker.listingId)).body.rating).toEqual({ average: 5, count: 1, removed: 0 });
	});

	test("takes one of several identical requests", async () => {
		const { leadId, token } = await completedLead();
		const answers = await Promise.all(Array.from({ length: 5 }, () => write(leadId, token)));
		expect(tallyOf(answers)).toEqual({ 201: 1, 409: 4 });
		expect(await storedOn(leadId)).toHaveLength(1);
	});

	test("shows text as text, hides contacts, and reads no name", async () => {
		const { leadId, token, worker } = await completedLead();
		const text = "<b>Great</b> Call me: 98160 12345 or asha@example.com";
		await write(leadId, token, { stars: 5, text });
		await write(leadId, worker.token, { stars: 5 });
		const [review] = (await list(worker.listingId)).body.reviews;
		expect(review.text).toMatch(/^<b>Great<\/b> Call me: •+ or •+$/);
		expect(review).toMatchObject({
			serviceName: "Electrician",
			place: "Shimla",
			month: "2026-11",
			reply: null,
		});
		expect(JSON.stringify(review)).not.toContain("Neha");
	});

	test.each([
		["no stars", { text: "Nice" }, "stars"],
		["no star", { stars: 0 }, "stars"],
		["six stars", { stars: 6 }, "stars"],
		["half a star", { stars: 4.5 }, "stars"],
		["1,001 characters", { stars: 5, text: "a".repeat(1001) }, "text"],
		["four tags", { stars: 5, tags: ["on-time", "good-work", "friendly", "fair-price"] }, "tags"],
		["an unknown tag", { stars: 5, tags: ["cheap"] }, "tags.0"],
		["a tag of the other side", { stars: 5, tags: ["paid-late"] }, "tags"],
	])("refuses %s", async (_, body, path) => {
		const { leadId, token } = await completedLead();
		const refused = await write(leadId, token, body);
		expect(refused.status).toBe(400);
		expect(refused.body.errors[0].path).toBe(path);
		expect(await storedOn(leadId)).toEqual([]);
	});

	test("takes 1,000 characters", async () => {
		const { leadId, token } = await completedLead();
		expect((await write(leadId, token, { stars: 5, text: "a".repeat(1000) })).status).toBe(201);
	});

	test("refuses guests, strangers, staff, and professionals who did not do the work", async () => {
		const { leadId } = await completedLead();
		const stranger = await buildSubscriber(server);
		const staff = await buildStaff(server, "admin");
		expect((await write(leadId, undefined)).status).toBe(401);
		expect((await write(leadId, stranger.token)).status).toBe(403);
		expect((await write(leadId, staff.token)).status).toBe(403);
		expect((await readOn(leadId, stranger.token)).status).toBe(403);
		expect((await readOn(leadId, staff.token)).status).toBe(403);
		expect((await write(newId(), stranger.token)).status).toBe(404);
		expect(await storedOn(leadId)).toEqual([]);
	});

	test("refuses another professional who claimed the lead", async () => {
		const lead = await claimedLead();
		const other = await buildSubscriber(server);
		const { claim, complete } = leadCalls(server);
		await claim(lead.leadId, other.token);
		await complete(lead.leadId, { professionalId: lead.worker.listingId }, lead.token);
		expect((await write(lead.leadId, other.token)).status).toBe(403);
	});

	test("refuses a review before completion, with a clear message", async () => {
		const { leadId, token, worker } = await claimedLead();
		for (const person of [token, worker.token]) {
			const refused = await write(leadId, person);
			expect(refused.status).toBe(409);
			expect(refused.body.message).toBe(
				"You can write a review once the customer says that the work is done.",
			);
		}
	});

	test("refuses a second one, also after the first was withdrawn", async () => {
		const { leadId, token } = await completedLead();
		const { body } = await write(leadId, token);
		const again = await write(leadId, token);
		expect(again).toMatchObject({
			status: 409,
			body: { message: "You have already reviewed this request." },
		});
		await reviewedLeads(server).withdraw(body.review._id, token);
		expect((await write(leadId, token)).status).toBe(409);
	});

	test("refuses one after 14 days", async () => {
		const { leadId, token, worker } = await completedLead();
		passDays(14);
		const late = await write(leadId, token);
		expect(late).toMatchObject({
			status: 409,
			body: { message: "The 14 days for reviews of this request are over." },
		});
		expect((await readOn(leadId, worker.token)).body).toMatchObject({ canWrite: false, own: null });
	});

	test("refuses both sides after one has blocked the other", async () => {
		const { leadId, token, worker } = await completedLead();
		const blocked = await server.call("PUT", `/api/users/${worker.userId}/block`, { token });
		expect(blocked.status).toBe(200);
		for (const side of [token, worker.token])
			expect(await write(leadId, side)).toMatchObject({
				status: 409,
				body: { message: "You cannot review each other, because one of you has blocked the other." },
			});
	});

	test("refuses one about a deleted account", async () => {
		const { leadId, token, worker } = await completedLead();
		await deleteAccount(server, token);
		const refused = await write(leadId, worker.token);
		expect(refused).toMatchObject({
			status: 409,
			body: { message: "The other side has deleted the account." },
		});
	});

	test("with a suspended listing, its customer may write and its owner may not", async () => {
		const { leadId, token, worker } = await completedLead();
		await server.db
			.update(listings)
			.set({ isSuspended: true, status: "expired" })
			.where(eq(listings.id, worker.listingId));
		expect((await write(leadId, worker.token)).status).toBe(409);
		expect((await write(leadId, token)).status).toBe(201);
		expect((await list(worker.listingId)).status).toBe(404);
	});

	test("holds a review of a request whose number is the professional's", async () => {
		const { leadId, token, worker, mobile } = await completedLead();
		await server.db.update(addresses).set({ mobile }).where(eq(addresses.userId, worker.userId));
		expect((await write(leadId, token)).body.review).toMatchObject({ status: "held" });
		await write(leadId, worker.token);
		expect((await storedOn(leadId)).map(({ status }) => status)).toEqual(["held", "held"]);
		expect((await list(worker.listingId)).body.rating.count).toBe(0);
	});
});

describe("a UPI id", () => {
	test("holds reviews between people who are paid at the same one", async () => {
		const { leadId, token, worker, customerId } = await completedLead({}, { upiId: "thakur@ybl" });
		await buildListing(server, { userId: customerId, upiId: "thakur@ybl", service: "plumber" });
		expect((await write(leadId, token)).body.review).toMatchObject({ status: "held" });
		await write(leadId, worker.token);
		expect((await storedOn(leadId)).map(({ status, holdReason }) => [status, holdReason])).toEqual([
			["held", "same-upi-id"],
			["held", "same-upi-id"],
		]);
	});

	test("holds none if the two have different ones, or none", async () => {
		for (const upiId of [undefined, "thakur@okaxis"]) {
			const { leadId, token, customerId } = await completedLead({}, upiId ? { upiId } : {});
			await buildListing(server, { userId: customerId, ...(upiId && { upiId: "other@okaxis" }) });
			expect((await write(leadId, token)).body.review).toMatchObject({ status: "waiting" });
		}
	});
});

describe("the customer's rating", () => {
	test("is shown to professionals who may claim and to staff, nobody else", async () => {
		const lead = await completedLead();
		await write(lead.leadId, lead.token, { stars: 5 });
		await write(lead.leadId, lead.worker.token, { stars: 3, text: "Paid late" });
		const { body } = await server.call("POST", "/api/lead", {
			token: lead.token,
			body: {
				name: "Neha Sharma",
				mobile: "+919816011111",
				serviceId: lead.serviceId,
				choiceId: lead.choiceId,
				goToLocation: "shimla",
				addressDetails: "Blue gate",
				budget: { min: 100 },
			},
		});
		const leadId = body.lead?._id;
		expect(leadId).toBeDefined();
		const claimer = await buildSubscriber(server);
		const plumber = await buildSubscriber(server, {}, { service: "plumber" });
		const staff = await buildStaff(server);
		const rating = { average: 3, count: 1 };
		expect((await read(leadId, claimer.token)).body.lead).toMatchObject({ customerRating: rating });
		expect((await read(leadId, staff.token)).body.lead).toMatchObject({ customerRating: rating });
		for (const token of [undefined, plumber.token, lead.token])
			expect((await read(leadId, token)).body.lead).not.toHaveProperty("customerRating");
		const { leads } = (await server.call("GET", `/api/lead?leadId=${leadId}`, { token: claimer.token })).body;
		expect(leads).toMatchObject([{ customerRating: rating }]);
		expect(JSON.stringify(leads)).not.toContain("Paid late");
	});
});
