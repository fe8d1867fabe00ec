import type { Page } from "@playwright/test";
import { demoProfessionals } from "../demo/professionals/professionals.ts";
import { logIn, logInThroughDialog } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/**
 * Each size has its own people, because both run at the same time and a code is sent to a mobile only every 30
 * seconds.
 */
const cast: Record<string, { mobile: string; name: string; electrician: string }> = {
	phone: { mobile: "9811100001", name: "Anita Rawat", electrician: electrician(0) },
	desk: { mobile: "9811100002", name: "Vivek Sood", electrician: electrician(1) },
};

/** An electrician of Shimla; the one of the demo accounts is used in other journeys. */
function electrician(nth: number): string {
	const found = demoProfessionals().filter(
		({ service, places, status, mobile }) =>
			service.slug === "electrician" &&
			places.includes("shimla") &&
			status === "active" &&
			mobile !== "+919000000020",
	)[nth];
	if (found === undefined) throw new Error(`the demo has fewer than ${nth + 2} electricians in Shimla`);
	return found.mobile.slice(3);
}

async function searchFor(page: Page, trade: string, place: string): Promise<void> {
	await page.goto("/");
	await page.getByLabel("What do you need?").fill(trade);
	await page.getByLabel("Where?").fill(place);
	await page.getByLabel("Where?").press("Enter");
}

test("from the home page to a claimed lead", async ({ page, browser }, { project }) => {
	test.slow();
	const customer = cast[project.name];
	if (customer === undefined) throw new Error(`no customer for ${project.name}`);
	const wish = `The lights flicker in the kitchen (${project.name}).`;

	await test.step("a customer finds an electrician in Shimla despite typing mistakes", async () => {
		await searchFor(page, "electrcian", "Simla");
		await expect(page).toHaveURL(/\/show-service\/electrician\/shimla/);
		await expect(page.getByRole("heading", { level: 1, name: "Electrician in Shimla" })).toBeVisible();
		await expect(page.getByText("Rakesh Thakur").first()).toBeVisible();
	});

	await test.step("fills in a request; the input survives a reload and the login", async () => {
		await page
			.getByRole("link", { name: "Send request" })
			.or(page.getByRole("button", { name: "Send request" }))
			.first()
			.click();
		await page.getByLabel("Name", { exact: true }).fill(customer.name);
		await page.getByLabel("Mobile", { exact: true }).fill(customer.mobile);
		await page.getByLabel("Address details").fill("Flat 4, near the church");
		await page.getByRole("button", { name: "Budget, date and details (optional)" }).click();
		await page.getByLabel("What needs to be done?").fill(wish);
		await page.getByRole("button", { name: "Send request" }).last().click();
		await logInThroughDialog(page, customer.mobile, customer.name);
		await expect(page).toHaveURL(/\/create-lead-success/);
		await expect(page.getByText("Lead Created Successfully").first()).toBeVisible();
	});

	await test.step("the electrician sees the request without the number, claims it, and can call", async () => {
		const context = await browser.newContext({ viewport: page.viewportSize() });
		const work = await context.newPage();
		await logIn(work, customer.electrician);
		const card = work.getByRole("article").or(work.getByRole("listitem")).filter({ hasText: wish }).first();
		await work.goto("/leads");
		await expect(work).toHaveURL(/forMe=true/);
		await card.getByRole("link", { name: /View/ }).click();
		await expect(work.getByText("Claim this lead to view customer details and contact them.")).toBeVisible();
		expect(await work.content()).not.toContain(customer.mobile);
		await work.getByRole("button", { name: "Claim Lead" }).click();
		await expect(work.getByText("Lead Claimed Successfully").first()).toBeVisible();
		await expect(work.getByRole("link", { name: `Call ${customer.name}` })).toHaveAttribute(
			"href",
			`tel:+91${customer.mobile}`,
		);
		await expect(work.getByRole("heading", { name: "Customer", exact: true })).toBeFocused();
		await context.close();
	});

	await test.step("the customer sees who has the number, and books", async () => {
		await page.goto("/leads?hasUserBookings=true");
		await page.getByRole("link", { name: "View Professionals" }).first().click();
		await expect(
			page.getByRole("heading", { level: 1, name: "1 professional claimed your lead" }),
		).toBeVisible();
		await page.getByRole("button", { name: /^Book / }).click();
		await page.getByRole("button", { name: "Yes, book" }).click();
		await expect(page.getByRole("heading", { level: 1, name: /^You booked / })).toBeFocused();
	});

	await test.step("the customer takes the booking back, changes the request and says who did the work", async () => {
		await page.goto("/leads?hasUserBookings=true");
		await page
			.getByRole("link", { name: /^View:/ })
			.first()
			.click();
		await expect(page.getByText("📌 This lead was created by you.")).toBeVisible();
		await expect(page.getByText("1 of 3 places taken").first()).toBeVisible();
		await page.getByRole("button", { name: "Undo booking" }).click();
		const undoing = page.getByRole("dialog", { name: "Undo the booking?" });
		await undoing.getByText("They did not come").click();
		await undoing.getByRole("button", { name: "Undo booking" }).click();
		await expect(page.getByText("Your request is open again.").first()).toBeVisible();

		await page.getByRole("button", { name: "Edit request" }).click();
		const editing = page.getByRole("dialog", { name: "Edit your request" });
		await editing.getByRole("textbox", { name: "Budget from" }).fill("900");
		await editing.getByRole("textbox", { name: "to", exact: true }).fill("400");
		await editing.getByRole("button", { name: "Save changes" }).click();
		await expect(editing.getByText("The maximum budget cannot be lower than the minimum.")).toBeVisible();
		await editing.getByRole("textbox", { name: "to", exact: true }).fill("1200");
		await editing.getByRole("button", { name: "Save changes" }).click();
		await expect(page.getByText("₹900 - ₹1,200")).toBeVisible();

		await page.getByRole("button", { name: "I’m done", exact: true }).click();
		const ending = page.getByRole("dialog", { name: "Who did the work?" });
		await ending.getByRole("button", { name: "End request" }).click();
		await expect(ending.getByText("Please choose who did the work.")).toBeVisible();
		await ending.locator("label").first().click();
		await ending.getByRole("textbox", { name: "Price (optional)" }).fill("950");
		await ending.getByRole("button", { name: "End request" }).click();
		await expect(page.getByText("Thank you. Your request is completed.").first()).toBeVisible();
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
		await expect(page.getByText("Price: ₹950")).toBeVisible();
	});
});
