import type { Page } from "@playwright/test";
import { confirmListing } from "./support/confirm-listing.ts";
import { addPhotos, chooseService, confirmNewAddress, desk, seenButton } from "./support/registration.ts";
import { logIn, openAs } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/**
 * Each size has its own people, because both run at the same time and a code is sent to a mobile only every 30
 * seconds.
 */
const cast: Record<string, { mobile: string; name: string; firm: string; manager: string }> = {
	phone: { mobile: "9811200001", name: "Tenzin Dolma", firm: "Nook by the Falls", manager: "9811200011" },
	desk: { mobile: "9811200002", name: "किरण नेगी", firm: "Deodar Loft", manager: "9811200012" },
};

/** Reloads the list of Jibhi until the card is as expected, because public pages are cached for five seconds. */
async function expectOnList(page: Page, firm: string, words: string): Promise<void> {
	const card = page.getByRole("article").or(page.getByRole("listitem")).filter({ hasText: firm }).first();
	await expect(async () => {
		await page.goto("/show-service/home-stays/jibhi");
		await expect(card).toContainText(words, { timeout: 1_000 });
	}).toPass({ timeout: 20_000 });
}

test("a home stay registers, is confirmed and appears in its list", async ({ page, browser }, {
	project,
}) => {
	test.slow();
	const owner = cast[project.name];
	if (owner === undefined) throw new Error(`no owner for ${project.name}`);

	await test.step("the owner completes the steps; a reload in between loses nothing", async () => {
		await logIn(page, owner.mobile, owner.name);
		await page.goto("/add-service");
		// A press takes effect although the service's data is loading.
		const facts = Promise.withResolvers<void>();
		await page.route("**/api/service/bysector", async (route) => {
			await facts.promise;
			await route.continue();
		});
		await chooseService(page, "Home Stays");
		await seenButton(page, "Continue").click();
		await expect(seenButton(page, "Continue")).toHaveAttribute("aria-busy", "true");
		facts.resolve();
		await confirmNewAddress(page, { pincode: "175123", street: "House 3, near the waterfall" });
		await page.getByLabel("Firm name, if any").fill(owner.firm);
		await page.getByLabel("Description").fill("Three rooms in a wooden house.");
		await addPhotos(page, 6);
		await page.reload();
		await expect(page.getByLabel("Firm name, if any")).toHaveValue(owner.firm);
		await expect(page.getByText("6 of 10")).toBeVisible();
		await seenButton(page, "Continue").click();
	});

	await test.step("chooses a plan and sends it; the photos follow, then the payment", async () => {
		await page.getByText("Lead Basis, 10 leads").click();
		const leaving = Promise.withResolvers<void>();
		await page.route("**/api/workerCategory/*/images", async (route) => {
			await leaving.promise;
			await route.continue();
		});
		await seenButton(page, "Pay ₹490.00").click();
		await expect(page.getByRole("heading", { name: "Your registration has arrived" })).toBeFocused();
		leaving.resolve();
		await page.waitForURL(/\/sandbox-pay\//, { timeout: 60_000 });
		await page.getByRole("button", { name: /^Pay/ }).click();
		await page.waitForURL(/\/payment-status\//, { timeout: 30_000 });
		await page.getByRole("link", { name: "See your listing" }).click();
		await page.waitForURL(desk, { timeout: 30_000 });
		await expect(page.getByRole("heading", { level: 1, name: owner.firm })).toBeVisible();
		await expect(page.getByText("Applied", { exact: true }).first()).toBeVisible();
		await expect(page.getByText("6 of 10")).toBeVisible();
	});
	const ownManagePage = new URL(page.url()).pathname;

	await test.step("answers the questions about the house, and must give consent", async () => {
		await page.getByRole("link", { name: "Add Details" }).click();
		await page.getByLabel("Number of rooms").fill("3");
		await page.getByLabel("Price for a night").fill("1800");
		await seenButton(page, "Save details").click();
		await expect(page.getByText("Please give consent to proceed.").first()).toBeVisible();
		await page.getByLabel(/This home is run by me or my family/).check();
		await seenButton(page, "Save details").click();
		await page.waitForURL(desk, { timeout: 30_000 });
	});

	const work = await openAs(browser, page, owner.manager, "Meera Iyer");
	await test.step("a manager opens it from the queue and asks for a change, which the owner reads", async () => {
		const wish = "Please add a photo of the kitchen.";
		await work.goto("/registrations?payment=paid");
		const row = work.getByRole("row").filter({ hasText: owner.firm });
		// The oldest come first; other journeys register, too.
		await expect(work.getByRole("row").nth(1)).toBeVisible();
		await expect(async () => {
			if (!(await row.isVisible()))
				await work.getByRole("link", { name: "Next page" }).click({ timeout: 2_000 });
			await expect(row).toBeVisible({ timeout: 2_000 });
		}).toPass({ timeout: 20_000 });
		await row.getByRole("link").first().click();
		await work.getByRole("button", { name: "Ask for a change" }).click();
		const dialog = work.getByRole("dialog", { name: "Ask for a change" });
		await dialog.getByRole("button", { name: "Send" }).click();
		await expect(dialog.getByText("Please write what should change.")).toBeVisible();
		await dialog.getByLabel("What should change?").fill(wish);
		await dialog.getByRole("button", { name: "Send" }).click();
		await expect(dialog).toHaveCount(0);
		await page.goto(ownManagePage);
		await expect(page.getByText(wish)).toBeVisible();
	});

	await test.step("the manager rejects it with a reason, and the owner applies again", async () => {
		const reason = "The photos show another house.";
		await work.goto(ownManagePage);
		const status = work.getByRole("region", { name: "Status" });
		await status.getByRole("combobox").selectOption("rejected");
		await status.getByRole("textbox").fill(reason);
		await status.getByRole("button", { name: "Confirm" }).click();
		await expect(work.getByText("Rejected", { exact: true }).first()).toBeVisible();
		await page.goto(ownManagePage);
		await expect(page.getByText(reason)).toBeVisible();
		await page.getByRole("button", { name: "Apply again" }).click();
		await expect(page.getByText("Applied", { exact: true }).first()).toBeVisible();
	});

	await test.step("the manager confirms it", async () => {
		await confirmListing(work, ownManagePage);
		await work.context().close();
	});

	await test.step("customers find it at its place, with its photos", async () => {
		await expectOnList(page, owner.firm, "₹1,800 per night");
		await page
			.getByRole("article")
			.or(page.getByRole("listitem"))
			.filter({ hasText: owner.firm })
			.first()
			.getByRole("link", { name: "View Details" })
			.click();
		await expect(page.getByRole("heading", { level: 1, name: owner.firm })).toBeVisible();
		expect(await page.content()).not.toContain(owner.mobile);
	});

	await test.step("the owner marks it unavailable, and the list shows it", async () => {
		await page.goto(ownManagePage);
		await page.getByRole("combobox", { name: "Availability" }).selectOption("unavailable");
		const saved = page.waitForResponse(/\/availability$/);
		await page.getByRole("button", { name: "Confirm" }).first().click();
		expect((await saved).ok()).toBe(true);
		await expectOnList(page, owner.firm, "Currently unavailable");
	});
});
