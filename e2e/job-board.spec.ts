import type { Page } from "@playwright/test";
import { comeBack, openAsGuest } from "./support/guest.ts";
import { logIn, logInThroughDialog, openAs } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/**
 * Each size has its own people, because both run at the same time and a code is sent to a mobile only every 30
 * seconds.
 */
const people = {
	phone: { employer: "9812200001", seeker: "9812200002", firm: "Suket Power Works" },
	desk: { employer: "9812200011", seeker: "9812200012", firm: "Rewalsar Wiring House" },
};

async function postJob(page: Page, firm: string): Promise<void> {
	await page.goto("/jobs/new");
	await page.getByRole("button", { name: "Post a Job" }).click();
	await expect(page.getByRole("combobox", { name: "Category" })).toBeFocused();
	await page.getByRole("combobox", { name: "Category" }).selectOption("Electrician");
	await page.getByRole("textbox", { name: "Firm" }).fill(firm);
	await page.getByRole("textbox", { name: "Description" }).fill("Wiring of six flats.\nPay ₹800 a day.");
	await page.getByRole("textbox", { name: "Pincode" }).fill("175001");
	const office = page.getByRole("combobox", { name: "Post office" });
	await expect(office).toBeEnabled();
	await office.selectOption({ index: 1 });
	await page.reload();
	await expect(page.getByRole("textbox", { name: "Firm" })).toHaveValue(firm);
	await page.getByRole("button", { name: "Post a Job" }).click();
	await expect(page.getByText("Your job is posted")).toBeVisible();
	await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
}

/** As a guest: filters, and finds the job at the pincode. */
async function findByPincode(page: Page, firm: string): Promise<void> {
	await page.goto("/jobs");
	await page.getByRole("button", { name: "Filter" }).click();
	await page.getByRole("group", { name: "Search by" }).getByText("Pincode").click();
	await page.getByRole("textbox", { name: "Pincode" }).fill("175001");
	await page.getByRole("button", { name: "Show jobs" }).click();
	await expect(page).toHaveURL("/jobs?pincode=175001");
	await expect(page.getByRole("link", { name: `Electrician at ${firm}`, exact: true })).toBeVisible();
}

test("a job is posted, found, applied for after a login, and removed", async ({ page, browser }, {
	project,
}) => {
	const { employer, seeker, firm } = people[project.name === "phone" ? "phone" : "desk"];
	const job = `Electrician at ${firm}`;
	await logIn(page, employer, "Nirmala Guleria");
	await postJob(page, firm);
	const address = page.url();
	await expect(page.getByRole("heading", { level: 2, name: "No applications yet" })).toBeVisible();

	const context = await browser.newContext({ viewport: page.viewportSize() });
	const other = await context.newPage();
	await findByPincode(other, firm);
	const apply = other.getByRole("button", { name: `Apply: ${job}`, exact: true });
	const unapply = other.getByRole("button", { name: `UnApply: ${job}`, exact: true });
	await apply.click();
	await logInThroughDialog(other, seeker, "Bhupinder Saini");
	await expect(other.getByText("You have successfully applied for this job")).toBeVisible();
	await expect(unapply).toBeFocused();
	await expect(other.getByText("Applied", { exact: true })).toBeVisible();
	await unapply.click();
	await expect(other.getByText("You have successfully unapplied for this job")).toBeVisible();
	await expect(other.getByText("Applied", { exact: true })).toHaveCount(0);
	await apply.click();
	await expect(unapply).toBeVisible();

	await page.reload();
	await page.getByRole("link", { name: `View Applicants: ${job}` }).click();
	await expect(page).toHaveURL(/\/applicants\?job=/);
	await page.reload();
	const row = page.getByRole("row", { name: /Bhupinder Saini/ });
	await expect(row.getByRole("cell").first()).toHaveText("1");
	await expect(row.getByRole("link", { name: /call Bhupinder Saini/ })).toHaveAttribute(
		"href",
		`tel:+91${seeker}`,
	);

	await page.goto("/jobs?createdBy=me");
	await page.getByRole("button", { name: `Delete: ${job}` }).click();
	await page
		.getByRole("dialog", { name: "Delete this job?" })
		.getByRole("button", { name: "Delete" })
		.click();
	await expect(page.getByText("Job Removed")).toBeVisible();
	await expect(page.getByText("You have not posted a job yet.")).toBeVisible();

	await other.goto(address);
	await expect(other.getByRole("heading", { level: 1, name: "This job no longer exists" })).toBeVisible();
	await context.close();
});

/** Each size has its own people, as above. */
const followed = {
	phone: { employer: "9812200003", seeker: "9812200004", firm: "Beas Lighting" },
	desk: { employer: "9812200013", seeker: "9812200014", firm: "Uhl Valley Electricals" },
};

test("an applicant sees that the application was read and that the job closed", async ({ page, browser }, {
	project,
}) => {
	const { employer, seeker, firm } = followed[project.name === "phone" ? "phone" : "desk"];
	const job = `Electrician at ${firm}`;
	await logIn(page, employer, "Kamla Thakur");
	await postJob(page, firm);
	const address = page.url();

	const other = await openAs(browser, page, seeker, "Devender Saini");
	await other.goto("/jobs/applied");
	await expect(other.getByRole("heading", { name: "You have not applied for a job yet" })).toBeVisible();
	await expect(other.getByRole("main").getByRole("link", { name: "Find jobs" })).toHaveAttribute(
		"href",
		"/jobs",
	);
	await other.goto(address);
	await other
		.getByRole("button", { name: `Apply: ${job}` })
		.filter({ visible: true })
		.click();
	await other.getByRole("link", { name: "See my applications" }).click();
	const card = other.getByRole("listitem").filter({ hasText: job });
	await expect(card.getByText("Sent", { exact: true })).toBeVisible();

	await page.getByRole("link", { name: `View Applicants: ${job}` }).click();
	await expect(page.getByRole("row", { name: /Devender Saini.*No profile yet/ })).toBeVisible();
	await other.reload();
	await expect(card.getByText("Seen", { exact: true })).toBeVisible();

	const guest = await openAsGuest(browser, page, address);
	await expect(guest.getByRole("heading", { level: 1, name: job })).toBeVisible();
	const tab = await other.context().newPage();
	await tab.goto(address);
	await expect(tab.getByText("Posted", { exact: true }).first()).toBeVisible();
	const own = await page.context().newPage();
	const listens = own.waitForResponse((response) => response.url().includes("job-list-events"));
	await own.goto("/jobs?createdBy=me");
	await listens;

	await page.goto(address);
	await page.getByRole("button", { name: `Close: ${job}` }).click();
	await page
		.getByRole("dialog", { name: "Close this job?" })
		.getByRole("button", { name: "Close the job" })
		.click();
	await expect(page.getByText("Job closed")).toBeVisible();
	await test.step("guests no longer find it within ten seconds", async () => {
		await expect.poll(async () => (await page.request.get(address)).status(), { timeout: 10_000 }).toBe(404);
	});
	await test.step("a guest's page shows it on returning to the tab", async () => {
		await comeBack(guest);
		await expect(guest.getByRole("heading", { level: 1, name: "This job no longer exists" })).toBeVisible();
		await guest.context().close();
	});
	await test.step("every open tab shows it without a reload", async () => {
		await expect(card.getByText("Closed", { exact: true })).toBeVisible();
		await expect(tab.getByText("Closed", { exact: true }).first()).toBeVisible();
		const ownCard = own.getByRole("listitem").filter({ hasText: job });
		await expect(ownCard.getByText("Closed", { exact: true }).first()).toBeVisible();
	});
	await other.goto("/notifications");
	await other.getByRole("link", { name: /A job you applied for is closed/ }).click();
	await expect(other).toHaveURL(address);

	await test.step("and withdraws the application", async () => {
		await other.getByRole("link", { name: "See my applications" }).click();
		await card.getByRole("button", { name: `Withdraw: ${job}` }).click();
		await other
			.getByRole("dialog", { name: "Withdraw this application?" })
			.getByRole("button", { name: "Withdraw" })
			.click();
		await expect(other.getByText("You have successfully unapplied for this job")).toBeVisible();
		await expect(other.getByRole("heading", { name: "You have not applied for a job yet" })).toBeVisible();
	});
	await other.context().close();
});

test("applications that failed to load are loaded by another try", async ({ page }, { project }) => {
	await logIn(page, project.name === "phone" ? "9812200005" : "9812200015", "Jitender Pal");
	const calls = "**/api/jobs?appliedBy=me";
	await page.route(calls, (route) => route.fulfill({ status: 429, json: {} }));
	await page.goto("/jobs/applied");
	await expect(page.getByText("Your applications could not be loaded.")).toBeVisible();
	await page.unroute(calls);
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("heading", { name: "You have not applied for a job yet" })).toBeVisible();
});
