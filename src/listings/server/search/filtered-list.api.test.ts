import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCatalogue } from "../../../catalogue/server/catalogue.api.ts";
import { createPlaces } from "../../../places/server/places.api.ts";
import { addresses } from "../../../places/server/places.tables.ts";
import { locatePincode } from "../../../places/server/testing/build-pincode.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { followAddress } from "../editing/follow-address.ts";
import { listings } from "../listings.tables.ts";
import { buildListing, type ListingWishes } from "../testing/build-listing.ts";
import { signInAs } from "../testing/stored-listing.ts";
import { locateReach } from "./listing-reach.repository.ts";
import { settleFacts } from "./write-facts.ts";

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
	await locatePincode(server, "171001", [31.104, 77.172]);
	await locatePincode(server, "175101", [31.957, 77.109]);
});
beforeEach(() => server.db.delete(listings));
afterAll(() => server.close());

/** Builds these taxis in Shimla, named by their keys, and derives their facts. */
async function buildTaxis(wishes: Record<string, ListingWishes>): Promise<void> {
	for (const [firmName, wish] of Object.entries(wishes).toReversed())
		// oxlint-disable-next-line no-await-in-loop -- one after the other, for a known order
		await buildListing(server, { service: "taxis", choice: null, firmName, ...wish });
	const catalogue = createCatalogue(server.db, createPlaces(server.db, server.clock), server.clock);
	await settleFacts({ db: server.db, catalogue });
}

const ask = (query: Record<string, string>, service = "taxis", location = "shimla") =>
	server.call("GET", `/api/workerCategory/active?${new URLSearchParams({ service, location, ...query })}`);

/** The firms of all pages, with pages of this length. */
async function firms(query: Record<string, string>, limit = "12"): Promise<string[]> {
	const names: string[] = [];
	let cursor: string | null = "";
	while (cursor !== null) {
		// oxlint-disable-next-line no-await-in-loop -- each page names the next
		const { status, body } = await ask({ ...query, limit, ...(cursor !== "" && { cursor }) });
		expect(status).toBe(200);
		names.push(...body.professionals.map((card: { firmName: string }) => card.firmName));
		cursor = body.nextCursor;
	}
	return names;
}

const rate = (Rate: number, more = {}) => ({ properties: { Tariff: { Rate }, ...more } });

describe("filters", () => {
	test("by facts, availability and price, in the daily order", async () => {
		await buildTaxis({
			Photos: { turn: 1, images: 1 },
			Away: { turn: 2, images: 1, availability: "unavailable" },
			Plain: { turn: 3 },
		});
		expect(await firms({})).toHaveLength(3);
		expect((await firms({ only: "photos" })).toSorted()).toEqual(["Away", "Photos"]);
		expect(await firms({ only: "available,photos" })).toEqual(["Photos"]);
		expect(await firms({ only: "photos" }, "1")).toEqual(["Photos", "Away"]);
	});

	test("by availability leave out who does not work today or any more today", async () => {
		// A Friday, 11:30 in India.
		server.clock.set(new Date("2026-11-27T06:00:00Z"));
		const until = (closes: number) => ({ friday: { opens: 540, closes }, sunday: { opens: 540, closes } });
		await buildTaxis({
			"No hours": { turn: 1 },
			Later: { turn: 2, hours: { friday: { opens: 900, closes: 1140 } } },
			Open: { turn: 3, hours: until(1140), daysOff: [{ from: "2026-11-28", to: "2026-11-28" }] },
			Over: { turn: 4, hours: until(690) },
			Sunday: { turn: 5, hours: { sunday: { opens: 540, closes: 1140 } } },
			Off: { turn: 6, hours: until(1140), daysOff: [{ from: "2026-11-26", to: "2026-11-28" }] },
		});
		expect(await firms({})).toHaveLength(6);
		const orders: Record<string, string>[] = [{}, { sort: "price" }, { near: "171001" }];
		for (const order of orders)
			// oxlint-disable-next-line no-await-in-loop -- one order after the other
			expect((await firms({ only: "available", ...order }, "2")).toSorted()).toEqual([
				"Later",
				"No hours",
				"Open",
			]);
		expect((await firms({ sort: "price" })).length).toBe(6);
		const { body } = await ask({});
		const off = body.professionals.map((card: { firmName: string; offToday?: string }) => [
			card.firmName,
			card.offToday,
		]);
		expect(Object.fromEntries(off)).toEqual({
			"No hours": undefined,
			Later: undefined,
			Open: undefined,
			Over: undefined,
			Sunday: "Back on Sunday",
			Off: "Back on Sunday",
		});
	});

	test("by availability follow a change of hours at once", async () => {
		server.clock.set(new Date("2026-11-27T06:00:00Z"));
		const owner = await signInAs(server);
		const { listingId } = await buildListing(server, {
			service: "taxis",
			choice: null,
			userId: owner.userId,
		});
		const change = (body: object) =>
			server.call("PUT", `/api/workerCategory/${listingId}`, { token: owner.token, body });
		expect(await firms({ only: "available" })).toHaveLength(1);
		await change({ hours: { monday: { opens: 540, closes: 600 } } });
		expect(await firms({ only: "available" })).toEqual([]);
		await change({ hours: null, daysOff: [{ from: "2026-11-27", to: "2026-11-27" }] });
		expect(await firms({ only: "available" })).toEqual([]);
		await change({ daysOff: [] });
		expect(await firms({ only: "available" })).toHaveLength(1);
	});

	test.each([
		[{ only: "no-such-fact" }, "only"],
		[{ min: "-1" }, "min"],
		[{ min: "9", max: "1" }, "min"],
		[{ max: "ten" }, "max"],
		[{ sort: "name" }, "sort"],
		[{ near: "51.5,0.1" }, "near"],
		[{ near: "999999" }, "near"],
	])("400 for %o", async (query, path) => {
		const { status, body } = await ask(query);
		expect(status).toBe(400);
		expect(body.errors[0].path).toBe(path);
	});
});

describe("by price", () => {
	test("the lowest first, then those without a price, and the unavailable ones last", async () => {
		await buildTaxis({
			"No price": {},
			Cheap: { ...rate(12), turn: 9 },
			"Dear, away": { ...rate(30), availability: "unavailable" },
			"Cheapest, away": { ...rate(5), availability: "unavailable" },
			Dear: { ...rate(25), turn: 1 },
			"All India": { ...rate(20), places: ["pan-india"] },
		});
		const sorted = ["Cheap", "All India", "Dear", "No price", "Cheapest, away", "Dear, away"];
		expect(await firms({ sort: "price" })).toEqual(sorted);
		expect(await firms({ sort: "price" }, "1")).toEqual(sorted);
		expect(await firms({ sort: "price", max: "20" })).toEqual(["Cheap", "All India", "Cheapest, away"]);
		expect(await firms({ sort: "price", min: "21", only: "available" })).toEqual(["Dear"]);
		expect((await firms({ min: "12", max: "20" })).toSorted()).toEqual(["All India", "Cheap"]);
	});
});

describe("by distance", () => {
	test("the nearest first, with distances, from a position and from a pincode", async () => {
		await buildTaxis({
			Far: { address: { pincode: "175101" }, turn: 1 },
			Near: { address: { pincode: "171001" }, turn: 9 },
			Later: { address: { pincode: "171099" } },
		});
		const near = "31.10,77.17";
		expect(await firms({ near })).toEqual(["Near", "Far", "Later"]);
		expect(await firms({ near }, "1")).toEqual(["Near", "Far", "Later"]);
		const { body } = await ask({ near: "171001" });
		const [first, second, third] = body.professionals;
		expect(first).toMatchObject({ firmName: "Near", kilometres: 0 });
		expect(second.kilometres).toBeGreaterThan(80);
		expect(second.kilometres).toBeLessThan(120);
		expect(third.kilometres).toBeNull();
		expect((await ask({})).body.professionals[0]).not.toHaveProperty("kilometres");

		// The pincode becomes known later.
		await locatePincode(server, "171099", [31.3, 77.2]);
		await locateReach(server.db);
		expect(await firms({ near })).toEqual(["Near", "Later", "Far"]);
	});
});

test("facts are derived once for a version of the form, and again after the next", async () => {
	await buildTaxis({ Photos: { images: 1 } });
	const versions = () =>
		server.db
			.select({ version: listings.factsVersion })
			.from(listings)
			.where(eq(listings.firmName, "Photos"));
	expect(await versions()).toEqual([{ version: 1 }]);
});

test("an address in another pincode moves its listings in lists by distance", async () => {
	await buildTaxis({ Moved: { address: { pincode: "171001" } } });
	const [moved] = await server.db.select().from(listings);
	const here = eq(addresses.id, moved?.addressId ?? "");
	const [before] = await server.db.select().from(addresses).where(here);
	const [after] = await server.db.update(addresses).set({ pincode: "175101" }).where(here).returning();
	if (before === undefined || after === undefined) throw new Error("the listing has no address");
	const viewer = { userId: before.userId, role: "user", sessionId: "" } as const;
	const change = { before, after, viewer, at: server.clock() };
	await inTransaction(server.db, (tx) => followAddress(tx, change));
	expect((await ask({ near: "175101" })).body.professionals[0].kilometres).toBe(0);
});
