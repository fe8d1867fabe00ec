import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freshMobile, signIn } from "../../accounts/server/testing/sign-in.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeEach(async () => {
	server = await startTestServer();
});
afterEach(() => server.close());

const browser = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36";
const view = (path: unknown, headers: Record<string, string> = {}, address = "10.1.2.3") =>
	server.call("POST", "/api/analytics/pageview", {
		body: { path },
		headers: { "user-agent": browser, ...headers },
		address,
	});
/** Counts are written when the server stops accepting requests. */
async function counted(): Promise<Record<string, number>> {
	await server.app.close();
	const { rows } = await server.database.db.execute<{ day: string; path: string; count: number }>(
		sql`select day::text, path, count from page_views order by day, path`,
	);
	return Object.fromEntries(rows.map(({ day, path, count }) => [`${day} ${path}`, count]));
}

describe("POST /api/analytics/pageview", () => {
	test("counts views by template and Indian day, and writes them when the server stops", async () => {
		server.clock.set("2026-11-20T18:29:00Z");
		expect((await view("/")).status).toBe(204);
		await view("/lead/0198f1c2-3a4b-7c5d-8e6f-0123456789ab?from=9876543210");
		await view("/lead/0198f1c2-3a4b-7c5d-8e6f-ffffffffffff");
		server.clock.set("2026-11-20T18:31:00Z");
		await view("/electrician");
		await view("/9876543210");
		expect(await counted()).toEqual({
			"2026-11-20 /": 1,
			"2026-11-20 /lead/:id": 2,
			"2026-11-21 /:service": 1,
			"2026-11-21 other": 1,
		});
	});

	test.each([
		["a robot", { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" }],
		["something without a name", { "user-agent": "" }],
		["a browser that asks not to be tracked", { dnt: "1" }],
		["a browser with Global Privacy Control", { "sec-gpc": "1" }],
	])("returns %s and does not count it", async (_, headers) => {
		expect((await view("/", headers)).status).toBe(204);
		expect(await counted()).toEqual({});
	});

	test("does not count staff screens", async () => {
		await view("/payments");
		expect(await counted()).toEqual({});
	});

	test.each([[""], ["leads"], ["/".repeat(2_001)], [7]])("400 for the path %j", async (path) => {
		expect((await view(path)).status).toBe(400);
	});

	test("429 with the waiting time for too many views of one IP address; others continue", async () => {
		for (let number = 0; number < 300; number++) {
			// oxlint-disable-next-line no-await-in-loop -- one after the other, so that the last one is the first too many
			expect((await view("/")).status).toBe(204);
		}
		const refused = await view("/");
		expect(refused.status).toBe(429);
		expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
		expect((await view("/", {}, "10.1.2.4")).status).toBe(204);
	});

	test("stores nothing about the visitor", async () => {
		const { token } = await signIn(server, freshMobile());
		await view("/leads", { "x-auth-token": token, cookie: "a=b" });
		expect(await counted()).toEqual({ "2026-11-20 /leads": 1 });
		const { rows } = await server.database.db.execute<{ column: string }>(sql`
			select table_name || '.' || column_name as column from information_schema.columns
			where table_name in ('page_views', 'empty_search_days', 'empty_searches', 'insight_days', 'insight_waits')
			order by 1`);
		expect(rows.map(({ column }) => column)).toEqual([
			"empty_search_days.count",
			"empty_search_days.day",
			"empty_searches.count",
			"empty_searches.query",
			"empty_searches.week",
			"insight_days.day",
			"insight_days.leads_booked",
			"insight_days.leads_claimed",
			"insight_days.leads_made",
			"insight_days.location_id",
			"insight_days.registrations",
			"insight_days.revenue",
			"insight_days.scope",
			"insight_days.service_id",
			"insight_waits.count",
			"insight_waits.day",
			"insight_waits.minutes",
			"page_views.count",
			"page_views.day",
			"page_views.path",
		]);
	});
});
