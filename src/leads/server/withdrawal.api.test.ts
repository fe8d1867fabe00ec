import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
	buildSubscription,
	readSubscription,
} from "../../subscriptions/server/testing/build-subscription.ts";
import { subscriptions } from "../../subscriptions/server/subscriptions.tables.ts";
import { fileServer } from "../../testing/file-server.ts";
import { leads } from "./leads.tables.ts";
import { buildSubscriber } from "./testing/build-claimer.ts";
import { buildLead, readLead } from "./testing/build-lead.ts";
import { credits } from "./testing/credits.ts";
import { buildCustomer, leadCalls } from "./testing/customer.ts";
import { deleteAccount } from "./testing/delete-account.ts";

const server = fileServer();
const { claim, close, book, read } = leadCalls(server);
const { limited, bookOf, claimedOf } = credits(server);
const day = 24 * 3_600_000;

describe("a customer who withdraws", () => {
	test("returns the credit of a claim within 24 hours, once", async () => {
		const early = await limited();
		const late = await limited();
		const customer = await buildCustomer(server);
		await claim(customer.leadId, early.token);
		server.clock.advance(1);
		await claim(customer.leadId, late.token);
		server.clock.advance(day);
		expect((await close(customer.leadId, customer.token)).status).toBe(200);
		expect(await claimedOf(early.subscriptionId)).toBe(1);
		expect(await claimedOf(late.subscriptionId)).toBe(0);
		expect((await read(customer.leadId, late.token)).body.lead.claimedDetails).toMatchObject({
			creditReturned: "withdrawn",
		});
		expect((await read(customer.leadId, early.token)).body.lead.claimedDetails).toMatchObject({
			creditReturned: null,
		});
		expect((await close(customer.leadId, customer.token)).status).toBe(409);
		expect(await claimedOf(late.subscriptionId)).toBe(0);
	});

	test("returns it even past the 30 days, within 24 hours of the claim", async () => {
		const { token, subscriptionId } = await limited();
		const customer = await buildCustomer(server);
		await claim(customer.leadId, token);
		await server.database.db.update(leads).set({ status: "expired" }).where(eq(leads.id, customer.leadId));
		await close(customer.leadId, customer.token);
		expect(await claimedOf(subscriptionId)).toBe(0);
	});

	test("returns it after a booking too", async () => {
		const { token, listingId, subscriptionId } = await limited();
		const customer = await buildCustomer(server);
		await claim(customer.leadId, token);
		await book(customer.leadId, listingId, customer.token);
		await close(customer.leadId, customer.token);
		expect(await claimedOf(subscriptionId)).toBe(0);
	});

	test("returns nothing if somebody else did the work", async () => {
		const { token, subscriptionId } = await limited();
		const customer = await buildCustomer(server);
		await claim(customer.leadId, token);
		await close(customer.leadId, customer.token, "someone-else");
		expect(await claimedOf(subscriptionId)).toBe(1);
	});

	test("charges another lead of the same customer that was free because of this one", async () => {
		const { token, subscriptionId } = await limited();
		const customer = await buildCustomer(server);
		const second = await buildLead(server, { customerId: customer.customerId });
		await claim(customer.leadId, token);
		await claim(second.leadId, token);
		expect(await claimedOf(subscriptionId)).toBe(1);
		await close(customer.leadId, customer.token);
		expect(await claimedOf(subscriptionId)).toBe(1);
		expect((await read(second.leadId, token)).body.lead.claimedDetails).toMatchObject({
			creditReturned: null,
			creditSpent: true,
		});
		// It is a paid lead like any other now.
		await close(second.leadId, customer.token);
		expect(await claimedOf(subscriptionId)).toBe(0);
	});

	test("charges nothing for a free lead that is closed already", async () => {
		const { token, subscriptionId } = await limited();
		const customer = await buildCustomer(server);
		const second = await buildLead(server, { customerId: customer.customerId });
		await claim(customer.leadId, token);
		await claim(second.leadId, token);
		await close(second.leadId, customer.token);
		await close(customer.leadId, customer.token);
		expect(await claimedOf(subscriptionId)).toBe(0);
	});

	test("returns it by deleting the account", async () => {
		const { token, subscriptionId } = await limited();
		const customer = await buildCustomer(server);
		await claim(customer.leadId, token);
		expect((await deleteAccount(server, customer.token)).status).toBe(200);
		expect(await claimedOf(subscriptionId)).toBe(0);
	});

	test("returns both credits when customer and claimer delete their accounts at the same time", async () => {
		for (let round = 0; round < 3; round++) {
			const people = [await limited(), await limited()];
			const created = [];
			for (const { userId } of people)
				created.push(
					await buildLead(server, { customerId: userId }),
					await buildLead(server, { customerId: userId }),
				);
			const [first, second] = people;
			for (const { leadId, customerId } of created)
				await claim(leadId, (customerId === first?.userId ? second : first)?.token);
			const answers = await Promise.all(people.map(({ token }) => deleteAccount(server, token)));
			expect(answers.map(({ status }) => status)).toEqual([200, 200]);
			for (const { subscriptionId } of people) expect(await claimedOf(subscriptionId)).toBe(0);
			for (const { leadId } of created)
				expect(await readLead(server, leadId)).toMatchObject({ status: "closed", name: "" });
		}
	});

	test("reactivates a used-up subscription before the upcoming one", async () => {
		const { token, listingId, subscriptionId } = await limited({ leadsAllocated: 1 });
		const customer = await buildCustomer(server);
		await claim(customer.leadId, token);
		const usedUp = await readSubscription(server, subscriptionId);
		expect(usedUp).toMatchObject({ status: "expired", activatedAt: expect.any(Date) });
		server.clock.advance(1_000);
		await close(customer.leadId, customer.token);
		expect(await readSubscription(server, subscriptionId)).toMatchObject({
			status: "active",
			leadsClaimed: 0,
			// It ran in the meantime, whatever happened.
			activatedAt: usedUp.activatedAt,
		});
		const next = await buildCustomer(server);
		const waiting = await buildSubscription(server, {
			listingId,
			type: "Lead Basis",
			status: "upcoming",
			createdAt: server.clock(),
		});
		expect((await claim(next.leadId, token)).status).toBe(200);
		expect(await readSubscription(server, waiting)).toMatchObject({ status: "active" });
		await close(next.leadId, next.token);
		// One is active, so the reactivated one becomes upcoming and is not lost.
		expect(await readSubscription(server, subscriptionId)).toMatchObject({
			status: "upcoming",
			leadsClaimed: 0,
		});
		expect(await readSubscription(server, waiting)).toMatchObject({ status: "active", leadsClaimed: 0 });
	});

	test("reactivates nothing once the upcoming subscription's time is over", async () => {
		const person = await buildSubscriber(server, { type: "Free Trial", leadsAllocated: 1 });
		const { token, listingId, subscriptionId: trial } = person;
		const paid = await buildSubscription(server, { listingId, status: "upcoming" });
		const customer = await buildCustomer(server);
		await claim(customer.leadId, token);
		await close(customer.leadId, customer.token);
		expect(await readSubscription(server, trial)).toMatchObject({ status: "upcoming", leadsClaimed: 0 });
		await server.database.db
			.update(subscriptions)
			.set({ endsAt: server.clock() })
			.where(eq(subscriptions.listingId, listingId));
		const { leadId } = await buildLead(server);
		expect((await read(leadId, token)).body.lead.claimWith).toBeNull();
		expect((await claim(leadId, token)).status).toBe(402);
		for (const id of [trial, paid])
			expect(await readSubscription(server, id)).toMatchObject({ status: "expired", leadsClaimed: 0 });
	});

	test("simultaneous claims and withdrawals return every credit as often as the history says", async () => {
		const people = [await limited(), await limited(), await limited()];
		const customers = [await buildCustomer(server), await buildCustomer(server), await buildCustomer(server)];
		await Promise.all([
			...people.flatMap(({ token }) => customers.map(({ leadId }) => claim(leadId, token))),
			...customers.map(({ leadId, token }) => close(leadId, token)),
		]);
		for (const { token, subscriptionId } of people) {
			const entries = await bookOf(token);
			const spent = entries.filter(([kind]) => kind === "spent").length;
			expect(entries.filter(([kind]) => kind === "returned")).toHaveLength(spent);
			expect(await claimedOf(subscriptionId)).toBe(0);
		}
	});
});
