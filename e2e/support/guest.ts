import type { Browser, Page } from "@playwright/test";

/** A page of somebody who is not signed in, in a browser of the same size. Its context is to be closed in the end. */
export async function openAsGuest(browser: Browser, page: Page, address: string): Promise<Page> {
	const context = await browser.newContext({ viewport: page.viewportSize() });
	const guest = await context.newPage();
	await guest.goto(address);
	return guest;
}

/** What a browser says when somebody comes back to the tab. */
export const comeBack = (page: Page): Promise<boolean> =>
	page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
