import { expect, test } from "./support/test.ts";

test("a press on Login before the scripts are loaded opens the login afterwards", async ({ page }) => {
	await page.route("**/assets/vendor-*.js", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 1_500));
		await route.continue();
	});
	await page.goto("/", { waitUntil: "domcontentloaded" });
	await page.getByRole("banner").getByRole("button", { name: "Login" }).click();
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect(page.getByRole("dialog", { name: "Register / Login" })).toBeVisible();
});

test("no script is requested while the styles are loading", async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	let askedBeforeStyles: string[] = [];
	await page.route("**/assets/styles-*.css", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 1_000));
		askedBeforeStyles = [...asked];
		await route.continue();
	});
	await page.goto("/home-stays", { waitUntil: "networkidle" });
	const scripts = (urls: string[]) => urls.filter((url) => url.endsWith(".js"));
	expect(askedBeforeStyles).not.toHaveLength(0);
	expect(scripts(askedBeforeStyles)).toEqual([]);
	expect(scripts(asked)).not.toHaveLength(0);
});
