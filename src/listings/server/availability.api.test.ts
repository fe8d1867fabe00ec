import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { type BuiltListing, buildListing } from "./testing/build-listing.ts";
import { auditOf } from "./testing/register.ts";
import { signInAs, storedListing } from "./testing/stored-listing.ts";

let server: TestServer;
let owner: Awaited<ReturnType<typeof signInAs>>;
let listing: BuiltListing;
beforeAll(async () => {
	server = await startTestServer();
	owner = await signInAs(server);
});
beforeEach(async () => {
	listing = await buildListing(server, { userId: owner.userId, places: ["shimla", "solan"] });
});
afterAll(() => server.close());

const say = (availability: string, token = owner.token, id = listing.listingId) =>
	server.call("POST", `/api/workerCategory/${id}/availability`, { token, body: { availability } });
const stored = () => storedListing(server, listing.listingId);

describe("availability", () => {
	test.each([["maybe"], [""]])("%j is refused", async (availability) => {
		const before = await stored();
		expect((await say(availability)).status).toBe(400);
		expect(await stored()).toEqual(before);
	});

	test("unavailable goes to the end of the lists and is not to be booked; and back", async () => {
		const away = await say("unavailable");
		expect(away).toMatchObject({ status: 200, body: { professional: { availability: "unavailable" } } });
		expect((await stored()).reach.every(({ available }) => !available)).toBe(true);
		const shown = await server.call("GET", `/api/workerCategory/${listing.listingId}`);
		expect(shown.body.professional).toMatchObject({
			availability: "unavailable",
			abilities: { book: false },
		});
		expect((await say("available")).body.professional.availability).toBe("available");
		expect((await stored()).reach.every(({ available }) => available)).toBe(true);
	});

	test.each([["applied"], ["expired"]] as const)(
		"may be said of an %s listing, which still shows nowhere",
		async (status) => {
			listing = await buildListing(server, { userId: owner.userId, status });
			expect((await say("unavailable")).body.professional.availability).toBe("unavailable");
			expect((await stored()).reach).toEqual([]);
		},
	);

	test("said again it is neither written nor remembered", async () => {
		const before = await stored();
		server.clock.advance(60_000);
		expect((await say("available", (await signInAs(server, "admin")).token)).status).toBe(200);
		expect(await stored()).toEqual(before);
		expect(await auditOf(server, listing.listingId)).toEqual([]);
	});
});
