import { beforeEach, describe, expect, test } from "vitest";
import { buildJob } from "../../job-board/server/testing/build-job.ts";
import { buildListing } from "../../listings/server/testing/build-listing.ts";
import { fileServer } from "../../testing/file-server.ts";
import { blockCalls, blockRefusal as refusal } from "./testing/block-calls.ts";
import { buildSubscriber } from "./testing/build-claimer.ts";
import { buildClaim, buildLead, readLead } from "./testing/build-lead.ts";
import { buildCustomer, buildStaff, leadCalls } from "./testing/customer.ts";
import { wholeLead } from "./testing/send-lead.ts";

const server = fileServer();
const { block } = blockCalls(server);
const { read, claim, offers, book, assign, complete } = leadCalls(server);

let professional: Awaited<ReturnType<typeof buildSubscriber>>;
let customer: Awaited<ReturnType<typeof buildCustomer>>;
beforeEach(async () => {
	professional = await buildSubscriber(server);
	customer = await buildCustomer(server);
});
const claimed = async () => {
	await buildClaim(server, { leadId: customer.leadId, ...professional });
	return customer.leadId;
};

/** Both directions: the rules are the same, whichever of the two has blocked the other. */
const directions = [
	["the customer blocks the professional", () => block(professional.userId, customer.token)],
	["the professional blocks the customer", () => block(customer.customerId, professional.token)],
] as const;

describe.each(directions)("after %s", (_title, blockNow) => {
	test("a claim is refused without saying who has blocked whom, and takes nothing", async () => {
		await blockNow();
		const { lead } = (await read(customer.leadId, professional.token)).body;
		expect(lead).toMatchObject({ claimBlock: "blocked", abilities: { claim: false } });
		expect(await claim(customer.leadId, professional.token)).toMatchObject({
			status: 403,
			body: { message: refusal },
		});
		expect(await readLead(server, customer.leadId)).toMatchObject({ claimsTaken: 0 });
		const other = await buildSubscriber(server);
		expect((await claim(customer.leadId, other.token)).status).toBe(200);
	});

	test("the number is hidden, and the lead is in none of the professional's lists", async () => {
		const leadId = await claimed();
		const { leadId: inGoa } = await buildLead(server, {
			customerId: customer.customerId,
			place: "north-goa",
		});
		const isListed = async (path: string, id: string) =>
			JSON.stringify((await server.call("GET", path, { token: professional.token })).body).includes(id);
		const lists = [
			["/api/lead?limit=50", leadId],
			["/api/lead?goToLocation=shimla&limit=50", leadId],
			["/api/lead?goToLocation=goa&limit=50", inGoa],
			["/api/lead/claimed?limit=50", leadId],
			["/api/lead/claimed?status=open&limit=50", leadId],
		] as const;
		for (const [path, id] of lists) expect(await isListed(path, id), path).toBe(true);
		await blockNow();
		for (const [path, id] of lists) expect(await isListed(path, id), path).toBe(false);
		const { lead } = (await read(leadId, professional.token)).body;
		expect(lead).not.toHaveProperty("mobile");
		expect(lead).not.toHaveProperty("name");
		expect(lead.abilities.seeContact).toBe(false);
		expect(JSON.stringify((await server.call("GET", "/api/lead?limit=50")).body)).toContain(leadId);
	});

	test("the customer sees that someone had the number, but cannot reach or book them", async () => {
		const leadId = await claimed();
		await blockNow();
		expect((await offers(leadId, customer.token)).body.offers).toMatchObject([
			{ professional: null, isBlocked: true, abilities: { book: false } },
		]);
		expect((await read(leadId, customer.token)).body.lead).toMatchObject({
			offerCount: 0,
			abilities: { book: false },
		});
		expect((await book(leadId, professional.listingId, customer.token)).status).toBe(409);
		const staff = await buildStaff(server);
		expect((await offers(leadId, staff.token)).body.offers).toMatchObject([
			{ professional: { _id: professional.listingId }, isBlocked: false },
		]);
		expect((await assign(leadId, professional.listingId, staff.token)).status).toBe(409);
	});

	test("the professional of finished work is no longer shown", async () => {
		const leadId = await claimed();
		await complete(leadId, { professionalId: professional.listingId }, customer.token);
		await blockNow();
		const { lead } = (await read(leadId, customer.token)).body;
		expect(lead).toMatchObject({ status: "completed", bookedProfessional: null });
		expect(lead).not.toHaveProperty("profMobile");
	});

	test("the listing does not exist for the customer: no details, no call, no favourite, no direct request", async () => {
		const { listingId } = professional;
		const { token } = customer;
		const favourite = `/api/workerCategory/${listingId}/favourite`;
		await server.call("PUT", favourite, { token });
		const saved = async () =>
			(await server.call("GET", "/api/workerCategory/favourites", { token })).body.professionals;
		expect(await saved()).toHaveLength(1);
		await blockNow();
		expect(await saved()).toEqual([]);
		expect((await server.call("PUT", favourite, { token })).status).toBe(404);
		expect((await server.call("GET", `/api/workerCategory/${listingId}`, { token })).status).toBe(404);
		expect((await server.call("GET", `/api/workerCategory/${listingId}`)).status).toBe(200);
		const call = `/api/workerCategory/stats/increment-call/${listingId}`;
		expect((await server.call("PUT", call, { token })).status).toBe(404);
		const body = { ...wholeLead, mobile: customer.mobile, originProfessional: listingId };
		expect(await server.call("POST", "/api/lead", { token, body })).toMatchObject({
			status: 400,
			body: { errors: [{ path: "originProfessional" }] },
		});
	});

	test("new requests notify others, but not the professional", async () => {
		const places = ["manali"];
		const other = await buildSubscriber(server, {}, { places });
		await buildListing(server, { userId: professional.userId, places });
		await blockNow();
		const body = { ...wholeLead, mobile: customer.mobile, goToLocation: "manali" };
		const sent = await server.call("POST", "/api/lead", { token: customer.token, body });
		expect(sent.status).toBe(201);
		const isNotified = async (token: string) => {
			const notifications = await server.call("GET", "/api/notifications", { token });
			return JSON.stringify(notifications.body).includes(sent.body.lead._id);
		};
		expect(await isNotified(professional.token)).toBe(false);
		expect(await isNotified(other.token)).toBe(true);
	});

	test("neither applies for the other's job, and earlier applicants are hidden", async () => {
		const { serviceId } = await buildLead(server);
		const jobId = await buildJob(server, { createdBy: customer.customerId, serviceId });
		const apply = (id: string) => server.call("PUT", `/api/jobs/apply/${id}`, { token: professional.token });
		expect((await apply(jobId)).status).toBe(200);
		await blockNow();
		const applicants = await server.call("GET", `/api/jobs/${jobId}/applicants`, { token: customer.token });
		expect(applicants.body.applicants).toEqual([]);
		const next = await buildJob(server, { createdBy: customer.customerId, serviceId });
		expect((await apply(next)).status).toBe(403);
	});
});
