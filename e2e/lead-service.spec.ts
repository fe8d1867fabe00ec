import { expect, test } from "./support/test.ts";

test("the request form finds a service by the words that people use", async ({ page }) => {
	await page.goto("/lead/new");
	const service = page.getByRole("combobox", { name: "Service" });
	const button = page.getByRole("main").getByRole("button", { name: "Send request" });
	await expect(button).toBeEnabled();
	await button.click();
	await expect(page.getByText("Please select a Service before submitting.").first()).toBeVisible();
	for (const [typed, name] of [
		["cab", "Taxis"],
		["bijli", "Electrician"],
	] as const) {
		await expect(async () => {
			await service.fill(typed);
			await expect(page.getByRole("option", { name }).first()).toBeVisible({ timeout: 1_000 });
		}).toPass();
		await page.getByRole("option", { name }).first().click();
		await expect(service).toHaveValue(name);
	}
	await expect(page.getByText("Please select a Service before submitting.")).toHaveCount(0);
	await page.reload();
	await expect(service).toHaveValue("Electrician");
});
