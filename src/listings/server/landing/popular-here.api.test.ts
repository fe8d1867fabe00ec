import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { services } from "../../../catalogue/server/catalogue.tables.ts";
import { locations } from "../../../places/server/places.tables.ts";
import { fileServer } from "../../../testing/file-server.ts";
import { popularAtMost } from "../../landing.ts";
import { landingSummaries } from "./landing.tables.ts";

const server = fileServer();
beforeEach(() => server.database.db.delete(landingSummaries));

async function know(service: string, place: string, counts: { professionals: number; requests: number }) {
	const { db } = server.database;
	const [ofService] = await db.select().from(services).where(eq(services.slug, service));
	const [atPlace] = await db.select().from(locations).where(eq(locations.slug, place));
	await db.insert(landingSummaries).values({
		serviceId: ofService?.id ?? "",
		locationId: atPlace?.id ?? "",
		priced: 0,
		changedAt: server.clock(),
		...counts,
	});
}

const ask = (place: string) =>
	server.call("GET", `/api/workerCategory/popular?place=${encodeURIComponent(place)}`);
const slugsAt = async (place: string): Promise<string[]> =>
	(await ask(place)).body.services.map(({ slug }: { slug: string }) => slug);

test("ranks the services of a place by requests, then by professionals; too few requests do not count", async () => {
	await know("electrician", "shimla", { professionals: 3, requests: 2 });
	await know("plumber", "shimla", { professionals: 2, requests: 9 });
	await know("welder", "shimla", { professionals: 5, requests: 0 });
	await know("painter", "solan", { professionals: 8, requests: 8 });
	expect((await ask(" SHIMLA ")).body).toEqual({
		place: { name: "Shimla", slug: "shimla" },
		services: ["Plumber", "Welder", "Electrician"].map((name) => ({
			name,
			slug: name.toLowerCase(),
			icon: expect.any(String),
		})),
	});
});

test("leaves out a service that is coming soon", async () => {
	await know("electrician", "shimla", { professionals: 3, requests: 0 });
	const [coming] = await server.database.db.select().from(services).where(eq(services.comingSoon, true));
	await know(coming?.slug ?? "", "shimla", { professionals: 9, requests: 9 });
	expect(await slugsAt("shimla")).toEqual(["electrician"]);
});

test(`returns at most ${popularAtMost}`, async () => {
	const all = await server.database.db.select().from(services);
	for (const { slug } of all.filter(({ active }) => active).slice(0, popularAtMost + 2))
		// oxlint-disable-next-line no-await-in-loop -- one connection
		await know(slug, "shimla", { professionals: 1, requests: 0 });
	expect(await slugsAt("shimla")).toHaveLength(popularAtMost);
});

test("knows no place by other words, and refuses none at all", async () => {
	expect((await ask("qwzx")).body).toEqual({ place: null, services: [] });
	expect((await ask("")).status).toBe(400);
	expect((await ask("x".repeat(81))).status).toBe(400);
});
