import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { logIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/** Writes a notice for everyone until tomorrow. */
async function writeNotice(page: Page, text: string): Promise<void> {
	await page.getByRole("button", { name: "Write a notice" }).click();
	const dialog = page.getByRole("dialog", { name: "Write a notice" });
	await dialog.getByRole("textbox", { name: "Text" }).fill(text);
	await dialog.getByRole("button", { name: "Show notice" }).click();
	await expect(dialog.getByText("Choose the day and the time.")).toBeVisible();
	const tomorrow = new Date(Date.now() + 24 * 3_600_000 + 330 * 60_000).toISOString().slice(0, 16);
	await dialog.getByLabel("Until").fill(tomorrow);
	await dialog.getByRole("button", { name: "Show notice" }).click();
	await expect(dialog).toHaveCount(0);
}

test("an admin writes a notice, which a guest reads and dismisses permanently", async ({ page, browser }) => {
	const text = "Payments pause tonight.";
	await logIn(page, "9811950011", "Asha Menon");
	await page.goto("/notices");
	await writeNotice(page, text);
	const row = page.getByRole("row", { name: text });
	await expect(row.getByText("Shown now")).toBeVisible();

	await test.step("a guest reads it on every page, and dismisses it", async () => {
		const context = await browser.newContext({ viewport: page.viewportSize() });
		const guest = await context.newPage();
		const notice = guest.getByText(text);
		// The server's pages are cached for some seconds.
		await expect(async () => {
			await guest.goto("/about-us");
			await expect(notice).toBeVisible({ timeout: 1_000 });
		}).toPass();
		const bar = guest.locator("[data-dismissible]").filter({ hasText: text });
		await bar.getByRole("button", { name: "Dismiss this notice" }).click();
		await expect(notice).toBeHidden();
		await expect(guest.locator("#main")).toBeFocused();
		await guest.reload();
		await expect(guest.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(notice).toBeHidden();
		await context.close();
	});

	await test.step("the admin ends it", async () => {
		await row.getByRole("button", { name: "End now" }).click();
		await page.getByRole("dialog").getByRole("button", { name: "End now" }).click();
		await expect(row.getByText("Over")).toBeVisible();
		await expect(row.getByRole("button", { name: "End now" })).toHaveCount(0);
	});
});

test("a manager reads the market's figures and changes the period", async ({ page }) => {
	await logIn(page, "9811950013", "Asha Menon");
	await page.goto("/insights");
	await expect(page.getByRole("heading", { level: 1, name: "Insights" })).toBeVisible();
	const views = page.locator("dl > div").filter({ hasText: "Page views" });
	await expect(views.getByText(/% more/)).toBeVisible();
	const ofFourWeeks = await views.locator("dd").first().innerText();
	await expect(page.getByRole("table", { name: "By service" }).getByRole("row")).not.toHaveCount(1);
	await expect(page.getByRole("table", { name: "Requests by week, last 13 weeks" })).toBeAttached();

	await test.step("another period has other figures and its own URL", async () => {
		await page.getByRole("link", { name: "Last 90 days" }).click();
		await expect(page).toHaveURL(/days=90/);
		await expect(views.locator("dd").first()).not.toHaveText(ofFourWeeks);
		await page.reload();
		await expect(page.getByRole("link", { name: "Last 90 days" })).toHaveAttribute("aria-current", "page");
	});

	await test.step("a search without a result is counted", async () => {
		const searches = page.locator("dl > div").filter({ hasText: "Searches without a result" }).locator("dd");
		const before = Number(await searches.first().innerText());
		await page.goto("/search?q=xylophone+lessons");
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		// Counts are written every few seconds.
		await expect(async () => {
			await page.goto("/insights?days=90");
			await expect(searches.first()).not.toHaveText(String(before), { timeout: 1_000 });
		}).toPass();
	});

	await test.step("the figures are downloaded by day, service and place", async () => {
		const download = page.waitForEvent("download");
		await page.getByRole("button", { name: "Download CSV" }).click();
		const file = readFileSync(await (await download).path(), "utf8");
		expect(file.startsWith("\uFEFFDay,Service,Place,")).toBe(true);
		expect(file.trimEnd().split("\r\n").length).toBeGreaterThan(50);
	});
});
