import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { signIn } from "../../../accounts/server/testing/sign-in.ts";
import { randomMobile } from "../../../listings/server/testing/build-listing.ts";
import { listings } from "../../../listings/server/listings.tables.ts";
import { buildSubscription } from "../../../subscriptions/server/testing/build-subscription.ts";
import { buildSubscriber } from "../testing/build-claimer.ts";
import { buildLead } from "../testing/build-lead.ts";
import { claiming } from "../testing/claiming.ts";

const { server, claim } = claiming();

async function counted(listingId: string): Promise<number | undefined> {
	const [row] = await server.database.db
		.select({ leads: listings.leads })
		.from(listings)
		.where(eq(listings.id, listingId));
	return row?.leads;
}

test("counts each lead claimed with a listing once", async () => {
	const { token, listingId } = await buildSubscriber(server);
	const [one, other] = [await buildLead(server), await buildLead(server)];
	expect(await counted(listingId)).toBe(0);
	for (const { leadId } of [one, one, other]) expect((await claim(leadId, token)).status).toBe(200);
	expect(await counted(listingId)).toBe(2);
	const own = await server.call("GET", `/api/workerCategory/${listingId}`, { token });
	expect(own.body.professional.leads).toBe(2);
	const shown = await server.call("GET", `/api/workerCategory/${listingId}`);
	expect(shown.body.professional).not.toHaveProperty("leads");
});

test("does not count a refused claim", async () => {
	const { token, listingId } = await buildSubscriber(server, { status: "expired" });
	const { leadId } = await buildLead(server);
	expect((await claim(leadId, token)).status).toBe(402);
	const full = await buildLead(server, { claimsTaken: 3 });
	await buildSubscription(server, { listingId });
	expect((await claim(full.leadId, token)).status).toBe(409);
	expect(await counted(listingId)).toBe(0);
});

test("counts all simultaneous claims while the listing is edited and moved, without a deadlock", async () => {
	const { token, listingId } = await buildSubscriber(server, {}, { service: "painter", status: "expired" });
	const admin = await signIn(server, randomMobile(), { role: "admin" });
	const found = [];
	for (let number = 0; number < 20; number++) found.push(await buildLead(server, { service: "painter" }));
	const change = (path: string, body: object) =>
		server.call("POST", `/api/workerCategory/${path}`, { token: admin.token, body });
	const [answers, changes] = await Promise.all([
		Promise.all(found.map(({ leadId }) => claim(leadId, token))),
		Promise.all([
			change(`${listingId}/availability`, { availability: "unavailable" }),
			change("update", { professionalId: listingId, type: "active", reason: "Asked for it" }),
			change(`${listingId}/availability`, { availability: "available" }),
		]),
	]);
	expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
	expect(changes.map(({ status }) => status)).toEqual([200, 200, 200]);
	expect(await counted(listingId)).toBe(20);
});
