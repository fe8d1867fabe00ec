import type { Locator, Page } from "@playwright/test";
import { showsFocus } from "./support/shows-focus.ts";
import { expect, test } from "./support/test.ts";

/** Presses Tab until the element has the focus, which is visible at every step. */
async function tabTo(page: Page, target: Locator, stepsAtMost = 1): Promise<void> {
	for (let steps = 0; steps < stepsAtMost; steps++) {
		await page.keyboard.press("Tab");
		await expect.poll(() => showsFocus(page)).toBe(true);
		if (await target.evaluate((element) => element === document.activeElement)) return;
	}
	await expect(target).toBeFocused();
}

test("a person without a mouse gets from the home page to a sent request", async ({ page }, { project }) => {
	test.skip(project.name === "phone");
	const { keyboard } = page;
	const press = (key: string) => keyboard.press(key);

	await test.step("skips the header and picks a place and a service", async () => {
		await page.goto("/");
		await tabTo(page, page.getByRole("link", { name: "Skip to content" }));
		await press("Enter");
		await expect(page.getByRole("main")).toBeFocused();
		await tabTo(page, page.getByLabel("Where?"));
		await keyboard.type("Shim");
		await expect(page.getByRole("option", { name: "Shimla" })).toBeVisible();
		await press("ArrowDown");
		await press("Enter");
		await expect(page.getByLabel("What do you need?")).toBeFocused();
		await keyboard.type("electri");
		await expect(page.getByRole("option", { name: "Electrician" })).toBeVisible();
		await press("ArrowDown");
		await expect(page.getByRole("option", { name: "Electrician", selected: true })).toBeVisible();
		await press("Enter");
		await expect(page.getByRole("heading", { level: 1, name: "Electrician in Shimla" })).toBeFocused();
	});

	const form = page.getByRole("dialog", { name: "New Lead" });
	await test.step("opens the request from the list and fills it in", async () => {
		await tabTo(page, page.getByRole("main").getByRole("link", { name: "Send request" }).first(), 30);
		await press("Enter");
		await expect(form.getByLabel("Name", { exact: true })).toBeFocused();
		await keyboard.type("Kavita Rana");
		await tabTo(page, form.getByLabel("Mobile", { exact: true }));
		await keyboard.type("9811500005");
		await tabTo(page, form.getByLabel("Location"));
		await expect(form.getByLabel("Location")).toHaveValue("Shimla");
		await tabTo(page, form.getByLabel("Address details"));
		await keyboard.type("Flat 2, above the bakery");
		await tabTo(page, form.getByRole("radio", { name: "3", exact: true }), 2);
		await tabTo(page, form.getByRole("button", { name: "Send request" }));
		await press("Enter");
	});

	await test.step("logs in with the code and sees the confirmation", async () => {
		const login = page.getByRole("dialog", { name: "Register / Login" });
		await expect(login.getByLabel("Mobile number")).toBeFocused();
		await keyboard.type("9811500005");
		await tabTo(page, login.getByRole("button", { name: "Send code" }));
		await press("Enter");
		await expect(login.getByLabel("OTP")).toBeFocused();
		await keyboard.type(/\d{6}/.exec(await login.getByText(/the code is/).innerText())?.[0] ?? "");
		const name = page.getByLabel("What should we call you?");
		await expect(name).toBeFocused();
		await keyboard.type("Kavita Rana");
		await tabTo(page, page.getByRole("button", { name: "Continue" }));
		await press("Enter");
		await expect(page).toHaveURL(/\/create-lead-success/);
		await expect(page.getByRole("heading", { name: "Your request is on its way" })).toBeFocused();
	});
});
