import { openFilters } from "./support/open-filters.ts";
import { logIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/** Each size has its own admins, one for each journey, and its own service with plans. */
const cast: Record<string, { admin: string; payer: string; service: string; leads: string }> = {
	phone: { admin: "9811700011", payer: "9811700013", service: "Sofa and Carpet Cleaning", leads: "31" },
	desk: { admin: "9811700012", payer: "9811700014", service: "Tile Installers", leads: "32" },
};

test("an admin sells a plan, changes its price and takes it off sale", async ({ page }, { project }) => {
	test.slow();
	const own = cast[project.name];
	if (own === undefined) throw new Error(`no admin for ${project.name}`);
	await logIn(page, own.admin, "Meera Iyer");
	await page.goto("/subscriptions");
	const row = page.getByRole("row").filter({ hasText: `${own.leads} leads` });

	await test.step("finds the plans of a service", async () => {
		await openFilters(page);
		await page.getByLabel("Service", { exact: true }).selectOption({ label: own.service });
		await page.getByLabel("Type").selectOption("Lead Basis");
		await expect(page).toHaveURL(/serviceId=.*type=Lead/);
		await expect(row).toHaveCount(0);
	});

	await test.step("sees what is missing, then adds a plan", async () => {
		await page.getByRole("button", { name: "Add Subscription" }).click();
		const dialog = page.getByRole("dialog", { name: "Add a subscription" });
		await dialog.getByLabel("Type").selectOption("Enrolment Basis");
		await expect(dialog.getByLabel("Duration in months")).toBeVisible();
		await expect(dialog.getByLabel("Number of leads")).toHaveCount(0);
		await dialog.getByLabel("Type").selectOption("Lead Basis");
		await expect(dialog.getByLabel("Duration in months")).toHaveCount(0);
		await dialog.getByRole("button", { name: "Add subscription" }).click();
		await expect(dialog.getByText("Please enter a valid price.")).toBeVisible();
		await expect(dialog.getByText("Please enter the number of leads.")).toBeVisible();
		await dialog.getByLabel("Number of leads").fill(own.leads);
		await dialog.getByLabel("Price").fill("1,499.50");
		await dialog.getByRole("button", { name: "Add subscription" }).click();
		await expect(dialog).toHaveCount(0);
		await expect(row).toContainText("₹1,499.50");
	});

	await test.step("changes its price and takes it off sale", async () => {
		await row.getByRole("button", { name: /^Change price/ }).click();
		const dialog = page.getByRole("dialog", { name: "Change price" });
		await dialog.getByLabel("New price").fill("1600");
		await dialog.getByRole("button", { name: "Change price" }).click();
		await expect(dialog).toHaveCount(0);
		await expect(row).toContainText("₹1,600.00");
		await row.getByRole("button", { name: /^Disable/ }).click();
		await expect(row.getByRole("button", { name: /^Enable/ })).toBeVisible();
	});

	await test.step("raises the prices of a service by percent, as the preview shows", async () => {
		await page.getByRole("button", { name: "Change prices" }).click();
		const dialog = page.getByRole("dialog", { name: "Change prices by percent" });
		await dialog.getByLabel("Change by").fill("10");
		await dialog.getByRole("button", { name: "Show new prices" }).click();
		await expect(dialog.getByText("₹1,600.00 → ₹1,760.00")).toBeVisible();
		await dialog.getByRole("button", { name: /^Change \d+ prices$/ }).click();
		await expect(dialog).toHaveCount(0);
		await expect(row).toContainText("₹1,760.00");
	});

	await test.step("sees that nobody has bought it", async () => {
		await row.getByRole("link").click();
		await expect(page.getByRole("heading", { level: 1, name: "Who bought this subscription" })).toBeVisible();
		await expect(page.getByText("Nobody has bought this subscription yet.")).toBeVisible();
	});
});

test("an admin filters referrals and records what was paid out", async ({ page }, { project }) => {
	test.slow();
	const own = cast[project.name];
	if (own === undefined) throw new Error(`no admin for ${project.name}`);
	await logIn(page, own.payer, "Meera Iyer");
	await page.goto("/referral");
	const table = page.getByRole("table", { name: "Referral Dashboard" });

	await test.step("sees what is wrong with the filters", async () => {
		await openFilters(page);
		await page.getByLabel("Start date").fill("2026-11-02");
		await expect(page.getByText("Please select startDate and endDate.")).toBeVisible();
		await page.getByLabel("End date").fill("2026-11-01");
		await expect(page.getByText("End Date cannot be earlier than Start Date.")).toBeVisible();
		await page.getByRole("link", { name: "Clear filters" }).click();
		await expect(page.getByLabel("Start date")).toHaveValue("");
	});

	await test.step("finds a referrer's referrals; the mobile stays out of the URL", async () => {
		await page.getByLabel("Referrer's mobile").fill("9000000003");
		await page.getByRole("button", { name: "Find the referrer" }).click();
		await expect(page).toHaveURL(/referrerId=/);
		expect(page.url()).not.toContain("9000000003");
		await expect(page.getByText(/^Referrals of /)).toBeVisible();
		await expect(table.getByRole("row").nth(1)).toBeVisible();
	});

	await test.step("records a payout", async () => {
		await page.getByRole("link", { name: "Referral payouts" }).click();
		const pay = page.getByRole("button", { name: /^Record payout/, disabled: false }).first();
		await pay.click();
		const dialog = page.getByRole("dialog", { name: "Record payout" });
		await dialog.getByLabel("Amount paid").fill("9999999");
		await dialog.getByLabel("Reference").fill(`UTR-${own.leads}`);
		await dialog.getByRole("button", { name: "Record payout" }).click();
		await expect(dialog.getByText(/^Only ₹[\d,.]+ is payable/)).toBeVisible();
		await dialog.getByLabel("Amount paid").fill("1");
		await dialog.getByRole("button", { name: "Record payout" }).click();
		await expect(dialog).toHaveCount(0);
		await expect(page.getByText("The payout is recorded.").first()).toBeVisible();
	});
});
