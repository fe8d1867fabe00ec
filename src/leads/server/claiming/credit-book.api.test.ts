import { describe, expect, test } from "vitest";
import { buildListing } from "../../../listings/server/testing/build-listing.ts";
import { buildSubscription } from "../../../subscriptions/server/testing/build-subscription.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { buildSubscriber } from "../testing/build-claimer.ts";
import { buildLead } from "../testing/build-lead.ts";
import { credits } from "../testing/credits.ts";
import { buildCustomer, leadCalls } from "../testing/customer.ts";

const server = fileServer();
const { claim, close, read } = leadCalls(server);
const { limited, bookOf, claimedOf } = credits(server);
const day = 24 * 3_600_000;

describe("the credit history", () => {
	test("shows its owner what was spent on which lead, latest first", async () => {
		const { token, listingId } = await limited();
		const [first, second] = [await buildLead(server), await buildLead(server)];
		await claim(first.leadId, token);
		server.clock.advance(1_000);
		await claim(second.leadId, token);
		const page = await server.call("GET", "/api/credits?limit=1", { token });
		expect(page.body).toMatchObject({
			entries: [
				{
					kind: "spent",
					reason: null,
					leadId: second.leadId,
					listingId,
					serviceName: "Electrician",
					paymentPlan: "Lead Basis, 20 leads",
					at: server.clock().toISOString(),
				},
			],
		});
		const rest = await server.call("GET", `/api/credits?cursor=${page.body.nextCursor}`, { token });
		expect(rest.body).toMatchObject({ entries: [{ leadId: first.leadId }], nextCursor: null });
		expect(await bookOf((await limited()).token)).toEqual([]);
		expect((await server.call("GET", "/api/credits")).status).toBe(401);
		expect((await server.call("GET", "/api/credits?cursor=x", { token })).status).toBe(400);
		const copy = await server.call("GET", "/api/users/me/export", { token });
		expect(copy.body.credits).toHaveLength(2);
	});

	test("contains nothing for plans without a lead limit", async () => {
		const { token } = await buildSubscriber(server);
		const { leadId } = await buildLead(server);
		expect((await claim(leadId, token)).status).toBe(200);
		expect(await bookOf(token)).toEqual([]);
	});
});

describe("a second lead of the same customer and service", () => {
	test("is free within 7 days of the first claim, and says so before and after", async () => {
		const { token, subscriptionId } = await limited();
		const customer = await buildCustomer(server);
		await claim(customer.leadId, token);
		const again = await buildLead(server, { customerId: customer.customerId });
		expect((await read(again.leadId, token)).body.lead.claimWith).toEqual({
			subscriptionType: "Lead Basis",
			leadsRemaining: 19,
			isFree: true,
		});
		server.clock.advance(7 * day);
		expect((await claim(again.leadId, token)).body.lead.claimedDetails).toMatchObject({
			creditReturned: "duplicate",
		});
		expect(await claimedOf(subscriptionId)).toBe(1);
		const lines = await bookOf(token);
		expect(lines).toHaveLength(3);
		expect(lines).toEqual(
			expect.arrayContaining([
				["spent", null, customer.leadId],
				["spent", null, again.leadId],
				["returned", "duplicate", again.leadId],
			]),
		);
	});

	test("costs a credit when it is later, of another customer, or of another service", async () => {
		const { token, userId, subscriptionId } = await limited();
		const customer = await buildCustomer(server);
		await claim(customer.leadId, token);
		await claim((await buildLead(server)).leadId, token);
		expect(await claimedOf(subscriptionId)).toBe(2);
		const other = await buildListing(server, { userId, service: "plumber", choice: null });
		const others = await buildSubscription(server, { listingId: other.listingId, type: "Lead Basis" });
		const plumbing = { customerId: customer.customerId, service: "plumber", choice: null };
		await claim((await buildLead(server, plumbing)).leadId, token);
		expect(await claimedOf(others)).toBe(1);
		server.clock.advance(7 * day + 1);
		await claim((await buildLead(server, { customerId: customer.customerId })).leadId, token);
		expect(await claimedOf(subscriptionId)).toBe(3);
	});

	test("costs a credit when the first claim was free in the end", async () => {
		const { token, subscriptionId } = await limited();
		const customer = await buildCustomer(server);
		await claim(customer.leadId, token);
		await close(customer.leadId, customer.token);
		expect(await claimedOf(subscriptionId)).toBe(0);
		const again = await buildLead(server, { customerId: customer.customerId });
		expect((await read(again.leadId, token)).body.lead.claimWith).toMatchObject({ isFree: false });
		await claim(again.leadId, token);
		expect(await claimedOf(subscriptionId)).toBe(1);
		// A third one duplicates the second, which was paid for.
		const third = await buildLead(server, { customerId: customer.customerId });
		await claim(third.leadId, token);
		expect(await claimedOf(subscriptionId)).toBe(1);
	});

	test("is free for one of two simultaneous claims", async () => {
		for (let round = 0; round < 4; round++) {
			const { token, subscriptionId } = await limited();
			const customer = await buildCustomer(server);
			const again = await buildLead(server, { customerId: customer.customerId });
			await Promise.all([claim(customer.leadId, token), claim(again.leadId, token)]);
			expect(await claimedOf(subscriptionId)).toBe(1);
			expect((await bookOf(token)).filter(([kind]) => kind === "returned")).toHaveLength(1);
		}
	});
});
