import { expect, test } from "./support/test.ts";

test("a tile of the home page leads to its list without a new document", async ({ page }) => {
	await page.goto("/");
	await page.getByRole("link", { name: "Electrician", exact: true }).first().click();
	await expect(page).toHaveURL("/electrician");
	await expect(page.getByRole("heading", { level: 1, name: "Electrician" })).toBeVisible();
	await expect(page.locator("[data-listing]").first()).toBeVisible();
});
