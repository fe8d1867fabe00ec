import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createCatalogue } from "../../../catalogue/server/catalogue.api.ts";
import { services } from "../../../catalogue/server/catalogue.tables.ts";
import { countRequests } from "../../../leads/server/leads.api.ts";
import { leads } from "../../../leads/server/leads.tables.ts";
import { buildLead } from "../../../leads/server/testing/build-lead.ts";
import { createPlaces } from "../../../places/server/places.api.ts";
import { locations } from "../../../places/server/places.tables.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { landingSummaries } from "./landing.tables.ts";
import { listingReach, listings } from "../listings.tables.ts";
import { settleFacts } from "../search/write-facts.ts";
import { buildListing } from "../testing/build-listing.ts";
import { summariseLandings } from "./summarise-landings.ts";

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
	await server.db.delete(landingSummaries);
	await server.db.delete(leads);
	await server.db.delete(listingReach);
	await server.db.update(listings).set({ status: "expired" });
});

const summarise = async () => {
	const { db, clock } = server;
	const catalogue = createCatalogue(db, createPlaces(db, clock), clock);
	await settleFacts({ db, catalogue });
	await summariseLandings({ db, clock, catalogue, countRequests });
};

/** The summaries of a service, by place. */
async function summariesOf(slug: string) {
	const rows = await server.db
		.select({ place: locations.slug, summary: landingSummaries })
		.from(landingSummaries)
		.innerJoin(locations, eq(locations.id, landingSummaries.locationId))
		.innerJoin(services, eq(services.id, landingSummaries.serviceId))
		.where(eq(services.slug, slug));
	return Object.fromEntries(rows.map(({ place, summary }) => [place, summary]));
}

const charging = (charge: unknown) => ({ Charges: { "Visiting charge": charge } });

test("counts the professionals of a place, and those who work all over India, but no others", async () => {
	await buildListing(server, { places: ["shimla"] });
	await buildListing(server, { places: ["shimla", "pan-india"] });
	await buildListing(server, { places: ["pan-india"] });
	await buildListing(server, { places: ["kufri"], availability: "unavailable" });
	await buildListing(server, { places: ["shimla"], status: "expired" });
	await buildListing(server, { service: "plumber", places: ["shimla"] });
	await summarise();
	const found = await summariesOf("electrician");
	// Kufri belongs to Shimla, so all who serve Shimla are in its list too.
	expect(found["shimla"]).toMatchObject({ professionals: 4 });
	expect(found["kufri"]).toMatchObject({ professionals: 4 });
	expect(found).not.toHaveProperty("solan");
	expect(found).not.toHaveProperty("pan-india");
	const answer = await server.call("GET", "/api/workerCategory/active?service=electrician&location=shimla");
	expect(answer.body.professionals).toHaveLength(4);
});

test("finds the lowest and the highest price among valid answers", async () => {
	for (const charge of [350, "200", 499.5, 0, "free", undefined, "99999999999"])
		await buildListing(server, { places: ["solan"], properties: charging(charge) });
	await buildListing(server, { places: ["manali"] });
	await summarise();
	const found = await summariesOf("electrician");
	expect(found["solan"]).toMatchObject({ professionals: 7, priced: 3, priceLow: 200, priceHigh: 500 });
	expect(found["manali"]).toMatchObject({ priced: 0, priceLow: null, priceHigh: null });
});

test("counts the requests of the last 30 days, whatever became of them", async () => {
	await buildListing(server, { places: ["shimla"] });
	const daysAgo = (days: number) => new Date(server.clock().getTime() - days * 86_400_000);
	await buildLead(server, { place: "shimla", createdAt: daysAgo(1) });
	await buildLead(server, { place: "shimla", createdAt: daysAgo(29), status: "expired" });
	await buildLead(server, { place: "shimla", createdAt: daysAgo(31), status: "expired" });
	await buildLead(server, { place: "solan", createdAt: daysAgo(1) });
	await summarise();
	expect((await summariesOf("electrician"))["shimla"]).toMatchObject({ requests: 2 });
});

test("remembers when a list changed, and forgets one that became empty", async () => {
	const { listingId } = await buildListing(server, { places: ["solan"] });
	await buildListing(server, { places: ["manali"] });
	await summarise();
	const before = await summariesOf("electrician");
	server.clock.advance(3_600_000);
	await buildListing(server, { places: ["manali"] });
	await server.db.delete(listingReach).where(eq(listingReach.listingId, listingId));
	await summarise();
	await summarise();
	const after = await summariesOf("electrician");
	expect(after).not.toHaveProperty("solan");
	expect(Number(after["manali"]?.changedAt) - Number(before["manali"]?.changedAt)).toBe(3_600_000);
});
