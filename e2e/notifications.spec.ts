import type { Page } from "@playwright/test";
import { openFailingPayments } from "./support/failing-payments.ts";
import { logIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const bell = (page: Page, unread?: number) =>
	page.getByRole("banner").getByRole("link", {
		name: unread === undefined ? "Notifications" : `Notifications, ${unread} unread`,
		exact: true,
	});
const told = (page: Page) => page.getByRole("main").getByRole("link", { name: "Payment failed" });

test("a notification reaches every tab at once and is read in all of them", async ({ page, context }) => {
	test.slow();
	await logIn(page, "9811800001", "Asha Negi");
	await expect(bell(page)).toBeVisible();
	const fail = await openFailingPayments(page);
	const list = await context.newPage();
	await list.goto("/notifications");
	await expect(list.getByRole("heading", { name: "Nothing yet" })).toBeVisible();

	await test.step("a payment fails: both tabs count it, one announces it, the other lists it", async () => {
		await fail();
		await expect(bell(page, 1)).toBeVisible();
		await expect(page.getByRole("status").getByRole("link", { name: /^Payment failed\. / })).toBeVisible();
		await expect(bell(list, 1)).toBeVisible();
		await expect(told(list)).toHaveCount(1);
		await expect(list.getByRole("heading", { name: "Today" })).toBeVisible();
		await expect(list.getByRole("main").getByText("New", { exact: true })).toBeVisible();
	});

	await test.step("the tab with the stream closes, and the other takes over", async () => {
		// The list it loads arrives after the next event and has a lower count.
		const arrive = Promise.withResolvers<void>();
		const isRead = Promise.withResolvers<void>();
		await list.route("**/api/notifications", async (route) => {
			const response = await route.fetch();
			isRead.resolve();
			await arrive.promise;
			await route.fulfill({ response });
		});
		await page.goto("about:blank");
		await isRead.promise;
		await fail();
		await expect(bell(list, 2)).toBeVisible();
		await expect(told(list)).toHaveCount(2);
		const arrived = list.waitForResponse("**/api/notifications");
		arrive.resolve();
		await arrived;
	});

	await test.step("opened by the keyboard, one is read, in the other tab too", async () => {
		await page.goto("/");
		await expect(bell(page, 2)).toBeVisible();
		await bell(page, 2).focus();
		await page.keyboard.press("Enter");
		await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeFocused();
		await expect(told(page)).toHaveCount(2);
		await told(page).first().focus();
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/\/payment-status\//);
		await expect(bell(page, 1)).toBeVisible();
		await expect(bell(list, 1)).toBeVisible();
		await expect(list.getByRole("main").getByText("New", { exact: true })).toHaveCount(1);
	});

	await test.step("marking all as read works in both tabs at once", async () => {
		await list.getByRole("button", { name: "Mark all as read" }).click();
		await expect(list.getByRole("button", { name: "Mark all as read" })).toHaveCount(0);
		await expect(bell(list)).toBeVisible();
		await expect(bell(page)).toBeVisible();
	});

	await test.step("after the logout neither tab shows any of them", async () => {
		await page.getByLabel("Your account: Asha Negi").click();
		await page.getByRole("button", { name: "Logout" }).click();
		await expect(bell(page)).toHaveCount(0);
		await expect(bell(list)).toHaveCount(0);
		await expect(told(list)).toHaveCount(0);
	});
});

test("a kind that is turned off sends no notification", async ({ page }) => {
	test.slow();
	await logIn(page, "9811800002", "Ravi Negi");
	const fail = await openFailingPayments(page);
	await page.goto("/notifications/settings");
	const box = page.getByRole("checkbox", { name: "My payment was received, failed or refunded" });
	await expect(box).toBeChecked();

	await test.step("a failure to save is reported, and the box stays unchanged", async () => {
		const words = "The settings are away.";
		const refusal = { status: 429, json: { message: words, errors: [{ msg: words }] } };
		await page.route("**/api/notifications/settings", (route) => route.fulfill(refusal));
		await box.click();
		await expect(page.getByRole("alert").getByText(words)).toBeVisible();
		await expect(box).toBeChecked();
		await page.unroute("**/api/notifications/settings");
	});

	await test.step("a press saves it", async () => {
		const saved = page.waitForResponse((response) => response.request().method() === "PUT");
		await box.focus();
		await page.keyboard.press("Space");
		expect((await saved).ok()).toBe(true);
		await page.reload();
		await expect(box).not.toBeChecked();
	});

	await test.step("then nothing is sent, and after turning it on again it is", async () => {
		await fail();
		const on = page.waitForResponse((response) => response.request().method() === "PUT");
		await box.check();
		expect((await on).ok()).toBe(true);
		await fail();
		await expect(bell(page, 1)).toBeVisible();
		await bell(page, 1).click();
		await expect(told(page)).toHaveCount(1);
	});
});

test("a person who blocked notifications reads how to allow them later", async ({ page }) => {
	await page.addInitScript(() => {
		// Headless Chromium denies permission by itself, so that the question stays open here.
		Object.defineProperty(Notification, "permission", { get: () => "default" });
		Notification.requestPermission = () => Promise.resolve("denied");
	});
	await logIn(page, "9811800005", "Mohan Negi");
	await page.goto("/notifications/settings");
	await page.getByRole("button", { name: "Turn on" }).press("Enter");
	await expect(page.getByText(/^You blocked notifications for this site\./)).toBeVisible();
	expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
		"You blocked notifications",
	);
});

test("the service worker is never cached by a browser", async ({ request }) => {
	const { headers, ok } = await request.get("/service-worker.js").then((response) => ({
		headers: response.headers(),
		ok: response.ok(),
	}));
	expect(ok).toBe(true);
	expect(headers["cache-control"]).toBe("no-cache");
});
