import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { buildCustomer, buildStaff } from "../../../leads/server/testing/customer.ts";
import { listings } from "../../../listings/server/listings.tables.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { reviews } from "../../../reviews/server/reviews.tables.ts";
import { reviewedLeads } from "../../../reviews/server/testing/reviewed-leads.ts";
import { setRole } from "../../../reviews/server/testing/set-role.ts";
import { fileServer } from "../../../testing/file-server.ts";

const server = fileServer();
const { completedLead, reviewedLead, write, withdraw, list, staffList } = reviewedLeads(server);

const report = (subjectId: string, token?: string) =>
	server.call("POST", "/api/reports", {
		token,
		body: { subjectType: "review", subjectId, reason: "fake", text: "He never came here." },
	});
const decide = (reportId: string, body: object, token: string) =>
	server.call("PUT", `/api/reports/${reportId}`, { token, body });
const removal = { decision: "removed", rule: "abuse", reason: "It insults the professional" };

/** The report of this review as a manager reads it. */
async function queued(subjectId: string, token: string) {
	const { body } = await server.call("GET", "/api/reports?subjectType=review", { token });
	return body.reports.find(({ subject }: { subject: { _id: string } }) => subject._id === subjectId);
}
const statusOf = async (id: string) =>
	(await server.db.select({ status: reviews.status }).from(reviews).where(eq(reviews.id, id)))[0]?.status;
const kindsOf = async (token: string) =>
	(await server.call("GET", "/api/notifications", { token })).body.notifications.map(
		({ kind }: { kind: string }) => kind,
	);

describe("a published review", () => {
	test("is reported by anybody signed in who can read it, except its author and staff", async () => {
		const { reviewId, token, worker } = await reviewedLead();
		expect((await report(reviewId)).status).toBe(401);
		expect((await report(reviewId, token)).status).toBe(403);
		expect((await report(reviewId, (await buildStaff(server, "salesPerson")).token)).status).toBe(403);
		const reader = await buildCustomer(server);
		expect((await report(newId(), reader.token)).status).toBe(404);
		for (const one of [reader.token, worker.token]) {
			expect((await report(reviewId, one)).status).toBe(201);
			expect((await report(reviewId, one)).status).toBe(409);
		}
	});

	test("about a customer is reported by that customer alone: nobody else reads its text", async () => {
		const { aboutId, token, worker } = await reviewedLead();
		expect((await report(aboutId, (await buildCustomer(server)).token)).status).toBe(404);
		expect((await report(aboutId, worker.token)).status).toBe(403);
		expect((await report(aboutId, token)).status).toBe(201);
	});

	test("of a hidden listing is reported by its owner only", async () => {
		const { reviewId, worker } = await reviewedLead();
		await server.db.update(listings).set({ status: "expired" }).where(eq(listings.id, worker.listingId));
		expect((await report(reviewId, (await buildCustomer(server)).token)).status).toBe(404);
		expect((await report(reviewId, worker.token)).status).toBe(201);
	});
});

test("a review that is not published cannot be reported, not even by the person it is about", async () => {
	const lead = await completedLead();
	const waiting = (await write(lead.leadId, lead.token)).body.review._id;
	const withdrawn = await reviewedLead();
	await withdraw(withdrawn.reviewId, withdrawn.token);
	for (const [id, worker] of [
		[waiting, lead.worker],
		[withdrawn.reviewId, withdrawn.worker],
	] as const)
		for (const { token } of [worker, await buildCustomer(server)])
			expect((await report(id, token)).status).toBe(404);
});

describe("staff", () => {
	test("read its stars and text, and find it in the moderation", async () => {
		const { reviewId, worker, customerId } = await reviewedLead();
		await report(reviewId, worker.token);
		const manager = await buildStaff(server, "customerSupport");
		expect(await queued(reviewId, manager.token)).toMatchObject({
			subject: { type: "review", title: "Thakur Electric Works", review: { stars: 5, text: "Neat work." } },
			history: { reporter: { userId: worker.userId }, reported: { userId: customerId } },
		});
		const found = (await staffList(`held&review=${reviewId}`, manager.token)).body.reviews;
		expect(found).toMatchObject([{ _id: reviewId, status: "published", abilities: { remove: true } }]);
		expect((await staffList(`held&review=${newId()}`, manager.token)).body.reviews).toEqual([]);
		expect((await staffList(`held&review=${reviewId}`, worker.token)).status).toBe(403);
	});

	test("remove it for a rule of reviews; its author reads it and can appeal, the reporter reads the decision", async () => {
		const { reviewId, worker, token } = await reviewedLead();
		const reader = await buildCustomer(server);
		await report(reviewId, worker.token);
		await report(reviewId, reader.token);
		const manager = await buildStaff(server, "customerSupport");
		const { _id } = await queued(reviewId, manager.token);
		for (const rule of ["respect", undefined])
			expect(await decide(_id, { ...removal, rule }, manager.token)).toMatchObject({
				status: 400,
				body: { errors: [{ path: "rule" }] },
			});
		expect(await statusOf(reviewId)).toBe("published");

		const decided = await decide(_id, removal, manager.token);
		expect(decided.body.report).toMatchObject({ status: "removed", rule: "abuse" });
		expect(await statusOf(reviewId)).toBe("removed");
		const shown = (await list(worker.listingId)).body;
		expect(shown).toMatchObject({ rating: { average: null, count: 0, removed: 1 }, reviews: [] });
		expect(await kindsOf(token)).toContain("review.removed");
		for (const one of [worker, reader]) expect(await kindsOf(one.token)).toContain("report.decided");
		const appealed = await server.call("POST", `/api/reviews/${reviewId}/appeal`, {
			token,
			body: { text: "It is true." },
		});
		expect(appealed.status).toBe(200);
	});

	test("decide nothing about a review of themselves", async () => {
		const { reviewId, worker } = await reviewedLead();
		await report(reviewId, (await buildCustomer(server)).token);
		await setRole(server, worker.token, "customerSupport");
		const { _id } = await queued(reviewId, worker.token);
		expect((await decide(_id, removal, worker.token)).status).toBe(403);
		expect(await statusOf(reviewId)).toBe("published");
		expect(await queued(reviewId, worker.token)).toMatchObject({ status: "open" });
	});

	test("can still decide a report of a review that is gone in the meantime", async () => {
		const { reviewId, worker, token } = await reviewedLead();
		await report(reviewId, worker.token);
		await withdraw(reviewId, token);
		const manager = await buildStaff(server, "admin");
		const { _id } = await queued(reviewId, manager.token);
		expect((await decide(_id, removal, manager.token)).status).toBe(200);
		expect(await statusOf(reviewId)).toBe("withdrawn");
	});
});
