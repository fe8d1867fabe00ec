import { afterAll, beforeAll, expect, test } from "vitest";
import { createCatalogue } from "../../../catalogue/server/catalogue.api.ts";
import { createPlaces } from "../../../places/server/places.api.ts";
import { locatePincode } from "../../../places/server/testing/build-pincode.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { buildListing, type ListingWishes } from "../testing/build-listing.ts";
import { findSimilar } from "./similar-listings.ts";

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
	await locatePincode(server, "171001", [31.104, 77.172]);
	await locatePincode(server, "173212", [30.905, 77.097]);
	await locatePincode(server, "110001", [28.634, 77.217]);
});
afterAll(() => server.close());

const build = async (firmName: string, wish: ListingWishes = {}) =>
	(await buildListing(server, { service: "welder", choice: null, firmName, ...wish })).listingId;
const similarTo = async (listingId: string) => {
	const catalogue = createCatalogue(server.db, createPlaces(server.db, server.clock), server.clock);
	const cards = await findSimilar({ ...server, catalogue, cdnBase: "" }, listingId);
	return cards.map(({ firmName }) => firmName);
};

test("finds available professionals of the service, those of the same place first", async () => {
	server.clock.set(new Date("2026-11-27T06:00:00Z"));
	const own = await build("Own");
	expect(await similarTo(own)).toEqual([]);
	await build("Solan", { places: ["solan"], address: { pincode: "173212" } });
	await build("Delhi", { places: ["delhi"], address: { pincode: "110001" } });
	await build("Far end of Shimla", { address: { pincode: "173212" } });
	await build("Same street");
	await build("Unavailable", { availability: "unavailable" });
	await build("Off", { daysOff: [{ from: "2026-11-27", to: "2026-11-28" }] });
	await build("Plumber", { service: "plumber" });
	await build("Waiting", { status: "applied" });
	expect(await similarTo(own)).toEqual(["Same street", "Far end of Shimla", "Solan"]);
	for (const name of ["A", "B", "C"])
		// oxlint-disable-next-line no-await-in-loop -- one after the other, for a known order
		await build(name);
	expect(await similarTo(own)).toEqual(["Same street", "A", "B", "C"]);
});
