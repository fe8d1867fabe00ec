import { expect, test } from "vitest";
import { preparePage } from "../../platform/server/pages/pages.ts";
import { headers } from "./job-details.tsx";

test("lets shared caches keep a job's page for at most ten seconds", async () => {
	const response = new Response("<html></html>", { headers: headers() });
	const { freshUntil, headers: sent } = await preparePage(response, "mark", 1_000_000);
	const [, shared] = /\bs-maxage=(\d+)/.exec(sent["cache-control"] ?? "") ?? [];
	// A page can already be as old as the process's cache allows when a shared cache stores it.
	const oldest = (freshUntil - 1_000_000) / 1_000 + Number(shared);
	expect(oldest).toBeGreaterThan(0);
	expect(oldest).toBeLessThanOrEqual(10);
	expect(sent["cache-control"]).toMatch(/\bmax-age=0\b/);
});
