import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { buildListing } from "../../listings/server/testing/build-listing.ts";
import {
	buildSubscription,
	readSubscription,
} from "../../subscriptions/server/testing/build-subscription.ts";
import { subscriptions } from "../../subscriptions/server/subscriptions.tables.ts";
import { fileServer } from "../../testing/file-server.ts";
import { leads } from "./leads.tables.ts";
import { buildSubscriber } from "./testing/build-claimer.ts";
import { buildLead } from "./testing/build-lead.ts";
import { buildCustomer, buildStaff, leadCalls, tallyOf } from "./testing/customer.ts";
import { deleteAccount } from "./testing/delete-account.ts";

const server = fileServer();
const { claim, close, book, read, report } = leadCalls(server);
const hour = 3_600_000;
const day = 24 * hour;

const bookOf = async (token: string) => {
	const { body } = await server.call("GET", "/api/credits", { token });
	return body.entries.map((entry: { kind: string; reason: string | null; leadId: string }) => [
		entry.kind,
		entry.reason,
		entry.leadId,
	]);
};
const limited = (wishes: { leadsAllocated?: number; leadsClaimed?: number } = {}) =>
	buildSubscriber(server, { type: "Lead Basis", ...wishes });
const claimedOf = async (subscriptionId: string) =>
	(await readSubscription(server, subscriptionId)).leadsClaimed;

describe("the book of credits", () => {
	test("says what was spent on which lead, the latest first, to its owner alone", async () => {
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

	test("holds nothing of a plan whose leads are not counted out", async () => {
		const { token } = await buildSubscriber(server);
		const { leadId } = await buildLead(server);
		expect((await claim(leadId, token)).status).toBe(200);
		expect(await bookOf(token)).toEqual([]);
	});
});

describe("a second lead of the same customer and service", () => {
	test("costs nothing within 7 days of the first claim, and says so before and after", async () => {
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

	test("costs what it costs when it is later, of another customer, or of another service", async () => {
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

	test("costs what it costs when the first one cost nothing in the end", async () => {
		const { token, subscriptionId } = await limited();
		const customer = await buildCustomer(server);
		await claim(customer.leadId, token);
		await close(customer.leadId, customer.token);
		expect(await claimedOf(subscriptionId)).toBe(0);
		const again = await buildLead(server, { customerId: customer.customerId });
		expect((await read(again.leadId, token)).body.lead.claimWith).toMatchObject({ isFree: false });
		await claim(again.leadId, token);
		expect(await claimedOf(subscriptionId)).toBe(1);
		// A third one doubles the second, which was paid for.
		const third = await buildLead(server, { customerId: customer.customerId });
		await claim(third.leadId, token);
		expect(await claimedOf(subscriptionId)).toBe(1);
	});

	test("of two claimed at once one costs nothing", async () => {
		for (let round = 0; round < 4; round++) {
			const { token, subscriptionId } = await limited();
			const customer = await buildCustomer(server);
			const again = await buildLead(server, { customerId: customer.customerId });
			await Promise.all([claim(customer.leadId, token), claim(again.leadId, token)]);
			expect(await claimedOf(subscriptionId)).toBe(1);
			expect((await bookOf(token)).filter(([kind]: string[]) => kind === "returned")).toHaveLength(1);
		}
	});
});

describe("a customer who withdraws", () => {
	test("within 24 hours of a claim gives its credit back at once, once", async () => {
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

	test("after the 30 days, still within 24 hours of a claim, gives it back as well", async () => {
		const { token, subscriptionId } = await limited();
		const customer = await buildCustomer(server);
		await claim(customer.leadId, token);
		await server.database.db.update(leads).set({ status: "expired" }).where(eq(leads.id, customer.leadId));
		await close(customer.leadId, customer.token);
		expect(await claimedOf(subscriptionId)).toBe(0);
	});

	test("after a booking gives nothing back", async () => {
		const { token, listingId, subscriptionId } = await limited();
		const customer = await buildCustomer(server);
		await claim(customer.leadId, token);
		await book(customer.leadId, listingId, customer.token);
		await close(customer.leadId, customer.token);
		expect(await claimedOf(subscriptionId)).toBe(1);
	});

	test("by deleting the account gives it back as well", async () => {
		const { token, subscriptionId } = await limited();
		const customer = await buildCustomer(server);
		await claim(customer.leadId, token);
		expect((await deleteAccount(server, customer.token)).status).toBe(200);
		expect(await claimedOf(subscriptionId)).toBe(0);
	});

	test("brings back a subscription that was used up, before what waits behind it", async () => {
		const { token, listingId, subscriptionId } = await limited({ leadsAllocated: 1 });
		const customer = await buildCustomer(server);
		await claim(customer.leadId, token);
		expect(await readSubscription(server, subscriptionId)).toMatchObject({ status: "expired" });
		await close(customer.leadId, customer.token);
		expect(await readSubscription(server, subscriptionId)).toMatchObject({
			status: "active",
			leadsClaimed: 0,
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
		// One runs: what came back stands in line, and is not lost.
		expect(await readSubscription(server, subscriptionId)).toMatchObject({
			status: "upcoming",
			leadsClaimed: 0,
		});
		expect(await readSubscription(server, waiting)).toMatchObject({ status: "active", leadsClaimed: 0 });
	});

	test("brings nothing back to claim with once the time of what waited in line is over", async () => {
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

	test("claims and withdrawals at once: every credit is taken and given back as often as the book says", async () => {
		const people = [await limited(), await limited(), await limited()];
		const customers = [await buildCustomer(server), await buildCustomer(server), await buildCustomer(server)];
		await Promise.all([
			...people.flatMap(({ token }) => customers.map(({ leadId }) => claim(leadId, token))),
			...customers.map(({ leadId, token }) => close(leadId, token)),
		]);
		for (const { token, subscriptionId } of people) {
			const entries: string[][] = await bookOf(token);
			const spent = entries.filter(([kind]) => kind === "spent").length;
			expect(entries.filter(([kind]) => kind === "returned")).toHaveLength(spent);
			expect(await claimedOf(subscriptionId)).toBe(0);
		}
	});
});

describe("a number that is wrong", () => {
	const reports = (token?: string, query = "") =>
		server.call("GET", `/api/number-reports${query}`, { token });
	const decide = (id: string, outcome: string, token?: string) =>
		server.call("PUT", `/api/number-reports/${id}`, { token, body: { outcome } });
	const reportOn = async (leadId: string, token: string) => {
		const { body } = await reports(token, "?limit=50");
		return body.reports.find(({ lead }: { lead: { _id: string } }) => lead._id === leadId);
	};

	test("is reported by who claimed it, found by staff, and confirmed: all who paid get it back", async () => {
		const [first, second] = [await limited(), await limited()];
		const customer = await buildCustomer(server);
		await claim(customer.leadId, first.token);
		await claim(customer.leadId, second.token);
		server.clock.advance(3 * day);
		expect(await report(customer.leadId, first.token, "A bakery answers")).toMatchObject({
			status: 200,
			body: { lead: { claimedDetails: { numberReport: "open", creditReturned: null } } },
		});
		expect((await report(customer.leadId, first.token, "Once more")).status).toBe(200);
		const staff = await buildStaff(server);
		const found = await reportOn(customer.leadId, staff.token);
		expect(found).toMatchObject({
			status: "open",
			note: "A bakery answers",
			professional: { userId: first.userId, name: "Ramesh Thakur" },
			lead: { mobile: customer.mobile, serviceName: "Electrician", goToLocation: "Shimla", status: "open" },
		});
		expect(await decide(found._id, "confirmed", staff.token)).toMatchObject({
			status: 200,
			body: { report: { status: "confirmed", lead: { status: "closed" } } },
		});
		for (const { subscriptionId, token } of [first, second]) {
			expect(await claimedOf(subscriptionId)).toBe(0);
			expect((await read(customer.leadId, token)).body.lead.claimedDetails).toMatchObject({
				creditReturned: "wrong-number",
			});
		}
		expect((await decide(found._id, "confirmed", staff.token)).status).toBe(200);
		expect((await decide(found._id, "refused", staff.token)).status).toBe(409);
		expect(await claimedOf(first.subscriptionId)).toBe(0);
	});

	test("that staff find right changes nothing", async () => {
		const { token, subscriptionId } = await limited();
		const { leadId } = await buildLead(server);
		await claim(leadId, token);
		await report(leadId, token);
		const staff = await buildStaff(server, "customerSupport");
		const { _id } = await reportOn(leadId, staff.token);
		const answers = await Promise.all([
			decide(_id, "refused", staff.token),
			decide(_id, "confirmed", staff.token),
		]);
		expect(tallyOf(answers)).toEqual({ 200: 1, 409: 1 });
		const isRefused = answers[0]?.status === 200;
		expect(await claimedOf(subscriptionId)).toBe(isRefused ? 1 : 0);
		expect((await read(leadId, token)).body.lead).toMatchObject({
			status: isRefused ? "open" : "closed",
			claimedDetails: { numberReport: isRefused ? "refused" : "confirmed" },
		});
	});

	test("is nothing for those who have not claimed, and reports nothing for others than staff", async () => {
		const { token } = await limited();
		const customer = await buildCustomer(server);
		for (const other of [token, customer.token, (await buildStaff(server)).token])
			expect((await report(customer.leadId, other)).status).toBe(403);
		expect((await report(customer.leadId)).status).toBe(401);
		expect((await report(customer.leadId, token, "x".repeat(501))).status).toBe(400);
		expect((await reports(token)).status).toBe(403);
		expect((await reports()).status).toBe(401);
		expect((await decide(customer.leadId, "confirmed", token)).status).toBe(403);
		expect((await decide(customer.leadId, "confirmed", (await buildStaff(server)).token)).status).toBe(404);
	});

	test("can be reported after the customer is done, and still brings the credit back", async () => {
		const { token, subscriptionId } = await limited();
		const customer = await buildCustomer(server);
		await claim(customer.leadId, token);
		server.clock.advance(2 * day);
		await close(customer.leadId, customer.token);
		expect(await claimedOf(subscriptionId)).toBe(1);
		expect((await report(customer.leadId, token)).status).toBe(200);
		const staff = await buildStaff(server);
		const { _id } = await reportOn(customer.leadId, staff.token);
		await decide(_id, "confirmed", staff.token);
		expect(await claimedOf(subscriptionId)).toBe(0);
	});
});
