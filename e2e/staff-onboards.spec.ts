import { chooseService, confirmNewAddress, desk, seenButton } from "./support/registration.ts";
import { logIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/** Each size has its own staff, made admins by their mobiles in the settings of these tests, and its own shop. */
const cast: Record<string, { staff: string; mobile: string; shop: string }> = {
	phone: { staff: "9811300011", mobile: "9811300001", shop: "Mall Road Corner Shop" },
	desk: { staff: "9811300012", mobile: "9811300002", shop: "Lower Bazaar Arcade" },
};

test("staff onboard a shop for another person, and confirm it", async ({ page }, { project }) => {
	const people = cast[project.name];
	if (people === undefined) throw new Error(`no staff for ${project.name}`);

	await test.step("registers it for the other mobile", async () => {
		await logIn(page, people.staff, "Meera Iyer");
		await page.goto("/add-service");
		await chooseService(page, "Retail Space (Shop)");
		await seenButton(page, "Continue").click();
		const asked = "Please enter 10 digit mobile number for professional you are onboarding";
		await expect(page.getByText(asked).filter({ visible: true }).first()).toBeVisible();
		await page.getByLabel("Mobile of the professional").fill(people.mobile);
		await seenButton(page, "Continue").click();
		await confirmNewAddress(page, { pincode: "171001", street: "Shop 9, The Mall", person: "Om Prakash" });
		await page.getByLabel("Firm name, if any").fill(people.shop);
		await seenButton(page, "Continue").click();
		await seenButton(page, "Send registration").click();
		await page.waitForURL(desk, { timeout: 30_000 });
	});

	await test.step("finds it among the waiting ones, and confirms it", async () => {
		await page.goto("/professionalappl?status=applied");
		const card = page
			.getByRole("article")
			.or(page.getByRole("listitem"))
			.filter({ hasText: people.shop })
			.first();
		await expect(card).toContainText("Om Prakash");
		await card.getByRole("combobox", { name: "Status" }).selectOption("active");
		await card.getByRole("button", { name: "Confirm" }).click();
		await expect(card.getByText("Active", { exact: true }).first()).toBeVisible();
	});

	await test.step("customers see it", async () => {
		const card = page
			.getByRole("article")
			.or(page.getByRole("listitem"))
			.filter({ hasText: people.shop })
			.first();
		await expect(async () => {
			await page.goto("/show-service/retail-shops/shimla");
			await expect(card).toBeVisible({ timeout: 1_000 });
		}).toPass({ timeout: 20_000 });
	});
});
