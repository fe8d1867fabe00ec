import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { placesApi } from "../places.contract.ts";

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const unknownId = "01900000-0000-7000-8000-000000000000";

const byState = (body: unknown) => server.call("POST", "/api/district/bystate", { body });

async function serviceId(slug: string): Promise<string> {
	return (await server.call("GET", `/api/catalogue/landing/${slug}`)).body.landing.serviceId;
}

async function locations(query = "") {
	const { status, body } = await server.call("GET", `/api/location${query}`);
	expect(status).toBe(200);
	return placesApi["GET /api/location"].answer.parse(body).locations;
}

describe("GET /api/state", () => {
	it("returns the 36 states and union territories by name", async () => {
		const { status, body } = await server.call("GET", "/api/state");
		expect(status).toBe(200);
		const { states } = placesApi["GET /api/state"].answer.parse(body);
		expect(states).toHaveLength(36);
		expect(states.map(({ stateName }) => stateName)).toEqual(
			states.map(({ stateName }) => stateName).toSorted(),
		);
		expect(states.find(({ stateName }) => stateName === "Himachal Pradesh")).toEqual({
			_id: expect.any(String),
			stateName: "Himachal Pradesh",
			label: "Himachal Pradesh",
			code: "02",
		});
	});
});

describe("POST /api/district/bystate", () => {
	it.each([
		["no body", undefined],
		["no state", {}],
		["an empty state", { state: "" }],
		["blanks", { state: "   " }],
		["a number", { state: 2 }],
		["200 characters", { state: "x".repeat(200) }],
	])("refuses %s", async (_what, body) => {
		const refused = await byState(body);
		expect(refused.status).toBe(400);
		expect(refused.body.message).toBe(refused.body.errors[0].msg);
	});

	it.each([
		["an unknown state", "Atlantis"],
		["HTML", "<b>Goa</b>"],
		["SQL", "Goa' or '1'='1"],
		["control characters", "Go\u0000\u0007a"],
	])("finds nothing for %s", async (_what, state) => {
		expect((await byState({ state })).status).toBe(404);
	});

	it.each([["Himachal Pradesh"], ["  himachal pradesh "], ["Himachal Pradesh\ud800"]])(
		"returns the districts of %j by name",
		async (state) => {
			const { status, body } = await byState({ state });
			expect(status).toBe(200);
			const { districts } = placesApi["POST /api/district/bystate"].answer.parse(body);
			expect(districts.map(({ district }) => district)).toEqual([
				"Bilaspur",
				"Chamba",
				"Hamirpur",
				"Kangra",
				"Kinnaur",
				"Kullu",
				"Lahaul and Spiti",
				"Mandi",
				"Shimla",
				"Sirmaur",
				"Solan",
				"Una",
			]);
			expect(new Set(districts.map(({ stateName }) => stateName))).toEqual(new Set(["Himachal Pradesh"]));
		},
	);
});

describe("GET /api/location", () => {
	it.each([["x"], ["123"], [`${unknownId}0`]])("refuses the malformed service %s", async (id) => {
		expect((await server.call("GET", `/api/location?serviceId=${id}`)).status).toBe(400);
	});

	it("responds 404 to an unknown service", async () => {
		expect((await server.call("GET", `/api/location?serviceId=${unknownId}`)).status).toBe(404);
	});

	it("returns the common list in its stored order, beginning with the whole country and its code", async () => {
		const all = await locations();
		expect(all).toHaveLength(219);
		expect(all.slice(0, 3).map(({ slug }) => slug)).toEqual(["pan-india", "chandigarh", "manimajra"]);
		expect(all[0]).toMatchObject({ name: "PAN_INDIA", state: null, kind: "all", parent: null });
		expect(all.find(({ slug }) => slug === "bir")).toEqual({
			_id: expect.any(String),
			name: "Bir",
			slug: "bir",
			state: "Himachal Pradesh",
			kind: "town",
			parent: "bir-billing",
		});
	});

	it("returns the common list for a service without its own locations", async () => {
		expect(await locations(`?serviceId=${await serviceId("electrician")}`)).toHaveLength(219);
	});

	it.each([
		["ca", ["pan-india"]],
		["advocates", ["pan-india"]],
		["green-leaf-plates", ["mandi", "kullu", "shimla"]],
		["cafes", ["shahpur", "dharmshala", "bir", "tosh-valley"]],
		[
			"home-stays",
			[
				"dharmshala",
				"dharmkot",
				"bir-billing",
				"jibhi",
				"kasol",
				"sissu",
				"spiti",
				"sangla-chitkul",
				"reckong-peo",
				"kalpa",
				"narkanda",
				"mashobra",
				"hatu-peak",
				"kufri",
				"goa",
				"north-goa",
				"south-goa",
			],
		],
		["paragliding", ["indrunag", "bir", "kullu", "manali"]],
		["bungee-jumping", ["bir", "manali"]],
	])("returns the locations of %s in their order", async (slug, expected) => {
		const few = await locations(`?serviceId=${await serviceId(slug)}`);
		expect(few.map((location) => location.slug)).toEqual(expected);
	});
});
