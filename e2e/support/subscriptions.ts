import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { m } from "../../src/paraglide/messages.js";

/** A section of My Subscriptions: "Active" or "Upcoming". */
export const subscriptionsOf = (page: Page, kind: "Active" | "Upcoming") =>
	page.getByRole("region", { name: new RegExp(`^${kind} Subscriptions`) });

/** The four figures at the top of My Subscriptions. */
export async function expectTiles(
	page: Page,
	{ active, upcoming, value }: { active: number; upcoming: number; value: string },
): Promise<void> {
	const tiles = [
		`Total Subscriptions ${active + upcoming}`,
		`Active ${active}`,
		`Upcoming ${upcoming}`,
		`Total Value ${value}`,
	];
	await expect(page.getByRole("main").locator("dl").first().locator("> div")).toHaveText(
		tiles.map((tile) => `${tile} Updated live`),
		{ useInnerText: true },
	);
}

/** Downloads the invoice with the button of a subscription's card or of a payment's page. */
export async function downloadInvoice(
	page: Page,
	place: Page | Locator,
): Promise<{ name: string; file: Buffer }> {
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		place.getByRole("button", { name: m["subscriptions.card.invoice"]() }).click(),
	]);
	return { name: download.suggestedFilename(), file: await readFile(await download.path()) };
}
