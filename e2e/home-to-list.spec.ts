import { liveEvent } from "../src/platform/live-event.ts";
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

for (const typed of ["bijli thik karna shim", "शिमला में बिजली वाला"]) {
	test(`“${typed}” suggests electricians in Shimla and leads there`, async ({ page }) => {
		await page.goto("/", { waitUntil: "networkidle" });
		await page.getByLabel("What do you need?").pressSequentially(typed);
		await expect(page.getByRole("option", { name: "Electrician in Shimla" })).toBeVisible();
		await page.getByLabel("What do you need?").press("Enter");
		await expect(page).toHaveURL("/show-service/electrician/shimla");
	});
}

test("the home page remembers the town and shows what is popular there", async ({ page }) => {
	await page.goto("/", { waitUntil: "networkidle" });
	await expect(page.getByRole("region", { name: "Popular Services", exact: true })).toBeVisible();
	await page.getByLabel("Where?").fill("shimla");
	await page.getByLabel("What do you need?").fill("plumber");
	// On a phone, the suggestions cover the button.
	await expect(page.getByRole("option", { name: /^Plumber/ })).toBeVisible();
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Search" }).click();
	await expect(page).toHaveURL("/show-service/plumber/shimla");
	await page.goto("/");
	await expect(page.getByLabel("Where?")).toHaveValue("shimla");
	const popular = page.getByRole("region", { name: "Popular Services in Shimla" });
	await expect(popular.getByRole("listitem")).toHaveCount(10);
	await popular.getByRole("link", { name: "Electrician", exact: true }).click();
	await expect(page).toHaveURL("/show-service/electrician/shimla");
});

test("a missing page offers a search, which keeps what is typed before the scripts run", async ({ page }) => {
	const typed = Promise.withResolvers<void>();
	await page.route(/\.js$/, async (route) => {
		await typed.promise;
		await route.continue();
	});
	await page.goto("/zzz", { waitUntil: "commit" });
	const field = page.getByLabel("What do you need?");
	await expect(field).toHaveValue("zzz");
	await field.fill("electrcian");
	const isLive = page.evaluate(
		(name) => new Promise((done) => window.addEventListener(name, done, { once: true })),
		liveEvent,
	);
	typed.resolve();
	await isLive;
	await field.press("Enter");
	await expect(page).toHaveURL("/electrician");
});

for (const path of ["/lead/xyz", "/jobs/abc"]) {
	test(`the server offers a search on ${path}, which is missing`, async ({ request }) => {
		const answer = await request.get(path);
		expect([answer.status(), await answer.text()]).toEqual([404, expect.stringContaining('name="q"')]);
	});
}
