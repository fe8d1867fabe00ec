import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { m } from "../../src/paraglide/messages.js";

/** Photos with a different colour each, named as by a phone's camera. */
export function samplePhotos(count: number): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
	return Promise.all(
		Array.from({ length: count }, async (_, place) => ({
			name: `IMG_${String(place + 1).padStart(4, "0")}.jpg`,
			mimeType: "image/jpeg",
			buffer: await sharp({
				create: {
					width: 1200,
					height: 900,
					channels: 3,
					background: { r: 40 * place, g: 120, b: 255 - 40 * place },
				},
			})
				.jpeg()
				.toBuffer(),
		})),
	);
}

/** Some buttons exist twice, in the page on desktops and in the bar on phones; one of them is visible. */
export const seenButton = (page: Page, name: string) =>
	page.getByRole("button", { name, exact: true }).filter({ visible: true });

/** The first step of the registration: what is offered. */
export async function chooseService(page: Page, service: string): Promise<void> {
	await page.getByRole("combobox", { name: "Service" }).fill(service);
	await page.getByRole("option", { name: service }).first().click();
}

/** The second step: a new address by its pincode; confirming saves it. */
export async function confirmNewAddress(
	page: Page,
	address: { pincode: string; street: string; person?: string },
): Promise<void> {
	await page.getByLabel(m["places.pincode.label"]()).fill(address.pincode);
	const office = page.getByLabel(m["places.address.post_office"]());
	await expect(office).toBeEnabled();
	await office.selectOption({ index: 1 });
	if (address.person !== undefined) await page.getByLabel(m["places.address.person"]()).fill(address.person);
	await page.getByLabel(m["places.address.complete"]()).fill(address.street);
	await seenButton(page, m["listings.register.address_confirm"]()).click();
	await expect(page.getByRole("heading", { name: m["listings.register.work_title"]() })).toBeVisible();
}

/** In the third step: one of the many places, found by typing. */
export async function addPlace(page: Page, place: string): Promise<void> {
	await page.getByRole("combobox", { name: "Add a place" }).fill(place);
	await page
		.getByRole("option", { name: new RegExp(`^${place}`) })
		.first()
		.click();
}

/** Picks photos and waits for the next step, which opens once the browser has compressed them. */
export async function addPhotos(page: Page, count: number): Promise<void> {
	await page.locator('input[type="file"]').setInputFiles(await samplePhotos(count));
	await expect(page.getByText(`${count} of 10`)).toBeVisible();
}

/** The URL of the professional's listing page. */
export const desk = /\/professionals\/[0-9a-f-]{36}$/;
