import { eq } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { services } from "../../../catalogue/server/catalogue.tables.ts";
import { locations } from "../../../places/server/places.tables.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { publicListings } from "../../listings.contract.ts";
import { landingSummaries } from "./landing.tables.ts";

let server: TestServer;
let context: RouterContextProvider;
beforeAll(async () => {
	server = await startTestServer();
	context = server.pageServices();
});
afterAll(() => server.close());
beforeEach(() => server.db.delete(landingSummaries));

type Summary = Partial<typeof landingSummaries.$inferInsert>;

/** Stores what is known of a service at a place. */
async function know(service: string, place: string, summary: Summary = {}): Promise<void> {
	const { db, clock } = server;
	const [ofService] = await db.select().from(services).where(eq(services.slug, service));
	const [atPlace] = await db.select().from(locations).where(eq(locations.slug, place));
	await db.insert(landingSummaries).values({
		serviceId: ofService?.id ?? "",
		locationId: atPlace?.id ?? "",
		professionals: 1,
		priced: 0,
		requests: 0,
		changedAt: clock(),
		...summary,
	});
}

const landing = (service: string, place: string | null) =>
	context.get(publicListings).landing(service, place);

test("says how many there are, what they charge and how often they are requested", async () => {
	await know("electrician", "shimla", {
		professionals: 9,
		priced: 4,
		priceLow: 150,
		priceHigh: 400,
		requests: 3,
	});
	expect(await landing("electrician", "shimla")).toEqual({
		here: { professionals: 9, price: { low: 150, high: 400, unit: "per visit", count: 4 }, requests: 3 },
		places: [],
		related: [],
	});
});

test("hides two requests, a single price, and a price that the form does not ask for", async () => {
	await know("electrician", "shimla", { priced: 1, priceLow: 150, priceHigh: 150, requests: 2 });
	expect((await landing("electrician", "shimla"))?.here).toEqual({
		professionals: 1,
		price: null,
		requests: null,
	});
	await know("ca", "shimla", { priced: 5, priceLow: 900, priceHigh: 30_000 });
	expect((await landing("ca", "shimla"))?.here?.price).toBeNull();
});

test("links to the nearest places with professionals and to services of the sector, the most first", async () => {
	for (const place of ["shimla", "manali", "kufri", "solan", "goa"]) await know("electrician", place);
	await know("plumber", "shimla", { professionals: 2 });
	await know("geyser", "shimla", { professionals: 5 });
	await know("painter", "shimla", { professionals: 9 });
	await know("ro", "solan", { professionals: 9 });
	const found = await landing("electrician", "shimla");
	expect(found?.places.map(({ slug }) => slug)).toEqual(["kufri", "solan"]);
	expect(found?.related).toEqual([
		{ name: "Geyser", slug: "geyser" },
		{ name: "Plumber", slug: "plumber" },
	]);
});

test("names the places with the most professionals for the whole country", async () => {
	await know("electrician", "shimla", { professionals: 2 });
	await know("electrician", "solan", { professionals: 7 });
	await know("plumber", "manali", { professionals: 9 });
	expect(await landing("electrician", null)).toEqual({
		here: null,
		places: [
			{ name: "Solan", slug: "solan" },
			{ name: "Shimla", slug: "shimla" },
		],
		related: [],
	});
});

test.each([
	["electrician", "shimla"],
	["electrician", "nowhere"],
	["nothing", "shimla"],
	["nothing", null],
])("knows nothing of %s at %s", async (service, place) => {
	expect(await landing(service, place)).toBeNull();
});
