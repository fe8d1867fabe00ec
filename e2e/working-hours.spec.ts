import { demoProfessionals } from "../demo/professionals/professionals.ts";
import { addDays, indianDay } from "../src/platform/dates.ts";
import { logIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/** Caterers of Shimla; a code is sent to a mobile only every 30 seconds, so each size has its own. */
const nth: Record<string, number> = { phone: 0, desk: 1 };

test("a caterer enters hours, days off and rates, and customers see them", async ({ page }, { project }) => {
	test.slow();
	const caterer = demoProfessionals().filter(
		({ service, places, status, availability }) =>
			service.slug === "catering" &&
			places.includes("shimla") &&
			status === "active" &&
			availability === "available",
	)[nth[project.name] ?? 0];
	if (caterer === undefined) throw new Error(`the demo has no caterer for ${project.name}`);
	const name = caterer.firmName ?? caterer.name;
	const today = indianDay(new Date());
	const dialog = page.getByRole("dialog", { name: "Edit this service" });
	const save = dialog.getByRole("button", { name: "Save" });

	await test.step("what is wrong is shown at its field", async () => {
		await logIn(page, caterer.mobile.slice(3));
		await page.goto("/myservices");
		await page.getByRole("link", { name, exact: true }).first().click();
		await page.getByRole("button", { name: "Edit", exact: true }).click();
		await expect(dialog.getByRole("button", { name: "Add a rate" })).toBeVisible();
		const remove = dialog.getByRole("button", { name: /^Remove (working hours|days off|rate)/ });
		while ((await remove.count()) > 0) await remove.first().click();

		await dialog.getByRole("button", { name: "Set working hours" }).click();
		await dialog.getByLabel("Monday from").fill("20:00");
		await dialog.getByRole("button", { name: "Add days off" }).click();
		await dialog.getByLabel("From", { exact: true }).fill(today);
		await dialog.getByLabel("Until", { exact: false }).last().fill(addDays(today, -1));
		await dialog.getByRole("button", { name: "Add a rate" }).click();
		await dialog.getByLabel("Work or item").fill("Evening snacks");
		await dialog.getByLabel("Price").fill("0");
		await save.click();
		await expect(dialog.getByText("The closing time must be later than the opening time.")).toBeVisible();
		await expect(dialog.getByText("The last day must not be before the first.")).toBeVisible();
		await expect(dialog.getByText("Please enter a price from ₹1 to ₹10,00,000.")).toBeVisible();
		await expect(dialog.getByLabel("Monday from")).toBeFocused();
	});

	await test.step("corrected, it is saved", async () => {
		await dialog.getByLabel("Monday from").fill("08:30");
		await dialog.getByRole("button", { name: "Use Monday’s hours for all open days" }).click();
		await expect(dialog.getByLabel("Saturday from")).toHaveValue("08:30");
		await dialog.getByLabel("Until", { exact: false }).last().fill(addDays(today, 9));
		await dialog.getByLabel("Price").fill("150");
		await dialog.getByLabel("Per").selectOption("per piece");
		await save.click();
		await expect(dialog).toHaveCount(0);
	});

	await test.step("customers see when the caterer is back, the hours and the rates", async () => {
		await page.getByRole("link", { name: "See it as customers do" }).click();
		await page.waitForURL("**/show-service-details/*");
		const back = /^Back on \d/;
		await expect(async () => {
			await page.reload();
			await expect(page.getByText(back).first()).toBeVisible({ timeout: 2_000 });
		}).toPass({ timeout: 20_000 });
		await expect(page.getByRole("region", { name: "Working hours" })).toContainText("8:30 am – 7 pm");
		await expect(page.getByRole("region", { name: "Rates" })).toContainText("₹150 per piece");
		await page.goto("/show-service/catering/shimla");
		await expect(page.locator("[data-listing]").filter({ hasText: name }).getByText(back)).toBeVisible();
	});
});
