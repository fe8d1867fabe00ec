import { openFilters } from "./support/open-filters.ts";
import { logIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

test("a manager adds a service, gives it a choice and a question, moves it and disables it", async ({
	page,
}) => {
	const width = page.viewportSize()?.width ?? 0;
	const name = `Kite Maker ${width}`;
	// Each size has its own manager, because a code is sent to a number only every 30 seconds.
	await logIn(page, width < 700 ? "9000000001" : "9000000002");

	await test.step("adds the service", async () => {
		await page.goto("/services");
		await page.getByRole("button", { name: "Add service" }).click();
		const dialog = page.getByRole("dialog", { name: "Add service" });
		await dialog.getByRole("combobox", { name: "Sector" }).selectOption({ label: "Tourism" });
		await dialog.getByRole("textbox", { name: "Name" }).fill("Electrician");
		await dialog.getByRole("button", { name: "Add service" }).click();
		await expect(dialog.getByText("The service “Electrician” already has this name.")).toBeVisible();
		await dialog.getByRole("textbox", { name: "Name" }).fill(name);
		await dialog.getByRole("button", { name: "Add service" }).click();
		await expect(dialog).toHaveCount(0);
	});

	await test.step("finds it and moves it up with the keyboard", async () => {
		await openFilters(page);
		await page.getByRole("textbox", { name: "Name of the service" }).fill(name);
		await page.getByRole("textbox", { name: "Name of the service" }).press("Enter");
		await expect(page).toHaveURL(/name=Kite/);
		const up = page.getByRole("button", { name: `Move ${name} up` });
		await up.press("Enter");
		await expect(page.getByText(new RegExp(`^${name} is now number \\d+\\.$`))).toBeAttached();
		await expect(up).toBeFocused();
	});

	await test.step("gives it a choice", async () => {
		await page.getByRole("link", { name, exact: true }).click();
		const choices = page.getByRole("region", { name: "Choices" });
		await choices.getByRole("button", { name: "Add choice" }).click();
		await choices.getByRole("textbox", { name: "Choice 1" }).fill("Fighter kites");
		await choices.getByRole("button", { name: "Save" }).click();
		await expect(page.getByText(`${name} has been saved.`)).toBeVisible();
	});

	await test.step("translates its name", async () => {
		const services = page.url();
		await page.goto(`/translations?kind=service&missing=true&text=${encodeURIComponent(name)}`);
		const translation = page.getByRole("textbox", { name, exact: true });
		await translation.fill("पतंग वाले");
		await translation.press("Enter");
		await expect(page.getByText("The translation is saved.")).toBeVisible();
		await page.goto(services);
	});

	await test.step("adds a question and sees it in the preview", async () => {
		await page.getByRole("link", { name: "Edit questions" }).click();
		await page.getByRole("button", { name: "Add question" }).click();
		await page.getByRole("textbox", { name: "Question" }).fill("Paper");
		await page.getByRole("checkbox", { name: "Choose from a list" }).check();
		await page.getByRole("button", { name: "Save" }).click();
		await expect(
			page.getByText("Please keep at least one option, or let people answer freely.").first(),
		).toBeVisible();
		await page.getByRole("textbox", { name: "Options" }).fill("Rice paper\nPlastic");
		const preview = page.getByRole("region", { name: "Preview" });
		await expect(preview.getByRole("combobox", { name: "Paper" })).toContainText("Rice paper");
		await page.getByRole("button", { name: "Save" }).click();
		await expect(page.getByText("The questions are saved.")).toBeVisible();
	});

	await test.step("disables it", async () => {
		await page.goto(`/services?name=${encodeURIComponent(name)}`);
		await page.getByRole("button", { name: `Deactivate ${name}` }).click();
		await expect(page.getByRole("row").getByText("Switched off")).toBeVisible();
	});
});
