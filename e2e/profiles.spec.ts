import type { Page } from "@playwright/test";
import { samplePhotos } from "./support/registration.ts";
import { logIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const mobile = "9812100001";

const none = "Profile has not been setup by the person whose profile you are trying to view";
const noneOwn = "You have not yet setup a profile, please add some info..";

/** The screens that load a person's own profile. */
const ownProfile = "**/api/profile/me";

const main = (page: Page) => page.getByRole("main");
const field = (page: Page, name: string | RegExp) => main(page).getByLabel(name);
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
const title = (page: Page, name: string) => main(page).getByRole("heading", { level: 1, name, exact: true });

/** Saving leads home with a message. */
async function expectSaved(page: Page, words: string): Promise<void> {
	await expect(page).toHaveURL("/");
	await expect(page.getByRole("status").getByText(words, { exact: true })).toBeVisible();
}

async function addExperience(
	page: Page,
	work: { title: string; company: string; from: string; to?: string },
) {
	await page.goto("/add-experience");
	await field(page, "Title or trade").fill(work.title);
	await field(page, "Company or employer").fill(work.company);
	await field(page, "From").fill(work.from);
	if (work.to === undefined) {
		await field(page, /^To /).fill("2020-01-01");
		await field(page, "I am still there").check();
		await expect(field(page, /^To /)).toBeDisabled();
		await expect(field(page, /^To /)).toHaveValue("");
	} else await field(page, /^To /).fill(work.to);
	await button(page, "Add Experience").click();
	await expectSaved(page, "Experience Added");
}

/** The page's own response; a cache may have the previous one for moments. */
const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status();

test("a profile is created, read by a guest, exported and deleted with its account", async ({
	page,
	browser,
}) => {
	test.slow();
	await logIn(page, mobile, "Asha Negi");
	let address = "";

	await test.step("there is none yet, with a link to create one", async () => {
		await page.getByLabel("Your account: Asha Negi").click();
		await page.getByRole("link", { name: "My Profile" }).click();
		await expect(title(page, noneOwn)).toBeVisible();
		address = new URL(page.url()).pathname;
		expect(await statusOf(page, address)).toBe(404);
		const answer = Promise.withResolvers<void>();
		await page.route(ownProfile, async (route) => {
			await answer.promise;
			await route.continue();
		});
		await page.reload();
		await expect(page.getByLabel("Your account: Asha Negi")).toBeVisible();
		await expect(main(page).getByText("Loading")).toBeAttached();
		await expect(title(page, noneOwn)).toHaveCount(0);
		answer.resolve();
		await expect(title(page, noneOwn)).toBeVisible();
		await page.unroute(ownProfile);
		await page.goto("/add-experience");
		await expect(main(page).getByRole("heading", { name: noneOwn })).toBeVisible();
		await main(page).getByRole("link", { name: "Create Profile" }).click();
		await expect(title(page, "Create Profile")).toBeVisible();
	});

	await test.step("missing fields and invalid links are reported at their fields", async () => {
		await field(page, /^Website/).fill("javascript:alert(1)");
		await button(page, "Social links (optional)").click();
		await field(page, "Facebook").fill("https://example.com/asha");
		await button(page, "Save profile").click();
		const status = field(page, "What describes you?");
		await expect(status).toBeFocused();
		await expect(status).toHaveAccessibleDescription("Status is required");
		await expect(field(page, "Skills")).toHaveAccessibleDescription("Skills is required");
		await expect(field(page, /^Website/)).toHaveAccessibleDescription(/^Please enter a link to a web page/);
		await expect(field(page, "Facebook")).toHaveAccessibleDescription(/Facebook/);
	});

	await test.step("the input survives a reload", async () => {
		await field(page, "What describes you?").selectOption({ label: "Looking for Jobs" });
		await field(page, "Skills").fill("Wiring, fan fitting,, wiring , इन्वर्टर");
		await expect(field(page, "Skills")).toHaveAccessibleDescription("3 of 50 skills");
		await field(page, /^Bio/).fill("Twelve years in the hills.");
		await field(page, /^Website/).fill("negi.example");
		await field(page, "Facebook").fill("facebook.com/asha");
		await page.reload();
		await expect(field(page, /^Bio/)).toHaveValue("Twelve years in the hills.");
		await expect(field(page, "Facebook")).toHaveValue("facebook.com/asha");
	});

	await test.step("a document is no picture; a photo is shown before it is sent", async () => {
		const input = main(page).locator('input[type="file"]');
		await input.setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") });
		await expect(main(page).getByText(/could not be read as a picture/)).toBeVisible();
		const [photo] = await samplePhotos(1);
		if (photo === undefined) throw new Error("no photo");
		await input.setInputFiles(photo);
		await expect(main(page).getByRole("img", { name: photo.name })).toBeVisible();
		await button(page, "Save profile").click();
		await expectSaved(page, "Profile Created");
	});

	await test.step("impossible dates are refused, then experience and education are added", async () => {
		await page.goto("/add-experience");
		await field(page, "Title or trade").fill("Helper");
		await field(page, "From").fill("2020-01-02");
		await field(page, /^To /).fill("2020-01-01");
		await button(page, "Add Experience").click();
		await expect(field(page, "Company or employer")).toHaveAccessibleDescription("Company is required");
		await expect(field(page, /^To /)).toHaveAccessibleDescription("The end cannot be before the start.");
		await addExperience(page, {
			title: "Helper",
			company: "Rana Electric",
			from: "2010-01-01",
			to: "2014-05-01",
		});
		await addExperience(page, { title: "Electrician", company: "Negi Wiring", from: "2014-06-01" });
		await page.goto("/profile-actions");
		await main(page).getByRole("link", { name: "Add Education" }).click();
		await field(page, "School, college or institute").fill("ITI Mandi");
		await field(page, "Degree or certificate").fill("Diploma");
		await field(page, "From").fill("2008-07-01");
		await button(page, "Add Education").click();
		await expectSaved(page, "Education Added");
	});

	await test.step("one is removed again, after a confirmation", async () => {
		await page.goto("/profile-actions");
		await main(page).getByRole("link", { name: "Add Experience" }).click();
		await expect(main(page).getByRole("listitem")).toHaveCount(2);
		await button(page, "Remove Helper, Rana Electric").click();
		await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
		await expect(main(page).getByRole("listitem")).toHaveCount(1);
		await expect(main(page).getByRole("heading", { name: "Experience in your profile" })).toBeFocused();
		await main(page).getByRole("link", { name: "Go Back" }).click();
		await expect(page).toHaveURL("/profile-actions");
	});

	await test.step("its owner can edit it, a guest can read it", async () => {
		await page.route(ownProfile, (route) => route.fulfill({ status: 429, json: { message: "Too often" } }));
		await page.goto(address);
		await expect(main(page).getByText("The rest of your profile could not be loaded.")).toBeInViewport();
		await expect(main(page).getByRole("link", { name: "Edit Profile" })).toBeVisible();
		await page.unroute(ownProfile);
		await button(page, "Try again").click();
		await expect(main(page).getByText("0 visits so far")).toBeVisible();
		const guest = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
		await expect.poll(() => statusOf(guest, address)).toBe(200);
		await guest.goto(address);
		await expect(title(guest, "Asha Negi")).toBeVisible();
		for (const words of [
			"Looking for Jobs",
			"Twelve years in the hills.",
			"इन्वर्टर",
			"Since 1 Jun 2014",
			"ITI Mandi",
		])
			await expect(main(guest).getByText(words, { exact: true })).toBeVisible();
		await expect(main(guest).getByText("Rana Electric")).toHaveCount(0);
		await expect(main(guest).getByRole("link", { name: /Edit|Add/ })).toHaveCount(0);
		const facebook = main(guest).getByRole("link", { name: /^Facebook/ });
		await expect(facebook).toHaveAttribute("href", "https://facebook.com/asha");
		await expect(facebook).toHaveAttribute("rel", "noopener nofollow ugc");
		const html = await (await guest.request.get(address)).text();
		expect(html).not.toContain(mobile);
		await expect(main(guest).locator("header img")).toHaveJSProperty("complete", true);
		await main(guest).getByRole("heading", { name: "Skills" }).click();
		await expect(main(guest).getByText("fan fitting")).toBeHidden();
		await guest.context().close();
	});

	await test.step("the data export contains all of it", async () => {
		await page.goto("/profile-actions");
		const [download] = await Promise.all([
			page.waitForEvent("download"),
			button(page, "Download my data").click(),
		]);
		const chunks: Buffer[] = [];
		for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
		const copy = Buffer.concat(chunks).toString();
		for (const words of ["Twelve years in the hills.", "Negi Wiring", "ITI Mandi"])
			expect(copy).toContain(words);
	});

	await test.step("the public page disappears with the account", async () => {
		await button(page, "Delete my account").click();
		const dialog = page.getByRole("dialog");
		await dialog.getByRole("textbox").fill(mobile);
		await dialog.getByRole("button", { name: "Delete my account" }).click();
		await expect(page.getByText("Your account has been deleted.")).toBeVisible();
		await expect.poll(() => statusOf(page, address), { timeout: 90_000 }).toBe(404);
		await page.goto(address);
		await expect(title(page, none)).toBeVisible();
		await expect(main(page).getByText("Asha Negi")).toHaveCount(0);
	});
});
