import { expect, test } from "./support/test.ts";

const list = "/show-service/electrician/shimla";

test("a customer sorts by price and leaves out the unavailable", async ({ page }) => {
	await page.goto(list);
	const cards = page.locator("[data-listing]");
	const all = await cards.count();
	await page.getByRole("link", { name: "Lowest price first" }).click();
	await expect(page).toHaveURL(`${list}?sort=price`);
	await page.getByRole("link", { name: "Available today" }).click();
	await expect(page).toHaveURL(`${list}?only=available&sort=price`);
	await expect(cards.filter({ hasText: "Currently unavailable" })).toHaveCount(0);
	const prices = (await cards.getByText(/^₹[\d,]+ per visit$/).allTextContents()).map((text) =>
		Number(text.replaceAll(/\D/g, "")),
	);
	expect(prices.length).toBeGreaterThan(2);
	expect(prices).toEqual(prices.toSorted((one, other) => one - other));
	await page.getByRole("link", { name: "Remove filter: Lowest price first" }).click();
	await expect(page).toHaveURL(`${list}?only=available`);
	await page.getByRole("link", { name: "Remove filter: Available today" }).click();
	await expect(page).toHaveURL(list);
	await expect(cards).toHaveCount(all);
});

test("a customer keeps the filter at another place", async ({ page }) => {
	// The suggestions of places come with the scripts.
	await page.goto(`${list}?only=available&sort=price`, { waitUntil: "networkidle" });
	const place = page.getByRole("combobox", { name: /electrician/i });
	await place.fill("Manali");
	await page
		.getByRole("option", { name: /^Manali/ })
		.first()
		.click();
	await expect(page).toHaveURL("/show-service/electrician/manali?only=available&sort=price");
	await expect(page.getByRole("heading", { level: 1, name: "Electrician in Manali" })).toBeVisible();
});

test("a customer filters by an answer, and is told if no one fits", async ({ page }) => {
	await page.goto(list);
	await page.getByRole("button", { name: "Filter", exact: true }).click();
	await page.getByLabel("Emergency calls").selectOption({ index: 1 });
	await page.getByLabel("Highest price").fill("1");
	await page.getByRole("button", { name: "Show", exact: true }).click();
	await expect(page).toHaveURL(/\?only=emergency-calls:[^&]+&max=1$/);
	await expect(page.getByText("No professional fits these filters.")).toBeVisible();
	await page.getByRole("link", { name: "Show all" }).click();
	await expect(page).toHaveURL(list);
});

test("a customer sees the nearest first, by a pincode if the browser gives no position", async ({ page }) => {
	await page.goto("/electrician");
	await page.getByRole("button", { name: "Filter", exact: true }).click();
	await page.getByRole("button", { name: "Use my position" }).click();
	await expect(page.getByText("Your browser did not share your position.")).toBeVisible();
	await expect(page.getByLabel("Near this pincode")).toBeFocused();
	await page.keyboard.type("171001");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(`${list}?near=171001`);
	// Distances are known once the demo has loaded the pincode directory.
	await expect(async () => {
		await page.reload();
		await expect(page.locator("[data-listing]").first()).toContainText("km away", { timeout: 1_000 });
	}).toPass();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Electrician in Shimla");
});

test.describe("with a position", () => {
	test.use({ permissions: ["geolocation"], geolocation: { latitude: 32.2432, longitude: 77.1892 } });

	test("a customer sees the nearest of the town around", async ({ page }) => {
		await page.goto("/taxis");
		await page.getByRole("button", { name: "Filter", exact: true }).click();
		await page.getByRole("button", { name: "Use my position" }).click();
		await expect(page).toHaveURL("/show-service/taxis/manali?near=32.24,77.19");
	});
});
