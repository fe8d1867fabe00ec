import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { buildCustomer, buildStaff, leadCalls, tallyOf } from "../../../leads/server/testing/customer.ts";
import { createCatalogue } from "../../../catalogue/server/catalogue.api.ts";
import { buildSubscriber } from "../../../leads/server/testing/build-claimer.ts";
import { deleteAccount } from "../../../leads/server/testing/delete-account.ts";
import { listingReach, listings } from "../../../listings/server/listings.tables.ts";
import { createPlaces } from "../../../places/server/places.api.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { customerRatings, reviewReplies, reviews } from "../reviews.tables.ts";
import { publishDue, remindDue } from "../reviews.jobs.ts";
import { reviewedLeads } from "../testing/reviewed-leads.ts";

const server = fileServer();
const calls = reviewedLeads(server);
const { completedLead, list, noticesOf, passDays, readOn, reply, reviewedLead, withdraw, write } = calls;

/** The context of the jobs, which notify nobody here unless asked to. */
const jobContext = () => {
	const notified: { kind: string; userId: string; subjectId: string }[] = [];
	const ctx = {
		db: server.db,
		clock: server.clock,
		catalogue: createCatalogue(server.db, createPlaces(server.db, server.clock), server.clock),
		notify: async (_: unknown, drafts: readonly (typeof notified)[number][]) => void notified.push(...drafts),
		publishChanges: async () => undefined,
	};
	return { ctx, notified };
};

describe("GET /api/workerCategory/:id/reviews", () => {
	test("pages through the reviews, newest first, and the rating adds up", async () => {
		const worker = await buildSubscriber(server);
		const { claim, complete } = leadCalls(server);
		const stars = [5, 4, 3, 5, 2];
		for (const [index, given] of stars.entries()) {
			const customer = await buildCustomer(server);
			await claim(customer.leadId, worker.token);
			await complete(customer.leadId, { professionalId: worker.listingId }, customer.token);
			await write(customer.leadId, customer.token, { stars: given, text: `Review ${index}` });
			await write(customer.leadId, worker.token, { stars: 5 });
			server.clock.advance(1000);
		}
		const first = await list(worker.listingId, undefined, "?limit=2");
		expect(first.body.rating).toEqual({ average: 3.8, count: 5, removed: 0 });
		expect(first.body.reviews.map(({ text }: { text: string }) => text)).toEqual(["Review 4", "Review 3"]);
		const second = await list(worker.listingId, undefined, `?limit=3&cursor=${first.body.nextCursor}`);
		expect(second.body.reviews.map(({ text }: { text: string }) => text)).toEqual([
			"Review 2",
			"Review 1",
			"Review 0",
		]);
		expect(second.body.nextCursor).toBeNull();
		expect((await list(worker.listingId, undefined, "?cursor=nonsense")).status).toBe(400);
	});

	test("does not exist for unknown listings and those that are not public", async () => {
		const { worker } = await reviewedLead();
		expect((await list(newId())).status).toBe(404);
		await server.db.update(listings).set({ status: "expired" }).where(eq(listings.id, worker.listingId));
		expect((await list(worker.listingId)).status).toBe(404);
		expect((await list(worker.listingId, worker.token)).status).toBe(200);
		const staff = await buildStaff(server);
		expect((await list(worker.listingId, staff.token)).status).toBe(200);
	});

	test("listings carry the rating, on cards, their page and offers", async () => {
		const { worker, leadId, token } = await reviewedLead({ customer: 4, professional: 5 });
		const rating = { average: 4, count: 1 };
		const details = await server.call("GET", `/api/workerCategory/${worker.listingId}`);
		expect(details.body.professional.rating).toEqual(rating);
		const offers = await leadCalls(server).offers(leadId, token);
		expect(offers.body.offers[0].professional.rating).toEqual(rating);
		const active = "/api/workerCategory/active?service=electrician&location=shimla&limit=50";
		const all = (await server.call("GET", active)).body.professionals;
		expect(all.length === 0 || "rating" in all[0]).toBe(true);
	});

	test("the filter by 4 stars follows every change", async () => {
		const factsOf = async (listingId: string) => {
			const [listing] = await server.db.select().from(listings).where(eq(listings.id, listingId));
			const reach = await server.db.select().from(listingReach).where(eq(listingReach.listingId, listingId));
			expect(
				reach.every(({ facts }) => facts.includes("rated-4") === listing?.facts.includes("rated-4")),
			).toBe(true);
			return listing?.facts.includes("rated-4");
		};
		const high = await reviewedLead({ customer: 4, professional: 5 });
		expect(await factsOf(high.worker.listingId)).toBe(true);
		const low = await reviewedLead({ customer: 3, professional: 5 });
		expect(await factsOf(low.worker.listingId)).toBe(false);
		await withdraw(high.reviewId, high.token);
		expect(await factsOf(high.worker.listingId)).toBe(false);
	});
});

describe("DELETE /api/reviews/:id", () => {
	test("withdraws it: nobody reads it, and its stars do not count", async () => {
		const { leadId, token, worker, reviewId } = await reviewedLead();
		expect((await withdraw(reviewId, token)).body.review).toMatchObject({ status: "withdrawn" });
		expect((await list(worker.listingId)).body).toMatchObject({
			rating: { average: null, count: 0, removed: 0 },
			reviews: [],
		});
		expect((await readOn(leadId, worker.token)).body.received).toBeNull();
		expect((await withdraw(reviewId, token)).status).toBe(409);
	});

	test("counts one of several identical requests", async () => {
		const { token, worker, reviewId } = await reviewedLead();
		const answers = await Promise.all(Array.from({ length: 4 }, () => withdraw(reviewId, token)));
		expect(tallyOf(answers)).toEqual({ 200: 1, 409: 3 });
		expect((await list(worker.listingId)).body.rating.count).toBe(0);
	});

	test("is not found for others, and changes nothing", async () => {
		const { worker, reviewId } = await reviewedLead();
		const staff = await buildStaff(server, "admin");
		expect((await withdraw(reviewId)).status).toBe(401);
		expect((await withdraw(reviewId, worker.token)).status).toBe(404);
		expect((await withdraw(reviewId, staff.token)).status).toBe(404);
		expect((await withdraw(newId(), worker.token)).status).toBe(404);
		expect((await list(worker.listingId)).body.rating.count).toBe(1);
	});
});

describe("POST /api/reviews/:id/reply", () => {
	test("publishes one reply, without contacts, and notifies the author", async () => {
		const { leadId, token, worker, reviewId } = await reviewedLead();
		const sent = await reply(reviewId, "Thank you! 98160 54321", worker.token);
		expect(sent.body.review.reply).toMatch(/^Thank you! •+$/);
		expect((await list(worker.listingId)).body.reviews[0].reply).toMatch(/^Thank you! •+$/);
		expect((await noticesOf(token, leadId))[0]).toMatchObject({ kind: "review.replied" });
		const again = await reply(reviewId, "And again", worker.token);
		expect(again).toMatchObject({
			status: 409,
			body: { message: "You have already replied to this review." },
		});
	});

	test("takes one of several at once", async () => {
		const { worker, reviewId } = await reviewedLead();
		const answers = await Promise.all(["a", "b", "c"].map((text) => reply(reviewId, text, worker.token)));
		expect(tallyOf(answers)).toEqual({ 200: 1, 409: 2 });
	});

	test("refuses everyone else, what waits, and bad texts", async () => {
		const { token, worker, reviewId, aboutId } = await reviewedLead();
		const other = await buildSubscriber(server);
		expect((await reply(reviewId, "Hello")).status).toBe(401);
		expect((await reply(reviewId, "Hello", token)).status).toBe(403);
		expect((await reply(reviewId, "Hello", other.token)).status).toBe(403);
		expect((await reply(aboutId, "Hello", token)).status).toBe(403);
		expect((await reply(reviewId, " ", worker.token)).status).toBe(400);
		expect((await reply(reviewId, "a".repeat(1001), worker.token)).status).toBe(400);
		const waiting = await completedLead();
		const { body } = await write(waiting.leadId, waiting.token);
		expect((await reply(body.review._id, "Hello", waiting.worker.token)).status).toBe(409);
	});
});

describe("the jobs", () => {
	test("publish what one side wrote once the 14 days are over, and not before", async () => {
		const { leadId, token, worker } = await completedLead();
		await write(leadId, token, { stars: 2, text: "Late." });
		passDays(13);
		const { ctx, notified } = jobContext();
		await publishDue(ctx);
		expect((await list(worker.listingId)).body.rating.count).toBe(0);
		passDays(1);
		await Promise.all([publishDue(ctx), publishDue(ctx)]);
		expect((await list(worker.listingId)).body).toMatchObject({
			rating: { average: 2, count: 1 },
			reviews: [{ text: "Late." }],
		});
		expect(notified.filter(({ subjectId }) => subjectId === leadId)).toMatchObject([
			{ kind: "review.published", userId: worker.userId },
		]);
	});

	test("remind those who have not written, once, after three days", async () => {
		const { leadId, token, worker } = await completedLead();
		await write(leadId, token);
		const { ctx, notified } = jobContext();
		const here = () => notified.filter(({ subjectId }) => subjectId === leadId);
		passDays(2.9);
		await remindDue(ctx);
		expect(here()).toEqual([]);
		passDays(0.2);
		await remindDue(ctx);
		await remindDue(ctx);
		expect(here()).toMatchObject([{ kind: "review.asked", userId: worker.userId }]);
	});
});

describe("account deletion", () => {
	test("erases texts and replies, and keeps the stars", async () => {
		const { token, worker, reviewId, customerId } = await reviewedLead({ customer: 5, professional: 3 });
		await reply(reviewId, "Thank you", worker.token);
		const exported = await server.call("GET", "/api/users/me/export", { token });
		expect(exported.body).toMatchObject({
			reviews: [{ _id: reviewId, stars: 5, text: "Neat work." }],
			ratingAsCustomer: { stars: 3, count: 1 },
		});
		await deleteAccount(server, token);
		expect((await list(worker.listingId)).body).toMatchObject({
			rating: { average: 5, count: 1 },
			reviews: [{ stars: 5, text: "", reply: "Thank you" }],
		});
		expect(
			await server.db.select().from(customerRatings).where(eq(customerRatings.userId, customerId)),
		).toEqual([]);
		await deleteAccount(server, worker.token);
		expect(await server.db.select().from(reviewReplies).where(eq(reviewReplies.reviewId, reviewId))).toEqual(
			[],
		);
		const [review] = await server.db.select().from(reviews).where(eq(reviews.id, reviewId));
		expect(review).toMatchObject({ stars: 5, text: "", status: "published" });
	});
});
