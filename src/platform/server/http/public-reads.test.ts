import type { FastifyInstance } from "fastify";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mayUseReplica } from "../database/public-read.ts";
import { serveWeb } from "../pages/web.ts";
import { buildApp } from "./app.ts";
import { sendPublicReadsToReplica } from "./public-reads.ts";

let app: FastifyInstance;
/** Where each page was rendered. */
let rendered: ("replica" | "primary")[];

const database = () => (mayUseReplica() ? ("replica" as const) : ("primary" as const));

/** A bundle whose only page is the name of the database that it may read. */
function pageOfDatabase(): ServerBuild {
	const root = { id: "root", path: "*", module: { default: () => null } };
	const render = async () => {
		// As late as a query.
		await new Promise(setImmediate);
		rendered.push(database());
		return new Response(database(), { headers: { "cache-control": "public, s-maxage=5" } });
	};
	const bundled = {
		entry: { module: { default: render } },
		routes: { root },
		assets: {
			entry: { imports: [], module: "" },
			routes: { root: { ...root, module: "/root.js" } },
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

beforeEach(async () => {
	rendered = [];
	const viewer = { userId: "u", role: "user", secondFactor: null } as never;
	app = buildApp({ LOG_LEVEL: "silent", NODE_ENV: "test", TRUST_PROXY: 0 }, async ({ headers }) =>
		headers["x-auth-token"] === undefined ? null : viewer,
	);
	sendPublicReadsToReplica(app, { PUBLIC_URL: "https://nukkad.example" });
	const open = { config: { access: "public" } } as const;
	const answer = async () => database();
	app.route({ method: ["GET", "POST"], url: "/api/open", ...open, handler: answer });
	app.get("/api/process", { config: { access: "public", anonymous: true } }, answer);
	app.get("/api/own", { config: { access: "signed-in" } }, answer);
	app.post("/api/count", { config: { access: "public", noVisibleChange: true } }, answer);
	app.post("/api/broken", open, async (_request, reply) => reply.status(409).send("no"));
	await serveWeb(app, {
		context: () => new RouterContextProvider(),
		load: async () => pageOfDatabase(),
		mode: "production",
	});
	await app.ready();
});
afterEach(() => app.close());

const token = { "x-auth-token": "t" };
const changed = { cookie: "theme=dark; changed=1" };

test.each([
	["a guest", "GET", "/api/open", {}, "replica"],
	["a guest with another cookie", "GET", "/api/open", { cookie: "unchanged=1; device=x" }, "replica"],
	["a guest who has just changed something", "GET", "/api/open", changed, "primary"],
	["a signed-in person", "GET", "/api/open", token, "primary"],
	["a signed-in person on a call of theirs", "GET", "/api/own", token, "primary"],
	["a call about the process", "GET", "/api/process", {}, "primary"],
	["a change", "POST", "/api/open", {}, "primary"],
] as const)("%s (%s %s)", async (_who, method, url, headers, expected) => {
	expect((await app.inject({ method, url, headers })).body).toBe(expected);
});

test("a successful change leaves a cookie that scripts do not see and that says nothing else", async () => {
	const { headers } = await app.inject({ method: "POST", url: "/api/open" });
	expect(headers["set-cookie"]).toBe("changed=1; Path=/; Max-Age=15; HttpOnly; SameSite=Lax; Secure");
});

test.each([
	["GET", "/api/open"],
	["HEAD", "/api/open"],
	["POST", "/api/count"],
	["POST", "/api/broken"],
	["POST", "/api/unknown"],
	["GET", "/page"],
] as const)("no cookie after %s %s", async (method, url) => {
	expect((await app.inject({ method, url })).headers["set-cookie"]).toBeUndefined();
});

test("a page from the replica is cached, but not for those who have just changed something", async () => {
	const page = async (headers = {}) => (await app.inject({ method: "GET", url: "/page", headers })).body;
	expect([await page(), await page()]).toEqual(["replica", "replica"]);
	expect([await page(changed), await page(changed)]).toEqual(["primary", "primary"]);
	expect(rendered).toEqual(["replica", "primary"]);
});

test("people who ask at the same time share a page only if they read from the same database", async () => {
	const page = (headers = {}) => app.inject({ method: "GET", url: "/page", headers });
	const pages = await Promise.all([page(), page(changed), page(), page(changed)]);
	expect(pages.map(({ body }) => body)).toEqual(["replica", "primary", "replica", "primary"]);
	expect(rendered.toSorted()).toEqual(["primary", "replica"]);
});
