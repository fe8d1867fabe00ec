import { afterEach, beforeEach, expect, test } from "vitest";
import { buildApp } from "./app.ts";
import { serveSitemaps, type SitemapPage, type SitemapSource } from "./sitemaps.ts";

/** A source of this many pages that records what is asked of it. */
function numberedPages(count: number, pageOf: (number: number) => Partial<SitemapPage> = () => ({})) {
	const asked: { offset: number; limit: number }[] = [];
	const source: SitemapSource = async ({ after, offset, limit }) => {
		asked.push({ offset, limit });
		const start = (after === null ? 0 : Number(after)) + offset;
		return Array.from({ length: Math.max(0, Math.min(limit, count - start)) }, (_, index) => {
			const number = start + index + 1;
			const key = String(number).padStart(6, "0");
			return { key, path: `/record/${number}`, changedAt: null, ...pageOf(number) };
		});
	};
	return { source, asked };
}

let app: ReturnType<typeof buildApp>;
let now: Date;
beforeEach(() => {
	now = new Date("2026-11-20T06:30:00.000Z");
	app = buildApp({ LOG_LEVEL: "silent", NODE_ENV: "test", TRUST_PROXY: 0 }, async () => null);
});
afterEach(() => app.close());

const serve = (sources: Record<string, SitemapSource>) =>
	serveSitemaps(app, { origin: "https://nukkad.example/?a&b", clock: () => now, sources });
const get = (url: string) => app.inject({ method: "GET", url });
const pathsIn = (xml: string) =>
	Array.from(xml.matchAll(/<loc>https:\/\/nukkad\.example\/\?a&amp;b(.*?)<\/loc>/g), ([, path]) => path);

test("lists the parts of every kind that has pages", async () => {
	serve({
		pages: numberedPages(3).source,
		jobs: numberedPages(0).source,
		many: numberedPages(80_001).source,
	});
	const index = await get("/sitemap.xml");
	expect(index.headers["content-type"]).toBe("application/xml; charset=utf-8");
	expect(index.body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex /);
	expect(pathsIn(index.body)).toEqual([
		"/sitemap/pages-1.xml",
		"/sitemap/pages-1.hi.xml",
		"/sitemap/many-1.xml",
		"/sitemap/many-1.hi.xml",
		"/sitemap/many-2.xml",
		"/sitemap/many-2.hi.xml",
		"/sitemap/many-3.xml",
		"/sitemap/many-3.hi.xml",
	]);
});

test("writes every page once, in parts below 50,000, and holds at most 1,000 at a time", async () => {
	const { source, asked } = numberedPages(80_001);
	serve({ many: source });
	const parts = await Promise.all(
		[1, 2, 3].map(async (part) => (await get(`/sitemap/many-${part}.xml`)).body),
	);
	const paths = parts.map(pathsIn);
	expect(paths.map(({ length }) => length)).toEqual([40_000, 40_000, 1]);
	expect(new Set(paths.flat()).size).toBe(80_001);
	expect(Math.max(...asked.map(({ limit }) => limit))).toBe(1_000);
});

test("says when a page changed, and leaves out one that was hidden", async () => {
	const changedAt = new Date("2026-11-19T10:00:00Z");
	const { source } = numberedPages(3, (number) => (number === 2 ? { path: null } : { changedAt }));
	serve({ pages: source });
	const { body, headers } = await get("/sitemap/pages-1.xml");
	expect(pathsIn(body)).toEqual(["/record/1", "/record/3"]);
	expect(body).toContain("<lastmod>2026-11-19T10:00:00.000Z</lastmod>");
	expect(headers["cache-control"]).toBe("public, max-age=1800, s-maxage=1800");
});

test("stops at 50,000 pages if many became public since the parts were planned, and plans again after half an hour", async () => {
	let count = 40_001;
	const source: SitemapSource = (range) => numberedPages(count).source(range);
	serve({ many: source });
	const parts = async () =>
		pathsIn((await get("/sitemap.xml")).body).filter((path) => !path?.includes(".hi."));
	expect(await parts()).toHaveLength(2);
	count = 100_000;
	expect(pathsIn((await get("/sitemap/many-2.xml")).body)).toHaveLength(50_000);
	now = new Date(now.getTime() + 31 * 60 * 1000);
	expect(await parts()).toHaveLength(3);
});

test("lists the same pages in another language, at their own paths", async () => {
	serve({ pages: numberedPages(2).source });
	expect(pathsIn((await get("/sitemap/pages-1.hi.xml")).body)).toEqual(["/hi/record/1", "/hi/record/2"]);
});

test.each([
	"/sitemap/pages-2.xml",
	"/sitemap/pages-0.xml",
	"/sitemap/pages-1.xx.xml",
	"/sitemap/jobs-1.xml",
	"/sitemap/pages.xml",
])("has no %s", async (url) => {
	serve({ pages: numberedPages(3).source });
	expect((await get(url)).statusCode).toBe(404);
});
