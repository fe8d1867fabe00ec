import { type Page, type TestInfo } from "@playwright/test";
import { readFileSync } from "node:fs";
import { openFilters } from "./support/open-filters.ts";
import { logIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/** Each size has its own admin, because a code is sent to a mobile only every 30 seconds. */
const admins: Record<string, string> = { phone: "9811810011", desk: "9811810012" };

const adminOf = ({ project }: TestInfo): string => {
	const mobile = admins[project.name];
	if (mobile === undefined) throw new Error(`no admin for ${project.name}`);
	return mobile;
};

const isPhone = ({ project }: TestInfo) => project.name === "phone";

/** Opens a screen by the back office's own navigation, which is a drawer on a phone. */
async function goTo(page: Page, info: TestInfo, name: string | RegExp): Promise<void> {
	if (isPhone(info)) await page.getByRole("button", { name: "Open the back office menu" }).click();
	await page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name }).click();
}

test("staff see open tasks, find a person and read the audit log", async ({ page }, info) => {
	await logIn(page, adminOf(info), "Asha Menon");

	await test.step("Today shows open tasks, each one tap from its screen", async () => {
		await page.goto("/today");
		await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
		await expect(page.getByRole("contentinfo")).toBeHidden();
		await page.getByRole("link", { name: /Reports of wrong numbers/ }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Wrong numbers" })).toBeVisible();
	});

	await test.step("a screen whose data fails to load keeps its title", async () => {
		await page.route("**/api/audit?*", (route) => route.fulfill({ status: 429, json: { message: "Busy" } }));
		await page.route("**/api/audit", (route) => route.fulfill({ status: 429, json: { message: "Busy" } }));
		await goTo(page, info, "Audit log");
		await expect(page.getByRole("alert").getByText("Busy")).toBeVisible();
		await expect(page.getByRole("heading", { level: 1, name: "Audit log" })).toBeVisible();
		await page.unrouteAll();
		await page.getByRole("button", { name: "Try again" }).click();
		await expect(page.getByRole("table")).toBeVisible();
		if (!isPhone(info)) {
			const navigation = await page.getByRole("complementary").locator("> div").boundingBox();
			const bottom = (navigation?.y ?? 0) + (navigation?.height ?? 0);
			expect(bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
			const current = page.getByRole("complementary").getByRole("link", { name: "Audit log" });
			await expect(current).toBeInViewport({ ratio: 1 });
		}
	});

	await test.step("a record that is not there says so, without another try", async () => {
		for (const [screen, title] of [
			["people", "Person"],
			["registrations", "Professional"],
		] as const) {
			await page.goto(`/${screen}/00000000-0000-7000-8000-000000000000`);
			await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
			await expect(page.getByRole("alert").getByText(/moved or deleted/)).toBeVisible();
			await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
		}
	});

	await test.step("the title shows while a screen's data is slow", async () => {
		const answer = Promise.withResolvers<void>();
		await page.route("**/api/work", async (route) => {
			await answer.promise;
			await route.continue();
		});
		await page.goto("/number-reports");
		await expect(page.getByRole("heading", { level: 1, name: "Wrong numbers" })).toBeVisible();
		await expect(page.getByRole("navigation", { name: "Back office" })).toHaveCount(0);
		answer.resolve();
		await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
		await page.unroute("**/api/work");
	});

	await test.step("a person is found by mobile, which stays out of the URL", async () => {
		await page.keyboard.press("/");
		await page.keyboard.type("90000 00020");
		await page.keyboard.press("Enter");
		const results = page.getByRole("region", { name: "Search results" });
		await results.getByRole("link", { name: /Person/ }).focus();
		await page.keyboard.press("Escape");
		await expect(results).toHaveCount(0);
		await expect(page.getByRole("searchbox")).toBeFocused();
		await page.keyboard.press("Enter");
		await results.getByRole("link", { name: /Person/ }).click();
		await expect(page).toHaveURL(/\/people\/[0-9a-f-]{36}$/);
		await expect(page.getByText("+91 90••••••20")).toBeVisible();
		await expect(page.getByRole("region", { name: "Listings" }).getByRole("link")).not.toHaveCount(0);
	});

	await test.step("an admin sets the role on the person's page, with a reason", async () => {
		await page.getByRole("combobox", { name: "Role" }).selectOption("Promotor");
		await page.getByRole("button", { name: "Set role" }).click();
		const dialog = page.getByRole("dialog", { name: "Change the role?" });
		await expect(dialog).toContainText("+91 90••••••20: from User to Promotor.");
		await dialog.getByRole("button", { name: "Set role" }).click();
		await expect(dialog.getByText("Please give a reason for the role change.")).toBeVisible();
		await dialog.getByRole("button", { name: "Cancel" }).click();
	});

	await test.step("an empty result is reported", async () => {
		await page.getByRole("searchbox", { name: /Find a person/ }).fill("zzzzzz");
		await page.keyboard.press("Enter");
		await expect(page.getByText("Nothing found for “zzzzzz”.")).toBeVisible();
	});

	await test.step("the audit log is filtered and downloaded", async () => {
		await goTo(page, info, "Audit log");
		await openFilters(page);
		await page.getByRole("combobox", { name: "Action" }).selectOption("Decided on a reported number");
		await expect(page).toHaveURL(/action=lead\.number-report/);
		await expect(
			page.getByRole("table", { name: "Audit log" }).getByText("Decided on a reported number"),
		).toBeVisible();
		const download = page.waitForEvent("download");
		await page.getByRole("button", { name: "Download CSV" }).click();
		const file = readFileSync(await (await download).path(), "utf8");
		expect(file.startsWith("\uFEFFTime,Who,")).toBe(true);
		expect(
			file
				.trimEnd()
				.split("\r\n")
				.slice(1)
				.every((row) => row.includes("Decided on a reported number")),
		).toBe(true);
	});
});

test("people without a staff role are redirected home from the back office", async ({ page }, info) => {
	await logIn(page, isPhone(info) ? "9811810021" : "9811810022", "Meera Iyer");
	await page.goto("/today");
	await expect(page).toHaveURL(/\/$/);
});
