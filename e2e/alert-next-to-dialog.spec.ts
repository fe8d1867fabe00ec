import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

const inDialog = "[role=dialog] :is(button, input, a, label, h2)";

/** Which of these elements the alert covers, at least in part. */
const covered = (page: Page, elements = inDialog) =>
	page.evaluate((selector) => {
		const card = document.querySelector("[data-alert-layer]")?.getBoundingClientRect();
		if (card === undefined || card.height === 0) return ["no alert"];
		return [...document.querySelectorAll(selector)]
			.filter((one) => one.checkVisibility())
			.filter((one) => {
				const { top, bottom, left, right } = one.getBoundingClientRect();
				return top < card.bottom && bottom > card.top && left < card.right && right > card.left;
			})
			.map((one) => one.outerHTML);
	}, elements);

/** Whether nothing covers the middle of this element. */
const isOnTop = (element: Locator) =>
	element.evaluate((own) => {
		const { x, y, width, height } = own.getBoundingClientRect();
		return document.elementFromPoint(x + width / 2, y + height / 2) === own;
	});

test("a wrong code is shown at its field, and an alert covers neither a field, its label, the heading nor a button of the login", async ({
	page,
}, { project }) => {
	await page.goto("/");
	await page.getByRole("banner").getByRole("button", { name: "Login" }).click();
	const dialog = page.getByRole("dialog", { name: "Register / Login" });
	await dialog
		.getByRole("textbox", { name: "Mobile number" })
		.fill(project.name === "phone" ? "9811700001" : "9811700002");
	await dialog.getByRole("button", { name: "Send code" }).click();
	const note = dialog.getByText(/the code is \d{6}/);
	await expect(note).toBeVisible({ timeout: 20_000 });
	const code = /\d{6}/.exec(await note.innerText())?.[0] ?? "";
	const otp = dialog.getByRole("textbox", { name: "OTP" });
	await otp.fill(code === "000000" ? "111111" : "000000");
	await expect(otp).toHaveAccessibleDescription("That code is not right. Please check it and try again.");
	await expect(otp).toBeFocused();
	const alert = page.locator("[data-alert-layer]");
	await expect(alert).toHaveText("");

	await page.route("**/api/otp/verify", (route) => route.abort());
	await dialog.getByRole("button", { name: "Verify" }).click();
	await expect(alert).toContainText("No connection");
	await expect.poll(() => covered(page)).toEqual([]);

	// A phone with its keyboard open.
	await page.setViewportSize({ width: 390, height: 330 });
	await expect(dialog.getByRole("button", { name: "Verify" })).toBeInViewport({ ratio: 1 });
	await expect.poll(() => isOnTop(dialog.getByRole("textbox", { name: "OTP" }))).toBe(true);
	await expect.poll(() => isOnTop(dialog.getByRole("button", { name: "Verify" }))).toBe(true);
	await expect.poll(() => isOnTop(dialog.getByText("OTP", { exact: true }))).toBe(true);

	// The next attempt replaces the alert.
	await dialog.getByRole("button", { name: "Verify" }).click();
	await expect(alert.getByRole("paragraph")).toHaveCount(1);

	// The dialog's error disappears with it, and not only after five seconds.
	await dialog.getByRole("button", { name: "Close" }).click();
	await expect(dialog).toHaveCount(0);
	await expect(alert).toHaveText("", { timeout: 1_500 });
});

test("the alert about an empty field of the request form covers none of its fields", async ({ page }) => {
	await page.goto("/lead/new?service=electrician");
	const form = page.getByRole("main").locator("form");
	const send = form.getByRole("button", { name: "Send request" });
	await expect(send).toBeEnabled();
	await form.getByRole("textbox", { name: "Name" }).fill("Asha Devi");
	await form.getByRole("textbox", { name: "Mobile" }).fill("98117");
	await form.getByRole("combobox", { name: "Location" }).fill("Shimla");
	await page.getByRole("option", { name: "Shimla" }).first().click();
	await send.click();
	const mobile = form.getByRole("textbox", { name: "Mobile" });
	await expect(mobile).toHaveAccessibleDescription("Please enter at least 10 digits");
	await expect(mobile).toBeFocused();
	await expect(form.getByRole("textbox", { name: "Address details" })).toHaveAccessibleDescription(
		"Please fill in Address details.",
	);
	const alert = page.locator("[data-alert-layer]");
	await expect(alert).toHaveText(/^Please fill in Name, Mobile, goToLocation and Address Details/);
	await expect.poll(() => covered(page, "main form :is(label, input), main h1")).toEqual([]);
});

test("the hint below the code is visible above the button on a low screen", async ({ page }, { project }) => {
	await page.setViewportSize({ width: 390, height: 330 });
	await page.goto("/");
	await page.getByRole("banner").getByRole("button", { name: "Login" }).click();
	const dialog = page.getByRole("dialog", { name: "Register / Login" });
	await dialog
		.getByRole("textbox", { name: "Mobile number" })
		.fill(project.name === "phone" ? "9811700003" : "9811700004");
	await dialog.getByRole("button", { name: "Send code" }).click();
	await expect(dialog.getByRole("textbox", { name: "OTP" })).toBeFocused({ timeout: 20_000 });
	const verify = dialog.getByRole("button", { name: "Verify" });
	await expect(verify).toBeInViewport({ ratio: 1 });
	await expect.poll(() => isOnTop(dialog.getByText("Enter the 6-digit code"))).toBe(true);
});
