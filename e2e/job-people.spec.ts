import type { Page } from "@playwright/test";
import { logIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const widest = (page: Page) =>
	page
		.getByRole("link", { name: /, call / })
		.evaluateAll((links) => Math.max(...links.map((link) => link.getBoundingClientRect().right)));

test("the demo's electrician reads all applicants, and other job seekers", async ({ page }) => {
	await logIn(page, "9000000020");
	await page.goto("/jobs?createdBy=me");
	const card = (text: string) => page.getByRole("listitem").filter({ hasText: text });
	await card("25 people applied")
		.getByRole("link", { name: /^View Applicants/ })
		.click();
	const rows = page.getByRole("row");
	await expect(rows).toHaveCount(21);
	await page.getByRole("button", { name: "Load more" }).press("Enter");
	await expect(rows).toHaveCount(26);
	await expect(rows.nth(21).getByRole("link", { name: /, call / })).toBeFocused();
	await test.step("with text at 200 % no number is cut off", async () => {
		await page.evaluate(() => {
			document.documentElement.style.fontSize = "200%";
		});
		expect(await widest(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
	});

	await page.goto("/jobs?createdBy=me");
	await card("No applications yet")
		.getByRole("link", { name: /^View Applicants/ })
		.click();
	await expect(page.getByText("Nobody has applied Yet")).toBeVisible();
	await page.getByRole("link", { name: "People looking for this work" }).click();
	const seekers = page.getByRole("region", { name: "People looking for this work" }).getByRole("listitem");
	await expect(seekers).toHaveCount(20);
	await page.getByRole("button", { name: "Load more" }).press("Enter");
	await expect(seekers).toHaveCount(24);
});

test("no actions are shown for a job if they fail to load", async ({ page }) => {
	await logIn(page, "9812200021", "Hira Lal");
	await page.goto("/jobs?stateName=Himachal Pradesh");
	// The newest may be one that another test posts and deletes.
	await page.getByRole("heading", { level: 2 }).last().getByRole("link").click();
	await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
	const apply = page.getByRole("button", { name: /^Apply: / }).filter({ visible: true });
	// The list has many, and stays until the job is loaded.
	await expect(apply).toHaveCount(1);
	await expect(apply).not.toHaveAttribute("aria-busy");
	const calls = `**/api${new URL(page.url()).pathname}`;
	const failing = Promise.withResolvers<void>();
	await page.route(calls, async (route) => {
		await failing.promise;
		await route.fulfill({ status: 429, json: {} });
	});
	await page.reload();
	await expect(apply).toBeVisible();
	failing.resolve();
	await expect(page.getByText("The job could not be loaded.")).toBeVisible();
	await expect(apply).toHaveCount(0);
	await page.unroute(calls);
	const answer = Promise.withResolvers<void>();
	await page.route(calls, async (route) => {
		await answer.promise;
		await route.continue();
	});
	await page.reload();
	await apply.click();
	answer.resolve();
	await page
		.getByRole("button", { name: /^UnApply: / })
		.filter({ visible: true })
		.click();
	await expect(apply).toBeVisible();

	const job = new URL(page.url()).pathname.split("/").at(-1) ?? "";
	await page.goto(`/applicants?job=${job}`);
	await expect(
		page.getByRole("heading", { name: "Only the person who posted this job can do this" }),
	).toBeVisible();
});

test("the demo's job seeker adds an area and saves using only the keyboard", async ({ page }) => {
	await logIn(page, "9000000030");
	await page.goto("/jobs/seeking");
	await page.getByRole("combobox", { name: "Add a kind of work" }).fill("bijli");
	await expect(page.getByRole("listbox").getByRole("option")).toHaveText([/^Electrician/]);
	await page.keyboard.press("Escape");
	const add = page.getByRole("button", { name: "Add this area" });
	const state = page.getByRole("combobox", { name: "State" });
	await add.press("Enter");
	await expect(state).toBeFocused();
	await expect(state).toHaveAccessibleDescription("Please choose a state first");
	await state.selectOption("Himachal Pradesh");
	await page.getByRole("combobox", { name: "District" }).selectOption("Kullu");
	await add.press("Enter");
	await expect(add).toBeFocused();
	await expect(page.getByRole("button", { name: "Remove Kullu, Himachal Pradesh" })).toBeVisible();
	await page.reload();
	await expect(page.getByRole("button", { name: "Remove Kullu, Himachal Pradesh" })).toBeVisible();
	const save = page.getByRole("button", { name: "Save" });
	await save.press("Enter");
	await expect(page.getByText("Your job alerts are saved")).toBeVisible();
	await expect(save).toBeFocused();
});

test("customer support reads the job seekers without their numbers", async ({ page }) => {
	await logIn(page, "9000000002");
	await page.goto("/jobs?service=electrician&stateName=Himachal Pradesh&district=Shimla");
	await page.getByRole("link", { name: "Electrician at Thakur Electric Works" }).first().click();
	const seekers = page.getByRole("region", { name: "People looking for this work" }).getByRole("listitem");
	await expect(seekers).toHaveCount(20);
	await expect(seekers.first()).toContainText("••••••");
	await expect(seekers.getByRole("link")).toHaveCount(0);
});
