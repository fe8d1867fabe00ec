import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumFlags, ensureChromium } from "../scripts/chromium.ts";
import { must } from "../scripts/step.ts";
import { startDemo } from "./processes.ts";

// What the public pages weigh on the built product, counted in the browser, and what Lighthouse says of them.
const paths = ["/", "/electrician", "/show-service/electrician/shimla", "/home-stays", "/leads"];
const budgets = { htmlGzip: 25, cssGzip: 15, scriptBrotli: 120, requests: 15 };

type Weight = {
	htmlGzip: number;
	cssGzip: number;
	scriptBrotli: number;
	requests: number;
	layoutShift: number;
};

const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10;

declare global {
	interface Window {
		layoutShift: number;
	}
}

/** Opens the page as a new visitor on a phone and counts what the first view loads. */
async function weigh(url: string, executablePath: string): Promise<Weight> {
	const browser = await chromium.launch({ executablePath, args: chromiumFlags });
	try {
		const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
		await page.addInitScript(() => {
			window.layoutShift = 0;
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries())
					window.layoutShift += "value" in entry ? Number(entry.value) : 0;
			}).observe({ type: "layout-shift", buffered: true });
		});
		const loaded: { type: string; body: Promise<Buffer> }[] = [];
		page.on("response", (response) =>
			loaded.push({ type: response.request().resourceType(), body: response.body() }),
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
async function score(url: string, chromePath: string): Promise<Scores> {
	const chrome = await launch({ chromePath, chromeFlags: ["--headless", ...chromiumFlags] });
	try {
		const result = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "error" });
		if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}`);
		const { categories, audits } = result.lhr;
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
			lcp: Math.round((audits["largest-contentful-paint"]?.numericValue ?? 0) / 10) / 100,
		};
	} finally {
		chrome.kill();
	}
}

const browser = ensureChromium();
if (browser === undefined) throw new Error("No Chromium here.");
await must("node", ["scripts/build.ts"]);
const data = join(import.meta.dirname, "../node_modules/.cache/nukkad-pages");
mkdirSync(data, { recursive: true });
const demo = await startDemo(data, 4481);
const lines: string[] = [];
try {
	const card = await fetch(`${demo.url}/api/workerCategory/active?service=home-stays`).then(
		(answer) => answer.json() as Promise<{ professionals: { _id: string }[] }>,
	);
	for (const path of [...paths, `/show-service-details/${card.professionals[0]?._id}`]) {
		console.log(path);
		const url = `${demo.url}${path}`;
		const weight = await weigh(url, browser);
		const scores = await score(url, browser);
		const title = path.startsWith("/show-service-details") ? "/show-service-details/…" : path;
		lines.push(
			`| ${[title, weight.htmlGzip, weight.cssGzip, weight.scriptBrotli, weight.requests, weight.layoutShift, scores.lcp, scores.performance, scores.accessibility, scores["best-practices"], scores.seo].join(" | ")} |`,
		);
	}
} finally {
	await demo.stop();
}
console.log(
	`\n| page | HTML KB gzip (≤ ${budgets.htmlGzip}) | CSS (≤ ${budgets.cssGzip}) | JS KB brotli (≤ ${budgets.scriptBrotli}) | requests (≤ ${budgets.requests}) | CLS (≤ 0.02) | LCP s (≤ 1.8) | performance (≥ 95) | accessibility | best practices | SEO |`,
);
console.log("|---|---|---|---|---|---|---|---|---|---|---|");
for (const line of lines) console.log(line);
