import { logInThroughDialog } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/** A code is sent to a mobile only every 30 seconds, so each size has its own. */
const mobiles: Record<string, string> = { phone: "9811240001", desk: "9811240002" };

test("a professional registers from the page of a service that is coming soon", async ({ page }, {
	project,
}) => {
	await page.goto("/water-tanker");
	await expect(page.getByRole("heading", { name: "Water Tanker is coming soon" })).toBeVisible();
	await expect(page.getByText("Get What You Need")).toHaveCount(0);
	// A press on Continue while the service's choices are loading takes effect as soon as they are there.
	const choices = Promise.withResolvers<void>();
	await page.route("**/api/service/bysector", async (route) => {
		await choices.promise;
		await route.continue();
	});
	await page.getByRole("main").getByRole("link", { name: "Register as a professional" }).click();
	await logInThroughDialog(page, mobiles[project.name] ?? "", "Mohan Lal");
	await expect(page.getByRole("combobox", { name: "Service" })).toHaveValue("Water Tanker");
	await expect(page.getByText(/^Water Tanker is coming soon\. You can register today/)).toBeVisible();
	await page.getByRole("button", { name: "Continue" }).filter({ visible: true }).click();
	choices.resolve();
	await expect(page.getByRole("heading", { name: "Where do customers find you?" })).toBeVisible();
});
