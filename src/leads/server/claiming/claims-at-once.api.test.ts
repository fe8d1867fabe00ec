import { and, eq, gt, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { signIn } from "../../../accounts/server/testing/sign-in.ts";
import { createCatalogue } from "../../../catalogue/server/catalogue.api.ts";
import { buildListing, randomMobile } from "../../../listings/server/testing/build-listing.ts";
import {
	buildSubscription,
	readSubscription,
} from "../../../subscriptions/server/testing/build-subscription.ts";
import { createPlaces } from "../../../places/server/places.api.ts";
import { createModuleEvent } from "../../../platform/server/database/module-event.ts";
import type { SubscriptionsEnded } from "../../../subscriptions/server/subscriptions.context.ts";
import { endAndStart } from "../../../subscriptions/server/end-and-start.ts";
import { subscriptions } from "../../../subscriptions/server/subscriptions.tables.ts";
import { leadClaims } from "../leads.tables.ts";
import { buildCrowd } from "../testing/build-crowd.ts";
import { buildLead, readClaims, readLead } from "../testing/build-lead.ts";
import { claiming } from "../testing/claiming.ts";
import { deleteAccount } from "../testing/delete-account.ts";

const { server, claim } = claiming();

/** Counts the responses by status. */
function tally(answers: { status: number }[]): Record<number, number> {
	const counts: Record<number, number> = {};
	for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
	return counts;
}

test("of 200 professionals who claim a lead at the same time, exactly 3 get it and 3 pay", async () => {
	const crowd = await buildCrowd(server, 200, "plumber");
	const { leadId } = await buildLead(server, { service: "plumber", revealLimit: 3 });
	const answers = await Promise.all(crowd.map(({ token }) => claim(leadId, token)));
	expect(tally(answers)).toEqual({ 200: 3, 409: 197 });
	expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.message))).toEqual(
		new Set(["This lead has already been claimed by enough professionals"]),
	);
	expect(await readLead(server, leadId)).toMatchObject({ claimsTaken: 3 });
	const paid = await server.database.db
		.select({ id: subscriptions.id, leadsClaimed: subscriptions.leadsClaimed })
		.from(subscriptions)
		.where(and(eq(subscriptions.status, "active"), gt(subscriptions.leadsClaimed, 0)));
	const claims = await readClaims(server, leadId);
	expect(paid.map(({ id }) => id).toSorted()).toEqual(
		claims.map(({ subscriptionId }) => String(subscriptionId)).toSorted(),
	);
	expect(paid.map(({ leadsClaimed }) => leadsClaimed)).toEqual([1, 1, 1]);
});

test("of 50 simultaneous claims by one professional with 3 leads left, exactly 3 succeed", async () => {
	const { token, user } = await signIn(server, randomMobile());
	const { listingId } = await buildListing(server, { userId: user._id, service: "carpenter" });
	const subscriptionId = await buildSubscription(server, {
		listingId,
		type: "Lead Basis",
		leadsAllocated: 20,
		leadsClaimed: 17,
	});
	const leads = [];
	for (let number = 0; number < 50; number++) leads.push(await buildLead(server, { service: "carpenter" }));
	const answers = await Promise.all(leads.map(({ leadId }) => claim(leadId, token)));
	expect(tally(answers)).toEqual({ 200: 3, 402: 47 });
	const claims = await server.database.db.select().from(leadClaims).where(eq(leadClaims.userId, user._id));
	expect(claims.map(({ leadId }) => leadId).toSorted()).toEqual(
		answers.flatMap(({ status, body }) => (status === 200 ? [String(body.lead._id)] : [])).toSorted(),
	);
	expect(await readSubscription(server, subscriptionId)).toMatchObject({
		leadsClaimed: 20,
		status: "expired",
	});
	const shown = await server.call("GET", `/api/subscription/professionals?profId=${listingId}`, { token });
	expect(shown.body.data).toMatchObject({ activeSubscriptions: [], upcomingSubscriptions: [] });
});

test("the upcoming subscription starts once when simultaneous claims use the last lead", async () => {
	const { token, user } = await signIn(server, randomMobile());
	const { listingId } = await buildListing(server, { userId: user._id, service: "welder" });
	const first = await buildSubscription(server, { listingId, type: "Lead Basis", leadsAllocated: 2 });
	const second = await buildSubscription(server, {
		listingId,
		type: "Lead Basis",
		leadsAllocated: 3,
		status: "upcoming",
	});
	const third = await buildSubscription(server, {
		listingId,
		type: "Lead Basis",
		leadsAllocated: 9,
		status: "upcoming",
		createdAt: new Date(server.clock().getTime() + 1),
	});
	const leads = [];
	for (let number = 0; number < 8; number++) leads.push(await buildLead(server, { service: "welder" }));
	expect(tally(await Promise.all(leads.map(({ leadId }) => claim(leadId, token))))).toEqual({ 200: 8 });
	expect(await readSubscription(server, first)).toMatchObject({ status: "expired", leadsClaimed: 2 });
	expect(await readSubscription(server, second)).toMatchObject({ status: "expired", leadsClaimed: 3 });
	expect(await readSubscription(server, third)).toMatchObject({ status: "active", leadsClaimed: 3 });
});

test("claims during the hourly job spend nothing twice and cause no deadlock", async () => {
	const crowd = await buildCrowd(server, 30, "tile-installers");
	await server.database.db
		.update(subscriptions)
		.set({ endsAt: server.clock() })
		.where(
			inArray(
				subscriptions.id,
				crowd.map(({ subscriptionId }) => subscriptionId),
			),
		);
	for (const { listingId } of crowd)
		await buildSubscription(server, { listingId, status: "upcoming", type: "Lead Basis" });
	const { db } = server.database;
	const catalogue = createCatalogue(db, createPlaces(db, server.clock), server.clock);
	const subscriptionsEnded = createModuleEvent<SubscriptionsEnded>();
	const runHourlyJob = () => endAndStart({ db, clock: server.clock, catalogue, subscriptionsEnded });
	const leadIds: string[] = [];
	for (let number = 0; number < 10; number++) {
		const { leadId } = await buildLead(server, { service: "tile-installers", revealLimit: 5 });
		leadIds.push(leadId);
	}
	const claims = crowd.flatMap(({ token }, number) => [
		claim(leadIds[number % 10] ?? "", token),
		claim(leadIds[(number + 1) % 10] ?? "", token),
	]);
	const [answers] = await Promise.all([Promise.all(claims), runHourlyJob(), runHourlyJob()]);
	expect(tally(answers)).toEqual({ 200: 50, 409: 10 });
	const states = await db
		.select({ status: subscriptions.status, leadsClaimed: subscriptions.leadsClaimed })
		.from(subscriptions)
		.where(
			inArray(
				subscriptions.listingId,
				crowd.map(({ listingId }) => listingId),
			),
		);
	expect(tally(states.map(({ status }) => ({ status: status === "active" ? 1 : 0 })))).toEqual({
		0: 30,
		1: 30,
	});
	expect(states.reduce((sum, { leadsClaimed }) => sum + leadsClaimed, 0)).toBe(50);
});

test("simultaneous claims of one lead by one professional count once", async () => {
	const { token, user } = await signIn(server, randomMobile());
	const { listingId } = await buildListing(server, { userId: user._id, service: "dhol", choice: null });
	const subscriptionId = await buildSubscription(server, { listingId, type: "Lead Basis" });
	const { leadId } = await buildLead(server, { service: "dhol", choice: null });
	expect(tally(await Promise.all(Array.from({ length: 30 }, () => claim(leadId, token))))).toEqual({
		200: 30,
	});
	expect(await readLead(server, leadId)).toMatchObject({ claimsTaken: 1 });
	expect(await readSubscription(server, subscriptionId)).toMatchObject({ leadsClaimed: 1 });
});

test("claims that come after the customer closed the lead are refused", async () => {
	const { token, user } = await signIn(server, randomMobile());
	const crowd = await buildCrowd(server, 10, "chimney");
	const { leadId } = await buildLead(server, { customerId: user._id, service: "chimney", revealLimit: 5 });
	const [closed, ...answers] = await Promise.all([
		server.call("PUT", `/api/lead/${leadId}/close`, { token, body: { reason: "not-needed" } }),
		...crowd.map((claimer) => claim(leadId, claimer.token)),
	]);
	expect(closed?.status).toBe(200);
	const counts = tally(answers);
	expect((counts[200] ?? 0) + (counts[409] ?? 0)).toBe(crowd.length);
	expect(await readLead(server, leadId)).toMatchObject({ status: "closed", claimsTaken: counts[200] ?? 0 });
});

test("claims while the customer's account is deleted and credits return cause no deadlock", async () => {
	for (let round = 0; round < 3; round++) {
		const { token: customer, user } = await signIn(server, randomMobile());
		const [claimer] = await buildCrowd(server, 1, "plumber");
		const built = { customerId: user._id, service: "plumber" };
		const leadIds: string[] = [];
		for (let number = 0; number < 7; number++) leadIds.push((await buildLead(server, built)).leadId);
		for (const leadId of leadIds.slice(0, 4)) await claim(leadId, claimer?.token);
		const [deleted, ...answers] = await Promise.all([
			deleteAccount(server, customer),
			...leadIds.slice(4).map((leadId) => claim(leadId, claimer?.token)),
		]);
		expect(deleted?.status).toBe(200);
		for (const { status } of answers) expect([200, 409]).toContain(status);
	}
});
