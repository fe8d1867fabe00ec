import type { Page } from "@playwright/test";
import { chooseService, confirmNewAddress, seenButton } from "./support/registration.ts";
import { logIn, openAs } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/**
 * Each size has its own people, because both run at the same time; the staff are admins by the settings of these
 * tests.
 */
const cast: Record<string, { staff: string; other: string }> = {
	phone: { staff: "9811500011", other: "9811500001" },
	desk: { staff: "9811500012", other: "9811500002" },
};

/** The maximum length of a name, without a space where it could break. */
const longName = "Q".repeat(60);

/** The server refuses these calls until the returned function is called. */
async function refuse(page: Page, path: string): Promise<() => Promise<void>> {
	await page.route(path, (route) =>
		route.fulfill({ status: 429, json: { message: "Please wait a moment." } }),
	);
	return () => page.unroute(path);
}

const titleOf = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

const tryAgain = (page: Page) => page.getByRole("main").getByRole("button", { name: "Try again" });

/** Whether an element of the page, or of this part, is wider than its container. */
const isTooWide = (page: Page, part: string) =>
	page.locator(part).evaluate((place) => {
		const { left, right } = place.getBoundingClientRect();
		return place.scrollWidth > place.clientWidth || left < 0 || right > document.documentElement.clientWidth;
	});

test("the focus moves nearby when the pressed element disappears", async ({ page, browser }, { project }) => {
	test.slow();
	const people = cast[project.name];
	if (people === undefined) throw new Error(`no people for ${project.name}`);

	await test.step("after the login, to the name menu", async () => {
		await logIn(page, people.staff, longName);
		await expect(page.getByRole("banner").locator("summary")).toBeFocused();
	});

	await test.step("on a missing record, to the page's title", async () => {
		await page.goto("/lead/xyz");
		await expect(titleOf(page, "No lead found.")).toBeVisible();
		await page.goto("/professional/00000000-0000-4000-8000-000000000000/details");
		await expect(titleOf(page, "We can’t find this registration in your account.")).toBeVisible();
	});

	await test.step("after another try at a list or a page, to the title", async () => {
		const answerLists = await refuse(page, "**/api/lead?*");
		await page.goto("/leads?hasUserBookings=true");
		await tryAgain(page).focus();
		await answerLists();
		await page.keyboard.press("Enter");
		await expect(titleOf(page, "My Booked Leads")).toBeFocused();
		const answerDesk = await refuse(page, "**/api/workerCategory/**");
		await page.goto("/professionals/00000000-0000-4000-8000-000000000000");
		await expect(titleOf(page, "Your service")).toBeVisible();
		await tryAgain(page).focus();
		await answerDesk();
		await page.keyboard.press("Enter");
		await expect(
			titleOf(page, "Unfortunately the page you are looking for has been moved or deleted"),
		).toBeFocused();
	});

	await test.step("a lead that failed to load is not offered", async () => {
		await page.goto("/leads");
		const lead = await page.getByRole("link", { name: /^View/ }).first().getAttribute("href");
		const answerLead = await refuse(page, "**/api/lead/*");
		await page.goto(lead ?? "");
		await expect(page.getByText("We could not load the details of this lead.")).toBeVisible();
		await expect(page.getByRole("button", { name: "Claim Lead" })).toHaveCount(0);
		await expect(page.getByRole("heading", { name: "Customer", exact: true })).toHaveCount(0);
		await answerLead();
		await tryAgain(page).click();
		await expect(page.getByRole("heading", { name: "Customer", exact: true })).toBeVisible();
	});

	await test.step("My account is shown while its sessions load", async () => {
		const arrived = Promise.withResolvers<void>();
		await page.route("**/api/users/me/sessions", async (route) => {
			await arrived.promise;
			await route.continue();
		});
		await page.goto("/profile-actions");
		await expect(titleOf(page, "My account")).toBeVisible();
		const sessions = page.getByRole("region", { name: "Where you are logged in" });
		await expect(sessions.getByText("Loading")).toBeAttached();
		arrived.resolve();
		await expect(sessions.getByText("This browser")).toBeVisible();
	});

	await test.step("an account is not deleted without the number, which can be typed at once", async () => {
		await page.getByRole("button", { name: "Delete my account" }).click();
		const dialog = page.getByRole("dialog", { name: "Delete my account" });
		await dialog.getByRole("button", { name: "Delete my account" }).click();
		const field = dialog.getByRole("textbox", { name: "Mobile number" });
		await expect(field).toBeFocused();
		await expect(field).toHaveAttribute("aria-invalid", "true");
		await expect(dialog.getByText("Type your mobile number to confirm.")).toBeVisible();
		await dialog.getByRole("button", { name: "Keep my account" }).click();
	});

	await test.step("a street without a space stays within its card, and the card within the phone", async () => {
		const other = await openAs(browser, page, people.other, longName);
		await other.goto("/add-service");
		await chooseService(other, "Carpenters");
		await seenButton(other, "Continue").click();
		await confirmNewAddress(other, { pincode: "171001", street: longName });
		await other.goto("/add-service?step=address");
		await expect(other.getByRole("radio", { name: longName })).toBeVisible();
		expect(await isTooWide(other, "main")).toBe(false);
		await other.context().close();
	});

	await test.step("after a role was set, to the person; the longest name stays within the phone", async () => {
		await page.goto("/staff");
		await page.getByLabel("Mobile number").fill(people.other);
		await page.getByRole("button", { name: "Find" }).click();
		await page.getByRole("combobox", { name: "Role" }).selectOption({ index: 1 });
		expect(await isTooWide(page, "main")).toBe(false);
		await page.getByRole("button", { name: "Set role" }).click();
		const dialog = page.getByRole("dialog", { name: "Change the role?" });
		await expect(dialog).toContainText(longName);
		expect(await isTooWide(page, "[role=dialog]")).toBe(false);
		await dialog.getByRole("textbox", { name: "Reason" }).fill("Joins the team");
		await dialog.getByRole("button", { name: "Set role" }).click();
		await expect(page.getByRole("heading", { name: longName })).toBeFocused();
	});
});
