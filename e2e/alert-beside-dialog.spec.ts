import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/** What can be used in the dialog and lies, in part at least, below the alert. */
const covered = (page: Page) =>
	page.evaluate(() => {
		const card = document.querySelector("[data-alert-layer]")?.getBoundingClientRect();
		if (card === undefined || card.height === 0) return ["no alert"];
		return [...document.querySelectorAll("[role=dialog] :is(button, input, a)")]
			.filter((one) => one.checkVisibility())
			.filter((one) => {
				const { top, bottom, left, right } = one.getBoundingClientRect();
				return top < card.bottom && bottom > card.top && left < card.right && right > card.left;
			})
			.map((one) => one.outerHTML);
	});

test("the alert about a wrong code covers nothing of the login that can be used", async ({ page }, {
	project,
}) => {
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
	await dialog.getByRole("textbox", { name: "OTP" }).fill(code === "000000" ? "111111" : "000000");
	await dialog.getByRole("button", { name: "Verify" }).click();
	await expect(page.locator("[data-alert-layer]")).not.toHaveText("");
	await expect.poll(() => covered(page)).toEqual([]);
});
