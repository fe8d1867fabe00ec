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
	// Scripts start after two seconds in any case. That clock stops, so that a slow machine changes nothing.
	await page.clock.install({ time: new Date("2026-11-20T10:00:00Z") });
	await page.clock.pauseAt(new Date("2026-11-20T10:00:01Z"));
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	let askedBeforeStyles: string[] = [];
	await page.route("**/assets/styles-*.css", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 1_000));
		askedBeforeStyles = [...asked];
		await route.continue();
	});
	await page.goto("/home-stays");
	const scripts = (urls: string[]) => urls.filter((url) => url.endsWith(".js"));
	expect(askedBeforeStyles).not.toHaveLength(0);
	expect(scripts(askedBeforeStyles)).toEqual([]);
	await page.clock.resume();
	await expect.poll(() => scripts(asked).length).toBeGreaterThan(0);
});
