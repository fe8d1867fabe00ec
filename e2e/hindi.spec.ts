import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { m } from "../src/paraglide/messages.js";
import { baseLocale, type Locale } from "../src/paraglide/runtime.js";
import { localPath } from "../src/platform/local-path.ts";
import { planLabel } from "../src/subscriptions/subscription.ts";
import { choosePlan, expectPaid, goToSandbox, leaveSandbox } from "./support/checkout.ts";
import { openAsGuest } from "./support/guest.ts";
import { expectOwnLanguage } from "./support/own-language.ts";
import { confirmNewAddress, desk, seenButton } from "./support/registration.ts";
import { cardOf, describeWork } from "./support/requests.ts";
import { askForCode, logIn, logInThroughDialog, openAs } from "./support/sign-in.ts";
import { downloadInvoice } from "./support/subscriptions.ts";
import { expect, test } from "./support/test.ts";

test.use({ language: "hi" });

test("a customer finds an electrician and sends a request; one claims it and can call", async ({
	page,
	browser,
}) => {
	test.slow();
	const customer = { mobile: "9812400001", name: "सुनीता ठाकुर" };
	const wish = "रसोई की लाइट बार-बार जाती है";

	await test.step("finds the list and a listing", async () => {
		await page.goto(localPath("/"));
		await expectOwnLanguage(page);
		await page.getByLabel(m["shell.search.what"]()).fill("बिजली वाला शिमला");
		await page.getByLabel(m["shell.search.what"]()).press("Enter");
		await expect(page).toHaveURL(localPath("/show-service/electrician/shimla"));
		await expectOwnLanguage(page);
		await page.locator("[data-listing]").first().getByRole("link").first().click();
		await expect(page).toHaveURL(/\/show-service-details\//);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expectOwnLanguage(page);
		await page.goBack();
	});

	await test.step("sends the request and logs in", async () => {
		const send = m["words.send_request"]();
		await page
			.getByRole("link", { name: send })
			.or(page.getByRole("button", { name: send }))
			.first()
			.click();
		await page.getByLabel(m["words.name"](), { exact: true }).fill(customer.name);
		await page.getByLabel(m["words.mobile"](), { exact: true }).fill(customer.mobile);
		await describeWork(page, wish);
		await logInThroughDialog(page, customer.mobile, customer.name);
		await expect(page).toHaveURL(/\/create-lead-success/);
		await expect(page.getByText(m["leads.created.message"]()).first()).toBeVisible();
		await expectOwnLanguage(page);
	});

	await test.step("sees the request in the list and opens it", async () => {
		await page.goto(localPath("/leads?hasUserBookings=true"));
		await cardOf(page, wish).getByRole("link").first().click();
		await expect(page.getByRole("button", { name: m["leads.details.close"](), exact: true })).toBeVisible();
		await expectOwnLanguage(page);
	});

	await test.step("an electrician claims it and sees the number", async () => {
		const work = await openAs(browser, page, "7000000633");
		await work.goto(localPath("/leads"));
		await expect(work).toHaveURL(/forMe=true/);
		await expect(cardOf(work, wish)).toBeVisible();
		await expectOwnLanguage(work);
		await cardOf(work, wish).getByRole("link").first().click();
		await expect(work.getByText(m["leads.details.claim_first"]())).toBeVisible();
		await expectOwnLanguage(work);
		await work.getByRole("button", { name: m["leads.details.claim"]() }).click();
		await expect(work.getByText(m["leads.details.claimed"]()).first()).toBeVisible();
		await expect(
			work.getByRole("link", { name: m["leads.details.call"]({ name: customer.name }) }),
		).toHaveAttribute("href", `tel:+91${customer.mobile}`);
		await expectOwnLanguage(work);
		await work.context().close();
	});
});

test("a carpenter registers, pays and downloads the invoice", async ({ page }) => {
	await logIn(page, "9812400002", "मोहन लाल");
	await page.goto(localPath("/add-service?service=carpenter"));
	await seenButton(page, m["words.continue"]()).click();
	await confirmNewAddress(page, { pincode: "175001", street: "दुकान 9, मोती बाज़ार" });
	await page.getByLabel(m["listings.register.firm"]()).fill("मोहन वुड वर्क्स");
	await page.getByLabel(m["listings.register.places_everywhere"]()).check();
	await expectOwnLanguage(page);
	await seenButton(page, m["words.continue"]()).click();
	await choosePlan(page, planLabel({ type: "Lead Basis", durationInMonths: null, numberOfLeads: 10 }));
	await expectOwnLanguage(page);
	await goToSandbox(page, "₹490.00");
	// The provider's page does not know the language.
	await leaveSandbox(page, m["payments.sandbox.pay"]({ amount: "₹490.00" }, { locale: baseLocale }));
	await expectPaid(page, "₹490.00");
	await expectOwnLanguage(page);
	const { name, file } = await downloadInvoice(page, page);
	expect(name).toBe("invoice.pdf");
	expect(file.subarray(0, 5).toString()).toBe("%PDF-");
	await page.getByRole("link", { name: m["payments.status.see_listing"]() }).click();
	await page.waitForURL(desk);
	await expect(page.getByRole("heading", { level: 1, name: "मोहन वुड वर्क्स" })).toBeVisible();
	await expectOwnLanguage(page);
});

test("an employer posts a job, and someone applies", async ({ page, browser }) => {
	const firm = "पहाड़ी बिजली घर";
	await logIn(page, "9812400003", "कमला देवी");
	await page.goto(localPath("/jobs/new"));
	await page.getByRole("combobox", { name: m["job-board.words.category"]() }).selectOption({ index: 1 });
	await page.getByRole("textbox", { name: m["job-board.words.firm"]() }).fill(firm);
	await page.getByRole("textbox", { name: m["job-board.words.description"]() }).fill("छह फ्लैट की वायरिंग।");
	await page.getByRole("textbox", { name: m["places.pincode.label"]() }).fill("175001");
	const office = page.getByRole("combobox", { name: m["places.address.post_office"]() });
	await expect(office).toBeEnabled();
	await office.selectOption({ index: 1 });
	await expectOwnLanguage(page);
	await page.getByRole("button", { name: m["job-board.form.title"]() }).click();
	await expect(page.getByText(m["job-board.form.posted"]())).toBeVisible();
	await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
	await expectOwnLanguage(page);

	const seeker = await openAsGuest(browser, page, page.url());
	await seeker.getByRole("button", { name: m["job-board.apply.apply"]() }).filter({ visible: true }).click();
	await logInThroughDialog(seeker, "9812400004", "देवेंद्र सैनी");
	await expect(seeker.getByText(m["job-board.apply.applied"]())).toBeVisible();
	await expectOwnLanguage(seeker);
	await seeker.goto(localPath("/jobs/applied"));
	await expect(seeker.getByRole("listitem").filter({ hasText: firm })).toBeVisible();
	await expectOwnLanguage(seeker);
	await seeker.context().close();
});

/** The link to a language, by its own name. */
const languageLink = (page: Page, locale: Locale, place: "banner" | "dialog") =>
	page.getByRole(place).getByRole("link", { name: m["shell.language.name"]({}, { locale }) });

test.describe("the choice of a language", () => {
	test("is kept in the browser: links to pages in the other one open in it", async ({ page }) => {
		await page.goto("/jobs");
		await languageLink(page, "hi", "banner").click();
		await expect(page).toHaveURL("/hi/jobs");
		await expectOwnLanguage(page);
		await page.goto("/");
		await expect(page).toHaveURL("/hi");
		await page.goto("/how-we-rank?from=link");
		await expect(page).toHaveURL("/hi/how-we-rank?from=link");
		await expectOwnLanguage(page);

		await page.getByRole("banner").getByRole("button", { name: m["shell.header.menu"]() }).click();
		await languageLink(page, "en", "dialog").click();
		await expect(page).toHaveURL("/how-we-rank?from=link");
		await page.goto("/hi/jobs");
		await expect(page).toHaveURL("/jobs");
		await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");
	});

	test("is stored on the account, and another browser takes it over", async ({ page, browser }) => {
		// Who registers in Hindi has chosen it.
		await logIn(page, "9812400005", "रमेश कुमार");
		// The login of another browser: a second code is sent only after 30 seconds.
		const token = await page.evaluate(() => localStorage.getItem("token") ?? "");
		const other = await openAsGuest(browser, page, "/jobs");
		const chosen = () => other.evaluate(() => localStorage.getItem("language"));
		await other.evaluate((session) => localStorage.setItem("token", session), token);
		await other.reload();
		await expect.poll(chosen).toBe("hi");
		await other.reload();
		await expect(other).toHaveURL("/hi/jobs");

		const saved = page.waitForResponse(/\/api\/users\/me\/language$/);
		await languageLink(page, "en", "banner").click();
		expect((await saved).ok()).toBe(true);
		await other.reload();
		await expect.poll(chosen).toBe("en");
		await other.reload();
		await expect(other).toHaveURL("/jobs");
		await other.context().close();
	});
});

test.describe("a browser that prefers Hindi", () => {
	test.use({ locale: "hi-IN" });

	test("is offered it on an English page, which stays until someone chooses", async ({ page }) => {
		const offer = page.getByRole("link", { name: m["shell.language.offer"]() });
		await page.goto("/jobs");
		await expect(offer).toBeVisible();
		await expect(page).toHaveURL("/jobs");
		await offer.click();
		await expect(page).toHaveURL("/hi/jobs");
		await expectOwnLanguage(page);
		await expect(offer).toBeHidden();
	});

	test("is no longer offered it after choosing English", async ({ page }) => {
		const stay = page.getByRole("link", { name: m["shell.language.stay"]({}, { locale: "en" }) });
		await page.goto("/jobs");
		await stay.click();
		await expect(stay).toBeHidden();
		await page.reload();
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(stay).toBeHidden();
		await expect(page).toHaveURL("/jobs");
	});
});

test("pages that do not exist say so in their language", async ({ page }) => {
	for (const path of ["/no-such/page", `/show-service-details/${randomUUID()}`]) {
		const response = await page.goto(localPath(path));
		expect(response?.status()).toBe(404);
		await expect(page).toHaveTitle(new RegExp(m["shell.not_found.meta_title"]()));
		await expectOwnLanguage(page);
	}
	const response = await page.goto("/xx/electrician");
	expect(response?.status()).toBe(404);
	await expect(page).toHaveTitle(new RegExp(m["shell.not_found.meta_title"]({}, { locale: baseLocale })));
});

test("a wrong code is refused in Hindi", async ({ page }) => {
	await page.goto(localPath("/"));
	await page.getByRole("banner").getByRole("button", { name: m["shell.header.login"]() }).click();
	const { field, code } = await askForCode(page, "9812400006");
	await field.fill(code === "000000" ? "111111" : "000000");
	await expect(field).toHaveAccessibleDescription(new RegExp(m["accounts.otp.code_wrong"]()));
	await expectOwnLanguage(page);
});
