import type { Page } from "@playwright/test";

/** Opens the filters of a staff list, which are folded on a phone. */
export async function openFilters(page: Page): Promise<void> {
	const isPhone = (page.viewportSize()?.width ?? 0) < 768;
	if (isPhone) await page.getByRole("button", { name: "Filters", exact: true }).click();
}
