import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { buildStaff, tallyOf } from "../../../leads/server/testing/customer.ts";
import { addresses } from "../../../places/server/places.tables.ts";
import { auditEntries } from "../../../platform/server/database/audit.tables.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { reviewedLeads } from "../testing/reviewed-leads.ts";
import { setRole } from "../testing/set-role.ts";

const server = fileServer();
const calls = reviewedLeads(server);
const {
	appeal,
	completedLead,
	decide,
	decideAppeal,
	list,
	noticesOf,
	readOn,
	reviewedLead,
	staffList,
	write,
} = calls;
const abuse = { decision: "remove", rule: "abuse", reason: "It insults the professional." };

const idsIn = (answer: { body: { reviews: { _id: string }[] } }) => answer.body.reviews.map(({ _id }) => _id);
const auditOf = (reviewId: string) =>
	server.db
		.select()
		.from(auditEntries)
		.where(and(eq(auditEntries.subjectType, "review"), eq(auditEntries.subjectId, reviewId)));

/** A completed lead whose request has the professional's number, reviewed by its customer. */
async function heldLead() {
	const lead = await completedLead();
	await server.db
		.update(addresses)
		.set({ mobile: lead.mobile })
		.where(eq(addresses.userId, lead.worker.userId));
	const { body } = await write(lead.leadId, lead.token, { stars: 5, text: "Best of all" });
	return { ...lead, reviewId: body.review._id as string };
}

/** A removed review, with the manager who removed it. */
async function removedReview() {
	const lead = await reviewedLead();
	const remover = await buildStaff(server, "customerSupport");
	expect((await decide(lead.reviewId, abuse, remover.token)).status).toBe(200);
	return { ...lead, remover };
}

describe("access", () => {
	test("is for managers only", async () => {
		const { reviewId, token, worker } = await reviewedLead();
		const sales = await buildStaff(server, "salesPerson");
		expect((await staffList("held")).status).toBe(401);
		for (const person of [token, worker.token, sales.token]) {
			expect((await staffList("held", person)).status).toBe(403);
			expect((await decide(reviewId, abuse, person)).status).toBe(403);
			expect((await decideAppeal(reviewId, { decision: "upheld", reason: "x" }, person)).status).toBe(403);
		}
		expect((await list(worker.listingId)).body.rating.count).toBe(1);
	});

	test("not for a manager's own review, or one about them", async () => {
		const { reviewId, token, worker } = await reviewedLead();
		for (const person of [token, worker.token]) {
			await setRole(server, person, "customerSupport");
			expect((await decide(reviewId, abuse, person)).status).toBe(403);
		}
	});
});

describe("removing a review", () => {
	test("needs a rule and a reason, is recorded, and tells the author both", async () => {
		const { leadId, reviewId, token, worker } = await reviewedLead();
		const manager = await buildStaff(server, "customerSupport");
		const refused = await decide(reviewId, { decision: "remove" }, manager.token);
		expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual(["rule", "reason"]);
		expect((await decide(reviewId, { ...abuse, rule: "bad-rating" }, manager.token)).status).toBe(400);
		expect((await decide(newId(), abuse, manager.token)).status).toBe(404);

		const removed = await decide(reviewId, abuse, manager.token);
		expect(removed.body.review).toMatchObject({
			status: "removed",
			removal: { rule: "abuse", reason: "It insults the professional." },
			removedBy: "Meena Negi",
		});
		expect((await list(worker.listingId)).body).toMatchObject({
			rating: { average: null, count: 0, removed: 1 },
			reviews: [],
		});
		expect((await readOn(leadId, token)).body.own).toMatchObject({
			removal: { rule: "abuse" },
			abilities: { withdraw: false, appeal: true },
		});
		expect((await noticesOf(token, leadId))[0]).toMatchObject({
			kind: "review.removed",
			details: { why: "abuse", reason: "It insults the professional." },
		});
		expect(await auditOf(reviewId)).toMatchObject([
			{ action: "review.remove", actorId: manager.userId, reason: "It insults the professional." },
		]);
		expect(idsIn(await staffList("removed", manager.token))).toContain(reviewId);
		expect((await decide(reviewId, abuse, manager.token)).status).toBe(409);
	});

	test("happens once if two decide at once", async () => {
		const { reviewId, worker } = await reviewedLead();
		const managers = [await buildStaff(server, "admin"), await buildStaff(server, "customerSupport")];
		const answers = await Promise.all(managers.map(({ token }) => decide(reviewId, abuse, token)));
		expect(tallyOf(answers)).toEqual({ 200: 1, 409: 1 });
		expect((await list(worker.listingId)).body.rating.removed).toBe(1);
		expect(await auditOf(reviewId)).toHaveLength(1);
	});

	test("loses against a withdrawal of the same moment, or wins, but never both", async () => {
		const { reviewId, token, worker } = await reviewedLead();
		const manager = await buildStaff(server, "admin");
		const answers = await Promise.all([
			decide(reviewId, abuse, manager.token),
			calls.withdraw(reviewId, token),
		]);
		expect(tallyOf(answers)).toEqual({ 200: 1, 409: 1 });
		expect((await list(worker.listingId)).body.rating.count).toBe(0);
	});
});

describe("held reviews", () => {
	test("are published by a manager, at once if both have written", async () => {
		const { reviewId, worker, leadId } = await heldLead();
		const manager = await buildStaff(server, "admin");
		expect((await staffList("held", manager.token)).body.reviews).toContainEqual(
			expect.objectContaining({ _id: reviewId, holdReason: "same-number" }),
		);
		const accepted = await decide(reviewId, { decision: "publish" }, manager.token);
		// The other side has not written yet.
		expect(accepted.body.review.status).toBe("waiting");
		expect((await list(worker.listingId)).body.rating.count).toBe(0);
		await write(leadId, worker.token);
		expect((await list(worker.listingId)).body.rating).toMatchObject({ average: 5, count: 1 });
		expect((await decide(reviewId, { decision: "publish" }, manager.token)).status).toBe(409);
		expect(await auditOf(reviewId)).toMatchObject([{ action: "review.publish" }]);
	});

	test("are removed for a rule, and count as removed", async () => {
		const { reviewId, worker } = await heldLead();
		const manager = await buildStaff(server, "admin");
		await decide(reviewId, { ...abuse, rule: "paid-or-conflict" }, manager.token);
		expect((await list(worker.listingId)).body.rating).toEqual({ average: null, count: 0, removed: 1 });
	});
});

describe("appeals", () => {
	test("bring the review back if another manager upholds them", async () => {
		const { leadId, reviewId, token, worker, remover } = await removedReview();
		expect((await appeal(reviewId, "It is the truth.", token)).body.review).toMatchObject({
			appeal: { text: "It is the truth.", outcome: null },
			abilities: { appeal: false },
		});
		expect(idsIn(await staffList("appeals", remover.token))).toContain(reviewId);
		const verdict = { decision: "upheld", reason: "No insult in it." };
		expect((await decideAppeal(reviewId, verdict, remover.token)).status).toBe(403);
		const other = await buildStaff(server, "admin");
		const decided = await decideAppeal(reviewId, verdict, other.token);
		expect(decided.body.review).toMatchObject({ status: "published", removal: null });
		expect((await list(worker.listingId)).body.rating).toEqual({ average: 5, count: 1, removed: 0 });
		expect((await noticesOf(token, leadId))[0]).toMatchObject({
			kind: "review.appeal-decided",
			details: { why: "upheld" },
		});
		expect(idsIn(await staffList("appeals", remover.token))).not.toContain(reviewId);
		expect((await decideAppeal(reviewId, verdict, other.token)).status).toBe(409);
	});

	test("leave it removed if they are rejected, and there is no second one", async () => {
		const { reviewId, token, worker } = await removedReview();
		await appeal(reviewId, "Please", token);
		const other = await buildStaff(server, "admin");
		await decideAppeal(reviewId, { decision: "rejected", reason: "It is an insult." }, other.token);
		expect((await list(worker.listingId)).body.rating).toMatchObject({ count: 0, removed: 1 });
		expect((await appeal(reviewId, "Please!", token)).status).toBe(409);
	});

	test("are decided once if two managers decide at once", async () => {
		const { reviewId, token, worker } = await removedReview();
		await appeal(reviewId, "Please", token);
		const managers = [await buildStaff(server, "admin"), await buildStaff(server, "admin")];
		const answers = await Promise.all(
			managers.map((manager, index) =>
				decideAppeal(
					reviewId,
					{ decision: index === 0 ? "upheld" : "rejected", reason: "Read again." },
					manager.token,
				),
			),
		);
		expect(tallyOf(answers)).toEqual({ 200: 1, 409: 1 });
		const { count, removed } = (await list(worker.listingId)).body.rating;
		expect(count + removed).toBe(1);
	});

	test("are refused from others, without a removal, and with bad texts", async () => {
		const { reviewId, token, worker } = await removedReview();
		expect((await appeal(reviewId, "Please")).status).toBe(401);
		expect((await appeal(reviewId, "Please", worker.token)).status).toBe(404);
		expect((await appeal(reviewId, "", token)).status).toBe(400);
		expect((await appeal(reviewId, "a".repeat(501), token)).status).toBe(400);
		const published = await reviewedLead();
		expect((await appeal(published.reviewId, "Please", published.token)).status).toBe(409);
		const other = await buildStaff(server, "admin");
		const verdict = { decision: "upheld", reason: "Read again." };
		expect((await decideAppeal(reviewId, verdict, other.token)).status).toBe(409);
		expect((await decideAppeal(reviewId, { decision: "upheld" }, other.token)).status).toBe(400);
	});
});
