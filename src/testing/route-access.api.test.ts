import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Access, mayCall } from "../platform/access.ts";
import type { DeclaredRoute } from "../platform/server/http/app.ts";
import { signIn } from "../accounts/server/testing/sign-in.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

/** All public calls. Adding one is a deliberate decision. */
const publicCalls = [
	"GET /api/health",
	"GET /api/ready",
	"GET /api/otp/challenge",
	"POST /api/otp/send",
	"POST /api/otp/verify",
	"POST /api/payments/phonepe/callback",
	"POST /api/users",
	"GET /api/pincode/:pincode",
	"GET /api/state",
	"POST /api/district/bystate",
	"GET /api/location",
	"GET /api/sector",
	"GET /api/service",
	"POST /api/service/bysector",
	"GET /api/service/fields",
	"GET /api/category",
	"GET /api/catalogue/landing/:slug",
	"GET /api/catalogue/search",
	"GET /api/catalogue/search-names",
	"GET /api/workerCategory/active",
	"GET /api/workerCategory/popular",
	"GET /api/workerCategory/:id",
	"GET /api/workerCategory/:id/files/:name",
	"GET /api/workerCategory/:id/reviews",
	"PUT /api/workerCategory/stats/increment-profile-visit/:id",
	"GET /api/profile/user/:id",
	"GET /api/profile/github/:username",
	"PUT /api/profile/:userId/increment-visit",
	"GET /api/subscription",
	"GET /api/jobs",
	"GET /api/jobs/:id",
	"GET /api/lead",
	"GET /api/lead/:id",
	"GET /api/notices",
	"POST /api/analytics/pageview",
];

/** The API's routes as the server knows them, HEAD left out. */
function routesOf(app: TestServer["app"]): DeclaredRoute[] {
	return app.declaredRoutes.filter(
		(route) => route.url.startsWith("/api/") && !route.url.startsWith("/api/docs") && route.method !== "HEAD",
	);
}

const filled = (url: string) => url.replaceAll(/:\w+/g, "01900000-0000-7000-8000-000000000000");

test("every route declares who may call it", () => {
	expect(routesOf(server.app).length).toBeGreaterThan(20);
	expect(routesOf(server.app).filter((route) => route.access === undefined)).toEqual([]);
});

test("the public calls are exactly the listed ones", () => {
	const found = routesOf(server.app).filter((route) => route.access === "public");
	expect(found.map((route) => `${route.method} ${route.url}`).toSorted()).toEqual(publicCalls.toSorted());
});

test("a guest is refused on every call that is not public", async () => {
	for (const route of routesOf(server.app).filter((one) => one.access !== "public")) {
		const answer = await server.app.inject({ method: route.method as "GET", url: filled(route.url) });
		expect(answer.statusCode, `${route.method} ${route.url}`).toBe(401);
	}
});

test("a staff session without the second factor can make no staff call, and the refusal says why", async () => {
	const { token } = await signIn(server, "+919000000001", { secondFactor: "missing" });
	const calls = routesOf(server.app).filter(({ access }) => access !== "public" && access !== "signed-in");
	expect(calls.length).toBeGreaterThan(10);
	for (const { method, url } of calls) {
		const answer = await server.app.inject({
			method: method as "GET",
			url: filled(url),
			headers: { "x-auth-token": token },
		});
		expect(answer.statusCode, `${method} ${url}`).toBe(403);
		expect(answer.json(), `${method} ${url}`).toMatchObject({ reason: "second_factor_required" });
	}
});

/** Actions that must not happen on an unattended screen; a new one declares `freshCode`. */
const isDangerous = ({ method, url }: DeclaredRoute) =>
	/\/role$|\/second-factor\/reset$|\/refund$|\/price$|\/me\/export$|\.csv$/.test(url) ||
	["DELETE /api/users/me", "POST /api/subscription", "POST /api/subscription/price-change"].includes(
		`${method} ${url}`,
	);

test("dangerous calls ask staff for a code again, and no other call does", async () => {
	const { token } = await signIn(server, "+919000000002", { role: "admin" });
	server.clock.advance(10 * 60_000);
	const dangerous = routesOf(server.app).filter(isDangerous);
	expect(dangerous.length).toBeGreaterThan(4);
	for (const { method, url } of routesOf(server.app).filter(({ freshCode }) => freshCode)) {
		const answer = await server.app.inject({
			method: method as "GET",
			url: filled(url),
			headers: { "x-auth-token": token },
		});
		expect(answer.statusCode, `${method} ${url}`).toBe(403);
		expect(answer.json(), `${method} ${url}`).toMatchObject({ reason: "second_factor_stale" });
	}
	expect(routesOf(server.app).filter(({ freshCode }) => freshCode)).toEqual(dangerous);
});

describe("the role table", () => {
	const table: Record<Access, string[]> = {
		public: ["user", "salesPerson", "customerSupport", "admin", "affiliatePartner", "promotor"],
		"signed-in": ["user", "salesPerson", "customerSupport", "admin", "affiliatePartner", "promotor"],
		"non-customer": ["salesPerson", "customerSupport", "admin", "affiliatePartner", "promotor"],
		staff: ["salesPerson", "customerSupport", "admin"],
		managers: ["customerSupport", "admin"],
		admin: ["admin"],
	};
	test.each(Object.entries(table))("%s", (access, passing) => {
		const roles = [
			"user",
			"salesPerson",
			"customerSupport",
			"admin",
			"affiliatePartner",
			"promotor",
		] as const;
		expect(roles.filter((role) => mayCall(access as Access, { role }))).toEqual(
			roles.filter((role) => passing.includes(role)),
		);
		expect(mayCall(access as Access, null)).toBe(access === "public");
	});
});
