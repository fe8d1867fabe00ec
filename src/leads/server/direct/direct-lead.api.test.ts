import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { signIn } from "../../../accounts/server/testing/sign-in.ts";
import { randomMobile } from "../../../listings/server/testing/build-listing.ts";
import { notifications } from "../../../notifications/server/notifications.tables.ts";
import { notify } from "../../../notifications/server/notify.ts";
import { publishChanges } from "../../../notifications/server/publish-changes.ts";
import { createBroadcast } from "../../../platform/server/database/broadcast.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { notifyWaiting } from "../notifying/notify-waiting.ts";
import { buildProfessional, buildSubscriber } from "../testing/build-claimer.ts";
import { buildLead, readLead } from "../testing/build-lead.ts";
import { deleteAccount } from "../testing/delete-account.ts";
import { wholeLead } from "../testing/send-lead.ts";

const server = fileServer({ NEAR_FIRST_MINUTES: "60" });
const minute = 60_000;

const call = (method: "GET" | "POST", url: string, token?: string, body?: unknown) =>
	server.call(method, url, { token, body });
const claim = (leadId: string, token: string) => call("POST", `/api/lead/${leadId}/claim`, token);
const idsOf = ({ body }: { body: { leads: { _id: string }[] } }) => body.leads.map(({ _id }) => _id);
const listed = async (query: string, token?: string) => idsOf(await call("GET", `/api/lead?${query}`, token));

/** A customer's request to one professional, and another one of the same trade and place. */
async function sendDirect({ exclusive = false, service = "electrician" } = {}) {
	const asked = await buildSubscriber(server, {}, { service });
	const other = await buildSubscriber(server, {}, { service });
	const mobile = randomMobile();
	const customer = await signIn(server, mobile, { name: "Sunita Devi" });
	const body = { ...wholeLead, mobile, originProfessional: asked.listingId, exclusive };
	const sent = await call("POST", "/api/lead", customer.token, body);
	expect(sent.status).toBe(201);
	return { asked, other, customer, lead: sent.body.lead, leadId: sent.body.lead._id as string };
}

/** The scheduled job, as it runs every minute. */
function runWaiting(): Promise<void> {
	const { database, db, clock, jobs } = server;
	const broadcast = createBroadcast(database, { warn() {} });
	return notifyWaiting({
		db,
		clock,
		notify: (tx, drafts) => notify({ clock, broadcast, jobs }, tx, drafts),
		publishChanges: (tx, changes) => publishChanges({ broadcast }, tx, changes),
	});
}

const kindsFor = async (userId: string, subjectId: string) =>
	(
		await server.db
			.select({ kind: notifications.kind })
			.from(notifications)
			.where(and(eq(notifications.userId, userId), eq(notifications.subjectId, subjectId)))
	).map(({ kind }) => kind);

describe("a direct request", () => {
	test("is its professional's alone for two hours: nobody else sees or claims it", async () => {
		const { asked, other, customer, lead, leadId } = await sendDirect();
		// 12:00 in India.
		expect(lead).toMatchObject({
			forProfessional: { _id: asked.listingId, name: "Thakur Electric Works" },
			opensToAllAt: "2026-11-20T08:30:00.000Z",
			abilities: { openToAll: true },
		});
		for (const token of [undefined, other.token]) {
			expect((await call("GET", `/api/lead/${leadId}`, token)).status).toBe(404);
			expect(await listed(`leadId=${leadId}`, token)).toEqual([]);
			expect(await listed("limit=100", token)).not.toContain(leadId);
		}
		expect((await claim(leadId, other.token)).status).toBe(404);
		expect(await listed("forMe=true", other.token)).not.toContain(leadId);
		const report = { subjectType: "lead", subjectId: leadId, reason: "fake" };
		expect((await call("POST", "/api/reports", other.token, report)).status).toBe(404);
		expect((await call("POST", "/api/reports", asked.token, report)).status).toBe(201);

		const { token: staff } = await signIn(server, randomMobile(), { role: "customerSupport" });
		for (const token of [asked.token, staff, customer.token])
			expect((await call("GET", `/api/lead/${leadId}`, token)).body.lead.forProfessional).toEqual(
				lead.forProfessional,
			);
		expect(await listed("forMe=true", asked.token)).toContain(leadId);
		expect(await listed("isLeadReceivingProfessional=true", asked.token)).toContain(leadId);
		expect(await kindsFor(asked.userId, leadId)).toEqual(["lead.new"]);
		expect(await kindsFor(other.userId, leadId)).toEqual([]);

		server.clock.set("2026-11-20T08:30:00.000Z");
		const opened = (await call("GET", `/api/lead/${leadId}`, other.token)).body.lead;
		expect(opened).not.toHaveProperty("forProfessional");
		expect(opened.abilities.claim).toBe(true);
		expect((await claim(leadId, other.token)).status).toBe(200);
		server.clock.set("2026-11-20T06:30:00.000Z");
	});

	test("stays its professional's after their claim, until the customer asks others", async () => {
		const { asked, other, customer, leadId } = await sendDirect();
		expect((await claim(leadId, asked.token)).status).toBe(200);
		server.clock.advance(24 * 60 * minute);
		expect((await call("GET", `/api/lead/${leadId}`, other.token)).status).toBe(404);
		expect((await call("POST", `/api/lead/${leadId}/open-to-all`, asked.token)).status).toBe(403);
		const opened = await call("POST", `/api/lead/${leadId}/open-to-all`, customer.token);
		expect(opened.body.lead.abilities.openToAll).toBe(false);
		expect((await claim(leadId, other.token)).status).toBe(200);
		expect((await call("POST", `/api/lead/${leadId}/open-to-all`, customer.token)).status).toBe(409);
		server.clock.advance(-24 * 60 * minute);
	});

	test("never opens by itself if the customer wants this professional alone", async () => {
		const { other, lead, leadId } = await sendDirect({ exclusive: true });
		expect(lead.opensToAllAt).toBeNull();
		expect(await readLead(server, leadId)).toMatchObject({ nextWaveAt: null });
		server.clock.advance(29 * 24 * 60 * minute);
		expect((await call("GET", `/api/lead/${leadId}`, other.token)).status).toBe(404);
		server.clock.advance(-29 * 24 * 60 * minute);
	});

	test("that is declined opens to all at once, and its customer reads who declined", async () => {
		const { asked, other, customer, leadId } = await sendDirect();
		for (const token of [other.token, customer.token])
			expect((await call("POST", `/api/lead/${leadId}/decline`, token)).status).toBe(404);
		const declined = await call("POST", `/api/lead/${leadId}/decline`, asked.token);
		expect(declined).toMatchObject({ status: 200, body: { lead: { abilities: { decline: false } } } });
		expect(await kindsFor(customer.user._id, leadId)).toEqual(["lead.declined"]);
		expect((await claim(leadId, other.token)).status).toBe(200);
		expect((await call("POST", `/api/lead/${leadId}/decline`, asked.token)).status).toBe(409);
	});

	test("opens to all if its professional is suspended or deletes the account", async () => {
		const suspended = await sendDirect();
		const { token } = await signIn(server, randomMobile(), { role: "admin" });
		const { asked } = suspended;
		const body = { professionalId: asked.listingId, type: "expired", reason: "Took money in advance." };
		const answer = await call("POST", "/api/workerCategory/update", token, body);
		expect(answer.status).toBe(200);
		expect((await claim(suspended.leadId, suspended.other.token)).status).toBe(200);

		const deleted = await sendDirect();
		expect((await deleteAccount(server, deleted.asked.token)).status).toBe(200);
		expect((await claim(deleted.leadId, deleted.other.token)).status).toBe(200);
	});

	test("is answered once: of a claim and a decline at the same time, one wins", async () => {
		const { asked, leadId } = await sendDirect();
		const answers = await Promise.all([
			claim(leadId, asked.token),
			call("POST", `/api/lead/${leadId}/decline`, asked.token),
		]);
		const [claimed, declined] = answers.map(({ status }) => status);
		const { exclusiveUntil, claimsTaken } = (await readLead(server, leadId)) ?? {};
		// A declined lead is open to all, so its professional can still claim it.
		expect(claimed).toBe(200);
		expect(claimsTaken).toBe(1);
		expect(declined === 200).toBe(exclusiveUntil?.getTime() === server.clock().getTime());
	});
});

test("help for a direct request is offered half an hour after it opened to all", async () => {
	const { customer, leadId } = await sendDirect();
	const start = server.clock().getTime();
	const waitingAfter = async (minutes: number) => {
		server.clock.set(new Date(start + minutes * minute));
		await runWaiting();
		const { lead } = (await call("GET", `/api/lead/${leadId}`, customer.token)).body;
		const kinds = await kindsFor(customer.user._id, leadId);
		return { help: lead.abilities.getHelp, notified: kinds.length };
	};
	expect(await waitingAfter(119)).toEqual({ help: false, notified: 0 });
	expect((await call("POST", `/api/lead/${leadId}/ask-nearby`, customer.token)).status).toBe(409);
	expect(await waitingAfter(149)).toEqual({ help: false, notified: 0 });
	expect(await waitingAfter(150)).toEqual({ help: true, notified: 1 });
	server.clock.set(new Date(start));
});

describe("for the first hour, an open lead", () => {
	test("is for professionals who serve its place and are available", async () => {
		const near = await buildSubscriber(server, {}, { service: "plumber", places: ["manali"] });
		const around = await buildSubscriber(server, {}, { service: "plumber", places: ["pan-india"] });
		const far = await buildSubscriber(server, {}, { service: "plumber", places: ["shimla"] });
		const busy = await buildSubscriber(
			server,
			{},
			{ service: "plumber", places: ["manali"], availability: "unavailable" },
		);
		const { leadId } = await buildLead(server, { service: "plumber", place: "manali", revealLimit: 4 });
		for (const { token } of [far, busy]) {
			const { lead } = (await call("GET", `/api/lead/${leadId}`, token)).body;
			expect(lead).toMatchObject({
				claimBlock: "near_first",
				opensAt: "2026-11-20T07:30:00.000Z",
				abilities: { claim: false },
			});
			expect(await claim(leadId, token)).toMatchObject({
				status: 409,
				body: { reason: "near_first", opensAt: "2026-11-20T07:30:00.000Z" },
			});
		}
		for (const { token } of [near, around]) expect((await claim(leadId, token)).status).toBe(200);

		server.clock.advance(60 * minute);
		const { lead } = (await call("GET", `/api/lead/${leadId}`, far.token)).body;
		expect(lead).toMatchObject({ servesPlace: false, abilities: { claim: true } });
		for (const { token } of [far, busy]) expect((await claim(leadId, token)).status).toBe(200);
		server.clock.advance(-60 * minute);
	});
});

describe("For you", () => {
	test("holds open leads of one's services at one's places that one could claim, newest first", async () => {
		const service = "dhol";
		const { token, userId } = await buildSubscriber(server, {}, { service, places: ["spiti"] });
		const lead = async (wishes: object) => {
			server.clock.advance(minute);
			return (await buildLead(server, { service, place: "kaza", ...wishes })).leadId;
		};
		const older = await lead({});
		const claimed = await lead({});
		const newer = await lead({ place: "spiti" });
		await lead({ place: "shimla" });
		await lead({ service: "welder" });
		await lead({ status: "closed" });
		await lead({ revealLimit: 1, claimsTaken: 1 });
		await lead({ customerId: userId });
		expect((await claim(claimed, token)).status).toBe(200);
		expect(await listed("forMe=true", token)).toEqual([newer, older]);
		const first = await call("GET", "/api/lead?forMe=true&limit=1", token);
		expect(idsOf(first)).toEqual([newer]);
		expect(await listed(`forMe=true&limit=1&cursor=${first.body.nextCursor}`, token)).toEqual([older]);
		expect(await listed("forMe=true&goToLocation=kaza", token)).toEqual([older]);
	});

	test("leaves out people whom one has blocked, and is never narrowed to one's own leads", async () => {
		const service = "tent";
		const { token } = await buildSubscriber(server, {}, { service, places: ["manali"] });
		const { leadId, customerId } = await buildLead(server, { service, place: "manali" });
		for (const query of ["", "&claimType=self", "&hasUserBookings=true"])
			expect(await listed(`forMe=true${query}`, token)).toEqual([leadId]);
		expect((await call("GET", "/api/lead/claimed?forMe=true", token)).body.leads).toEqual([]);
		expect((await server.call("PUT", `/api/users/${customerId}/block`, { token })).status).toBe(200);
		expect(await listed("forMe=true", token)).toEqual([]);
	});

	test("is everything of the trade for those who serve all of India, and empty without a listing", async () => {
		const service = "printer-ink";
		const { token } = await buildProfessional(server, { service, places: ["pan-india"] });
		const { leadId } = await buildLead(server, { service, place: "north-goa" });
		expect(await listed("forMe=true", token)).toEqual([leadId]);
		const { token: stranger } = await signIn(server, randomMobile());
		expect(await listed("forMe=true", stranger)).toEqual([]);
		expect((await call("GET", "/api/lead?forMe=true")).status).toBe(401);
	});
});

test("tabs carry the number of leads received, claimed and assigned", async () => {
	const { asked, leadId } = await sendDirect();
	const counts = async () => (await call("GET", "/api/lead/counts", asked.token)).body;
	expect(await counts()).toEqual({ direct: 1, claimed: 0, assigned: 0 });
	await claim(leadId, asked.token);
	await buildLead(server, { assignedListingId: asked.listingId });
	expect(await counts()).toEqual({ direct: 1, claimed: 1, assigned: 1 });
	expect((await call("GET", "/api/lead/counts")).status).toBe(401);
});

describe("a lead that nobody claims", () => {
	test("offers its customer help after 30 minutes, 3 hours and 24 hours, and never after a claim", async () => {
		const service = "dhol";
		const mobile = randomMobile();
		const customer = await signIn(server, mobile, { name: "Sunita Devi" });
		const { body } = await call("POST", "/api/lead", customer.token, {
			...wholeLead,
			mobile,
			serviceName: "Dhol",
			goToLocation: "manali",
			choiceName: "Punjabi dhol",
		});
		const leadId = body.lead._id as string;
		const start = server.clock().getTime();
		const counts: number[] = [];
		for (const minutes of [29, 30, 31, 180, 24 * 60, 48 * 60]) {
			server.clock.set(new Date(start + minutes * minute));
			await runWaiting();
			counts.push((await kindsFor(customer.user._id, leadId)).length);
		}
		expect(counts).toEqual([0, 1, 1, 2, 3, 3]);

		server.clock.set(new Date(start + 40 * minute));
		const far = await buildSubscriber(server, {}, { service, places: ["kullu"] });
		expect((await claim(leadId, far.token)).status).toBe(409);
		const asked = await call("POST", `/api/lead/${leadId}/ask-nearby`, customer.token);
		expect(asked.body.lead.abilities.askNearby).toBe(false);
		expect((await call("POST", `/api/lead/${leadId}/ask-nearby`, far.token)).status).toBe(403);
		expect((await claim(leadId, far.token)).status).toBe(200);
		server.clock.set(new Date(start));
	});
});
