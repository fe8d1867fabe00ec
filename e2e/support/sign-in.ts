import { type Browser, expect, type Page } from "@playwright/test";

/** Confirms the code that the demo fills in; staff who log in for the first time set up their app first. */
export async function passSecondFactor(page: Page): Promise<void> {
	const dialog = page.getByRole("dialog");
	const setUp = dialog.getByRole("button", { name: "Set up", exact: true });
	const code = dialog.getByRole("textbox", { name: "Code from your authenticator app" });
	// Customers have no second step, so the dialog closes.
	await expect
		.poll(async () => (await dialog.count()) === 0 || (await setUp.or(code).count()) > 0, { timeout: 20_000 })
		.toBe(true);
	if (await setUp.isVisible()) {
		await setUp.click();
		await dialog.getByRole("button", { name: "Continue" }).click();
		await dialog.getByRole("button", { name: "I have saved them" }).click();
		await expect(code).toHaveValue(/^\d{6}$/);
	}
	if (!(await code.isVisible())) return;
	await dialog.getByRole("button", { name: "Verify" }).click();
	// Opening another page now would cancel the request.
	await expect(dialog).toHaveCount(0);
}

/** Types the mobile and confirms the code that the demo shows; a first login also asks for the name. */
export async function logInThroughDialog(page: Page, mobile: string, name?: string): Promise<void> {
	const dialog = page.getByRole("dialog", { name: "Register / Login" });
	await dialog.getByRole("textbox", { name: "Mobile number" }).fill(mobile);
	await dialog.getByRole("button", { name: "Send code" }).click();
	const note = dialog.getByText(/the code is \d{6}/);
	await expect(note).toBeVisible({ timeout: 20_000 });
	const code = /\d{6}/.exec(await note.innerText())?.[0] ?? "";
	await dialog.getByRole("textbox", { name: "OTP" }).fill(code);
	if (name !== undefined) {
		await page.getByRole("textbox", { name: "What should we call you?" }).fill(name);
		await page.getByRole("button", { name: "Continue" }).click();
	}
	await passSecondFactor(page);
	await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Logs in from the header. */
export async function logIn(page: Page, mobile: string, name?: string): Promise<void> {
	await page.goto("/");
	await page.getByRole("banner").getByRole("button", { name: "Login" }).click();
	await logInThroughDialog(page, mobile, name);
}

/** A second browser of the same size with its own signed-in person. Close its context in the end. */
export async function openAs(browser: Browser, page: Page, mobile: string, name?: string): Promise<Page> {
	const context = await browser.newContext({ viewport: page.viewportSize() });
	const other = await context.newPage();
	await logIn(other, mobile, name);
	return other;
}
