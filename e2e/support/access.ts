import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { addressOf, loaded } from "./page-addresses.ts";

/** The rules of WCAG 2.2 AA, and axe's own best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const bothThemes = ["light", "dark"] as const;
type Themes = readonly (typeof bothThemes)[number][];

/** What axe finds on the page as it is, each with the element. */
export async function violations(page: Page, title: string, themes: Themes = bothThemes): Promise<string[]> {
	const found: string[] = [];
	for (const colorScheme of themes) {
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		// The colours of the other theme apply from the next frame on.
		await page.evaluate(
			() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
		);
		// There are no frames from elsewhere, for which axe would open a second page.
		const axe = new AxeBuilder({ page }).setLegacyMode();
		// The other rules do not depend on colours.
		const results = await (
			colorScheme === "light" ? axe.withTags(tags) : axe.withRules(["color-contrast"])
		).analyze();
		for (const { id, nodes } of results.violations) {
			found.push(
				...nodes.map(
					({ target, any }) =>
						`${title} (${colorScheme}): ${id} at ${target.join(" ")}: ${any[0]?.message ?? ""}`,
				),
			);
		}
	}
	await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
	return found;
}

/** What axe finds on the pages with these paths, and the paths to which no link leads for this person. */
export async function seenPages(page: Page, paths: readonly string[], themes?: Themes) {
	const found: string[] = [];
	const unseen: string[] = [];
	// The offline page leaves for the home page as soon as this request succeeds.
	await page.route(/./, (route) => (route.request().method() === "HEAD" ? route.abort() : route.fallback()));
	for (const path of paths) {
		const address = await addressOf(page, path);
		if (address === undefined) {
			unseen.push(path);
			continue;
		}
		await page.goto(address);
		await loaded(page);
		found.push(...(await violations(page, path, themes)));
	}
	return { found, unseen };
}

/** All calls except the session's own, visits, and the stream, which stays open. */
const calls = /\/api\/(?!auth$|analytics|notifications\/stream)/;

/** What axe finds on the pages with these paths while their data loads, and then when the server has refused it. */
export async function waitingAndFailedPages(page: Page, paths: readonly string[]): Promise<string[]> {
	const found: string[] = [];
	for (const path of paths) {
		const address = await addressOf(page, path);
		if (address === undefined) continue;
		const asked = Promise.withResolvers<void>();
		const refused = Promise.withResolvers<void>();
		await page.route(calls, async (route) => {
			asked.resolve();
			await refused.promise;
			await route.fulfill({ status: 429, json: { message: "Please wait a moment." } });
		});
		await page.goto(address);
		await asked.promise;
		found.push(...(await violations(page, `${path}, loading`, ["light"])));
		refused.resolve();
		await loaded(page);
		found.push(...(await violations(page, `${path}, failed`, ["light"])));
		await page.unrouteAll({ behavior: "ignoreErrors" });
	}
	return found;
}
