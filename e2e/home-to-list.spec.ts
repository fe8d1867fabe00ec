import { expect, test } from "./support/test.ts";

test("a tile of the home page leads to its list without a new document", async ({ page }) => {
	await page.goto("/");
	await page.getByRole("link", { name: "Electrician", exact: true }).first().click();
	await expect(page).toHaveURL("/electrician");
	await expect(page.getByRole("heading", { level: 1, name: "Electrician" })).toBeVisible();
	await expect(page.locator("[data-listing]").first()).toBeVisible();
});

test("a suggestion names the typed place and leads there", async ({ page }) => {
	// Suggestions come with the scripts.
	await page.goto("/", { waitUntil: "networkidle" });
	await page.getByLabel("Where?").fill("Shimla");
	await page.getByLabel("What do you need?").pressSequentially("electri");
	await page.getByRole("option", { name: "Electrician in Shimla" }).click();
	await expect(page).toHaveURL("/show-service/electrician/shimla");
});

test("a missing page offers a search, which starts with the words of its address", async ({ page }) => {
	await page.goto("/zzz", { waitUntil: "networkidle" });
	const field = page.getByLabel("What do you need?");
	await expect(field).toHaveValue("zzz");
	await field.fill("electrcian");
	await field.press("Enter");
	await expect(page).toHaveURL("/electrician");
});
