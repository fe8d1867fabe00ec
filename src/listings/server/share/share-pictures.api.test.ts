import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { buildListing } from "../testing/build-listing.ts";

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ method: "GET", url });
const isPng = (body: Buffer) => body.subarray(1, 4).toString() === "PNG";

test("draws a listing and a list, for any cache to keep", async () => {
	const { listingId } = await buildListing(server, { firmName: "शर्मा बिजली वाला" });
	for (const url of [
		`/share/listing/${listingId}.png`,
		"/share/list/electrician.png",
		"/share/list/electrician/shimla.png",
	]) {
		const { statusCode, headers, rawPayload } = await get(url);
		expect([url, statusCode, headers["content-type"], isPng(rawPayload)]).toEqual([
			url,
			200,
			"image/png",
			true,
		]);
		expect(headers["cache-control"]).toMatch(/^public, max-age=86400/);
		expect(rawPayload.length).toBeLessThan(150_000);
	}
});

test("draws nothing but what public pages show", async () => {
	const { listingId } = await buildListing(server, { status: "applied" });
	for (const url of [
		`/share/listing/${listingId}.png`,
		"/share/listing/any-words.png",
		"/share/list/any-words.png",
		"/share/list/electrician/any-words.png",
	])
		expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
});

test("draws one picture at a time, lets 16 wait and asks others to come back", async () => {
	const places = [
		"solan",
		"manali",
		"kullu",
		"mandi",
		"goa",
		"kaza",
		"tabo",
		"nako",
		"una",
		"chamba",
		"kufri",
	];
	const urls = ["plumber", "painter"].flatMap((service) =>
		places.map((place) => `/share/list/${service}/${place}.png`),
	);
	const answers = await Promise.all(urls.map(get));
	const statuses = answers.map(({ statusCode }) => statusCode);
	expect(statuses.filter((status) => status === 200)).toHaveLength(17);
	expect(statuses.filter((status) => status === 503)).toHaveLength(urls.length - 17);
	expect(answers.find(({ statusCode }) => statusCode === 503)?.headers["retry-after"]).toBe("1");
});
