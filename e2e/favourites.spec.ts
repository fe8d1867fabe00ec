import { demoProfessionals } from "../demo/professionals/professionals.ts";
import { logInThroughDialog } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/** A code is sent to a mobile only every 30 seconds, so each size has its own. */
const mobiles: Record<string, string> = { phone: "9811250001", desk: "9811250002" };

test("a guest saves a professional, finds it under Favourites after the login, and removes it", async ({
	page,
}, { project }) => {
	const painter = demoProfessionals().find(
		({ service, status, firmName }) => service.slug === "painter" && status === "active" && firmName !== null,
	);
	const name = painter?.firmName ?? "";
	const place = painter?.places[0] ?? "";
	const heart = page.getByRole("button", { name: `Save ${name} to favourites`, exact: true });

	await test.step("the heart asks a guest for the login, then saves", async () => {
		await page.goto(`/show-service/painter/${place}`);
		await page.getByRole("heading", { name, exact: true }).getByRole("link").click();
		await expect(heart).toHaveAttribute("aria-pressed", "false");
		const box = await heart.boundingBox();
		expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
		await heart.focus();
		await page.keyboard.press("Enter");
		await expect(page.getByText(`Log in to save ${name}.`)).toBeVisible();
		await logInThroughDialog(page, mobiles[project.name] ?? "", "Kavita Rao");
		await expect(heart).toHaveAttribute("aria-pressed", "true");
	});

	await test.step("the professional is still saved on the next visit, and listed", async () => {
		await page.getByRole("link", { name: "Saved. You find it under Favourites." }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Favourites" })).toBeVisible();
		await expect(page.locator("[data-listing]")).toHaveCount(1);
		await expect(heart).toHaveAttribute("aria-pressed", "true");
		await page.getByRole("link", { name: "View Details" }).click();
		await page.reload();
		await expect(heart).toHaveAttribute("aria-pressed", "true");
	});

	await test.step("the menu leads to the list, where the heart removes the professional", async () => {
		await page.getByLabel("Your account: Kavita Rao").click();
		await page.getByRole("link", { name: "Favourites" }).click();
		// The page before has the same heart.
		await expect(page.getByRole("heading", { level: 1, name: "Favourites" })).toBeVisible();
		const removed = page.waitForResponse(
			(response) => response.request().method() === "DELETE" && response.ok(),
		);
		await heart.click();
		await removed;
		await expect(heart).toHaveAttribute("aria-pressed", "false");
		await page.reload();
		await expect(page.getByRole("heading", { name: "No favourites yet" })).toBeVisible();
		await expect(page.locator("[data-listing]")).toHaveCount(0);
	});
});

test("a guest who closes the login has saved nothing", async ({ page }) => {
	await page.goto("/home-stays");
	await page.getByRole("link", { name: "View Details" }).first().click();
	const heart = page.getByRole("button", { name: /^Save .+ to favourites$/ });
	await heart.click();
	await page.getByRole("dialog", { name: "Register / Login" }).getByRole("button", { name: "Close" }).click();
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect(heart).toHaveAttribute("aria-pressed", "false");
});
