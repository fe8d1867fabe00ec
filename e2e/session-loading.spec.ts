import { test as plainTest, type Page } from "@playwright/test";
import { logIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const people = {
	person: "9811770001",
	waiting: "9811770002",
	guest: "9811770003",
	earlier: "9811770004",
	next: "9811770005",
};

const header = (page: Page) => page.getByRole("banner");
const loginButton = (page: Page) => header(page).getByRole("button", { name: "Login" });
const titleOf = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const loginDialog = (page: Page) => page.getByRole("dialog", { name: "Register / Login" });

/** Guarded pages, each with its title and the reason for its login. */
const guarded = [
	["/add-service?step=address", "Add service with details", "Log in to register your service."],
	["/profile-actions", "My account", "Log in to open your account."],
	["/create-profile", "Edit Profile", "Log in to edit your profile."],
	["/add-experience", "Add Experience", "Log in to edit your profile."],
	["/myservices", "My Services", "Log in to manage your services."],
	["/credits", "Lead credits", "Log in to manage your services."],
	["/referral", "Referral Dashboard", "Log in to see your referrals."],
	["/notifications", "Notifications", "Log in to see your notifications."],
	["/jobs/new", "Post a Job", "Log in to post a job."],
	["/jobs/applied", "My applications", "Log in to see the jobs you applied for."],
	["/jobs/seeking", "Job alerts", "Log in to set up your job alerts."],
	[
		"/applicants?job=01900000-0000-7000-8000-000000000000",
		"Applicants",
		"Log in to see who applied for your job.",
	],
	["/staff", "Staff", "Log in with a staff account to open this page."],
	["/professionalappl?status=applied", "Professionals", "Log in with a staff account to open this page."],
	["/number-reports", "Wrong numbers", "Log in with a staff account to open this page."],
] as const;

test("while the session loads, the header is neutral and a guarded page shows its title", async ({
	page,
}) => {
	test.slow();
	await logIn(page, people.person, "Asha Verma");
	const answer = Promise.withResolvers<void>();
	await page.route("**/api/auth", async (route) => {
		await answer.promise;
		await route.continue();
	});

	await test.step("the same before scripts run: the page marks itself", async () => {
		await page.goto("/", { waitUntil: "commit" });
		await expect(header(page)).toBeVisible();
		await expect(loginButton(page)).toHaveCount(0);
		// The menu opens once scripts run; a press before that has no effect.
		const menu = page.getByRole("dialog", { name: "Welcome" });
		await expect(async () => {
			// An open menu hides the button, so the press needs an end of its own.
			if (!(await menu.isVisible()))
				await page.getByRole("button", { name: "Open menu" }).click({ timeout: 1_000 });
			await expect(menu).toBeVisible({ timeout: 1_000 });
		}).toPass();
		await expect(page.getByRole("button", { name: "Login" })).toHaveCount(0);
	});

	await test.step("each guarded page has its title before its scripts are loaded", async () => {
		for (const [address, title] of guarded) {
			const html = await (await page.request.get(address)).text();
			expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1], address).toBe(title);
		}
	});

	await test.step("each guarded page shows its title and a skeleton", async () => {
		for (const [address, title] of guarded) {
			await page.goto(address);
			await expect(titleOf(page, title)).toBeVisible();
			await expect(page.getByRole("main").getByText("Loading")).toBeAttached();
			await expect(loginButton(page)).toHaveCount(0);
			await expect(page).toHaveURL(address);
		}
	});

	await test.step("the page is shown once the session is loaded", async () => {
		await page.goto("/profile-actions");
		await expect(titleOf(page, "My account")).toBeVisible();
		answer.resolve();
		await expect(page.getByRole("region", { name: "Where you are logged in" })).toBeVisible();
		await expect(page.getByLabel("Your account: Asha Verma")).toBeVisible();
	});
});

// Chromium logs a 500 to the console, which fails the journeys' own test.
plainTest("when the session cannot be loaded, the page says so and tries again", async ({ page }) => {
	await logIn(page, people.waiting, "Ravi Thakur");
	await page.route("**/api/auth", (route) =>
		route.fulfill({ status: 500, json: { message: "Down for now" } }),
	);
	await page.goto("/");
	await expect(header(page).getByRole("button", { name: /could not be loaded\. Try again/ })).toBeVisible();
	await expect(loginButton(page)).toHaveCount(0);
	await page.goto("/profile-actions");
	await expect(titleOf(page, "My account")).toBeVisible();
	await expect(page.getByText("Your account could not be loaded. Down for now")).toBeVisible();
	await expect(loginButton(page)).toHaveCount(0);
	await page.unroute("**/api/auth");
	await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("region", { name: "Where you are logged in" })).toBeVisible();
});

test("a guest logs in on the home page and is led back to the requested page", async ({ page }) => {
	test.slow();

	await test.step("each guarded page names the reason for the login; closing it stays on the home page", async () => {
		for (const [address, , purpose] of guarded) {
			await page.goto(address);
			await expect(loginDialog(page).getByText(purpose)).toBeVisible();
			await expect(page).toHaveURL("/");
		}
		// No data is loaded, because a reload during that would open the login again.
		await page.route("**/*.data*", (route) => route.abort());
		await page.keyboard.press("Escape");
		await expect(loginDialog(page)).toHaveCount(0);
		await expect(page).toHaveURL("/");
		await page.reload();
		await page.unroute("**/*.data*");
		await expect(loginButton(page)).toBeVisible();
		await expect(loginDialog(page)).toHaveCount(0);
	});

	await test.step("after a reload while entering the code, the login leads to the path and query", async () => {
		await page.goto("/professionalappl?status=applied");
		await expect(loginDialog(page)).toBeVisible();
		await page.goto("/jobs/seeking?from=menu");
		await expect(loginDialog(page)).toBeVisible();
		await page.reload();
		const dialog = loginDialog(page);
		await dialog.getByRole("textbox", { name: "Mobile number" }).fill(`0${people.guest}`);
		await dialog.getByRole("button", { name: "Send code" }).click();
		const note = dialog.getByText(/the code is \d{6}/);
		await expect(note).toBeVisible({ timeout: 20_000 });
		const code = /\d{6}/.exec(await note.innerText())?.[0] ?? "";
		await dialog.getByRole("textbox", { name: "OTP" }).fill(code);
		await page.getByRole("textbox", { name: "What should we call you?" }).fill("Meena Kumari");
		await page.getByRole("button", { name: "Continue" }).click();
		await expect(page).toHaveURL("/jobs/seeking?from=menu");
		await expect(titleOf(page, "Job alerts")).toBeVisible();
	});

	await test.step("My account is in the name menu, the drawer, the profile page and the terms", async () => {
		await page.getByLabel("Your account: Meena Kumari").click();
		await header(page).getByRole("link", { name: "My account" }).click();
		await expect(page).toHaveURL("/profile-actions");
		await page.getByRole("button", { name: "Open menu" }).click();
		const drawer = page.getByRole("dialog", { name: "Welcome Meena Kumari" });
		await expect(drawer.getByRole("link", { name: "My account" })).toHaveAttribute(
			"href",
			"/profile-actions",
		);
		await expect(drawer.getByRole("link", { name: "Staff" })).toHaveCount(0);
		await drawer.getByRole("link", { name: "My Profile" }).click();
		await expect(page.getByRole("main").getByRole("link", { name: "My account" })).toBeVisible();
		await page.goto("/terms");
		await page.getByRole("main").getByRole("link", { name: "My account" }).click();
		await expect(titleOf(page, "My account")).toBeVisible();
	});
});

test("a response for an earlier session neither renames nor logs out the next person", async ({
	page,
	browser,
}) => {
	test.slow();
	const elsewhere = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
	await logIn(elsewhere, people.next, "Sunita Devi");
	const token = await elsewhere.evaluate(() => localStorage.getItem("token") ?? "");
	await elsewhere.context().close();
	await logIn(page, people.earlier, "Vikram Rana");
	const storedToken = () => page.evaluate(() => localStorage.getItem("token"));
	/** Another tab logs in the next person; this tab does not know yet. */
	const replaceToken = () => page.evaluate((stored) => localStorage.setItem("token", stored), token);

	await test.step("the response to a new name arrives late", async () => {
		await page.goto("/profile-actions");
		const own = await page.evaluate(() => localStorage.getItem("token") ?? "");
		const sent = Promise.withResolvers<void>();
		const answer = Promise.withResolvers<void>();
		await page.route("**/api/users/me", async (route) => {
			sent.resolve();
			await answer.promise;
			await route.continue();
		});
		const saved = page.waitForResponse("**/api/users/me");
		await page.getByRole("textbox", { name: "Name" }).fill("Vikram Singh");
		await page.getByRole("button", { name: "Save name" }).click();
		await sent.promise;
		await replaceToken();
		answer.resolve();
		expect((await saved).status()).toBe(200);
		await expect(page.getByText("Your name has been saved.")).toBeVisible();
		// Now this tab learns of the other login.
		await page.evaluate(() => window.dispatchEvent(new StorageEvent("storage")));
		await expect(page.getByLabel("Your account: Sunita Devi")).toBeVisible();
		await page.unroute("**/api/users/me");
		await page.evaluate((stored) => localStorage.setItem("token", stored), own);
		await page.reload();
		await expect(page.getByLabel("Your account: Vikram Singh")).toBeVisible();
	});

	await test.step("a logout ends the session of the person who pressed it", async () => {
		const loggedOut = page.waitForResponse("**/api/auth/logout");
		await page.getByLabel("Your account: Vikram Singh").click();
		await replaceToken();
		await page.getByRole("button", { name: "Logout" }).click();
		expect((await loggedOut).request().headers()["x-auth-token"]).not.toBe(token);
		expect((await loggedOut).status()).toBe(200);
		// The page reloads for the next person.
		await expect(page.getByLabel("Your account: Sunita Devi")).toBeVisible();
		expect(await storedToken()).toBe(token);
	});
});

test("a link of the menu that needs a login names the reason", async ({ page }) => {
	await page.goto("/");
	await page.getByRole("banner").getByRole("button", { name: /menu/i }).click();
	await page
		.getByRole("dialog")
		.getByRole("link", { name: /^Register as/ })
		.click();
	await expect(loginDialog(page).getByText("Log in to register your service.")).toBeVisible();
});
