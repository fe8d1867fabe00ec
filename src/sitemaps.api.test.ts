import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCatalogue } from "./catalogue/server/catalogue.api.ts";
import { services } from "./catalogue/server/catalogue.tables.ts";
import { buildJob } from "./job-board/server/testing/build-job.ts";
import { summariseLandings } from "./listings/server/landing/summarise-landings.ts";
import { buildListing } from "./listings/server/testing/build-listing.ts";
import { createPlaces } from "./places/server/places.api.ts";
import { profiles } from "./profiles/server/profiles.tables.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer({ PUBLIC_URL: "https://nukkad.example" });
});
afterAll(() => server.close());

/** The paths in a file of the sitemap. */
async function pathsIn(file: string): Promise<string[]> {
	const { status, body } = await server.call("GET", file);
	expect(status).toBe(200);
	return Array.from(
		String(body).matchAll(/<loc>https:\/\/nukkad\.example(.*?)<\/loc>/g),
		([, path = ""]) => path,
	);
}

test("lists every public page by kind, and nothing else", async () => {
	const { db, clock } = server;
	await db.update(services).set({ comingSoon: true }).where(eq(services.slug, "bars"));
	await db.update(services).set({ active: false }).where(eq(services.slug, "plumber"));
	const shown = await buildListing(server, { places: ["shimla"] });
	await buildListing(server, { service: "ac", choice: "split-ac", places: ["shimla"] });
	await buildListing(server, { service: "ac", choice: "split-ac", places: ["kufri", "solan"] });
	const hidden = [
		await buildListing(server, { status: "applied" }),
		await buildListing(server, { status: "expired" }),
		await buildListing(server, { service: "plumber", places: ["solan"] }),
	];
	const { userId: createdBy, serviceId } = shown;
	const job = await buildJob(server, { createdBy, serviceId });
	const closed = await buildJob(server, { createdBy, serviceId, status: "closed" });
	const at = clock();
	await db
		.insert(profiles)
		.values({ userId: createdBy, status: "Professional", skills: [], createdAt: at, updatedAt: at });
	const catalogue = createCatalogue(db, createPlaces(db, clock), clock);
	await summariseLandings({ db, clock, catalogue, countRequests: async () => [] });

	const files = await pathsIn("/sitemap.xml");
	const kinds = ["pages", "places", "choices", "listings", "jobs", "profiles"];
	expect(files).toEqual(kinds.flatMap((kind) => [`/sitemap/${kind}-1.xml`, `/sitemap/${kind}-1.hi.xml`]));
	const english = files.filter((file) => !file.includes(".hi."));
	const paths = (await Promise.all(english.map(pathsIn))).flat();
	expect(new Set(paths).size).toBe(paths.length);
	expect(paths).toEqual(
		expect.arrayContaining([
			"/",
			"/jobs",
			"/leads",
			"/how-we-rank",
			"/terms",
			"/electrician",
			"/show-service/electrician/shimla",
			"/show-service/electrician/kufri",
			"/show-service/ac/split-ac/shimla",
			"/show-service/ac/split-ac/kufri",
			"/show-service/ac/split-ac/solan",
			`/show-service-details/${shown.listingId}`,
			`/jobs/${job}`,
			`/profile/${createdBy}`,
		]),
	);
	for (const { listingId } of hidden) expect(paths).not.toContain(`/show-service-details/${listingId}`);
	for (const path of [
		`/jobs/${closed}`,
		"/bars",
		"/plumber",
		"/show-service/plumber/solan",
		"/show-service/electrician/solan",
		"/show-service/electrician/pan-india",
		"/show-service/ac/split-ac/pan-india",
		"/show-service/ac/split-ac/manali",
		"/search",
		"/today",
		"/image-gallery",
	])
		expect(paths).not.toContain(path);
	expect(paths.filter((path) => path.includes(":") || path.includes("*"))).toEqual([]);
});
