import { beforeAll, expect, test } from "vitest";
import { signIn } from "../../../accounts/server/testing/sign-in.ts";
import { randomMobile } from "../../../listings/server/testing/build-listing.ts";
import {
	expectNoEvent,
	openPage as openAnyPage,
	touch,
} from "../../../notifications/server/testing/open-page.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { buildProfessional, buildSubscriber } from "../testing/build-claimer.ts";
import { buildClaim, buildLead } from "../testing/build-lead.ts";
import { deleteAccount } from "../testing/delete-account.ts";
import { buildCustomer, buildStaff, leadCalls } from "../testing/customer.ts";

const server = fileServer();
const { claim, assign, answer, close, book } = leadCalls(server);
let site: string;
beforeAll(async () => {
	site = await server.app.listen({ port: 0, host: "127.0.0.1" });
});

const openPage = (token: string, ...leadIds: string[]) => openAnyPage({ server, site }, token, ...leadIds);
async function onlooker() {
	const { token, user } = await signIn(server, randomMobile(), { name: "Onlooker" });
	return { token, userId: user._id };
}

const claimOf = ({ userId, listingId }: { userId: string; listingId: string }, leadId: string) => ({
	leadId,
	userId,
	listingId,
});

test("an open page learns that the lead was claimed and closed, and nothing else", async () => {
	const customer = await buildCustomer(server);
	const claimer = await buildSubscriber(server, { type: "Lead Basis" });
	const { token } = await onlooker();
	const page = await openPage(token, customer.leadId);
	await claim(customer.leadId, claimer.token);
	expect(await page.event()).toEqual(touch(customer.leadId));
	const { body } = await server.call("GET", `/api/lead/${customer.leadId}`, { token });
	expect(body.lead).toMatchObject({ claimsTaken: 1 });
	expect(JSON.stringify(body)).not.toContain(customer.mobile);
	await close(customer.leadId, customer.token);
	expect(await page.event()).toEqual(touch(customer.leadId));
	page.leave();
});

test("a person's second tab learns of their own claim, booking and closing on any page", async () => {
	const customer = await buildCustomer(server);
	const claimer = await buildSubscriber(server, { type: "Lead Basis" });
	const [own, theirs] = [await openPage(customer.token), await openPage(claimer.token)];
	await claim(customer.leadId, claimer.token);
	// The lead, and the subscription that counted it.
	expect((await theirs.event())?.touched.toSorted()).toEqual([customer.leadId, claimer.listingId].toSorted());
	expect((await own.event())?.notifications).toMatchObject([{ kind: "lead.claimed" }]);
	await book(customer.leadId, claimer.listingId, customer.token);
	expect((await own.event())?.touched).toEqual([customer.leadId]);
	await close(customer.leadId, customer.token);
	expect((await own.event())?.touched).toEqual([customer.leadId]);
	for (const stream of [own, theirs]) stream.leave();
});

test("an open page of subscriptions learns that a credit came back", async () => {
	const customer = await buildCustomer(server);
	const claimer = await buildSubscriber(server, { type: "Lead Basis" });
	await claim(customer.leadId, claimer.token);
	const page = await openPage(claimer.token);
	await close(customer.leadId, customer.token);
	const touched = (await page.event())?.touched.toSorted();
	expect(touched).toEqual([customer.leadId, claimer.listingId].toSorted());
	page.leave();
});

test("a page of subscriptions that opens just after a credit came back learns of it", async () => {
	const customer = await buildCustomer(server);
	const claimer = await buildSubscriber(server, { type: "Lead Basis" });
	await claim(customer.leadId, claimer.token);
	await close(customer.leadId, customer.token);
	const curious = await onlooker();
	const outside = await openPage(curious.token, claimer.listingId);
	const page = await openPage(claimer.token, claimer.listingId);
	expect((await page.event())?.touched).toEqual([claimer.listingId]);
	page.leave();
	await expectNoEvent(server, outside, curious.userId);
});

test("the customer's open pages learn that staff saw the number, and list when and why", async () => {
	const customer = await buildCustomer(server);
	const staff = await buildStaff(server);
	const curious = await onlooker();
	const [own, outside] = [await openPage(customer.token), await openPage(curious.token, customer.leadId)];
	const body = { reason: "checking a report" };
	const shown = await server.call("POST", `/api/lead/${customer.leadId}/show-number`, {
		token: staff.token,
		body,
	});
	expect(shown.status).toBe(200);
	expect((await own.event())?.touched).toEqual([customer.leadId]);
	const { lead } = (await server.call("GET", `/api/lead/${customer.leadId}`, { token: customer.token })).body;
	expect(lead.seenBy).toMatchObject([{ reason: "checking a report" }]);
	own.leave();
	await expectNoEvent(server, outside, curious.userId);
});

test("staff and the customer see at once that the assigned professional was suspended or reopened", async () => {
	const customer = await buildCustomer(server);
	const manager = await buildStaff(server, "customerSupport");
	const assigned = await buildProfessional(server);
	await assign(customer.leadId, assigned.listingId, (await buildStaff(server)).token);
	const own = await openPage(customer.token);
	for (const type of ["expired", "active"]) {
		const body = { professionalId: assigned.listingId, type, reason: "Complaints" };
		const moved = await server.call("POST", "/api/workerCategory/update", { token: manager.token, body });
		expect(moved.status).toBe(200);
		expect((await own.event())?.touched).toEqual([customer.leadId]);
	}
	own.leave();
});

test("only staff and the customer learn of an assignment and a rejection", async () => {
	const customer = await buildCustomer(server);
	const [staff, colleague] = [await buildStaff(server), await buildStaff(server, "admin")];
	const assigned = await buildProfessional(server);
	const curious = await onlooker();
	const [own, desk, outside] = [
		await openPage(customer.token),
		await openPage(colleague.token, customer.leadId),
		await openPage(curious.token, customer.leadId),
	];
	await assign(customer.leadId, assigned.listingId, staff.token);
	for (const stream of [own, desk]) expect((await stream.event())?.touched).toEqual([customer.leadId]);
	await answer(customer.leadId, "rejected", assigned.token);
	for (const stream of [own, desk]) expect((await stream.event())?.touched).toEqual([customer.leadId]);
	await expectNoEvent(server, outside, curious.userId);
	for (const stream of [own, desk]) stream.leave();
});

test("an acceptance shows the booking on all open pages", async () => {
	const assigned = await buildProfessional(server);
	const customer = await buildCustomer(server, { assignedListingId: assigned.listingId });
	const page = await openPage((await onlooker()).token, customer.leadId);
	await answer(customer.leadId, "accepted", assigned.token);
	expect(await page.event()).toEqual(touch(customer.leadId));
	page.leave();
});

test("the customer's open page learns that a claimer was suspended or reopened; the public page does not", async () => {
	const staff = await buildStaff(server, "admin");
	const customer = await buildCustomer(server);
	const claimer = await buildProfessional(server);
	await buildClaim(server, claimOf(claimer, customer.leadId));
	const ended = await buildLead(server, { status: "closed", customerId: customer.customerId });
	await buildClaim(server, claimOf(claimer, ended.leadId));
	const curious = await onlooker();
	const [own, outside] = [
		await openPage(customer.token),
		await openPage(curious.token, customer.leadId, ended.leadId),
	];
	const offers = () =>
		server
			.call("GET", `/api/lead/${customer.leadId}/offers`, { token: customer.token })
			.then(({ body }) => body.offers);
	const move = (type: string) =>
		server.call("POST", "/api/workerCategory/update", {
			token: staff.token,
			body: { professionalId: claimer.listingId, type, reason: "Customers complain" },
		});
	for (const [type, isBookable] of [
		["expired", false],
		["active", true],
	] as const) {
		expect((await move(type)).status).toBe(200);
		expect(await own.event()).toEqual(touch(customer.leadId));
		expect(await offers()).toMatchObject([{ isSuspended: !isBookable, abilities: { book: isBookable } }]);
	}
	own.leave();
	await expectNoEvent(server, outside, curious.userId);
});

test("the customer's open page learns that a claimer deleted the account", async () => {
	const customer = await buildCustomer(server);
	const claimer = await buildProfessional(server);
	await buildClaim(server, claimOf(claimer, customer.leadId));
	const page = await openPage(customer.token);
	expect((await deleteAccount(server, claimer.token)).status).toBe(200);
	expect(await page.event()).toEqual(touch(customer.leadId));
	page.leave();
});

test("a refused action sends no event", async () => {
	const customer = await buildCustomer(server, { status: "closed" });
	const holder = await buildProfessional(server);
	await buildClaim(server, { leadId: customer.leadId, userId: holder.userId, listingId: holder.listingId });
	const { token, userId } = await onlooker();
	const page = await openPage(token, customer.leadId);
	expect((await close(customer.leadId, customer.token)).status).toBe(409);
	expect((await book(customer.leadId, holder.listingId, customer.token)).status).toBe(409);
	await expectNoEvent(server, page, userId);
});

test("watching requires a login, a limited number of records, and valid ids", async () => {
	const { leadId } = await buildLead(server);
	const { token } = await onlooker();
	const put = (body: unknown, as?: string) =>
		server.call("PUT", "/api/notifications/stream/watched", { token: as, body });
	const streamId = leadId;
	expect((await put({ streamId, subjectIds: [leadId] })).status).toBe(401);
	expect((await put({ streamId, subjectIds: ["x"] }, token)).status).toBe(400);
	const many = Array.from({ length: 101 }, () => leadId);
	expect((await put({ streamId, subjectIds: many }, token)).status).toBe(400);
	expect((await put({ streamId, subjectIds: [leadId] }, token)).status).toBe(200);
});
