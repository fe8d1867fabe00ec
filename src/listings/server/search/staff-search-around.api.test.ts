import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { buildListing, type ListingWishes } from "../testing/build-listing.ts";
import { idsOf, searchListings } from "../testing/search-listings.ts";
import { signInAs } from "../testing/stored-listing.ts";

let server: TestServer;
let admin: string, serviceId: string;
beforeAll(async () => {
	server = await startTestServer();
	admin = (await signInAs(server, "admin")).token;
});
afterAll(() => server.close());

const search = (query: Record<string, string>) => searchListings(server, query, admin);

/** A listing of one trade with an application on this day of June. */
async function applied(day: number, wishes: ListingWishes): Promise<string> {
	server.clock.set(`2026-06-${String(day).padStart(2, "0")}T06:30:00Z`);
	const built = await buildListing(server, { service: "welder", ...wishes });
	serviceId = built.serviceId;
	return built.listingId;
}

describe("professionals who go to a place", () => {
	let kaza: string, spiti: string, everywhere: string, tabo: string, shimla: string;
	beforeAll(async () => {
		kaza = await applied(1, { places: ["kaza"] });
		spiti = await applied(2, { places: ["spiti"], availability: "unavailable" });
		everywhere = await applied(3, { places: ["pan-india"] });
		tabo = await applied(4, { places: ["tabo"] });
		shimla = await applied(5, { places: ["shimla", "kaza"], status: "expired" });
	});

	test("include those who chose it, a place around it or PAN India, but not its neighbour", async () => {
		const goToLocation = "kaza";
		expect(idsOf(await search({ serviceId, goToLocation }))).toEqual([shimla, kaza]);
		const around = await search({ serviceId, goToLocation, placesAround: "true" });
		expect(idsOf(around)).toEqual([shimla, everywhere, spiti, kaza]);
		const exact = await search({ serviceId, goToLocation, placesAround: "false" });
		expect(idsOf(exact)).toEqual([shimla, kaza]);
	});

	test("exclude those who chose only a place inside it", async () => {
		const answer = await search({ serviceId, goToLocation: "spiti", placesAround: "true" });
		expect(idsOf(answer)).toEqual([everywhere, spiti]);
	});

	test("include no one else for PAN India", async () => {
		const answer = await search({ serviceId, goToLocation: "PAN_INDIA", placesAround: "true" });
		expect(idsOf(answer)).toEqual([everywhere]);
	});

	test("are combined with other filters, the available ones first", async () => {
		const around = { goToLocation: "kaza", placesAround: "true", availableFirst: "true" };
		expect(idsOf(await search({ serviceId, status: "active", ...around }))).toEqual([
			everywhere,
			kaza,
			spiti,
		]);
		expect(idsOf(await search({ status: "active", startDate: "2026-06-02", ...around }))).toEqual([
			everywhere,
			spiti,
		]);
		expect(idsOf(await search({ serviceId, availableFirst: "true" }))).toEqual([
			shimla,
			tabo,
			everywhere,
			kaza,
			spiti,
		]);
	});
});

test("need a filter other than the meaning of a place and the order", async () => {
	expect(await search({ placesAround: "true", availableFirst: "true" })).toMatchObject({
		status: 400,
		body: { message: "Please select at least one filter to search." },
	});
	expect((await search({ status: "active", availableFirst: "yes" })).status).toBe(400);
});

describe("pages", () => {
	/** Follows the list to its end. */
	async function pagesOf(query: Record<string, string>): Promise<string[][]> {
		const pages: string[][] = [];
		for (let cursor: string | null = ""; cursor !== null && pages.length < 9;) {
			const answer: { body: { professionals: { _id: string }[]; nextCursor: string | null } } = await search({
				...query,
				...(cursor !== "" && { cursor }),
			});
			pages.push(idsOf(answer));
			cursor = answer.body.nextCursor;
		}
		return pages;
	}

	test("hold every listing once, across the boundary between available ones and the others", async () => {
		const available: string[] = [];
		const others: string[] = [];
		for (const day of [10, 11, 12, 13, 14, 15, 16]) {
			const isAvailable = day % 2 === 0;
			const id = await applied(day, {
				service: "dhol",
				choice: null,
				availability: isAvailable ? "available" : "unavailable",
			});
			(isAvailable ? available : others).unshift(id);
		}
		const query = { serviceId, goToLocation: "shimla", placesAround: "true", availableFirst: "true" };
		for (const limit of [1, 2, 3, 4, 7]) {
			const pages = await pagesOf({ ...query, limit: String(limit) });
			expect(pages.flat(), `${limit} on a page`).toEqual([...available, ...others]);
			expect(pages).toHaveLength(Math.ceil(7 / limit));
		}
	});

	test("refuse a cursor of the other order", async () => {
		const first = await search({ serviceId, limit: "1" });
		const cursor = first.body.nextCursor;
		expect((await search({ serviceId, limit: "1", cursor })).status).toBe(201);
		expect((await search({ serviceId, limit: "1", cursor, availableFirst: "true" })).status).toBe(400);
	});
});
