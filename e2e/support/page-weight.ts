import type { Browser, Response } from "@playwright/test";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** What the first view of a page loads. Sizes are in KB of 1,000 bytes, compressed as the server sends them. */
export type PageWeight = {
	htmlGzip: number;
	cssBrotli: number;
	scriptBrotli: number;
	/** Photos are not counted: how many are in the first view depends on the market. */
	requests: number;
	photos: number;
	layoutShift: number;
	/** What shifted, for the message of a failure. */
	moved: string[];
};

declare global {
	interface Window {
		layoutShift: { value: number; moved: string[] };
	}
	// Not in TypeScript's types yet.
	interface LayoutShift extends PerformanceEntry {
		value: number;
		sources: { node: Node | null }[];
	}
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

/** Opens the page as a new visitor on a phone and counts what it loads. */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 2,
		serviceWorkers: "block",
	});
	try {
		const page = await context.newPage();
		await page.addInitScript(() => {
			window.layoutShift = { value: 0, moved: [] };
			const isShift = (entry: PerformanceEntry): entry is LayoutShift => "value" in entry;
			new PerformanceObserver((list) => {
				for (const { value, sources } of list.getEntries().filter(isShift)) {
					window.layoutShift.value += value;
					for (const { node } of sources)
						window.layoutShift.moved.push(node instanceof Element ? node.outerHTML.slice(0, 100) : "text");
				}
			}).observe({ type: "layout-shift", buffered: true });
		});
		const loaded: Response[] = [];
		page.on("response", (response) => {
			// A page view is sent after the first view and loads nothing.
			if (response.status() !== 204) loaded.push(response);
		});
		await page.goto(url, { waitUntil: "networkidle" });
		const bodies = await Promise.all(
			loaded.map(async (response) => ({
				type: response.request().resourceType(),
				isPhoto: response.headers()["content-type"]?.startsWith("image/webp") ?? false,
				body: await response.body(),
			})),
		);
		const sum = (type: string, pack: (body: Buffer) => Buffer) =>
			kilobytes(
				bodies.filter((one) => one.type === type).reduce((total, { body }) => total + pack(body).length, 0),
			);
		const shift = await page.evaluate(() => window.layoutShift);
		const photos = bodies.filter(({ isPhoto }) => isPhoto).length;
		return {
			htmlGzip: sum("document", (body) => gzipSync(body)),
			cssBrotli: sum("stylesheet", (body) => brotliCompressSync(body)),
			scriptBrotli: sum("script", (body) => brotliCompressSync(body)),
			requests: bodies.length - photos,
			photos,
			layoutShift: Math.round(shift.value * 10_000) / 10_000,
			moved: shift.moved,
		};
	} finally {
		await context.close();
	}
}

/** Budgets of every public page. That of scripts is the page's own: see docs/decisions/039. */
const budgets = { htmlGzip: 25, cssBrotli: 15, requests: 15, layoutShift: 0.02 };

type PublicPage = { title: string; path: string; scriptBrotli: number };

/** The figures over budget, each in words. */
export function overBudget(weight: PageWeight, { scriptBrotli }: Pick<PublicPage, "scriptBrotli">): string[] {
	return Object.entries({ ...budgets, scriptBrotli }).flatMap(([name, limit]) => {
		const figure = weight[name as keyof Omit<PageWeight, "moved">];
		const moved = name === "layoutShift" ? `: ${weight.moved.join(", ")}` : "";
		return figure > limit ? [`${name} is ${figure}, over its budget of ${limit}${moved}`] : [];
	});
}

/** The public pages of the demo at this URL that have a budget. */
export async function publicPages(url: string): Promise<PublicPage[]> {
	const read = async <Answer>(path: string) =>
		fetch(`${url}${path}`).then((answer) => answer.json() as Promise<Answer>);
	const [stays, open, posted] = await Promise.all([
		read<{ professionals: { _id: string }[] }>("/api/workerCategory/active?service=home-stays"),
		read<{ leads: { _id: string }[] }>("/api/lead"),
		read<{ jobs: { _id: string; createdBy: { _id: string } }[] }>("/api/jobs?limit=50"),
	]);
	const people = await Promise.all(
		posted.jobs.map(async ({ createdBy: { _id } }) =>
			(await fetch(`${url}/api/profile/user/${_id}`)).ok ? [_id] : [],
		),
	);
	const [stay, lead, job, person] = [
		stays.professionals[0]?._id,
		open.leads[0]?._id,
		posted.jobs[0]?._id,
		people.flat()[0],
	];
	const list = 128;
	const details = 124;
	return [
		{ title: "/", path: "/", scriptBrotli: 116 },
		...["/electrician", "/show-service/electrician/shimla", "/home-stays"].map((path) => ({
			title: path,
			path,
			scriptBrotli: list,
		})),
		{ title: "/leads", path: "/leads", scriptBrotli: details },
		{
			title: "/show-service-details/{a home stay}",
			path: `/show-service-details/${stay}`,
			scriptBrotli: details,
		},
		{ title: "/lead/{id}", path: `/lead/${lead}`, scriptBrotli: details },
		{ title: "/lead/new", path: "/lead/new?service=electrician", scriptBrotli: 129 },
		{ title: "/jobs", path: "/jobs", scriptBrotli: details },
		{ title: "/jobs/{id}", path: `/jobs/${job}`, scriptBrotli: details },
		{ title: "/profile/{id}", path: `/profile/${person}`, scriptBrotli: details },
	];
}
