import type { Browser, Page } from "@playwright/test";

/** A guest's page, in a browser of the same size. Close its context in the end. */
export async function openAsGuest(browser: Browser, page: Page, address: string): Promise<Page> {
	const context = await browser.newContext({ viewport: page.viewportSize() });
	const guest = await context.newPage();
	await guest.goto(address);
	return guest;
}

/** What a browser does when a person returns to the tab. */
export const comeBack = (page: Page): Promise<boolean> =>
	page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
