import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

test.use({ serviceWorkers: "allow" });

/** Opens a page and waits until the service worker has a copy of it. */
async function openKept(page: Page, address: string): Promise<void> {
	await page.goto(address);
	const isKept = () =>
		page.evaluate(async () => {
			const isServed = navigator.serviceWorker.controller !== null;
			return isServed && (await caches.match(location.href, { cacheName: "pages" })) !== undefined;
		});
	await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
}

const offlineTitle = (page: Page) => page.getByRole("heading", { level: 1, name: "You are offline" });

test("a list that was seen opens offline, and an unseen page opens once the network is back", async ({
	page,
	context,
}) => {
	const title = page.getByRole("heading", { level: 1, name: /electrician.* in Shimla/i });
	await openKept(page, "/show-service/electrician/shimla");
	await expect(title).toBeVisible();

	await context.setOffline(true);
	await page.reload();
	await expect(title).toBeVisible();

	await test.step("a link to an unseen page leads to the offline page, and back", async () => {
		await page.goto("/about-us");
		await expect(offlineTitle(page)).toBeVisible();
		await page
			.getByRole("region", { name: "Lists you have seen" })
			.getByRole("link", { name: /in Shimla/ })
			.click();
		await expect(title).toBeVisible();
	});

	await test.step("the offline page opens the missing page by itself", async () => {
		await page.goto("/about-us");
		await expect(offlineTitle(page)).toBeVisible();
		await context.setOffline(false);
		await expect(page).toHaveURL((url) => url.pathname === "/about-us");
	});
});

test("the app on the home screen starts and has shortcuts to pages that exist", async ({ request }) => {
	const manifest = await (await request.get("/site.webmanifest")).json();
	expect(manifest).toMatchObject({ id: "/", scope: "/", start_url: "/", display: "standalone" });
	expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual(["Requests", "Jobs"]);
	for (const { url } of [...manifest.shortcuts, { url: manifest.start_url }]) {
		expect((await request.get(url)).status()).toBe(200);
	}
});
