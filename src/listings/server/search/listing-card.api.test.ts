import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../../../accounts/server/accounts.tables.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { listingCard } from "../../listing-answers.ts";
import { listings } from "../listings.tables.ts";
import { buildListing } from "../testing/build-listing.ts";

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer({ CDN_BASE_URL: "https://cdn.example/" });
});
afterAll(() => server.close());

async function cardsOf(service: string, location?: string) {
	const query = new URLSearchParams({ service, ...(location !== undefined && { location }) });
	const { status, body } = await server.call("GET", `/api/workerCategory/active?${query.toString()}`);
	expect(status).toBe(200);
	return body.professionals;
}

test("shows name, service, places, experience and price on a card", async () => {
	const { listingId, userId } = await buildListing(server, {
		name: "Ramesh Thakur",
		firmName: "Thakur Electric Works",
		description: `House wiring, fans,\n geysers and meters. ${"Comes with his own tools. ".repeat(10)}`,
		places: ["solan", "kufri", "shimla"],
		images: 3,
		properties: {
			Experience: 12,
			Licence: { "Licence class": "Wireman permit", "Licence number": "HP-4711" },
			"Emergency calls": "Comes day and night",
			Charges: { "Visiting charge": 300 },
			Mobile: "98160 11111",
		},
	});
	const [card] = await cardsOf("electrician", "shimla");
	expect(card).toEqual({
		_id: listingId,
		userId,
		firmName: "Thakur Electric Works",
		name: "Ramesh Thakur",
		service: "Electrician",
		choiceName: null,
		availability: "available",
		description: expect.stringMatching(/^House wiring, fans, geysers and meters\. Comes.*…$/),
		area: "Lower Bazaar, Shimla 171001",
		goToLocation: ["Shimla", "Solan", "Kufri"],
		fixedPlace: false,
		callIcon: true,
		summary: "12 years of experience · Wireman permit · Comes day and night",
		price: { amount: 300, unit: "per visit" },
		rating: { average: null, count: 0 },
		answersWithinMinutes: null,
		image: {
			img: expect.stringMatching(/^https:\/\/cdn\.example\/media\/service-professionals\/[0-9a-f]{32}0$/),
			width: 1600,
			height: 1200,
		},
		imageCount: 3,
		licenceChecked: false,
		workPhotos: Array.from({ length: 3 }, () => ({
			img: expect.stringContaining("/media/service-professionals/"),
			width: 1600,
			height: 1200,
		})),
		abilities: { book: true },
	});
	expect(card.description.length).toBeLessThanOrEqual(160);
	expect(listingCard.safeParse(card).success).toBe(true);
});

test("returns null or empty for missing values, and the firm's name for an owner without one", async () => {
	const { userId } = await buildListing(server, {
		service: "plumber",
		firmName: "Jal Plumbing",
		description: "",
	});
	await server.database.db.update(users).set({ name: null }).where(eq(users.id, userId));
	const [card] = await cardsOf("plumber");
	expect(card).toMatchObject({
		name: "Jal Plumbing",
		description: "",
		summary: "",
		price: null,
		image: null,
		imageCount: 0,
	});
	await server.database.db.update(listings).set({ firmName: null }).where(eq(listings.userId, userId));
	expect((await cardsOf("plumber"))[0]).toMatchObject({ name: "Plumber", firmName: null });
});

test("allows no booking of unavailable professionals or tourist attractions", async () => {
	await buildListing(server, { service: "welder", availability: "unavailable", places: ["pan-india"] });
	await buildListing(server, { service: "tourist-attractions", places: ["shimla"] });
	const [welder] = await cardsOf("welder");
	expect(welder).toMatchObject({
		availability: "unavailable",
		abilities: { book: false },
		goToLocation: ["PAN India"],
	});
	const [attraction] = await cardsOf("tourist-attractions");
	expect(attraction).toMatchObject({ availability: "available", abilities: { book: false } });
});
