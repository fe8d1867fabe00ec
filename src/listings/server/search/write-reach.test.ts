import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placesTouchedBy } from "../../../places/location.ts";
import { locations } from "../../../places/server/places.tables.ts";
import type { Database } from "../../../platform/server/database/database.ts";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { rebuildReach, writeReach } from "./write-reach.ts";
import { listingLocations, listingReach, listings } from "../listings.tables.ts";
import { buildListing } from "../testing/build-listing.ts";

let database: Database;
const clock = Object.assign(() => new Date("2026-11-20T06:30:00.000Z"), { set() {}, advance() {} });
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const build = (wishes: Parameters<typeof buildListing>[1]) => buildListing({ database, clock }, wishes);
const places = () =>
	database.db
		.select({ id: locations.id, slug: locations.slug, parentId: locations.parentId })
		.from(locations);

/** Where a listing appears: distance by the slug of the place. */
async function reachOf(listingId: string): Promise<Record<string, number>> {
	const rows = await database.db
		.select({ slug: locations.slug, distance: listingReach.distance })
		.from(listingReach)
		.innerJoin(locations, eq(locations.id, listingReach.locationId))
		.where(eq(listingReach.listingId, listingId))
		.orderBy(locations.slug);
	return Object.fromEntries(rows.map((row) => [row.slug, row.distance]));
}

test("reaches the place itself, those around and inside it, and the list of all India", async () => {
	const goa = await build({ places: ["goa"] });
	expect(await reachOf(goa.listingId)).toEqual({ goa: 0, "north-goa": 1, "pan-india": 2, "south-goa": 1 });
	const north = await build({ places: ["north-goa"] });
	expect(await reachOf(north.listingId)).toEqual({ goa: 1, "north-goa": 0, "pan-india": 2 });
	const both = await build({ places: ["north-goa", "goa"] });
	expect(await reachOf(both.listingId)).toEqual({ goa: 0, "north-goa": 0, "pan-india": 2, "south-goa": 1 });
});

test("reaches only India and no single place for someone who works all over India", async () => {
	const india = await build({ places: ["pan-india"] });
	expect(await reachOf(india.listingId)).toEqual({ "pan-india": 0 });
	const more = await build({ places: ["pan-india", "una"] });
	expect(await reachOf(more.listingId)).toEqual({ "pan-india": 0, una: 0 });
});

test("matches placesTouchedBy for every place", async () => {
	const tree = await places();
	const { listingId } = await build({ places: ["una"] });
	for (const place of tree.filter(({ slug }) => slug !== "pan-india").slice(0, 60)) {
		await database.db
			.update(listingLocations)
			.set({ locationId: place.id })
			.where(eq(listingLocations.listingId, listingId));
		await writeReach(database.db, listingId);
		const touched = placesTouchedBy([place.id], tree);
		const expected = tree.flatMap(({ id, slug }) => (touched.has(id) ? [[slug, touched.get(id)]] : []));
		expect(await reachOf(listingId)).toEqual({ ...Object.fromEntries(expected), "pan-india": 2 });
	}
});

test("exists only for active listings and follows status, availability and choice at once", async () => {
	const { listingId } = await build({ places: ["una"], status: "applied" });
	expect(await reachOf(listingId)).toEqual({});
	const change = async (values: Partial<typeof listings.$inferInsert>) => {
		await database.db.update(listings).set(values).where(eq(listings.id, listingId));
		await writeReach(database.db, listingId);
		return database.db
			.select({ available: listingReach.available })
			.from(listingReach)
			.where(eq(listingReach.listingId, listingId));
	};
	expect(await change({ status: "active" })).toEqual([{ available: true }, { available: true }]);
	expect(await change({ availability: "unavailable" })).toEqual([{ available: false }, { available: false }]);
	expect(await change({ status: "expired" })).toEqual([]);
});

test("is the same after rebuilding all at once as after writing them one by one", async () => {
	await build({
		service: "pg",
		choice: "girls",
		places: ["shimla", "kufri", "pan-india"],
		availability: "unavailable",
	});
	await build({ service: "pg", choice: null, places: ["mohali"] });
	const all = () =>
		database.db.select().from(listingReach).orderBy(listingReach.listingId, listingReach.locationId);
	const one = await all();
	expect(one.length).toBeGreaterThan(15);
	await database.db.execute(sql`update listing_reach set distance = 1, available = not available`);
	await rebuildReach(database.db);
	expect(await all()).toEqual(one);
});
