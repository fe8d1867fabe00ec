import { asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../../accounts/server/testing/sign-in.ts";
import { createCatalogue } from "../../../catalogue/server/catalogue.api.ts";
import { buildListing, type ListingWishes } from "../../../listings/server/testing/build-listing.ts";
import { createPlaces } from "../../../places/server/places.api.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { waveSize } from "../../matching.ts";
import { lockLead } from "../lead-lock.repository.ts";
import { deleteOldNotified, notifyDueWaves } from "../leads.jobs.ts";
import { leadNotified } from "../leads.tables.ts";
import type { Notify } from "../../../notifications/server/notifications.api.ts";
import { notifyWave } from "./notify-wave.ts";
import { buildLead, type LeadWishes, readLead } from "../testing/build-lead.ts";

const server = fileServer();
const minute = 60_000;
let catalogue: ReturnType<typeof createCatalogue>;
let notifiedIds: string[] = [];
const waves = {
	notify: (async (_tx, drafts) =>
		void notifiedIds.push(...drafts.map(({ userId }) => userId))) satisfies Notify,
	random: () => 0.5,
};

beforeAll(() => {
	const { database, clock } = server;
	catalogue = createCatalogue(database.db, createPlaces(database.db, clock), clock);
});

async function notifyNext(leadId: string): Promise<string[]> {
	notifiedIds = [];
	const snapshot = await catalogue.snapshot();
	await inTransaction(server.database.db, async (tx) => {
		const lead = await lockLead(tx, leadId);
		if (lead !== undefined) await notifyWave(waves, tx, lead, snapshot, server.clock());
	});
	return notifiedIds;
}

const notificationsAbout = (leadId: string) =>
	server.database.db
		.select({ listingId: leadNotified.listingId, wave: leadNotified.wave })
		.from(leadNotified)
		.where(eq(leadNotified.leadId, leadId))
		.orderBy(asc(leadNotified.wave), asc(leadNotified.listingId));

const listing = (wishes: ListingWishes) => buildListing(server, { choice: null, ...wishes });
const lead = (wishes: LeadWishes) => buildLead(server, { choice: null, ...wishes });

describe("who is notified", () => {
	test("professionals who serve the lead's place, its parent, or all of India, and no one else", async () => {
		const service = "printer-ink";
		const here = await listing({ service, places: ["kaza"] });
		const around = await listing({ service, places: ["spiti"] });
		const everywhere = await listing({ service, places: ["pan-india"] });
		await listing({ service, places: ["shimla"] });
		await listing({ service, places: ["kaza"], availability: "unavailable" });
		await listing({ service, places: ["kaza"], status: "applied" });
		await listing({ service, places: ["kaza"], status: "expired" });
		await listing({ service: "welder", places: ["kaza"] });
		const { leadId } = await lead({ service, place: "kaza" });
		const recipients = await notifyNext(leadId);
		expect(recipients.toSorted()).toEqual([here.userId, around.userId, everywhere.userId].toSorted());
		// A lead of the whole valley does not match professionals who serve one village in it.
		const wide = await lead({ service, place: "spiti" });
		expect((await notifyNext(wide.leadId)).toSorted()).toEqual([around.userId, everywhere.userId].toSorted());
	});

	test("never the customer, and only professionals of the lead's choice", async () => {
		const own = await listing({ service: "ac", choice: "split-ac" });
		const other = await listing({ service: "ac", choice: "split-ac" });
		await listing({ service: "ac", choice: "window-ac" });
		const { leadId } = await buildLead(server, {
			service: "ac",
			choice: "split-ac",
			customerId: own.userId,
		});
		expect(await notifyNext(leadId)).toEqual([other.userId]);
	});
});

describe("waves", () => {
	test("notify ten at a time while places are free, until all are notified, each once", async () => {
		const service = "tile-installers";
		for (let number = 0; number < waveSize * 2 + 3; number++) await listing({ service });
		const { leadId } = await lead({ service });
		const first = await notifyNext(leadId);
		expect(first).toHaveLength(waveSize);
		expect(await readLead(server, leadId)).toMatchObject({
			wavesNotified: 1,
			nextWaveAt: new Date(server.clock().getTime() + 10 * minute),
		});
		const second = await notifyNext(leadId);
		const third = await notifyNext(leadId);
		expect(third).toHaveLength(3);
		expect(new Set([...first, ...second, ...third]).size).toBe(waveSize * 2 + 3);
		expect(await readLead(server, leadId)).toMatchObject({ wavesNotified: 3, nextWaveAt: null });
		expect(await notifyNext(leadId)).toEqual([]);
		expect((await notificationsAbout(leadId)).map(({ wave }) => wave)).toEqual([
			...Array.from({ length: waveSize }, () => 0),
			...Array.from({ length: waveSize }, () => 1),
			2,
			2,
			2,
		]);
		// The next lead starts with the professionals notified longest ago.
		server.clock.advance(minute);
		const later = await lead({ service });
		server.clock.advance(minute);
		const again = await notifyNext(later.leadId);
		server.clock.advance(minute);
		const others = await notifyNext((await lead({ service })).leadId);
		expect(others.filter((person) => again.includes(person))).toEqual([]);
	});

	test("stop when the places are taken or the lead has ended", async () => {
		const service = "chimney";
		await listing({ service });
		const full = await lead({ service, revealLimit: 1, claimsTaken: 1 });
		const closed = await lead({ service, status: "closed" });
		for (const { leadId } of [full, closed]) {
			expect(await notifyNext(leadId)).toEqual([]);
			expect(await readLead(server, leadId)).toMatchObject({ nextWaveAt: null });
		}
	});

	test("start with the professional whose listing the lead was sent to", async () => {
		const service = "dhol";
		const origin = await listing({ service });
		const other = await listing({ service });
		const { leadId } = await lead({ service, originListingId: origin.listingId });
		expect(await notifyNext(leadId)).toEqual([origin.userId]);
		expect(await readLead(server, leadId)).toMatchObject({
			nextWaveAt: new Date(server.clock().getTime() + 10 * minute),
		});
		expect(await notifyNext(leadId)).toEqual([other.userId]);
	});
});

test("run at once for a created lead, later by the job, which also deletes old records", async () => {
	const service = "welder";
	for (let number = 0; number < waveSize * 2 + 2; number++) await listing({ service, places: ["manali"] });
	const { token } = await signIn(server, "+919812300001", { name: "Neha Sharma" });
	const { body, status } = await server.call("POST", "/api/lead", {
		token,
		body: {
			name: "Neha",
			mobile: "9812300001",
			serviceName: "Welder",
			goToLocation: "manali",
			addressDetails: "By the bridge",
		},
	});
	expect(status).toBe(201);
	const leadId = body.lead._id;
	expect(await notificationsAbout(leadId)).toHaveLength(waveSize);
	const { database, clock } = server;
	const run = () => notifyDueWaves({ db: database.db, clock, catalogue, ...waves });
	clock.advance(10 * minute - 1);
	await run();
	expect(await notificationsAbout(leadId)).toHaveLength(waveSize);
	clock.advance(1);
	await Promise.all([run(), run()]);
	// One of two processes sends the wave.
	expect(await notificationsAbout(leadId)).toHaveLength(waveSize * 2);
	clock.advance(61 * 24 * 60 * minute);
	await deleteOldNotified({ db: database.db, clock });
	expect(await notificationsAbout(leadId)).toEqual([]);
});
