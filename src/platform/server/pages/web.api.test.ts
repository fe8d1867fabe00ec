import { request as httpRequest, type ServerResponse } from "node:http";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pageFault } from "../../page-fault.ts";
import { buildApp } from "../http/app.ts";
import { serveWeb } from "./web.ts";

let app: ReturnType<typeof buildApp>;
let bundle: PromiseWithResolvers<ServerBuild>;
/** Renderings that have started. */
let begun: number;
let replies: ServerResponse[];
beforeEach(async () => {
	[begun, replies, bundle] = [0, [], Promise.withResolvers()];
	app = buildApp({ LOG_LEVEL: "silent", NODE_ENV: "test", TRUST_PROXY: 0 }, async () => null);
	app.addHook("onRequest", async (_request, reply) => void replies.push(reply.raw));
	const load = () => {
		begun += 1;
		return bundle.promise;
	};
	await serveWeb(app, { context: () => new RouterContextProvider(), load, mode: "production" });
	await app.ready();
});
afterEach(() => app.close());

/** Requests this many pages, each at its own URL. */
const askFor = (count: number) =>
	Array.from({ length: count }, (_, number) => app.inject({ method: "GET", url: `/?page=${number}` }));
/** Fails all renderings, whose content does not matter here. */
const endAll = () => bundle.reject(new Error("no bundle"));

test("renders eight pages at once, lets 64 wait, and asks the next one to come back", async () => {
	const asked = askFor(72);
	await vi.waitUntil(() => replies.length === 72);
	const refused = await app.inject({ method: "GET", url: "/?one-more" });
	expect(refused.statusCode).toBe(503);
	expect(refused.headers["retry-after"]).toBe("1");
	expect(begun).toBe(8);
	endAll();
	expect(new Set((await Promise.all(asked)).map(({ statusCode }) => statusCode))).toEqual(new Set([500]));
	expect(begun).toBe(72);
	expect((await app.inject({ method: "GET", url: "/?one-more" })).statusCode).toBe(500);
});

test("does not start a page whose visitor has left", async () => {
	const url = await app.listen({ port: 0, host: "127.0.0.1" });
	const asked = askFor(8);
	await vi.waitUntil(() => begun === 8);
	const visitor = httpRequest(`${url}/?left`).on("error", () => {});
	visitor.end();
	await vi.waitUntil(() => replies.length === 9);
	visitor.destroy();
	await vi.waitUntil(() => replies[8]?.destroyed);
	endAll();
	await Promise.all(asked);
	await app.inject({ method: "GET", url: "/?last" });
	expect(begun).toBe(9);
});

test("asks to come back with a page in a browser, and with the API's response elsewhere", async () => {
	const asked = askFor(72);
	await vi.waitUntil(() => replies.length === 72);
	const refused = (accept: string, url = "/?one-more") =>
		app.inject({ method: "GET", url, headers: { accept } });
	const page = await refused("text/html,application/xhtml+xml,*/*;q=0.8");
	expect(page.statusCode).toBe(503);
	expect(page.headers).toMatchObject({
		"content-type": "text/html; charset=utf-8",
		"retry-after": "1",
		"cache-control": "no-store",
		"x-content-type-options": "nosniff",
		"x-frame-options": "SAMEORIGIN",
		"content-security-policy": expect.stringMatching(/^default-src 'none'; style-src 'sha256-[^']+';/),
	});
	expect(page.body).toContain("<h1>This page cannot be shown right now</h1>");
	expect(page.body).toContain('<a href="">Try again</a>');
	expect(page.body).not.toContain("<script");
	const answer = await refused("*/*");
	expect(answer.json()).toMatchObject({ requestId: answer.headers["x-request-id"] });
	expect(answer.headers["cache-control"]).toBe("no-store");
	expect((await refused("text/html", "/api/nothing")).json()).toMatchObject({ message: "Not found." });
	endAll();
	await Promise.all(asked);
});

test("reveals nothing internal on a page that fails unexpectedly", async () => {
	endAll();
	const failed = await app.inject({ method: "GET", url: "/", headers: { accept: "text/html" } });
	expect(failed.statusCode).toBe(500);
	expect(failed.headers["cache-control"]).toBe("no-store");
	expect(failed.body).toContain("Something went wrong");
	expect(failed.body).not.toContain("no bundle");
});

/** A bundle whose only page fails with this while its data loads. */
function failingBundle(failure: unknown): ServerBuild {
	const root = {
		id: "root",
		path: "",
		module: {
			default: () => null,
			loader: () => {
				throw failure;
			},
		},
	};
	const handleError: ServerBuild["entry"]["module"]["handleError"] = (error, { context }) =>
		context.get(pageFault)(error);
	const entry = {
		module: { default: () => new Response("drawn", { status: 500 }), handleError },
	};
	const manifest = { hasLoader: true, hasErrorBoundary: true, module: "/root.js" };
	const bundled = {
		entry,
		routes: { root },
		assets: {
			entry: { imports: [], module: "" },
			routes: { root: { ...root, ...manifest } },
			url: "",
			version: "1",
		},
		publicPath: "/",
		assetsBuildDirectory: "",
		future: {},
		ssr: true,
		isSpaMode: false,
		prerender: [],
		routeDiscovery: { mode: "initial", manifestPath: "/manifest" },
	};
	return bundled as unknown as ServerBuild;
}
const getPage = () => app.inject({ method: "GET", url: "/", headers: { accept: "text/html" } });

test("responds 503 while a page's data is unavailable, and 500 for any other failure", async () => {
	const cause = Object.assign(new Error("only reads"), { code: "25006" });
	bundle.resolve(failingBundle(new Error("a failed statement", { cause })));
	const away = await getPage();
	expect(away.statusCode).toBe(503);
	expect(away.headers).toMatchObject({ "retry-after": "5", "cache-control": "no-store" });
	expect(away.body).toContain("The service is not available right now.");
	bundle = Promise.withResolvers();
	bundle.resolve(failingBundle(new Error("odd")));
	const odd = await getPage();
	expect([odd.statusCode, odd.body]).toEqual([500, "drawn"]);
});
