import type { Page } from "@playwright/test";
import { demoProfessionals } from "../demo/professionals/professionals.ts";
import { referralCodeOf } from "../demo/accounts/referral-codes.ts";
import { choosePlan, expectPaid, goToSandbox, leaveSandbox, toPay } from "./support/checkout.ts";
import { expectHue } from "./support/hue.ts";
import { addPlace, chooseService, desk, seenButton } from "./support/registration.ts";
import { logIn } from "./support/sign-in.ts";
import { expectTiles, subscriptionsOf } from "./support/subscriptions.ts";
import { expect, test } from "./support/test.ts";

/** A marble layer of the demo. */
const person = demoProfessionals().find(
	({ service, status }) => service.slug === "marble-installers" && status === "active",
);

const plan = "Enrolment Basis, 3 months";
const due = "₹1,347.00";
/** Words that may only appear after a successful payment. */
const success = /received|you paid|thank you|all done/i;

/** Records every heading that a page of this tab shows, for `headingsSeen`. */
async function keepHeadings(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const keep = () => {
			const seen = new Set((sessionStorage.getItem("headings") ?? "").split("\n"));
			const heading = document.querySelector("h1")?.textContent;
			if (heading) sessionStorage.setItem("headings", [...seen.add(heading)].join("\n"));
		};
		new MutationObserver(keep).observe(document, { childList: true, subtree: true, characterData: true });
	});
}

const headingsSeen = (page: Page) =>
	page.evaluate(() => (sessionStorage.getItem("headings") ?? "").split("\n"));

/** The listing says that its payment is in progress, and does not ask for another. */
async function expectUnderWay(page: Page): Promise<void> {
	await expect(page.getByText(`A payment of ${due} for ${plan} is in progress.`)).toBeVisible();
	await expect(page.getByText("Your registration is saved but not paid yet")).toHaveCount(0);
}

test("a payment fails, another is interrupted and then completed", async ({ page }) => {
	test.slow();
	if (person === undefined) throw new Error("the demo has nobody who lays marble");
	await keepHeadings(page);

	await test.step("a marble layer registers as a carpenter; their own referral code gives no discount", async () => {
		await logIn(page, person.mobile.slice(3));
		await page.goto("/add-service");
		const facts = Promise.withResolvers<void>();
		await page.route("**/api/service/bysector", async (route) => {
			await facts.promise;
			await route.continue();
		});
		await chooseService(page, "Carpenters");
		// A press must not miss the button: it stays in place while the service's data loads.
		const place = await seenButton(page, "Continue").boundingBox();
		const loaded = page.waitForResponse("**/api/workerCategory/status*");
		facts.resolve();
		await loaded;
		expect(await seenButton(page, "Continue").boundingBox()).toEqual(place);
		await seenButton(page, "Continue").click();
		await page.getByRole("group", { name: "Select an address" }).locator("label").first().click();
		await seenButton(page, "Confirm Address").click();
		await addPlace(page, "Shimla");
		await seenButton(page, "Continue").click();
		// A plan is preselected, so that the button shows its price.
		await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
		await expect(page.getByRole("button", { name: /^Pay ₹/ }).filter({ visible: true })).toBeVisible();
		await choosePlan(page, plan);
		await page.getByRole("button", { name: "Click here" }).click();
		await page.getByLabel("Referral code").fill(referralCodeOf(person.mobile));
		await seenButton(page, "Submit").click();
		await expectHue(page.getByText("You cannot use your own referral code"), "red");
		await page.getByRole("button", { name: "Click here" }).click();
		await expect(toPay(page)).toContainText(`Total ${due}`, { useInnerText: true });
	});

	await test.step("the payment fails, and nothing claims otherwise", async () => {
		await goToSandbox(page, due);
		await leaveSandbox(page, "Fail");
		await expect(page.getByRole("heading", { level: 1, name: "The payment failed" })).toBeVisible();
		await expect(
			page.getByText("No money was taken, or it will come back to you automatically.").first(),
		).toBeVisible();
		await expect(page.getByRole("main")).not.toContainText(success);
		await expect(page).toHaveTitle(/^The payment failed/);
		const seen = await headingsSeen(page);
		expect(seen).toEqual(expect.arrayContaining(["Redirecting...", "Test payment", "The payment failed"]));
		expect(seen.join("\n")).not.toMatch(success);
	});

	await test.step("tries again and leaves the payment page, which keeps waiting", async () => {
		await page.getByRole("link", { name: "Try again" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Choose Subscription" })).toBeVisible();
		await expect(page.getByText("Plans for Carpenters")).toBeVisible();
		await choosePlan(page, plan);
		await goToSandbox(page, due);
		await leaveSandbox(page, "Leave without paying");
		await expect(page.getByRole("heading", { level: 1, name: "Waiting for the payment" })).toBeVisible();
		await expect(page.getByRole("main")).not.toContainText(success);
	});
	const waiting = page.url();

	await test.step("the registration still asks for its payment, and nothing counts as bought", async () => {
		await page.goto("/phonepe-loading");
		await expect(page).toHaveURL("/");
		await page.goto("/add-service");
		await chooseService(page, "Carpenters");
		const unpaid =
			"You have tried to register for the service, Please complete your registeration by completing the payment";
		await expect(page.getByText(unpaid).first()).toBeVisible();
		await page.getByRole("link", { name: "Complete the payment" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Choose Subscription" })).toBeVisible();
		await page.goto(waiting);
		await page.getByRole("link", { name: "See your listing" }).click();
		await page.waitForURL(desk);
		await expectUnderWay(page);
		await page.goto("/myservices");
		await expectUnderWay(page);
		await page.getByRole("link", { name: "See the payment" }).click();
		await expect(page).toHaveURL(waiting);
		await page.getByRole("link", { name: "See your listing" }).click();
		await page.getByRole("link", { name: "Check Subscriptions" }).click();
		await expect(page.getByText("No active or upcoming subscriptions")).toBeVisible();
		await expect(page.getByRole("link", { name: "Choose Subscription Plan" })).toBeVisible();
		await expect(page.getByRole("button", { name: "Download Invoice" })).toHaveCount(0);
		expect((await headingsSeen(page)).join("\n")).not.toMatch(success);
	});

	await test.step("a payer who returns without a session logs in on the payment page and sees it", async () => {
		const token = await page.evaluate(() => localStorage.getItem("token"));
		await page.evaluate(() => localStorage.removeItem("token"));
		await page.goto(waiting);
		const login = page.getByRole("dialog", { name: "Register / Login" });
		await expect(login.getByText("Log in to see your payment.")).toBeVisible();
		await expect(page).toHaveURL("/");
		const otherTab = await page.context().newPage();
		await otherTab.goto("/about-us");
		await otherTab.evaluate((kept) => localStorage.setItem("token", kept ?? ""), token);
		await otherTab.close();
		await expect(page.getByRole("heading", { level: 1, name: "Waiting for the payment" })).toBeVisible();
		await expect(page).toHaveURL(waiting);
		await expect(page.getByRole("dialog")).toHaveCount(0);
	});

	await test.step("continues the waiting payment, which succeeds", async () => {
		await page.goto(waiting);
		await page.getByRole("link", { name: "Continue to payment" }).click();
		await page.waitForURL(/\/sandbox-pay\//);
		await leaveSandbox(page, `Pay ${due}`);
		expect(page.url()).toBe(waiting);
		await expectPaid(page, due);
		await page.getByRole("link", { name: "My Subscriptions" }).click();
		await expectTiles(page, { active: 0, upcoming: 1, value: "₹1,347" });
		const card = subscriptionsOf(page, "Upcoming").getByRole("listitem");
		await expectHue(card.getByText("Success", { exact: true }), "green");
		await expect(card.getByRole("button", { name: "Download Invoice" })).toBeVisible();
		await expect(page.getByText("No active subscriptions found")).toBeVisible();
	});
});
