import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { buildListing } from "../../../listings/server/testing/build-listing.ts";
import {
	buildSubscription,
	readSubscription,
	type SubscriptionWishes,
} from "../../../subscriptions/server/testing/build-subscription.ts";
import { leads } from "../leads.tables.ts";
import { buildProfessional, buildSubscriber } from "../testing/build-claimer.ts";
import { buildLead, readClaims } from "../testing/build-lead.ts";
import { claiming } from "../testing/claiming.ts";

const { server, claim, expectUntouched } = claiming();

describe("claiming a lead", () => {
	test("returns the number and takes a place and a credit", async () => {
		const { token, userId, listingId, subscriptionId } = await buildSubscriber(server, {
			type: "Lead Basis",
			leadsAllocated: 20,
			leadsClaimed: 4,
		});
		const createdAt = new Date(server.clock().getTime() - 3_600_000);
		const wishes = { revealLimit: 4, description: "Call 9876512345", createdAt };
		const { leadId, mobile } = await buildLead(server, wishes);
		const answer = await claim(leadId, token);
		expect(answer.status).toBe(200);
		expect(answer.body.lead).toMatchObject({
			_id: leadId,
			name: "Sunita Devi",
			mobile,
			addressDetails: "Blue gate behind the Ridge",
			description: "Call 9876512345",
			claimsTaken: 1,
			revealLimit: 4,
			status: "open",
			claimedDetails: {
				claimedAt: server.clock().toISOString(),
				claimType: "self",
				claimedBy: { _id: listingId },
			},
			abilities: { claim: false, seeContact: true, own: false, close: false },
		});
		expect(answer.body.lead).not.toHaveProperty("customer");
		expect(await readClaims(server, leadId)).toMatchObject([
			{ userId, listingId, subscriptionId, claimType: "self", leadCreatedAt: createdAt },
		]);
		expect(await readSubscription(server, subscriptionId)).toMatchObject({
			leadsClaimed: 5,
			status: "active",
		});
	});

	test("again returns the same and takes nothing, even once the lead is full or closed", async () => {
		const { token, subscriptionId } = await buildSubscriber(server, { type: "Lead Basis" });
		const { leadId, mobile } = await buildLead(server, { revealLimit: 1 });
		await claim(leadId, token);
		for (const status of ["open", "closed"] as const) {
			await server.database.db.update(leads).set({ status }).where(eq(leads.id, leadId));
			const again = await claim(leadId, token);
			expect(again).toMatchObject({ status: 200, body: { lead: { status, claimsTaken: 1 } } });
			// Once the customer closes the lead, the number is hidden from everyone, even those who paid for it.
			expect(again.body.lead.mobile).toBe(status === "open" ? mobile : undefined);
		}
		expect(await readSubscription(server, subscriptionId)).toMatchObject({ leadsClaimed: 1 });
		await expectUntouched(leadId, 1);
	});

	test("on an Enrolment Basis plan counts leads without a limit", async () => {
		const { token, subscriptionId } = await buildSubscriber(server, { type: "Enrolment Basis" });
		for (let number = 1; number <= 3; number++) {
			expect((await claim((await buildLead(server)).leadId, token)).status).toBe(200);
			expect(await readSubscription(server, subscriptionId)).toMatchObject({
				leadsClaimed: number,
				leadsAllocated: null,
				status: "active",
			});
		}
	});

	test("works with an expired listing whose subscription is active", async () => {
		const { token } = await buildSubscriber(server, {}, { status: "expired" });
		expect((await claim((await buildLead(server)).leadId, token)).status).toBe(200);
	});

	test("works for a lead without a choice and a listing of any choice", async () => {
		const { token } = await buildSubscriber(server, {}, { service: "ac", choice: "window-ac" });
		expect(
			(await claim((await buildLead(server, { service: "ac", choice: null })).leadId, token)).status,
		).toBe(200);
	});

	test("uses the listing that has a subscription", async () => {
		const { token, userId } = await buildProfessional(server, { service: "taxis" });
		const second = await buildListing(server, { userId, service: "taxis" });
		const subscriptionId = await buildSubscription(server, { listingId: second.listingId });
		const { leadId } = await buildLead(server, { service: "taxis" });
		expect((await claim(leadId, token)).status).toBe(200);
		expect(await readClaims(server, leadId)).toMatchObject([{ listingId: second.listingId, subscriptionId }]);
	});
});

describe("subscriptions that end at a claim", () => {
	test("start the oldest paid upcoming one after the last lead", async () => {
		const { token, listingId, subscriptionId } = await buildSubscriber(server, {
			type: "Lead Basis",
			leadsAllocated: 1,
		});
		const waiting = (createdAt: string, plan: Partial<SubscriptionWishes> = {}) =>
			buildSubscription(server, { listingId, status: "upcoming", createdAt: new Date(createdAt), ...plan });
		const unpaid = await waiting("2026-11-01T00:00:00Z", { paymentStatus: "failed" });
		const newer = await waiting("2026-11-03T00:00:00Z");
		const older = await waiting("2026-11-02T00:00:00Z", { type: "Free Trial" });
		expect((await claim((await buildLead(server)).leadId, token)).status).toBe(200);
		expect(await readSubscription(server, subscriptionId)).toMatchObject({
			status: "expired",
			leadsClaimed: 1,
		});
		expect(await readSubscription(server, older)).toMatchObject({
			status: "active",
			activatedAt: server.clock(),
			endsAt: new Date("2026-12-20T06:30:00Z"),
		});
		for (const id of [unpaid, newer])
			expect(await readSubscription(server, id)).toMatchObject({ status: "upcoming", activatedAt: null });
	});

	test("end when they are over, and the next one starts and pays for this claim", async () => {
		const { token, listingId, subscriptionId } = await buildSubscriber(server, {
			activatedAt: new Date("2026-01-01T00:00:00Z"),
		});
		const next = await buildSubscription(server, {
			listingId,
			status: "upcoming",
			type: "Lead Basis",
			leadsAllocated: 2,
		});
		const { leadId } = await buildLead(server);
		expect((await claim(leadId, token)).status).toBe(200);
		expect(await readSubscription(server, subscriptionId)).toMatchObject({
			status: "expired",
			leadsClaimed: 0,
		});
		expect(await readSubscription(server, next)).toMatchObject({ status: "active", leadsClaimed: 1 });
		expect(await readClaims(server, leadId)).toMatchObject([{ subscriptionId: next }]);
	});

	test("allow no further claim after the last one", async () => {
		const { token, subscriptionId } = await buildSubscriber(server, { type: "Free Trial", leadsClaimed: 4 });
		expect((await claim((await buildLead(server)).leadId, token)).status).toBe(200);
		expect(await readSubscription(server, subscriptionId)).toMatchObject({
			status: "expired",
			leadsClaimed: 5,
		});
		expect((await claim((await buildLead(server)).leadId, token)).status).toBe(402);
	});
});
