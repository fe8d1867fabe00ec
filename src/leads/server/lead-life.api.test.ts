import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../accounts/server/testing/sign-in.ts";
import { buildListing, randomMobile } from "../../listings/server/testing/build-listing.ts";
import { buildSubscription } from "../../subscriptions/server/testing/build-subscription.ts";
import type { Notify, NotificationDraft } from "../../notifications/server/notifications.api.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { expireOldLeads } from "./leads.jobs.ts";
import { leads } from "./leads.tables.ts";
import { buildClaim, buildLead, readClaims, readLead } from "./testing/build-lead.ts";

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

describe("the scheduled job", () => {
	const notifications: NotificationDraft[] = [];
	const run = () => {
		const { database, clock } = server;
		const notify: Notify = async (_tx, drafts) => void notifications.push(...drafts);
		return expireOldLeads({ db: database.db, clock, notify, publishChanges: async () => {} });
	};

	test("expires open leads past their end and no others", async () => {
		const now = server.clock();
		const over = await buildLead(server, { expiresAt: now });
		const running = await buildLead(server, { expiresAt: new Date(now.getTime() + 1) });
		const booked = await buildLead(server, { expiresAt: now, status: "booked" });
		await run();
		expect(await readLead(server, over.leadId)).toMatchObject({ status: "expired", statusChangedAt: now });
		expect(await readLead(server, running.leadId)).toMatchObject({ status: "open" });
		expect(await readLead(server, booked.leadId)).toMatchObject({ status: "booked" });
		expect(notifications).toMatchObject([
			{ kind: "lead.closed", subjectId: over.leadId, details: { why: "expired" } },
		]);
		server.clock.advance(1);
		await Promise.all([run(), run()]);
		expect(await readLead(server, over.leadId)).toMatchObject({ statusChangedAt: now });
		expect(await readLead(server, running.leadId)).toMatchObject({
			status: "expired",
			statusChangedAt: server.clock(),
		});
	});

	test("notifies staff who assigned a lead that ends without an answer", async () => {
		const [assigned, staff] = [await buildListing(server), await buildListing(server)];
		const over = await buildLead(server, { assignedListingId: assigned.listingId });
		await server.database.db
			.update(leads)
			.set({ assignedBy: staff.userId, expiresAt: server.clock() })
			.where(eq(leads.id, over.leadId));
		notifications.length = 0;
		await run();
		expect(notifications.filter(({ userId }) => userId === staff.userId)).toMatchObject([
			{
				kind: "lead.unanswered",
				subjectId: over.leadId,
				details: { why: "expired", listingId: assigned.listingId },
			},
		]);
	});

	test("notifies the professional whose answer was awaited, but not one who rejected", async () => {
		const [waiting, rejected] = [await buildListing(server), await buildListing(server)];
		const expiresAt = server.clock();
		const over = await buildLead(server, { expiresAt, assignedListingId: waiting.listingId });
		await buildLead(server, {
			expiresAt,
			assignedListingId: rejected.listingId,
			assignedAction: "rejected",
		});
		notifications.length = 0;
		await run();
		expect(notifications).toHaveLength(3);
		expect(notifications.filter(({ subjectId }) => subjectId === over.leadId)).toMatchObject([
			{ userId: over.customerId },
			{ userId: waiting.userId, kind: "lead.closed", details: { why: "asked" } },
		]);
	});

	test("processes more leads than fit in one statement", async () => {
		const { leadId } = await buildLead(server);
		await server.database.db.execute(sql`
			insert into leads (id, customer_id, name, mobile, mobile_verified, source, service_id, location_id, address_details,
				reveal_limit, created_at, status_changed_at, expires_at)
			select gen_random_uuid(), customer_id, 'bulk', mobile, false, source, service_id, location_id, '', 3, created_at, created_at,
				'2026-01-01' from leads, generate_series(1, 1100) where id = ${leadId}`);
		await run();
		const { rows } = await server.database.db.execute(
			sql`select status, count(*)::int as count from leads where name = 'bulk' group by status`,
		);
		expect(rows).toEqual([{ status: "expired", count: 1100 }]);
	});
});

describe("when an account is deleted", () => {
	test("open leads close and are anonymized; their claims stay", async () => {
		const mobile = randomMobile();
		const { token, user } = await signIn(server, mobile, { name: "Sunita Devi" });
		const stranger = await signIn(server, randomMobile(), { name: "Ramesh Thakur" });
		const claiming = await buildListing(server, { userId: stranger.user._id });
		const own = await buildListing(server, { userId: user._id });
		const secret = {
			name: "Zubeida",
			mobile: "+919123456780",
			addressDetails: "Hidden Cottage",
			description: "I am Zubeida, ring 91234 56780 please",
		};
		const open = await buildLead(server, { ...secret, customerId: user._id, mobileVerified: true });
		const booked = await buildLead(server, {
			...secret,
			customerId: user._id,
			status: "booked",
		});
		const others = await buildLead(server, secret);
		await buildClaim(server, {
			leadId: open.leadId,
			userId: stranger.user._id,
			listingId: claiming.listingId,
		});
		await buildClaim(server, { leadId: others.leadId, userId: user._id, listingId: own.listingId });
		const body = {
			name: "Zubeida",
			mobile,
			goToLocation: "shimla",
			addressDetails: "Hidden Cottage",
			serviceName: "Electrician",
		};
		await server.call("POST", "/api/lead", { token, body, headers: { "idempotency-key": "one" } });

		expect(await server.call("DELETE", "/api/users/me", { token, body: { mobile } })).toMatchObject({
			status: 200,
		});

		const blank = { name: "", mobile: "", mobileVerified: false, addressDetails: "", description: "" };
		expect(await readLead(server, open.leadId)).toMatchObject({
			...blank,
			status: "closed",
		});
		expect(await readLead(server, booked.leadId)).toMatchObject({
			...blank,
			status: "booked",
		});
		expect(await readLead(server, others.leadId)).toMatchObject(secret);
		expect(await readClaims(server, others.leadId)).toMatchObject([{ userId: user._id }]);
		expect(await readClaims(server, open.leadId)).toMatchObject([{ userId: stranger.user._id }]);
		const kept = await server.database.db.execute(
			sql`select answer from idempotent_answers where user_id = ${user._id}`,
		);
		expect(kept.rows).toEqual([]);

		const seen = await server.call("GET", `/api/lead/${open.leadId}`, { token: stranger.token });
		expect(seen).toMatchObject({
			status: 200,
			body: { lead: { status: "closed", abilities: { seeContact: false } } },
		});
		for (const field of ["name", "mobile", "addressDetails"])
			expect(seen.body.lead).not.toHaveProperty(field);
	});

	test.each([1, 2, 3, 4, 5, 6])(
		"a lead that is sent during the deletion leaves nothing behind (%i)",
		async (round) => {
			const mobile = randomMobile();
			const { token, user } = await signIn(server, mobile, { name: "Zubeida" });
			const body = {
				name: "Zubeida",
				mobile,
				goToLocation: "shimla",
				addressDetails: "Hidden Cottage",
				serviceName: "Electrician",
				description: "I am Zubeida",
			};
			const create = (key: string) =>
				server.call("POST", "/api/lead", { token, body, headers: { "idempotency-key": key } });
			// The deletion starts a little later in each round.
			const before = Array.from({ length: round }, (_, place) => create(`before-${place}`));
			const deletion = server.call("DELETE", "/api/users/me", { token, body: { mobile } });
			const answers = await Promise.all([...before, create("after")]);
			expect((await deletion).status).toBe(200);
			for (const { status } of answers) expect([201, 401]).toContain(status);

			const { rows: left } = await server.database.db.execute(
				sql`select name, mobile, address_details, description, status from leads where customer_id = ${user._id}`,
			);
			const blank = { name: "", mobile: "", address_details: "", description: "", status: "closed" };
			expect(left).toEqual(left.map(() => blank));
			const { rows: kept } = await server.database.db.execute(
				sql`select key from idempotent_answers where user_id = ${user._id}`,
			);
			expect(kept).toEqual([]);
		},
	);
});

test("the export contains one's own leads, claims and subscriptions only", async () => {
	const { token, user } = await signIn(server, randomMobile(), { name: "Sunita Devi" });
	const { listingId } = await buildListing(server, { userId: user._id });
	const subscriptionId = await buildSubscription(server, { listingId });
	const own = await buildLead(server, {
		customerId: user._id,
		budgetMin: 50_050,
		addressDetails: "Own address",
	});
	const others = await buildLead(server, { addressDetails: "Another's address" });
	await buildClaim(server, { leadId: others.leadId, userId: user._id, listingId });
	const claimer = await buildListing(server);
	await buildClaim(server, { leadId: own.leadId, userId: claimer.userId, listingId: claimer.listingId });
	const answer = await server.call("GET", "/api/users/me/export", { token });
	expect(answer.status).toBe(200);
	expect(answer.body).toMatchObject({
		leads: [
			{
				_id: own.leadId,
				mobile: own.mobile,
				addressDetails: "Own address",
				budget: { min: 500.5, max: null },
				claimedBy: [{ listingId: claimer.listingId, claimType: "self" }],
			},
		],
		claims: [{ leadId: others.leadId, listingId, claimType: "self" }],
		subscriptions: [{ _id: subscriptionId, listingId, paymentPlan: "Enrolment Basis, 6 months" }],
	});
	const text = JSON.stringify(answer.body);
	expect(text).not.toContain("Another's address");
	expect(text).not.toContain(others.mobile);
});
