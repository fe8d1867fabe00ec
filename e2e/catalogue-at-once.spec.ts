import type { Page } from "@playwright/test";
import { logIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

test("a manager's input stays when a colleague changed the same service first", async ({ page, context }) => {
	test.slow();
	const name = "Kitchen Cleaning";
	await logIn(page, "9811960012", "Meena Rana");
	const other = await context.newPage();
	const list = `/services?name=${encodeURIComponent(name)}`;
	const edit = async (on: Page) => {
		await on.goto(list);
		await on.getByRole("button", { name: `Edit ${name}` }).click();
		return on.getByRole("dialog", { name: `Edit ${name}` });
	};

	await test.step("a description: shows the newer one, then replaces it on request", async () => {
		const mine = await edit(page);
		await mine.getByRole("textbox", { name: "Description" }).fill("Mine");
		const theirs = await edit(other);
		await theirs.getByRole("textbox", { name: "Description" }).fill("Theirs");
		await theirs.getByRole("button", { name: "Save" }).click();
		await expect(theirs).toHaveCount(0);
		await mine.getByRole("button", { name: "Save" }).click();
		await expect(mine.getByText("Description is now: Theirs")).toBeVisible();
		await expect(mine.getByRole("textbox", { name: "Description" })).toHaveValue("Mine");
		await mine.getByRole("button", { name: "Save" }).click();
		await expect(mine).toHaveCount(0);
		const again = await edit(page);
		await expect(again.getByRole("textbox", { name: "Description" })).toHaveValue("Mine");
		await again.getByRole("button", { name: "Cancel" }).click();
	});

	await test.step("another part of the service: an old tab keeps the colleague's change", async () => {
		await page.getByRole("link", { name, exact: true }).click();
		const settings = page.getByRole("region", { name: "Landing page and registration" });
		await expect(settings).toBeVisible();
		await other.goto(page.url());
		const icon = other.getByRole("combobox", { name: "Icon" });
		await icon.selectOption("landmark");
		await other.getByRole("region", { name: "Landing page" }).getByRole("button", { name: "Save" }).click();
		await expect(other.getByText(`${name} has been saved.`)).toBeVisible();
		await settings.getByRole("checkbox", { name: "Several registrations" }).click();
		await settings.getByRole("button", { name: "Save" }).click();
		await expect(page.getByText(`${name} has been saved.`)).toBeVisible();
		await expect(page.getByRole("combobox", { name: "Icon" })).toHaveValue("landmark");
	});

	await test.step("saving one part keeps the input in another, even if the service fails to load", async () => {
		const settings = page.getByRole("region", { name: "Landing page and registration" });
		const words = page.getByRole("textbox", { name: "Words" });
		const before = await words.inputValue();
		await words.fill(`${before}\nnot saved`);
		const reading = /\/api\/catalogue\/services\/[^/]+$/;
		await page.route(reading, (route) => route.fulfill({ status: 503, json: { message: "Busy" } }));
		await settings.getByRole("checkbox", { name: "Several registrations" }).click();
		await settings.getByRole("button", { name: "Save" }).click();
		await expect(settings.getByRole("button", { name: "Save" })).toBeEnabled();
		await expect(page.getByText(`${name} has been saved.`).last()).toBeVisible();
		await expect(words).toHaveValue(`${before}\nnot saved`);
		await page.unroute(reading);
		await words.fill(before);
	});

	await test.step("a hint starts below its checkbox's label", async () => {
		const settings = page.getByRole("region", { name: "Landing page and registration" });
		const label = await settings.getByText("Several registrations", { exact: true }).boundingBox();
		const box = settings.getByRole("checkbox", { name: "Several registrations" });
		const hint = await page.locator(`[id="${await box.getAttribute("aria-describedby")}"]`).boundingBox();
		expect(hint?.x).toBe(label?.x);
	});

	await test.step("the search words: takes the newer version", async () => {
		const words = (on: Page) => on.getByRole("region", { name: "Other words for search" });
		const box = (on: Page) => words(on).getByRole("textbox", { name: "Words" });
		const before = await box(page).inputValue();
		await box(page).fill(`${before}\nmine`);
		await other.reload();
		await box(other).fill(`${before}\ntheirs`);
		await words(other).getByRole("button", { name: "Save" }).click();
		await expect(other.getByText(`${name} has been saved.`)).toBeVisible();
		await words(page).getByRole("button", { name: "Save" }).click();
		await words(page).getByRole("button", { name: "Load the newer version" }).click();
		await expect(box(page)).toHaveValue(/theirs/);
		await expect(words(page).getByRole("button", { name: "Load the newer version" })).toHaveCount(0);
	});

	await test.step("the questions: both changes are saved", async () => {
		const ask = async (on: Page, question: string) => {
			await on.getByRole("button", { name: "Add question" }).click();
			await on.getByRole("textbox", { name: "Question" }).last().fill(question);
		};
		await page.getByRole("link", { name: "Edit questions" }).click();
		await expect(page.getByRole("button", { name: "Add question" })).toBeVisible();
		await other.goto(page.url());
		await ask(page, "Mine");
		await ask(other, "Theirs");
		await other.getByRole("button", { name: "Save" }).click();
		await expect(other.getByText("The questions are saved.")).toBeVisible();
		await page.getByRole("button", { name: "Save" }).click();
		await expect(page.getByText("Their changes are now in the form: Theirs.")).toBeVisible();
		await page.getByRole("button", { name: "Save" }).click();
		await expect(page.getByText("The questions are saved.")).toBeVisible();
		const preview = page.getByRole("region", { name: "Preview" });
		await expect(preview.getByLabel("Mine")).toBeVisible();
		await expect(preview.getByLabel("Theirs")).toBeVisible();
	});
});
