import type { Route } from "@playwright/test";
import { readPdfText } from "../src/invoices/server/testing/pdf-text.ts";
import { formatDate } from "../src/platform/dates.ts";
import { buyers } from "./support/buyers.ts";
import { choosePlan, expectPaid, goToSandbox, leaveSandbox, toPay } from "./support/checkout.ts";
import { confirmListing } from "./support/confirm-listing.ts";
import { expectInvoice } from "./support/expect-invoice.ts";
import { expectHue } from "./support/hue.ts";
import {
	addPhotos,
	addPlace,
	chooseService,
	confirmNewAddress,
	desk,
	seenButton,
} from "./support/registration.ts";
import { logIn, openAs } from "./support/sign-in.ts";
import { downloadInvoice, expectTiles, subscriptionsOf } from "./support/subscriptions.ts";
import { expect, test } from "./support/test.ts";

test("a carpenter registers with a referral code, pays, and downloads the invoice", async ({
	page,
	browser,
}, { project }) => {
	test.slow();
	const buyer = buyers[project.name === "phone" ? "phone" : "desk"];
	const { plan, sum, bought } = buyer;

	await test.step("goes through the registration up to the plans", async () => {
		await logIn(page, buyer.mobile, buyer.name);
		await page.goto("/add-service");
		await chooseService(page, "Carpenters");
		await seenButton(page, "Continue").click();
		await confirmNewAddress(page, buyer.address);
		await page.getByLabel("Firm name, if any").fill(buyer.firm);
		await addPlace(page, buyer.place);
		await seenButton(page, "Continue").click();
	});

	await test.step("chooses a plan; a wrong referral code is refused in red until it is edited", async () => {
		await choosePlan(page, plan);
		await expect(page.getByText(buyer.each)).toBeVisible();
		await expect(toPay(page)).toContainText(`Total ${sum.price}`, { useInnerText: true });
		await page.getByRole("button", { name: "Click here" }).click();
		await page.getByLabel("Referral code").fill("ZZZZZZZZ");
		await seenButton(page, "Submit").click();
		const refusal = page.getByText("Invalid referral code");
		await expectHue(refusal, "red");
		await page.getByLabel("Referral code").fill("ZZZZZZZ");
		await expect(refusal).toHaveCount(0);
	});

	await test.step("a valid one is green, and the price drops by a tenth", async () => {
		await page.getByLabel("Referral code").fill(buyer.code.toLowerCase());
		await seenButton(page, "Submit").click();
		await expectHue(page.getByText("Referral code applied. You get 10% off."), "green");
		await expect(toPay(page).locator("dl > div")).toHaveText(
			[`${plan} ${sum.price}`, `Referral, 10% off ${sum.discount}`],
			{ useInnerText: true },
		);
		await expect(toPay(page)).toContainText(`Total ${sum.due}`, { useInnerText: true });
	});

	await test.step("chooses the buyer's state, sees the GST in the total, and pays", async () => {
		const state = page.getByLabel("State on the invoice");
		await expect(state.getByRole("option", { name: "Kerala" })).toBeAttached();
		await expect(state).toHaveValue("Himachal Pradesh");
		await state.selectOption(buyer.state);
		await expect(toPay(page)).toContainText(`Total ${sum.due} ${buyer.gst}`, { useInnerText: true });
		await goToSandbox(page, sum.due);
		await leaveSandbox(page, `Pay ${sum.due}`);
		await expectPaid(page, sum.due);
	});

	await page.getByRole("link", { name: "See your listing" }).click();
	await page.waitForURL(desk);
	const ownManagePage = new URL(page.url()).pathname;
	const ownSubscriptions = `${ownManagePage.replace("/professionals/", "/professional/")}/subscriptions`;

	await test.step("cannot register for the same service again", async () => {
		await page.goto("/add-service");
		await chooseService(page, "Carpenters");
		await expect(page.getByText("You have already applied to this service").first()).toBeVisible();
		await expect(seenButton(page, "Continue")).toHaveCount(0);
	});

	await test.step("a manager sees the waiting plan, and confirms the listing", async () => {
		const work = await openAs(browser, page, buyer.manager, "Meera Iyer");
		await work.goto(ownSubscriptions);
		const card = subscriptionsOf(work, "Upcoming").getByRole("listitem");
		await expectHue(card.getByText("Upcoming", { exact: true }), "blue");
		await expect(card).toContainText(buyer.name);
		await expect(card.getByRole("link")).toHaveAttribute("href", `tel:+91${buyer.mobile}`);
		await expect(work.getByRole("link", { name: /^(Choose|Renew) Subscription/ })).toHaveCount(0);
		await confirmListing(work, ownManagePage);
		await work.context().close();
	});

	await test.step("the plan is active from then on", async () => {
		await page.goto(ownManagePage);
		await page.getByRole("link", { name: "Check Subscriptions" }).click();
		await expect(page.getByText("Manage your active and upcoming subscriptions")).toBeVisible();
		await expectTiles(page, { active: 1, upcoming: 0, value: bought.value });
		await expect(page.getByText("No upcoming subscriptions found")).toBeVisible();
		await expect(page.getByRole("link", { name: "Renew Subscription" })).toBeVisible();
		const card = subscriptionsOf(page, "Active").getByRole("listitem");
		await expect(card.getByRole("heading", { name: bought.title })).toBeVisible();
		await expectHue(card.getByText("Active", { exact: true }), "green");
		await expectHue(card.getByText("Success", { exact: true }), "green");
		const today = formatDate(new Date());
		const facts = [
			`${bought.value} / ${bought.size}`,
			`Payment plan ${plan}`,
			`Activated ${today}`,
			`Created ${today}`,
		];
		for (const fact of [...facts, `Updated ${today}`])
			await expect(card).toContainText(fact, { useInnerText: true });
		await expect(card.locator("dl").first().locator("> div")).toHaveText(bought.leads, {
			useInnerText: true,
		});
		await expect(card).not.toContainText(buyer.name);
	});

	await test.step("the invoice has both parties, the tax of the buyer's state, and correct sums", async () => {
		const card = subscriptionsOf(page, "Active").getByRole("listitem");
		const { name, file } = await downloadInvoice(page, card);
		expect(name).toBe("invoice.pdf");
		expectInvoice(readPdfText(file), buyer);
	});
});

/** Each size has its own people, as above. */
const unheard: Record<string, { mobile: string; name: string }> = {
	phone: { mobile: "9811400003", name: "Pema Lhamo" },
	desk: { mobile: "9811400004", name: "Ritu Sood" },
};

test("after a lost response to a payment, the input belongs to the registration", async ({ page }, {
	project,
}) => {
	test.slow();
	const owner = unheard[project.name];
	if (owner === undefined) throw new Error(`no owner for ${project.name}`);
	const gstin = "27AAPFU0939F1ZV";

	await test.step("registers as a carpenter with a photo, a code and a GSTIN, and gets no response", async () => {
		await logIn(page, owner.mobile, owner.name);
		await page.goto("/add-service");
		const welcome = page.getByText("Join thousands of professionals growing their business");
		await expect(welcome).toBeVisible();
		await chooseService(page, "Carpenters");
		// While the service's questions load, the button ignores presses.
		await expect(async () => {
			await seenButton(page, "Continue").click();
			await expect(welcome).toHaveCount(0, { timeout: 2_000 });
		}).toPass();
		await confirmNewAddress(page, { pincode: "175123", street: "House 7, near the bridge" });
		await addPlace(page, "Mandi");
		await addPhotos(page, 1);
		await seenButton(page, "Continue").click();
		await choosePlan(page, "Lead Basis, 10 leads");
		await page.getByRole("button", { name: "Click here" }).click();
		await page.getByLabel("Referral code").fill(buyers.phone.code);
		await seenButton(page, "Submit").click();
		await expect(toPay(page)).toContainText("Total ₹441.00", { useInnerText: true });
		await page.getByRole("button", { name: "Add GSTIN" }).click();
		await page.getByLabel("GSTIN", { exact: true }).fill(gstin);
		await page.getByLabel("Address of this GSTIN").fill("Shop 3, Pune");
		const arrived = new Promise<void>((resolve) => {
			const keepAnswer = async (route: Route) => {
				await route.fetch();
				resolve();
			};
			void page.route("**/api/payments/phonepe/pay", keepAnswer);
		});
		await seenButton(page, "Pay ₹441.00").click();
		await arrived;
	});

	await test.step("after a reload the registration asks for its payment, with all input", async () => {
		await page.reload();
		await page.unrouteAll();
		await expect(page.getByText("You have tried to register for the service").first()).toBeVisible();
		await page.getByRole("link", { name: "Complete the payment" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Choose Subscription" })).toBeVisible();
		await expect(page.getByRole("radio", { name: "Lead Basis, 10 leads", exact: true })).toBeChecked();
		await expect(page.getByLabel("Referral code")).toHaveValue(buyers.phone.code);
		await expect(page.getByLabel("GSTIN", { exact: true })).toHaveValue(gstin);
		await expect(page.getByLabel("Address of this GSTIN")).toHaveValue("Shop 3, Pune");
		await goToSandbox(page, "₹441.00");
		await leaveSandbox(page, "Pay ₹441.00");
		await expectPaid(page, "₹441.00");
		await page.getByRole("link", { name: "See your listing" }).click();
		await page.waitForURL(desk);
		await expect(page.getByText("1 of 10")).toBeVisible();
	});

	await test.step("the next registration starts empty", async () => {
		await page.goto("/add-service");
		await expect(page.getByRole("combobox", { name: "Service" })).toHaveValue("");
		await chooseService(page, "Home Stays");
		await seenButton(page, "Continue").click();
		await page.getByRole("group", { name: "Select an address" }).locator("label").first().click();
		await seenButton(page, "Confirm Address").click();
		await seenButton(page, "Continue").click();
		await expect(page.getByRole("radio", { name: "Lead Basis, 10 leads", exact: true })).not.toBeChecked();
		await expect(page.getByLabel("Referral code")).toHaveCount(0);
		await expect(page.getByLabel("GSTIN", { exact: true })).toHaveCount(0);
	});
});

/** Each size has its own people, as above. */
const trialists: Record<string, { mobile: string; name: string }> = {
	phone: { mobile: "9811600011", name: "Tara Devi" },
	desk: { mobile: "9811600012", name: "Mohit Sen" },
};

test("after a lost response to a free registration, its photos still follow", async ({ page }, {
	project,
}) => {
	test.slow();
	const owner = trialists[project.name];
	if (owner === undefined) throw new Error(`no owner for ${project.name}`);

	await test.step("registers with a photo and a Free Trial, and gets no response", async () => {
		await logIn(page, owner.mobile, owner.name);
		await page.goto("/add-service");
		await chooseService(page, "Carpenters");
		await seenButton(page, "Continue").click();
		await confirmNewAddress(page, { pincode: "175123", street: "House 9, near the bridge" });
		await addPlace(page, "Mandi");
		await addPhotos(page, 1);
		await seenButton(page, "Continue").click();
		await choosePlan(page, "Free Trial");
		const arrived = new Promise<void>((resolve) => {
			const keepAnswer = async (route: Route) => {
				await route.fetch();
				resolve();
			};
			void page.route("**/api/payments/phonepe/pay", keepAnswer);
		});
		await seenButton(page, "Continue, nothing to pay").click();
		await arrived;
	});

	await test.step("after a reload, continuing adds the photo to the listing", async () => {
		await page.reload();
		await page.unrouteAll();
		await page.getByRole("main").getByRole("link", { name: "See it" }).click();
		await page.waitForURL(desk, { timeout: 60_000 });
		await expect(page.getByText("1 of 10")).toBeVisible();
	});

	await test.step("the next registration starts empty", async () => {
		await page.goto("/add-service");
		await expect(page.getByRole("combobox", { name: "Service" })).toHaveValue("");
	});
});
