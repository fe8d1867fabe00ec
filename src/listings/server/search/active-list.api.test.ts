import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { services } from "../../../catalogue/server/catalogue.tables.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { listingStatuses } from "../../listing.ts";
import { buildListing, type ListingWishes } from "../testing/build-listing.ts";

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const build = (wishes: ListingWishes) => buildListing(server, wishes);
const active = (query: Record<string, string>) =>
	server.call("GET", `/api/workerCategory/active?${new URLSearchParams(query).toString()}`);
/** The firms on the first page. */
async function firms(query: Record<string, string>): Promise<string[]> {
	const { body } = await active(query);
	return body.professionals.map((card: { firmName: string }) => card.firmName);
}

/** Builds listings from the last to the first, so that the order of creation cannot produce the expected one. */
async function buildAll(service: string, wishes: Record<string, ListingWishes>): Promise<void> {
	for (const [firmName, wish] of Object.entries(wishes).toReversed())
		await build({ service, firmName, ...wish });
}

describe("refusals", () => {
	test("returns 400 for a list without a service", async () => {
		expect((await active({})).status).toBe(400);
	});

	const id = "00000000-0000-7000-8000-000000000000";
	const pack = (keys: unknown) => Buffer.from(JSON.stringify(keys)).toString("base64url");
	test.each([
		"x",
		pack([1]),
		pack([-1, 0, 0, id]),
		pack([0, 0, 2 ** 31, id]),
		pack([0, -1, 0, id]),
		pack([0, 0, 0, "x"]),
		pack([0, 0, 0.5, id]),
	])("returns 400 for the invalid cursor %s", async (cursor) => {
		const { status, body } = await active({ service: "plumber", cursor });
		expect(status).toBe(400);
		expect(body.errors).toEqual([{ msg: "This page of the list does not exist.", path: "cursor" }]);
	});

	test.each<Record<string, string>>([
		{ service: "no-such-service" },
		{ service: "plumber", choice: "no-such-choice" },
		{ service: "plumber", choice: "boys" },
		{ service: "plumber", location: "no-such-place" },
	])("returns 404 for %o", async (query) => {
		expect((await active(query)).status).toBe(404);
	});

	test("returns 404 for a service that is switched off", async () => {
		await build({ service: "dhol", firmName: "Himachal Dhol" });
		const { db } = server.database;
		expect(await firms({ service: "dhol" })).toEqual(["Himachal Dhol"]);
		await db.update(services).set({ active: false }).where(eq(services.slug, "dhol"));
		server.clock.advance(10_000);
		expect((await active({ service: "dhol" })).status).toBe(404);
	});
});

test("returns an empty list without a cursor if no one is listed", async () => {
	const { status, body } = await active({ service: "welder", location: "shimla" });
	expect(status).toBe(200);
	expect(body).toEqual({ success: true, professionals: [], nextCursor: null });
});

test("returns an empty page for a cursor after the end", async () => {
	const cursor = Buffer.from(JSON.stringify([5, 99, 5, "00000000-0000-7000-8000-000000000000"])).toString(
		"base64url",
	);
	expect((await active({ service: "welder", cursor })).body).toEqual({
		success: true,
		professionals: [],
		nextCursor: null,
	});
});

describe("the order", () => {
	test("sorts by availability, then this very place, those around and inside it, and all India", async () => {
		const away = { availability: "unavailable" } as const;
		await buildAll("painter", {
			exact: { places: ["manali", "dharmshala"] },
			inside: { places: ["mcleod-ganj"] },
			india: { places: ["pan-india"] },
			"exact, away": { places: ["dharmshala"], ...away },
			"inside, away": { places: ["dharmkot"], ...away },
			"india, away": { places: ["pan-india"], ...away },
			elsewhere: { places: ["shimla"] },
		});
		for (const status of listingStatuses.filter((one) => one !== "active")) {
			await build({ service: "painter", status, firmName: status, places: ["dharmshala"] });
		}
		const all = ["exact", "inside", "india", "exact, away", "inside, away", "india, away"];
		expect(await firms({ service: "painter", location: "dharmshala" })).toEqual(all);
		expect(await firms({ service: "painter", location: "mcleod-ganj" })).toEqual([
			"inside",
			"exact",
			"india",
			"exact, away",
			"india, away",
		]);
		expect(await firms({ service: "painter", location: "una" })).toEqual(["india", "india, away"]);
	});

	test("lists someone who serves the place and all India once, at the better position", async () => {
		await buildAll("plumber", {
			exact: { places: ["pan-india", "solan"] },
			india: { places: ["pan-india"], turn: 0 },
		});
		expect(await firms({ service: "plumber", location: "solan" })).toEqual(["exact", "india"]);
	});

	test("lists everyone without a place and for PAN India, those who work everywhere first", async () => {
		await buildAll("carpenter", {
			india: { places: ["pan-india"] },
			both: { places: ["pan-india", "shimla"], availability: "unavailable" },
			local: { places: ["shimla"] },
		});
		const order = ["india", "local", "both"];
		expect(await firms({ service: "carpenter" })).toEqual(order);
		expect(await firms({ service: "carpenter", location: "pan-india" })).toEqual(order);
	});

	test("lists only its own for a choice, and all for its service", async () => {
		await build({ service: "pg", choice: "boys", firmName: "Boys PG" });
		await build({ service: "pg", choice: "girls", firmName: "Girls PG" });
		await build({ service: "pg", choice: null, firmName: "PG" });
		expect(await firms({ service: "pg", choice: "girls", location: "shimla" })).toEqual(["Girls PG"]);
		expect((await firms({ service: "pg", location: "shimla" })).toSorted()).toEqual([
			"Boys PG",
			"Girls PG",
			"PG",
		]);
	});

	test("accepts a service's hyphenated name as well", async () => {
		await build({ service: "flat-homes", firmName: "Two rooms" });
		expect(await firms({ service: "apartment-flat-home" })).toEqual(["Two rooms"]);
	});
});

describe("pages", () => {
	const query = { service: "taxis", location: "manali" };
	const made: string[] = [];
	beforeAll(async () => {
		// Spread over all ranges, many of them at the same position in the rotation.
		const kinds: ListingWishes[] = [
			{ places: ["manali"] },
			{ places: ["manali"], turn: 7 },
			{ places: ["old-manali"] },
			{ places: ["pan-india"], turn: 7 },
			{ places: ["manali"], availability: "unavailable" },
		];
		for (let index = 0; index < 45; index++) {
			const built = await build({ service: "taxis", choice: null, ...kinds[index % kinds.length] });
			made.push(built.listingId);
		}
	});

	/** The ids of all pages, from a first page on. */
	async function turnPages(between: () => void = () => {}): Promise<string[][]> {
		const pages: string[][] = [];
		for (let cursor: string | null = ""; cursor !== null && pages.length < 10; between()) {
			const { status, body } = await active({ ...query, ...(cursor !== "" && { cursor }) });
			expect(status).toBe(200);
			pages.push(body.professionals.map((card: { _id: string }) => card._id));
			cursor = body.nextCursor;
		}
		return pages;
	}

	test("hold 20, 20 and 5, everyone once, and always in the same order on one day", async () => {
		server.clock.set("2026-11-20T06:30:00.000Z");
		const pages = await turnPages();
		expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
		expect(pages.flat().toSorted()).toEqual(made.toSorted());
		server.clock.set("2026-11-20T18:29:59.000Z");
		expect(await turnPages()).toEqual(pages);
	});

	test("begin elsewhere on the next Indian day, with everyone again", async () => {
		server.clock.set("2026-11-20T18:29:59.000Z");
		const today = (await turnPages()).flat();
		server.clock.set("2026-11-20T18:30:00.000Z");
		const tomorrow = (await turnPages()).flat();
		expect(tomorrow).not.toEqual(today);
		expect(tomorrow.toSorted()).toEqual(today.toSorted());
	});

	test("continue in their first order across midnight", async () => {
		server.clock.set("2026-11-20T18:29:59.000Z");
		const today = await turnPages();
		const turnedLate = await turnPages(() => server.clock.set("2026-11-20T18:30:01.000Z"));
		expect(turnedLate).toEqual(today);
	});

	test("hold at most 50, and as few as requested", async () => {
		expect((await active({ ...query, limit: "3" })).body.professionals).toHaveLength(3);
		expect((await active({ ...query, limit: "500" })).body.professionals).toHaveLength(45);
		expect((await active({ ...query, limit: "45" })).body.nextCursor).toBeNull();
		expect((await active({ ...query, limit: "0" })).status).toBe(400);
	});
});

test("put each of three listings first on some of thirty days", async () => {
	for (const [firmName, turn] of [
		["A", 0],
		["B", 715_827_882],
		["C", 1_431_655_764],
	] as const) {
		await build({ service: "cctv", firmName, turn });
	}
	const first = new Set<string | undefined>();
	for (let day = 0; day < 30; day++) {
		server.clock.set(new Date(Date.UTC(2026, 10, 1 + day, 6)));
		first.add((await firms({ service: "cctv", location: "shimla", limit: "1" }))[0]);
	}
	expect(first).toEqual(new Set(["A", "B", "C"]));
});
