import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, type Route } from "@playwright/test";
import { cutTexts, widths } from "./cut-texts.ts";
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

/** What does not fit into the window of a desk of 1280 by 1024 px at a zoom of 400 %. */
export async function cutAtZoom(page: Page, title: string): Promise<string[]> {
	const before = page.viewportSize();
	await page.setViewportSize({ width: 320, height: 256 });
	// Charts follow the new width in the next frames.
	const excess = async () => {
		const { page: wide, window: room } = await widths(page);
		return wide - room;
	};
	await expect.poll(excess, `${title} scrolls sideways`).toBeLessThanOrEqual(0);
	const found = (await cutTexts(page)).map((text) => `${title}: ${text}`);
	if (before !== null) await page.setViewportSize(before);
	return found;
}

type Check = (page: Page, title: string) => Promise<string[]>;

/** What axe, and another check, find on the pages with these paths, and those to which no link leads for this person. */
export async function seenPages(
	page: Page,
	paths: readonly string[],
	{ themes, also }: { themes?: Themes; also?: Check } = {},
) {
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
		found.push(...(await violations(page, path, themes)), ...((await also?.(page, path)) ?? []));
	}
	return { found, unseen };
}

/** All calls except the session's own, visits, and the stream, which stays open. */
const calls = /\/api\/(?!auth$|analytics|notifications\/stream)/;

/** The same response, but all its lists are empty. */
function emptied(value: unknown): unknown {
	if (Array.isArray(value)) return [];
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, emptied(part)]));
}

/**
 * What axe finds on the pages with these paths if all their lists are empty, and in the dialogs that these buttons open
 * there.
 */
export async function emptyPages(
	page: Page,
	paths: readonly string[],
	buttons: Record<string, string[]>,
): Promise<string[]> {
	const found: string[] = [];
	await page.route(calls, async (route) => {
		if (route.request().method() !== "GET") return route.fallback();
		const response = await route.fetch();
		await route.fulfill({ response, json: emptied(await response.json()) });
	});
	for (const path of paths) {
		await page.goto(path);
		await loaded(page);
		found.push(...(await violations(page, `${path}, empty`)));
		for (const name of buttons[path] ?? []) {
			await page.getByRole("main").getByRole("button", { name, exact: true }).click();
			const dialog = page.getByRole("dialog");
			await expect(dialog.getByRole("heading").first()).toBeVisible();
			found.push(...(await violations(page, `${path}, ${name}`)));
			await page.keyboard.press("Escape");
			await expect(dialog).toHaveCount(0);
		}
	}
	await page.unrouteAll({ behavior: "ignoreErrors" });
	return found;
}

/** What a server answers that refuses a request, and what a proxy answers in front of a broken one. */
const failures: Parameters<Route["fulfill"]>[0][] = [
	{ status: 429, json: { message: "Please wait a moment." } },
	{ status: 500, contentType: "text/html", body: "<h1>Internal Server Error</h1>" },
];

/**
 * What axe finds on the pages with these paths while their data loads, and then when that failed: in turns because the
 * server refused it and because it is broken.
 */
export async function waitingAndFailedPages(page: Page, paths: readonly string[]): Promise<string[]> {
	const found: string[] = [];
	for (const [index, path] of paths.entries()) {
		const address = await addressOf(page, path);
		if (address === undefined) continue;
		const asked = Promise.withResolvers<void>();
		const refused = Promise.withResolvers<void>();
		await page.route(calls, async (route) => {
			asked.resolve();
			await refused.promise;
			await route.fulfill(failures[index % failures.length]);
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
