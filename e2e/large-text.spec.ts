import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/** Like a reader's browser with text twice as large. */
const double = (page: Page) =>
	page.evaluate(() => {
		document.documentElement.style.fontSize = "200%";
	});

const widths = (page: Page) =>
	page.evaluate(() => ({
		page: document.documentElement.scrollWidth,
		window: document.documentElement.clientWidth,
	}));

for (const path of [
	"/",
	"/electrician",
	"/home-stays",
	"/leads",
	"/lead/new?service=electrician",
	"/jobs",
	"/terms",
	"/privacy",
]) {
	test(`with text at 200 % nothing of ${path} overflows the window`, async ({ page }) => {
		await page.goto(path);
		await double(page);
		const { page: wide, window: room } = await widths(page);
		expect(wide).toBeLessThanOrEqual(room);
	});
}
