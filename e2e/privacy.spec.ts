import type { APIRequestContext } from "@playwright/test";
import { demoAccounts } from "../demo/accounts/demo-accounts.ts";
import { demoMarket } from "../demo/demo-market.ts";
import { starterCatalogue } from "../src/catalogue/starter/starter-catalogue.ts";
import { logIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const { professionals, requests, seekers } = demoMarket();

/** All numbers of the demo, as ten digits, in any spelling. */
const mobiles = new Set(
	[...demoAccounts, ...professionals, ...requests.map(({ customer }) => customer), ...seekers].map(
		({ mobile }) => mobile.slice(-10),
	),
);
const streets = new Set(requests.map(({ addressDetails }) => addressDetails));

/** Sequences of digits that could be one of them; spaces and punctuation between the digits do not matter. */
function leaked(text: string): string[] {
	const numbers = [...text.matchAll(/\d[\d\s()-]{8,16}\d/g)].map(([run]) =>
		run.replace(/\D/g, "").slice(-10),
	);
	return [
		...numbers.filter((number) => mobiles.has(number)),
		...[...streets].filter((street) => text.includes(street)),
	];
}

const slugs = starterCatalogue.flatMap((sector) => sector.services.map((service) => service.slug));

type Field = "professionals" | "leads" | "jobs";
type Listed = Partial<Record<Field, { _id: string }[]>> & { nextCursor: string | null };

async function idsOf(request: APIRequestContext, path: string, field: Field): Promise<string[]> {
	const answer = (await (await request.get(path)).json()) as Listed;
	const ids = (answer[field] ?? []).map(({ _id }) => _id);
	if (answer.nextCursor === null || answer.nextCursor === undefined) return ids;
	const next = new URL(path, "http://here");
	next.searchParams.set("cursor", answer.nextCursor);
	return [...ids, ...(await idsOf(request, next.pathname + next.search, field))];
}

/**
 * Everything readable: every list, with every listing, lead and job in it, as API response, as page and as a page's
 * data.
 */
async function everything(request: APIRequestContext): Promise<string[]> {
	const lists = slugs.map((slug) => `/api/workerCategory/active?service=${slug}&limit=50`);
	const listings = (await Promise.all(lists.map((path) => idsOf(request, path, "professionals")))).flat();
	const states = ["open", "booked", "closed", "expired"].map(
		(status) => `/api/lead?status=${status}&limit=50`,
	);
	const leads = (await Promise.all(states.map((path) => idsOf(request, path, "leads")))).flat();
	const jobs = await idsOf(request, "/api/jobs?limit=50", "jobs");
	expect(jobs.length).toBeGreaterThan(90);
	expect(listings.length).toBeGreaterThan(600);
	expect(leads.length).toBeGreaterThan(150);
	const pages = [
		"/",
		"/leads",
		"/lead/new",
		"/jobs",
		"/search?q=electrician",
		"/terms",
		"/privacy",
		"/about-us",
		"/how-we-rank",
		"/sitemap.xml",
		...slugs.map((slug) => `/${slug}`),
		...listings.map((id) => `/show-service-details/${id}`),
		...leads.map((id) => `/lead/${id}`),
		...jobs.map((id) => `/jobs/${id}`),
	];
	return [
		"/api/service",
		"/api/sector",
		"/api/category",
		"/api/location",
		"/api/state",
		"/api/subscription?enabled=true",
		...lists,
		...states,
		...listings.map((id) => `/api/workerCategory/${id}`),
		...leads.map((id) => `/api/lead/${id}`),
		"/api/jobs?limit=50",
		...jobs.map((id) => `/api/jobs/${id}`),
		...pages,
		...slugs.map((slug) => `/${slug}.data`),
	];
}

async function scan(
	request: APIRequestContext,
	paths: string[],
	headers: Record<string, string>,
): Promise<void> {
	const found: string[] = [];
	const queue = [...paths];
	const work = async () => {
		for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
			const answer = await request.get(path, { headers });
			expect(answer.status(), path).toBeLessThan(500);
			for (const leak of leaked(await answer.text())) found.push(`${path}: ${leak}`);
		}
	};
	await Promise.all(Array.from({ length: 8 }, work));
	expect(found).toEqual([]);
}

test("no response and no page reveals a number or a street too early", async ({ page }) => {
	test.setTimeout(240_000);
	const paths = await everything(page.request);
	await test.step("as a guest", () => scan(page.request, paths, {}));
	await test.step("as an unrelated person", async () => {
		await logIn(page, "9811100009", "Stranger");
		const token = await page.evaluate(() => localStorage.getItem("token"));
		expect(token).not.toBeNull();
		await scan(
			page.request,
			paths.filter((path) => path.startsWith("/api/")),
			{ "x-auth-token": token ?? "" },
		);
	});
});
