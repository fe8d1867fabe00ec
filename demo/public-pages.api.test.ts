import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as jobDetails from "../src/job-board/web/job-details.tsx";
import { detailsAddress } from "../src/listings/list-address.ts";
import * as detailsPage from "../src/shell/web/listings/details-page.tsx";
import * as categoryPage from "../src/listings/web/list/category-page.tsx";
import type { Database } from "../src/platform/server/database/database.ts";
import { readSettings } from "../src/platform/server/process/settings.ts";
import { prepareData } from "../src/prepare-data.ts";
import { buildServer, type Server } from "../src/server.ts";
import * as profilePage from "../src/shell/web/account/profile-page.tsx";
import * as home from "../src/shell/web/home/home.tsx";
import { readPage, type ReadPage } from "../src/testing/read-page.ts";
import { faultsIn } from "../src/testing/structured-data.ts";
import { openTestDatabase } from "../src/testing/test-database.ts";
import { demoMarket } from "./demo-market.ts";
import { writeDemoMarket } from "./fill-demo-market.ts";
import { readPictures } from "./pictures/read-pictures.ts";

const now = new Date("2026-11-20T09:30:00Z");
const settings = readSettings({ LOG_LEVEL: "silent" });
let database: Database;
let server: Server;
let context: RouterContextProvider;

beforeAll(async () => {
	database = await openTestDatabase();
	await prepareData(database);
	const market = demoMarket();
	await writeDemoMarket(database, settings, { market, pictures: readPictures(market), now });
	server = await buildServer({ settings, database, clock: () => now, web: null });
	context = server.pageServices();
}, 180_000);
afterAll(async () => {
	await server.app.close();
	await database.close();
});

async function idsOf(query: string): Promise<string[]> {
	const { rows } = await database.db.execute<{ id: string }>(sql.raw(query));
	return rows.map(({ id }) => id);
}

const typesOf = ({ structured }: ReadPage<unknown>) =>
	structured.flatMap((one) => /"@type":"(\w+)"/.exec(JSON.stringify(one))?.[1] ?? []);

const readList = (service: string, place?: string) =>
	place === undefined
		? readPage(context, categoryPage, `/${service}`, { slug: service })
		: readPage(context, categoryPage, `/show-service/${service}/${place}`, {
				serviceName: service,
				location: place,
			});
const readListing = (profId: string) => readPage(context, detailsPage, detailsAddress(profId), { profId });

/** Reads many pages, a few at a time: the next ones wait here, because waits for a connection have a limit. */
const readAll = <Item, Page>(items: Item[], read: (item: Item) => Promise<Page>): Promise<Page[]> =>
	Readable.from(items)
		.map((item: Item) => read(item), { concurrency: 8 })
		.toArray();

test("the structured data of every service's page is valid", async () => {
	const slugs = await idsOf("select slug as id from services");
	expect(slugs.length).toBeGreaterThan(70);
	const pages = await readAll(slugs, (slug) => readList(slug));
	expect(pages.flatMap(({ structured }) => structured.flatMap(faultsIn))).toEqual([]);
	expect(typesOf(await readList("electrician", "shimla"))).toEqual([
		"BreadcrumbList",
		"ItemList",
		"Service",
		"FAQPage",
	]);
	expect(typesOf(await readList("taxis", "manali"))).toContain("TaxiService");
	expect(typesOf(await readList("electrician", "south-goa"))).toEqual(["BreadcrumbList"]);
});

const isUnlisted = ({ head }: ReadPage<unknown>) => JSON.stringify(head).includes('"noindex"');

test("a list says what is known of its professionals, and one without professionals is not listed", async () => {
	const shimla = await readList("electrician", "shimla");
	expect(isUnlisted(shimla)).toBe(false);
	expect(shimla.data).toMatchObject({
		landing: {
			here: { professionals: expect.any(Number), price: { unit: "per visit", count: expect.any(Number) } },
			places: expect.arrayContaining([expect.objectContaining({ slug: expect.any(String) })]),
			related: expect.arrayContaining([{ name: "Plumber", slug: "plumber" }]),
		},
	});
	expect(JSON.stringify(shimla.structured)).toMatch(
		/"Electrician in Shimla: how much does it cost\?".*₹\d+ to ₹\d+ per visit/,
	);
	const goa = await readList("electrician", "south-goa");
	expect(isUnlisted(goa)).toBe(true);
	expect(goa.data).toMatchObject({ landing: null });
	expect(isUnlisted(await readList("electrician"))).toBe(false);
});

test("the structured data of every pair of service and place is valid", async () => {
	const pairs = await idsOf(`select s.slug || ' ' || l.slug as id from landing_summaries t
		join services s on s.id = t.service_id join locations l on l.id = t.location_id`);
	expect(pairs.length).toBeGreaterThan(300);
	const read = await readAll(pairs, async (pair) => {
		const [service = "", place] = pair.split(" ");
		const page = await readList(service, place);
		return { pair, faults: page.structured.flatMap(faultsIn), isUnlisted: isUnlisted(page) };
	});
	expect(read.filter((one) => one.faults.length > 0 || one.isUnlisted)).toEqual([]);
});

test("the structured data of every listing is valid and has the exact type of business", async () => {
	const ids = await idsOf("select id from listings where status = 'active'");
	expect(ids.length).toBeGreaterThan(600);
	const pages = await readAll(ids, readListing);
	expect(pages.flatMap(({ structured }) => structured.flatMap(faultsIn))).toEqual([]);
	const types = new Set(pages.flatMap(typesOf));
	for (const type of [
		"Electrician",
		"Plumber",
		"HousePainter",
		"Hotel",
		"BedAndBreakfast",
		"TouristAttraction",
	])
		expect(types).toContain(type);
	const stays = pages.filter((page) => typesOf(page).includes("BedAndBreakfast"));
	expect(JSON.stringify(stays)).toMatch(/"numberOfRooms":\d.*"checkinTime":"\d\d:00:00".*"amenityFeature"/);
});

/** The content of a tag in the head: of a meta tag by its name or property, or the canonical link. */
const inHead = ({ head }: ReadPage<unknown>, name: string) =>
	head.flatMap((one) =>
		("name" in one && one.name === name) || ("property" in one && one.property === name)
			? [String(one.content)]
			: [],
	)[0] ?? "";

test("titles and descriptions are useful, and each list and listing has its own", async () => {
	const slugs = await idsOf("select slug as id from services where not coming_soon");
	const ids = await idsOf("select id from listings where status = 'active' limit 200");
	const places = ["shimla", "manali", "solan"];
	const lists = [
		...(await readAll(slugs, (slug) => readList(slug))),
		...(await readAll(places, (place) => readList("electrician", place))),
	];
	const pages = [...lists, ...(await readAll(ids, readListing))];
	const titles = pages.map(
		({ head }) => head.flatMap((one) => ("title" in one ? [String(one.title)] : []))[0] ?? "",
	);
	expect(titles.filter((title) => title.length < 5 || title.length > 110)).toEqual([]);
	expect(new Set(titles.slice(0, lists.length)).size).toBe(lists.length);
	const descriptions = pages.map((page) => inHead(page, "description"));
	expect(descriptions.filter(({ length }) => length < 40 || length > 160)).toEqual([]);
	expect(new Set(descriptions).size).toBe(pages.length);
	for (const page of pages)
		expect(inHead(page, "og:image")).toMatch(/^https:\/\/nukkad\.example\/share\/list/);
	expect(inHead(await readList("electrician", "shimla"), "description")).toMatch(
		/^Electrician in Shimla: \d+ professionals for Shimla\. ₹\d+ to ₹\d+ per visit\. Local electricians/,
	);
});

test("the structured data of every job, every profile and the home page is valid", async () => {
	const jobs = await idsOf("select id from jobs where status = 'active'");
	const people = await idsOf("select user_id as id from profiles");
	expect(Math.min(jobs.length, people.length)).toBeGreaterThan(20);
	const pages: ReadPage<unknown>[] = [
		await readPage(context, home, "/"),
		...(await readAll(jobs, (jobId) => readPage(context, jobDetails, `/jobs/${jobId}`, { jobId }))),
		...(await readAll(people, (userId) => readPage(context, profilePage, `/profile/${userId}`, { userId }))),
	];
	expect(pages.flatMap(({ structured }) => structured.flatMap(faultsIn))).toEqual([]);
	expect(new Set(pages.flatMap(typesOf))).toEqual(new Set(["WebSite", "JobPosting", "ProfilePage"]));
});
