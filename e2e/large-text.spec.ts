import type { Page } from "@playwright/test";
import { demoProfessionals } from "../demo/professionals/professionals.ts";
import { cutTexts, widths } from "./support/cut-texts.ts";
import { addressOf, loaded } from "./support/page-addresses.ts";
import { showsFocus } from "./support/shows-focus.ts";
import { logIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/** Like a reader's browser with text twice as large. */
const double = (page: Page) =>
	page.evaluate(() => {
		document.documentElement.style.fontSize = "200%";
	});

for (const path of [
	"/",
	"/electrician",
	"/home-stays",
	"/leads",
	"/lead/new?service=electrician",
	"/jobs",
	"/terms",
	"/privacy",
]) {
	test(`with text at 200 % nothing of ${path} overflows the window`, async ({ page }) => {
		await page.goto(path);
		await double(page);
		const { page: wide, window: room } = await widths(page);
		expect(wide).toBeLessThanOrEqual(room);
	});
}

/** Nothing is cut, and what gets the focus is in sight at so many stops. */
async function expectAllInSight(page: Page, stops: number): Promise<void> {
	const { page: wide, window: room } = await widths(page);
	expect([page.url(), wide, await cutTexts(page)]).toEqual([page.url(), room, []]);
	for (let stop = 0; stop < stops; stop++) {
		await page.keyboard.press("Tab");
		// After the last stop the focus is the browser's.
		const isAtEnd = () => page.evaluate(() => document.activeElement === document.body);
		await expect.poll(async () => (await isAtEnd()) || (await showsFocus(page))).toBe(true);
	}
}

test("at 400 % zoom nothing is cut, and nothing covers what has the focus", async ({ page }, { project }) => {
	test.skip(project.name === "phone");
	test.setTimeout(120_000);
	const renewing = demoProfessionals().find(({ status }) => status === "expired");
	// A desk of 1280 by 1024 px.
	await page.setViewportSize({ width: 320, height: 256 });
	const details = await addressOf(page, "/show-service-details/:profId");
	for (const path of [
		"/",
		"/show-service/electrician/shimla",
		"/leads",
		"/lead/new?service=electrician",
		details,
	]) {
		await page.goto(path ?? "");
		await loaded(page);
		await expectAllInSight(page, 12);
	}
	await page.getByRole("banner").getByRole("button", { name: "Login" }).click();
	await expect(page.getByRole("dialog").getByLabel("Mobile number")).toBeFocused();
	await expectAllInSight(page, 4);
	await logIn(page, renewing?.mobile.slice(3) ?? "");
	for (const path of ["/lead/:leadId", "/:profId/choose-subscription"]) {
		await page.goto((await addressOf(page, path)) ?? "");
		await loaded(page);
		await expectAllInSight(page, 12);
	}
});
