import { cardOf, customerName } from "./support/requests.ts";
import { logIn, openAs } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/**
 * Two professionals of the demo for one service and place, of whom the other one has a plan with limited leads.
 */
const customer = "9812325001";
const place = "panchkula";
const asked = { mobile: "7000000069", name: "Royal TV Care" };
const other = "7000000065";

test("a direct request is one professional's alone until they leave it to others, and ends as not needed", async ({
	page,
	browser,
}) => {
	test.slow();
	const wish = "No picture since this morning.";
	const their = await openAs(browser, page, asked.mobile);
	const others = await openAs(browser, page, other);

	const lead = await test.step("a customer asks one professional", async () => {
		await logIn(page, customer, customerName);
		await page.goto(`/show-service/tv/${place}`);
		await page.getByRole("main").getByRole("link", { name: asked.name }).first().click();
		await expect(page.getByRole("heading", { level: 1, name: asked.name })).toBeVisible();
		const professional = new URL(page.url()).pathname.split("/").at(-1) ?? "";
		await page.goto(`/lead/new?${new URLSearchParams({ professional, service: "tv", location: place })}`);
		await expect(page.getByText(`For ${asked.name}`)).toBeVisible();
		await expect(page.getByLabel("Mobile", { exact: true })).toHaveValue(customer);
		await page.getByLabel("Address details").fill("House 7, second lane");
		await page.getByRole("button", { name: "Budget, date and details (optional)" }).click();
		await page.getByLabel("What needs to be done?").fill(wish);
		await expect(
			page.getByRole("checkbox", { name: "Ask others too if there is no reply in 2 hours" }),
		).toBeChecked();
		await page.getByRole("button", { name: "Send request" }).last().click();
		await expect(page).toHaveURL(/\/create-lead-success/);
		await page.goto("/leads?hasUserBookings=true");
		await page
			.getByRole("link", { name: /^View:/ })
			.first()
			.click();
		await expect(page.getByRole("heading", { name: `For ${asked.name} alone` })).toBeVisible();
		return new URL(page.url()).pathname;
	});

	await test.step("nobody else finds it", async () => {
		await others.goto("/leads?forMe=true");
		await expect(others.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(cardOf(others, wish)).toHaveCount(0);
		await others.goto(lead);
		await expect(others.getByText(wish)).toHaveCount(0);
		await expect(others.getByRole("button", { name: "Claim Lead" })).toHaveCount(0);
	});

	await test.step("the professional finds it under Direct and leaves it to others", async () => {
		await their.goto("/leads");
		await their.getByRole("link", { name: /^Direct/ }).click();
		// "For you" has the same card.
		await expect(their.getByText("Sent from your card or page.")).toBeVisible();
		await cardOf(their, wish).getByRole("link", { name: /^View/ }).click();
		await expect(their.getByRole("heading", { name: "A customer asks you" })).toBeVisible();
		await their.getByRole("button", { name: "Not for me" }).click();
		await expect(their.getByText("Other professionals can claim it now.").first()).toBeVisible();
	});

	await test.step("another professional claims it", async () => {
		await others.goto(lead);
		await others.getByRole("button", { name: "Claim Lead" }).click();
		await expect(others.getByText("Lead Claimed Successfully").first()).toBeVisible();
		await expect(others.getByRole("link", { name: `Call ${customerName}` })).toBeVisible();
	});

	await test.step("the customer no longer needs it; the professional gets the lead back and loses the number", async () => {
		await page.reload();
		await page.getByRole("button", { name: "I’m done", exact: true }).click();
		const ending = page.getByRole("dialog", { name: "Who did the work?" });
		await ending.getByText("I no longer need it", { exact: true }).click();
		await ending.getByRole("button", { name: "End request" }).click();
		await expect(ending).toHaveCount(0);
		await others.reload();
		await expect(
			others.getByText(/^You got the lead back: the customer no longer needed the work/),
		).toBeVisible();
		await expect(others.getByRole("link", { name: `Call ${customerName}` })).toHaveCount(0);
	});
	await their.context().close();
	await others.context().close();
});
