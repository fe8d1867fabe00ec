import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../../platform/server/database/ids.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { listingsApi } from "../../listings.contract.ts";
import { buildListing } from "../testing/build-listing.ts";
import { searchListings } from "../testing/search-listings.ts";
import { signInAs } from "../testing/stored-listing.ts";

let server: TestServer;
let admin: string, sales: string;
beforeAll(async () => {
	server = await startTestServer();
	admin = (await signInAs(server, "admin")).token;
	sales = (await signInAs(server, "salesPerson")).token;
});
afterAll(() => server.close());

const search = (query: Record<string, string>, token = admin) => searchListings(server, query, token);

describe("access to the search", () => {
	test("refuses guests and every role below staff", async () => {
		const url = "/api/workerCategory?status=active";
		for (const token of [undefined, "not-a-token"])
			expect((await server.call("GET", url, { token })).status).toBe(401);
		for (const role of [undefined, "affiliatePartner", "promotor"] as const)
			expect((await search({ status: "active" }, (await signInAs(server, role)).token)).status).toBe(403);
	});

	test.each([["admin"], ["customerSupport"], ["salesPerson"]] as const)("allows %s", async (role) => {
		const { token } = await signInAs(server, role);
		const answer = await search({ status: "active" }, token);
		expect(answer).toMatchObject({ status: 201, body: { success: true } });
	});

	test("allows only managers to search by mobile", async () => {
		const query = { mobile: "+919876500009", status: "active" };
		for (const role of ["admin", "customerSupport"] as const)
			expect((await search(query, (await signInAs(server, role)).token)).status).toBe(201);
		expect(await search(query, sales)).toMatchObject({
			status: 403,
			body: { message: "Only managers can search by mobile number." },
		});
		expect((await search({ mobile: "12" }, sales)).status).toBe(403);
	});
});

describe("validation", () => {
	test.each([[{}], [{ limit: "10" }], [{ cursor: "x" }]])(
		"refuses a request without a filter: %j",
		async (query) => {
			expect(await search(query)).toMatchObject({
				status: 400,
				body: { message: "Please select at least one filter to search." },
			});
		},
	);

	test("reports every fault at once", async () => {
		const wrong = {
			goToLocation: "Atlantis",
			mobile: "12345",
			startDate: "2026-11-21",
			endDate: "2026-11-20",
		};
		const answer = await search(wrong);
		expect(answer.status).toBe(400);
		expect(answer.body.errors).toEqual([
			{ msg: "We do not know this place.", path: "goToLocation" },
			{ msg: expect.any(String), path: "mobile" },
			{ msg: "End Date cannot be earlier than Start Date.", path: "endDate" },
		]);
	});

	test.each([
		["status=lost"],
		["serviceId=1"],
		["sectorId=1"],
		["choiceId=1"],
		["startDate=20-11-2026"],
		["endDate=2026-02-30"],
		["status=active&limit=0"],
		["status=active&cursor=x"],
		["mobile="],
		["goToLocation="],
	])("refuses %s", async (query) => {
		expect((await server.call("GET", `/api/workerCategory?${query}`, { token: admin })).status).toBe(400);
	});

	test.each([
		["startDate", "0001-01-01"],
		["endDate", "0000-01-01"],
		["endDate", "9999-12-31"],
	])("accepts %s %s as an ordinary day", async (name, day) => {
		expect((await search({ [name]: day })).status).toBe(201);
	});

	test("ends the list for a cursor from the end of time", async () => {
		for (const time of [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]) {
			const cursor = Buffer.from(JSON.stringify([time, newId()])).toString("base64url");
			expect((await search({ status: "active", cursor })).status).toBe(201);
		}
	});
});

test("returns to staff all of a listing, and what they may do with it", async () => {
	server.clock.set("2026-01-01T06:30:00Z");
	const { listingId, serviceId } = await buildListing(server, {
		service: "welder",
		status: "applied",
		properties: { Consent: true },
		name: "Sunita Chauhan",
	});
	const [result] = (await search({ serviceId })).body.professionals;
	expect(result).toMatchObject({
		_id: listingId,
		appliedDate: "2026-01-01T06:30:00.000Z",
		professionalStatus: { type: "applied" },
		address: { name: "Sunita Chauhan", mobile: expect.stringMatching(/^\+91/) },
		visits: 0,
		leads: 0,
		abilities: {
			edit: true,
			moves: [
				{ type: "active", needsReason: false },
				{ type: "rejected", needsReason: true },
			],
		},
	});
	const [forSales] = (await search({ serviceId }, sales)).body.professionals;
	expect(forSales).toMatchObject({ _id: listingId, abilities: { edit: false, moves: [] } });
	listingsApi["GET /api/workerCategory"].answer.parse({
		success: true,
		professionals: [result],
		nextCursor: null,
	});
});
