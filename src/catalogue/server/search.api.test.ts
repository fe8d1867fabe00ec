import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { catalogueApi, type SearchResult } from "../catalogue.contract.ts";

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

async function search(q: string, place = ""): Promise<SearchResult> {
	const query = new URLSearchParams({ q, place });
	const { status, body } = await server.call("GET", `/api/catalogue/search?${query}`);
	expect(status).toBe(200);
	return catalogueApi["GET /api/catalogue/search"].answer.parse(body);
}

const slugs = (found: { slug: string }[]) => found.map(({ slug }) => slug);

describe("finds a trade", () => {
	it.each([
		["electrician", "electrician"],
		["ELECTRICIAN", "electrician"],
		["electrcian", "electrician"],
		["elec", "electrician"],
		["bijli wala", "electrician"],
		["plumer", "plumber"],
		["taxy", "taxis"],
		["hommestay", "home-stays"],
		["carpanter", "carpenter"],
		["ac", "ac"],
		["एसी", "ac"],
		["kamra", "single-room"],
		["tandem flight", "paragliding"],
		["Apartment Flat / Home", "flat-homes"],
		["tv", "tv"],
	])("%s: %s", async (typed, slug) => {
		expect(slugs((await search(typed)).services)[0]).toBe(slug);
	});

	it("with the fields of a list", async () => {
		expect((await search("bungee jumping")).services).toEqual([
			{
				name: "Bungee Jumping",
				slug: "bungee-jumping",
				icon: "arrow-up-down",
				comingSoon: false,
				isExact: true,
			},
		]);
	});
});

describe("finds a place", () => {
	it.each([
		["Shimla", "shimla"],
		["Simla", "shimla"],
		["shmla", "shimla"],
		["manli", "manali"],
		["मनाली", "manali"],
		["karol", "karol-bagh"],
		["karol bag", "karol-bagh"],
		["S.A.S. Nagar", "mohali"],
		["bangalor", "bengaluru"],
	])("%s: %s", async (typed, slug) => {
		expect(slugs((await search("", typed)).locations)[0]).toBe(slug);
	});

	it("with its display name", async () => {
		expect((await search("", "all india")).locations[0]).toEqual({
			name: "PAN India",
			slug: "pan-india",
			state: null,
			isExact: true,
		});
		expect((await search("", "Goa")).locations[0]).toEqual({
			name: "Goa",
			slug: "goa",
			state: "Goa",
			isExact: true,
		});
	});
});

describe("a trade and a place in one field", () => {
	it.each([
		["plumber in mandi", "plumber", "mandi"],
		["taxi manali", "taxis", "manali"],
		["taxi manli", "taxis", "manali"],
		["manali me taxi", "taxis", "manali"],
		["मनाली में टैक्सी", "taxis", "manali"],
		["electrcian in chandigrah", "electrician", "chandigarh"],
	])("%s", async (typed, service, location) => {
		const found = await search(typed);
		expect([slugs(found.services)[0], slugs(found.locations)[0]]).toEqual([service, location]);
	});

	it.each([
		["plumber in mandi", "mandi"],
		["plumber in qwzx", "shimla"],
		["plumber", "shimla"],
	])("%s, with Shimla in the field of the place", async (typed, location) => {
		const found = await search(typed, "Shimla");
		expect([slugs(found.services)[0], slugs(found.locations)[0]]).toEqual(["plumber", location]);
		expect(found.asked).toEqual({ service: "plumber", place: location });
	});
});

describe("the search", () => {
	it.each([
		["Bijli  Wala", "bijli", true],
		["mujhe bijlee wala chahiye", "bijlee", true],
		["Apartment Flat / Home", "apartment flat home", true],
		["bijli lamp", "bijli lamp", false],
	])(
		"reads %j without fillers as %j and tells whether it is a complete name",
		async (typed, service, isExact) => {
			const found = await search(`${typed} in S.A.S. Nagar`);
			expect(found.asked).toEqual({ service, place: "s a s nagar" });
			expect(found.services[0]?.isExact).toBe(isExact);
			expect(found.locations[0]).toMatchObject({ slug: "mohali", isExact: true });
		},
	);

	it.each(["qwzx", "", "   ", "%", "_", "%%%", "\\", "'", "<>", "\u0000\u0007", "\ud800", "🦄"])(
		"finds nothing for %j",
		async (typed) => {
			expect(await search(typed, typed)).toMatchObject({ services: [], nearest: [], locations: [] });
		},
	);

	it("matches punctuation literally", async () => {
		expect(slugs((await search("plumb%r")).services)).toEqual(slugs((await search("plumb r")).services));
		expect((await search("p_umber")).services).toEqual((await search("p umber")).services);
	});

	it("returns nothing without words", async () => {
		const { status, body } = await server.call("GET", "/api/catalogue/search");
		expect([status, body]).toEqual([
			200,
			{ asked: { service: "", place: "" }, services: [], nearest: [], locations: [] },
		]);
	});

	it.each([`q=${"x".repeat(81)}`, `place=${"x".repeat(200)}`, "q=a&q=b"])("refuses %s", async (query) => {
		expect((await server.call("GET", `/api/catalogue/search?${query}`)).status).toBe(400);
	});

	it("returns at most 8 of each, always in the same order", async () => {
		const first = await search("c", "ma");
		expect(first.services).toHaveLength(8);
		expect(first.locations).toHaveLength(8);
		for (let again = 0; again < 3; again++) expect(await search("c", "ma")).toEqual(first);
	});

	it("returns the nearest services if it finds none", async () => {
		const found = await search("plambeering");
		expect(found.services).toEqual([]);
		expect(slugs(found.nearest)).toContain("plumber");
		expect((await search("electrcian")).nearest).toEqual([]);
	});

	it("omits weak matches if there is a good one", async () => {
		expect(slugs((await search("electrician")).services)).toEqual(["electrician"]);
		expect(slugs((await search("", "mandi")).locations)).toEqual(["mandi"]);
	});
});
