import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumFlags, ensureChromium } from "../scripts/chromium.ts";
import { must } from "../scripts/step.ts";
import { startDemo } from "./processes.ts";

// The weight of the public pages of the built product, counted in the browser, and their Lighthouse scores.
const budgets = { htmlGzip: 25, cssGzip: 15, scriptBrotli: 120, requests: 15, layoutShift: 0.02 };

type Weight = {
	htmlGzip: number;
	cssGzip: number;
	scriptBrotli: number;
	requests: number;
	layoutShift: number;
};

/** Of 1,000 bytes. */
const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

declare global {
	interface Window {
		layoutShift: number;
	}
}

/** Opens the page as a new visitor on a phone and counts what the first view loads. */
async function weigh(url: string, executablePath: string): Promise<Weight> {
	const browser = await chromium.launch({ executablePath, args: chromiumFlags });
	try {
		const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
		await page.addInitScript(() => {
			window.layoutShift = 0;
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries())
					window.layoutShift += "value" in entry ? Number(entry.value) : 0;
			}).observe({ type: "layout-shift", buffered: true });
		});
		const loaded: { type: string; body: Promise<Buffer> }[] = [];
		page.on("response", (response) =>
			loaded.push({
				type: response.request().resourceType(),
				// A response without a body has none to count.
				body: response.status() === 204 ? Promise.resolve(Buffer.alloc(0)) : response.body(),
			}),
		);
		await page.goto(url, { waitUntil: "networkidle" });
		const bodies = await Promise.all(loaded.map(async ({ type, body }) => ({ type, body: await body })));
		const of = (type: string) => bodies.filter((one) => one.type === type).map((one) => one.body);
		const sum = (type: string, pack: (body: Buffer) => Buffer) =>
			kilobytes(of(type).reduce((total, body) => total + pack(body).length, 0));
		return {
			htmlGzip: sum("document", (body) => gzipSync(body)),
			cssGzip: sum("stylesheet", (body) => gzipSync(body)),
			scriptBrotli: sum("script", (body) => brotliCompressSync(body)),
			requests: loaded.length,
			layoutShift: Math.round((await page.evaluate(() => window.layoutShift)) * 10_000) / 10_000,
		};
	} finally {
		await browser.close();
	}
}

type Scores = Record<"performance" | "accessibility" | "best-practices" | "seo", number> & { lcp: number };

/** Lighthouse's four scores with its own simulated phone and network, and the largest paint in seconds. */
async function score(url: string, chromePath: string, attempts = 3): Promise<Scores> {
	const chrome = await launch({ chromePath, chromeFlags: ["--headless", ...chromiumFlags] });
	try {
		const result = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "error" });
		if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}`);
		const { categories, audits } = result.lhr;
		const paint = audits["largest-contentful-paint"]?.numericValue;
		// Sometimes the browser reports no largest paint; then the whole performance score is missing.
		if (paint === undefined && attempts > 1) return await score(url, chromePath, attempts - 1);
		const of = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
		for (const [name, audit] of Object.entries(audits)) {
			if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== "informative")
				console.log(`    ${name}: ${audit.displayValue ?? audit.title}`);
		}
		return {
			performance: of("performance"),
			accessibility: of("accessibility"),
			"best-practices": of("best-practices"),
			seo: of("seo"),
			lcp: Math.round((paint ?? Number.NaN) / 10) / 100,
		};
	} finally {
		chrome.kill();
	}
}

/** The rows of the table, by URL. */
async function readPages(url: string): Promise<{ title: string; path: string }[]> {
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
	const fixed = ["/", "/electrician", "/show-service/electrician/shimla", "/home-stays", "/leads"];
	return [
		...fixed.map((path) => ({ title: path, path })),
		{
			title: "/show-service-details/{a home stay}",
			path: `/show-service-details/${stays.professionals[0]?._id}`,
		},
		{ title: "/lead/{id}", path: `/lead/${open.leads[0]?._id}` },
		{ title: "/lead/new", path: "/lead/new?service=electrician" },
		{ title: "/jobs", path: "/jobs" },
		{ title: "/jobs/{id}", path: `/jobs/${posted.jobs[0]?._id}` },
		{ title: "/profile/{id}", path: `/profile/${people.flat()[0]}` },
	];
}

const browser = ensureChromium();
if (browser === undefined) throw new Error("No Chromium here.");
await must("node", ["scripts/build.ts"]);
const data = join(import.meta.dirname, "../node_modules/.cache/nukkad-pages");
mkdirSync(data, { recursive: true });
const demo = await startDemo(data, 4481);
const lines: string[] = [];
try {
	for (const { title, path } of await readPages(demo.url)) {
		console.log(path);
		const url = `${demo.url}${path}`;
		const weight = await weigh(url, browser);
		const scores = await score(url, browser);
		const { htmlGzip, cssGzip, scriptBrotli, requests, layoutShift } = weight;
		const { lcp, performance, accessibility, "best-practices": practices, seo } = scores;
		lines.push(
			`| ${[title, htmlGzip, cssGzip, scriptBrotli, requests, layoutShift, lcp, performance, accessibility, practices, seo].join(" | ")} |`,
		);
		// The scores depend on the machine and its other work; the weight does not.
		for (const name of ["htmlGzip", "cssGzip", "scriptBrotli", "requests", "layoutShift"] as const) {
			if (weight[name] <= budgets[name]) continue;
			console.error(`    ${name} is ${weight[name]}, over its budget of ${budgets[name]}`);
			process.exitCode = 1;
		}
	}
} finally {
	await demo.stop();
}
console.log(
	`\n| page | HTML KB gzip (≤ ${budgets.htmlGzip}) | CSS (≤ ${budgets.cssGzip}) | JS KB brotli (≤ ${budgets.scriptBrotli}) | requests (≤ ${budgets.requests}) | CLS (≤ ${budgets.layoutShift}) | LCP s (≤ 1.8) | performance (≥ 95) | accessibility | best practices | SEO |`,
);
console.log("|---|---|---|---|---|---|---|---|---|---|---|");
for (const line of lines) console.log(line);
