import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { m } from "../../src/paraglide/messages.js";
import { localPath } from "../../src/platform/local-path.ts";

/** Confirms the code that the demo fills in; staff who log in for the first time set up their app first. */
export async function passSecondFactor(page: Page): Promise<void> {
	const dialog = page.getByRole("dialog");
	const setUp = dialog.getByRole("button", { name: m["accounts.second_factor.setup_start"](), exact: true });
	const code = dialog.getByRole("textbox", { name: m["accounts.second_factor.app_code"]() });
	// Customers have no second step, so the dialog closes.
	await expect
		.poll(async () => (await dialog.count()) === 0 || (await setUp.or(code).count()) > 0, { timeout: 20_000 })
		.toBe(true);
	if (await setUp.isVisible()) {
		await setUp.click();
		await dialog.getByRole("button", { name: m["words.continue"]() }).click();
		await dialog.getByRole("button", { name: m["accounts.second_factor.recovery_saved"]() }).click();
		await expect(code).toHaveValue(/^\d{6}$/);
	}
	if (!(await code.isVisible())) return;
	await dialog.getByRole("button", { name: m["accounts.login.verify"]() }).click();
	// Opening another page now would cancel the request.
	await expect(dialog).toHaveCount(0);
}

/** Types the mobile and returns the field of the code, and the code that the demo shows. */
export async function askForCode(page: Page, mobile: string): Promise<{ field: Locator; code: string }> {
	const dialog = page.getByRole("dialog", { name: m["accounts.login.title"]() });
	await dialog.getByRole("textbox", { name: m["words.mobile_number"]() }).fill(mobile);
	await dialog.getByRole("button", { name: m["accounts.login.send"]() }).click();
	const note = dialog.getByText(/\b\d{6}\b/);
	await expect(note).toBeVisible({ timeout: 20_000 });
	const code = /\b\d{6}\b/.exec(await note.innerText())?.[0] ?? "";
	return { field: dialog.getByRole("textbox", { name: m["accounts.login.otp"]() }), code };
}

/** Types the mobile and confirms the code that the demo shows; a first login also asks for the name. */
export async function logInThroughDialog(page: Page, mobile: string, name?: string): Promise<void> {
	const { field, code } = await askForCode(page, mobile);
	await field.fill(code);
	if (name !== undefined) {
		await page.getByRole("textbox", { name: m["accounts.login.name"]() }).fill(name);
		await page.getByRole("button", { name: m["words.continue"]() }).click();
	}
	await passSecondFactor(page);
	await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Logs in from the header. */
export async function logIn(page: Page, mobile: string, name?: string): Promise<void> {
	await page.goto(localPath("/"));
	await page.getByRole("banner").getByRole("button", { name: m["shell.header.login"]() }).click();
	await logInThroughDialog(page, mobile, name);
}

/** A second browser of the same size with its own signed-in person. Close its context in the end. */
export async function openAs(browser: Browser, page: Page, mobile: string, name?: string): Promise<Page> {
	const context = await browser.newContext({ viewport: page.viewportSize() });
	const other = await context.newPage();
	await logIn(other, mobile, name);
	return other;
}
