import type { Locator, Page } from "@playwright/test";
import { m } from "../../src/paraglide/messages.js";
import { localPath } from "../../src/platform/local-path.ts";
import { expect } from "./test.ts";

/** Who sends a request, and for what. */
export type RequestPeople = {
	customer: string;
	/** In the format of URLs. */
	service: string;
	place: { slug: string; name: string };
};

/** The name of a customer who sends requests. */
export const customerName = "Neha Sharma";

/** Fills in a request and sends it. For a signed-in person the form fills in name and mobile. */
export async function sendRequest(
	page: Page,
	people: RequestPeople,
	wish: string,
	isSignedIn: boolean,
): Promise<void> {
	const { customer, service, place } = people;
	await page.goto(localPath(`/lead/new?service=${service}&location=${place.slug}`));
	const name = page.getByLabel(m["words.name"](), { exact: true });
	const mobile = page.getByLabel(m["words.mobile"](), { exact: true });
	if (isSignedIn) {
		await expect(name).toHaveValue(customerName);
		await expect(mobile).toHaveValue(customer);
	} else {
		await name.fill(customerName);
		await mobile.fill(customer);
	}
	await describeWork(page, wish);
}

/** Fills in the rest of the request's form and sends it. */
export async function describeWork(page: Page, wish: string): Promise<void> {
	await page.getByLabel(m["leads.form.address"](), { exact: true }).fill("House 7, second lane");
	await page.getByRole("button", { name: m["leads.form.more"]() }).click();
	await page.getByLabel(m["leads.form.description"]()).fill(wish);
	await page.getByRole("button", { name: m["words.send_request"]() }).last().click();
}

/** The card of a request in a list. */
export const cardOf = (page: Page, wish: string): Locator =>
	page.getByRole("main").getByRole("listitem").filter({ hasText: wish }).first();

/** Opens a request from the list. If the list was cached before, the request is announced above it. */
export async function openFromList(
	page: Page,
	wish: string,
	offered = /^\d+ new requests? – show/,
): Promise<void> {
	const card = cardOf(page, wish);
	const offer = page.getByRole("button", { name: offered });
	await expect(card.or(offer).first()).toBeVisible();
	if (await offer.isVisible()) await offer.click();
	await card.getByRole("link", { name: /^View/ }).click();
}

/** The bell of a page that stays open: its count arrived without a reload. */
export const unread = (page: Page) =>
	page.getByRole("banner").getByRole("link", { name: /^Notifications, \d+ unread$/ });

/** Opens a page and waits until it receives events, so that the list was loaded with an open stream. */
export async function openHearing(page: Page, address: string): Promise<void> {
	const heard = page.waitForResponse(
		(response) => response.ok() && new URL(response.url()).pathname === "/api/notifications",
	);
	await page.goto(address);
	await heard;
}
