import type { Page } from "@playwright/test";
import { openAs } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/** An admin by the settings of these tests, and a colleague. */
const people = { admin: "9811800011", colleague: "9811800021" };

async function logOut(page: Page): Promise<void> {
	await page.goto("/profile-actions");
	await page
		.getByRole("button", { name: /^Log out / })
		.first()
		.click();
	await expect(page.getByRole("banner").getByRole("button", { name: "Login" })).toBeVisible();
}

/** Logs in up to the second step, which stays open. */
async function logInToSecondStep(page: Page, mobile: string, name?: string): Promise<void> {
	await page.goto("/");
	await page.getByRole("banner").getByRole("button", { name: "Login" }).click();
	const dialog = page.getByRole("dialog", { name: "Register / Login" });
	await dialog.getByRole("textbox", { name: "Mobile number" }).fill(mobile);
	const note = dialog.getByText(/the code is \d{6}/);
	// A code is sent to a mobile only every 30 seconds.
	await expect(async () => {
		await dialog.getByRole("button", { name: "Send code" }).click();
		await expect(note).toBeVisible({ timeout: 3_000 });
	}).toPass({ timeout: 60_000 });
	await dialog.getByRole("textbox", { name: "OTP" }).fill(/\d{6}/.exec(await note.innerText())?.[0] ?? "");
	if (name === undefined) return;
	await dialog.getByRole("textbox", { name: "What should we call you?" }).fill(name);
	await dialog.getByRole("button", { name: "Continue" }).click();
}

test("staff set up their app, and log in with a code or a recovery code", async ({ page, browser }) => {
	test.slow();
	const mobile = people.admin;
	const dialog = page.getByRole("dialog", { name: "Register / Login" });
	let recoveryCodes: string[] = [];

	await test.step("staff pages stay locked without the second step", async () => {
		await logInToSecondStep(page, mobile, "Meera Iyer");
		await expect(dialog.getByRole("button", { name: "Set up", exact: true })).toBeVisible();
		await dialog.getByRole("button", { name: "Close" }).click();
		await page.goto("/today");
		await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
	});

	await test.step("scans, saves the recovery codes and enters the first code", async () => {
		await page.getByRole("button", { name: "Set up two-step login" }).click();
		await dialog.getByRole("button", { name: "Set up", exact: true }).click();
		await expect(dialog.getByRole("figure", { name: "QR code for your authenticator app" })).toBeVisible();
		await dialog.getByRole("button", { name: "Continue" }).click();
		recoveryCodes = await dialog.getByRole("listitem").allInnerTexts();
		expect(recoveryCodes).toHaveLength(10);
		await dialog.getByRole("button", { name: "I have saved them" }).click();
		await dialog.getByRole("button", { name: "Verify" }).click();
		await expect(page.getByText("Two-step login is set up.")).toBeVisible();
		await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
	});

	await test.step("a wrong code is refused, a recovery code is accepted", async () => {
		await logOut(page);
		await logInToSecondStep(page, mobile);
		const code = dialog.getByRole("textbox", { name: "Code from your authenticator app" });
		await expect(code).toHaveValue(/^\d{6}$/);
		await dialog.getByRole("button", { name: "Lost your phone? Use a recovery code" }).click();
		const recovery = dialog.getByRole("textbox", { name: "Recovery code" });
		await recovery.fill("AAAA-AAAA-AAAA");
		await dialog.getByRole("button", { name: "Verify" }).click();
		await expect(dialog.getByText("That code is not right.").first()).toBeVisible();
		await recovery.fill(recoveryCodes[0] ?? "");
		await dialog.getByRole("button", { name: "Verify" }).click();
		await expect(dialog).toHaveCount(0);
		await page.goto("/today");
		await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
	});

	await test.step("a role change asks for a code again", async () => {
		const other = await openAs(browser, page, people.colleague, "Karan Rawat");
		await other.context().close();
		// As if the last code were more than ten minutes old; the call after the code succeeds.
		await page.route(
			"**/api/users/*/role",
			(route) =>
				route.fulfill({ status: 403, json: { reason: "second_factor_stale", message: "Once more." } }),
			{ times: 1 },
		);
		await page.goto("/staff");
		await page.getByRole("textbox", { name: "Mobile number" }).fill(people.colleague);
		await page.getByRole("button", { name: "Find" }).click();
		await page.getByRole("combobox", { name: "Role" }).selectOption({ label: "Sales person" });
		await page.getByRole("button", { name: "Set role" }).click();
		const roleDialog = page.getByRole("dialog", { name: "Change the role?" });
		await roleDialog.getByRole("textbox", { name: "Reason" }).fill("Joins the sales team");
		await roleDialog.getByRole("button", { name: "Set role" }).click();
		const stepUp = page.getByRole("dialog", { name: "Please confirm it’s you" });
		await expect(stepUp.getByRole("textbox")).toHaveValue(/^\d{6}$/);
		await stepUp.getByRole("button", { name: "Verify" }).click();
		await expect(page.getByText("Karan Rawat now has the role Sales person.")).toBeVisible();
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await expect(page.getByRole("button", { name: "Reset two-step login" })).toBeVisible();
	});
});
