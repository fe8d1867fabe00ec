import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumFlags, ensureChromium } from "../scripts/chromium.ts";
import { overBudget, publicPages, weighPage } from "../e2e/support/page-weight.ts";
import { must } from "../scripts/step.ts";
import { startDemo } from "./processes.ts";

// The weight of the public pages of the built product, counted in the browser, and their Lighthouse scores.

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

const browser = ensureChromium();
if (browser === undefined) throw new Error("No Chromium here.");
await must("node", ["scripts/build.ts"]);
const data = join(import.meta.dirname, "../node_modules/.cache/nukkad-pages");
mkdirSync(data, { recursive: true });
const demo = await startDemo(data, 4481);
const lines: string[] = [];
const opened = await chromium.launch({ executablePath: browser, args: chromiumFlags });
try {
	for (const page of await publicPages(demo.url)) {
		console.log(page.path);
		const url = `${demo.url}${page.path}`;
		const weight = await weighPage(opened, url);
		const scores = await score(url, browser);
		const { htmlGzip, cssBrotli, scriptBrotli, requests, photos, layoutShift } = weight;
		const { lcp, performance, accessibility, "best-practices": practices, seo } = scores;
		lines.push(
			`| ${[page.title, htmlGzip, cssBrotli, scriptBrotli, requests, photos, layoutShift, lcp, performance, accessibility, practices, seo].join(" | ")} |`,
		);
		// The scores depend on the machine and its other work; the weight does not.
		for (const words of overBudget(weight, page)) {
			console.error(`    ${words}`);
			process.exitCode = 1;
		}
	}
} finally {
	await opened.close();
	await demo.stop();
}
console.log(
	"\n| page | HTML KB gzip | CSS KB brotli | JS KB brotli | requests | photos | CLS | LCP s | performance | accessibility | best practices | SEO |",
);
console.log("|---|---|---|---|---|---|---|---|---|---|---|---|");
for (const line of lines) console.log(line);
