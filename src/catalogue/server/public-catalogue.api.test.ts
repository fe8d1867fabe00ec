import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPlaces } from "../../places/server/places.api.ts";
import type { Database } from "../../platform/server/database/database.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import type { PublicCatalogue } from "../catalogue.contract.ts";
import { starterCatalogue } from "../starter/starter-catalogue.ts";
import { createCatalogue } from "./catalogue-cache.ts";
import { services } from "./catalogue.tables.ts";
import { createPublicCatalogue } from "./public-catalogue.ts";

let database: Database;
let now = Date.parse("2026-11-20T06:30:00.000Z");
const clock = () => new Date(now);
let pages: PublicCatalogue;
beforeAll(async () => {
	database = await openTestDatabase();
	const catalogue = createCatalogue(database.db, createPlaces(database.db, clock), clock);
	pages = createPublicCatalogue(catalogue, { cdnBase: "" });
});
afterAll(() => database.close());

describe("the home page's content", () => {
	it("has the ten popular services in their order", async () => {
		const { popular } = await pages.home();
		expect(popular.map(({ name }) => name)).toEqual([
			"Electrician",
			"Plumber",
			"Home Cleaning",
			"Kitchen Cleaning",
			"Car Washing",
			"Taxis",
			"Pick Up Vans",
			"Carpenters",
			"Welder",
			"Tile Installers",
		]);
		expect(popular[8]).toMatchObject({
			link: "/welder",
			image: "/media/icons/welder.svg",
			comingSoon: false,
		});
	});

	it("has every service once, in its sector and with its own link", async () => {
		const { sectors } = await pages.home();
		expect(sectors.map(({ name }) => name)).toEqual(starterCatalogue.map(({ sector }) => sector));
		const entries = sectors.flatMap((sector) => sector.entries);
		expect(entries.map(({ link }) => link)).toEqual(
			starterCatalogue.flatMap((sector) => sector.services.map(({ slug }) => `/${slug}`)),
		);
		expect(new Set(entries.map(({ link }) => link)).size).toBe(entries.length);
		expect(entries.some(({ comingSoon }) => comingSoon)).toBe(true);
	});

	it("omits a sector without visible services", async () => {
		const tourism = starterCatalogue.find((sector) => sector.s3PathName === "tourism");
		for (const { slug } of tourism?.services ?? []) {
			await database.db.update(services).set({ active: false }).where(eq(services.slug, slug));
		}
		now += 5_000;
		expect((await pages.home()).sectors.map(({ slug }) => slug)).not.toContain("tourism");
	});
});

describe("the public catalogue", () => {
	it("resolves slugs, and returns null for unknown ones", async () => {
		expect(await pages.landing("apartment-flat-home")).toMatchObject({ slug: "flat-homes", choiceId: null });
		expect(await pages.landing("no-such-service")).toBeNull();
		expect(await pages.landing("electrician", "no-such-choice")).toBeNull();
	});

	it("lists all go-to locations in their order", async () => {
		const locations = await pages.locations();
		expect(locations).toHaveLength(219);
		expect(locations[0]?.slug).toBe("pan-india");
	});

	it("names the nearest places of a service that does not cover a place", async () => {
		const near = async (service: string, place: string) =>
			(await pages.nearestPlaces(service, place)).map(({ slug }) => slug);
		expect(await near("home-stays", "manali")).toEqual(["sissu", "kasol", "bir-billing"]);
		expect(await near("ca", "shimla")).toEqual(["pan-india"]);
		expect(await near("home-stays", "kufri")).toEqual([]);
		expect(await near("home-stays", "no-such-place")).toEqual([]);
	});
});
