import type { Page } from "@playwright/test";
import { openFilters } from "./support/open-filters.ts";
import { logIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/** Each size has its own managers. */
const managers: Record<string, string> = { phone: "9811970011", desk: "9811970012" };

/** Compared with the requested width, because on a phone the window grows with wide content. */
const expectNoSidewaysScroll = (page: Page) =>
	expect
		.poll(() => page.evaluate(() => document.documentElement.scrollWidth))
		.toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

test("staff lists fit long names, fold their filters on a phone, and lead back from a registration", async ({
	page,
}, { project }) => {
	test.slow();
	await logIn(page, managers[project.name] ?? "", "Meena Rana");

	await test.step("a name without a space stays inside of the list and its own page", async () => {
		const name = `${"Longname".repeat(8)} ${project.name}`;
		await page.goto("/services");
		await page.getByRole("button", { name: "Add service" }).click();
		const dialog = page.getByRole("dialog", { name: "Add service" });
		await dialog.getByRole("textbox", { name: "Name" }).fill(name);
		await dialog.getByRole("button", { name: "Add service" }).click();
		await expect(dialog).toHaveCount(0);
		await page.goto(`/services?name=${encodeURIComponent(name)}`);
		const link = page.getByRole("link", { name, exact: true });
		await expect(link).toBeVisible();
		await expectNoSidewaysScroll(page);
		await link.click();
		await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
		await expectNoSidewaysScroll(page);
	});

	await test.step("the filters of subscriptions open by a button on a phone", async () => {
		await page.goto("/subscriptions");
		await expect(page.getByRole("table")).toBeVisible();
		const type = page.getByRole("combobox", { name: "Type" });
		await expect(type).toBeVisible({ visible: project.name === "desk" });
		await openFilters(page);
		await type.selectOption("Free Trial");
		await expect(page).toHaveURL(/type=Free/);
	});

	if (project.name === "desk")
		await test.step("the head of a long table sticks below the site's header", async () => {
			await page.goto("/sectors");
			const head = page.getByRole("table").getByRole("columnheader").first();
			await page.getByRole("table").getByRole("row").last().scrollIntoViewIfNeeded();
			await page.mouse.wheel(0, 4000);
			const bottom = async () => {
				const header = await page.getByRole("banner").boundingBox();
				return (header?.y ?? 0) + (header?.height ?? 0);
			};
			await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
			expect((await head.boundingBox())?.y).toBeGreaterThanOrEqual((await bottom()) - 1);
		});

	await test.step("a registration opens in the back office and leads back to those that wait", async () => {
		await page.goto("/registrations");
		await page.getByRole("table").getByRole("link").first().click();
		await expect(page.getByRole("heading", { name: "Documents" })).toBeVisible();
		await expect(page.getByRole("contentinfo")).toBeHidden();
		await page.getByRole("main").getByRole("link", { name: "Registrations", exact: true }).click();
		await expect(page).toHaveURL(/\/registrations$/);
	});
});
