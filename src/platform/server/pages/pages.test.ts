import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { pageRequest } from "./page-request.ts";
import { createPageCache, encodePage, type Page, preparePage } from "./pages.ts";
import { createLimiter } from "./limiter.ts";

const mark = "5f1c";
const now = 1_000_000;
const html = (body: string, headers: Record<string, string> = {}) =>
	new Response(body, { headers: { "content-type": "text/html; charset=utf-8", ...headers } });
const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

describe("the policy of a page", () => {
	test("allows its own inline scripts and no injected ones", async () => {
		const body = `<script nonce="${mark}">own()</script><script>stolen()</script><script nonce="guess">stolen()</script>`;
		const page = await preparePage(html(body), mark, now);
		const policy = page.headers["content-security-policy"] ?? "";
		expect(policy).toContain(`script-src 'self' ${hashOf("own()")};`);
		expect(policy).not.toContain(hashOf("stolen()"));
		expect(policy).not.toContain("unsafe");
	});

	test.each([
		[{}, "script-src 'self';", "frame-src blob:;", "img-src 'self' data: blob:;", "connect-src 'self';"],
		[
			{ scripts: ["https://a.example"], pictures: ["https://b.example"], connections: ["https://c.example"] },
			"script-src 'self' https://a.example;",
			"img-src 'self' data: blob: https://b.example;",
			"connect-src 'self' https://c.example;",
		],
	])("allows the site itself and %o only", async (outside, ...expected) => {
		const page = await preparePage(html(""), mark, now, outside);
		for (const source of expected) expect(page.headers["content-security-policy"]).toContain(source);
	});

	test("allows the scripts for the chosen language and for a stored token, first in the head", async () => {
		const page = await preparePage(html("<html><head><title>x</title></head></html>"), mark, now);
		const head = /^<html><head>(.*?)<title>/s.exec(page.plain.toString())?.[1] ?? "";
		const scripts = Array.from(head.matchAll(/<script>(.*?)<\/script>/gs), ([, code = ""]) => code);
		expect(scripts).toEqual([
			expect.stringContaining('getItem("language")'),
			expect.stringContaining("dataset.session"),
		]);
		for (const script of scripts) expect(page.headers["content-security-policy"]).toContain(hashOf(script));
	});

	test("removes the mark before sending", async () => {
		const page = await preparePage(
			html(`<link nonce="${mark}"/><script nonce="${mark}">own()</script>`),
			mark,
			now,
		);
		expect(page.plain.toString()).toBe("<link/><script>own()</script>");
	});
});

test("compresses a page once for each encoding that is requested", async () => {
	const page = await preparePage(html("<p>Namaste</p>"), mark, now);
	const [first, again] = await Promise.all([encodePage(page, "br"), encodePage(page, "br")]);
	expect(again).toBe(first);
	expect(brotliDecompressSync(first)).toEqual(page.plain);
	expect(Object.keys(page.encoded)).toEqual(["br"]);
	expect(gunzipSync(await encodePage(page, "gzip"))).toEqual(page.plain);
});

describe("the request to React Router", () => {
	test.each([
		["/about-us?x=1", "http://localhost/about-us?x=1"],
		["//evil.example/x", "http://localhost//evil.example/x"],
		["http://evil.example/help", "http://localhost/help"],
		["https://evil.example?x", "http://localhost/?x"],
		["http://evil.example:99999", "http://localhost/"],
		["*", "http://localhost/*"],
	])("%s is %s", (url, expected) => {
		expect(pageRequest(url, mark).url).toBe(expected);
	});
});

describe("the page cache", () => {
	const pageOf = (size: number, freshUntil: number): Page => ({
		status: 200,
		headers: {},
		plain: Buffer.alloc(size),
		encoded: {},
		freshUntil,
	});

	const here = { hasLeft: () => false };

	/** A cache that counts the renderings by URL. */
	function startCache(capacity: number, size: number) {
		let time = now;
		const rendered: string[] = [];
		const cache = createPageCache(capacity, () => time, createLimiter({ atOnce: 1, waiting: 10 }));
		return {
			rendered,
			pass: (milliseconds: number) => void (time += milliseconds),
			ask: (key: string, kept = 5_000, visitor = here) => {
				const prepare = async () => {
					rendered.push(key);
					return pageOf(size, kept === 0 ? 0 : time + kept);
				};
				return cache(key, prepare, visitor);
			},
		};
	}

	test("renders once for simultaneous requests, and again when the page is too old", async () => {
		const { ask, pass, rendered } = startCache(1_000, 10);
		await Promise.all([ask("/"), ask("/"), ask("/")]);
		await ask("/");
		expect(rendered).toEqual(["/"]);
		pass(5_001);
		await ask("/");
		expect(rendered).toEqual(["/", "/"]);
	});

	test("keeps nothing that may not be cached", async () => {
		const { ask, rendered } = startCache(1_000, 10);
		await ask("/search", 0);
		await ask("/search", 0);
		expect(rendered).toEqual(["/search", "/search"]);
	});

	test("keeps at most its capacity, however many URLs are requested", async () => {
		const { ask, rendered } = startCache(100, 30);
		for (const key of ["/?1", "/?2", "/?3"]) await ask(key);
		await ask("/?3");
		await ask("/?2");
		expect(rendered).toEqual(["/?1", "/?2", "/?3"]);
		await ask("/?1");
		expect(rendered).toEqual(["/?1", "/?2", "/?3", "/?1"]);
	});

	test("renders only what a request still waits for", async () => {
		const { ask, rendered } = startCache(1_000, 10);
		const gone = { hasLeft: () => true };
		const first = ask("/");
		const left = ask("/?left", 5_000, gone);
		const shared = [ask("/?shared", 5_000, gone), ask("/?shared")];
		await expect(left).rejects.toThrow("not available right now");
		await Promise.all([first, ...shared]);
		expect(rendered).toEqual(["/", "/?shared"]);
		await ask("/?left");
		expect(rendered).toEqual(["/", "/?shared", "/?left"]);
	});

	test("does not cache a failed rendering", async () => {
		const cache = createPageCache(100, () => now, createLimiter({ atOnce: 1, waiting: 1 }));
		await expect(cache("/", () => Promise.reject(new Error("away")), here)).rejects.toThrow("away");
		expect((await cache("/", async () => pageOf(1, now + 1), here)).status).toBe(200);
	});
});

test.each([
	["public, max-age=0, s-maxage=60", 200, now + 5_000],
	["public, s-maxage=2", 200, now + 2_000],
	["public, s-maxage=60", 404, 0],
	["private, max-age=60", 200, 0],
])("a page with %s and status %i is fresh until %i", async (cacheControl, status, freshUntil) => {
	const response = new Response("x", { status, headers: { "cache-control": cacheControl } });
	expect((await preparePage(response, mark, now)).freshUntil).toBe(freshUntil);
});

test.each([
	[200, "public, s-maxage=60"],
	[404, "no-store"],
	[410, "no-store"],
	[500, "no-store"],
	[503, "no-store"],
])("a page with status %i has the cache headers %s", async (status, expected) => {
	const response = new Response("x", { status, headers: { "cache-control": "public, s-maxage=60" } });
	expect((await preparePage(response, mark, now)).headers["cache-control"]).toBe(expected);
});
