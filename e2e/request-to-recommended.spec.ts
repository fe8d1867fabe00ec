import type { Page } from "@playwright/test";
import { violations } from "./support/access.ts";
import { customerName, type RequestPeople, sendRequest } from "./support/requests.ts";
import { logInThroughDialog, openAs } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/** Two professionals of the demo for one service and place; the first one does the work. */
type Cast = RequestPeople & { first: { mobile: string; firm: string }; second: string };

/** Each size has its own people, because both run at the same time. */
const casts: Record<string, Cast> = {
	phone: {
		customer: "9812310001",
		service: "carpenter",
		place: { slug: "shimla", name: "Shimla" },
		first: { mobile: "7000000256", firm: "Negi Wood Works" },
		second: "7000000671",
	},
	desk: {
		customer: "9812310002",
		service: "carpenter",
		place: { slug: "mandi", name: "Mandi" },
		first: { mobile: "7000000260", firm: "Chauhan Wood Works" },
		second: "7000000707",
	},
};

const reviews = (page: Page) => page.locator("#review");

async function storeUpiId(work: Page, firm: string, upiId: string): Promise<void> {
	await work.goto("/myservices");
	await work.getByRole("main").getByRole("link", { name: firm }).first().click();
	const about = work.getByRole("region", { name: "About this service" });
	await about.getByRole("button", { name: "Edit" }).click();
	const dialog = work.getByRole("dialog", { name: "Edit this service" });
	const field = dialog.getByRole("textbox", { name: "UPI id" });
	await field.fill("chisel@gmail.com");
	await dialog.getByRole("button", { name: "Save", exact: true }).click();
	await expect(field).toHaveAccessibleDescription(/This is not a UPI id\./);
	expect(await violations(work, "edit")).toEqual([]);
	await field.fill(` ${upiId.toUpperCase()} `);
	await dialog.getByRole("button", { name: "Save", exact: true }).click();
	await expect(dialog).toHaveCount(0);
	await expect(work.getByText(upiId)).toBeVisible();
}

async function claim(work: Page, lead: string): Promise<void> {
	await work.goto(lead);
	await work.getByRole("button", { name: "Claim Lead" }).click();
	await expect(work.getByText("Lead Claimed Successfully").first()).toBeVisible();
}

async function writeReview(page: Page, stars: string, text: string): Promise<void> {
	const form = reviews(page);
	await form.getByRole("button", { name: "Send review" }).click();
	await expect(form.getByText("Please choose the stars.")).toBeVisible();
	await form.getByRole("radio", { name: stars, exact: true }).check({ force: true });
	await form.getByRole("checkbox").first().check({ force: true });
	await form.getByRole("textbox", { name: "In your words (optional)" }).fill(text);
	await form.getByRole("button", { name: "Send review" }).click();
	await expect(page.getByText("Thank you. Your review is saved.").first()).toBeVisible();
}

test("two professionals claim a request; one does the work, is paid by UPI, and everyone sees the stars", async ({
	page,
	browser,
}, { project }) => {
	test.slow();
	const people = casts[project.name];
	if (people === undefined) throw new Error(`no people for ${project.name}`);
	const { firm } = people.first;
	const upiId = `work.${project.name}@demobank`;
	const said = `It slides like new (${project.name}).`;
	const work = await openAs(browser, page, people.first.mobile);
	const other = await openAs(browser, page, people.second);

	await test.step("a professional stores a UPI id; something else is refused at its field", () =>
		storeUpiId(work, firm, upiId));

	const lead = await test.step("a customer sends a request, and two professionals claim it", async () => {
		const created = page.waitForResponse(
			(response) => response.request().method() === "POST" && response.url().endsWith("/api/lead"),
		);
		await sendRequest(page, people, "A door sticks.", false);
		await logInThroughDialog(page, people.customer, customerName);
		const { lead: sent } = await (await created).json();
		await expect(page).toHaveURL(/\/create-lead-success/);
		await claim(work, `/lead/${sent._id}`);
		await claim(other, `/lead/${sent._id}`);
		return `/lead/${sent._id}`;
	});

	await test.step("the customer books one; the other no longer sees the number", async () => {
		await page.goto(`${lead}/offers`);
		await expect(
			page.getByRole("heading", { level: 1, name: "2 professionals claimed your lead" }),
		).toBeVisible();
		await page.getByRole("button", { name: `Book ${firm}` }).click();
		await page.getByRole("button", { name: "Yes, book" }).click();
		await expect(page.getByRole("heading", { level: 1, name: `You booked ${firm}` })).toBeFocused();
		await other.reload();
		await expect(other.getByRole("heading", { name: "Customer", exact: true })).toBeVisible();
		await expect(other.getByRole("link", { name: `Call ${customerName}` })).toHaveCount(0);
	});

	await test.step("the work is done; the customer can pay by a link on a phone, by a code at a desk", async () => {
		await page.goto(lead);
		await page.getByRole("button", { name: "I’m done", exact: true }).click();
		const dialog = page.getByRole("dialog", { name: "Who did the work?" });
		await dialog.getByText(firm, { exact: true }).click();
		await dialog.getByRole("textbox", { name: "Price (optional)" }).fill("1450");
		await dialog.getByRole("button", { name: "End request" }).click();
		await expect(page.getByText("Thank you. Your request is completed.").first()).toBeVisible();
		const pay = page.getByRole("region", { name: "Pay ₹1,450 by UPI" });
		await expect(pay.getByText(`The money goes directly to ${firm}.`)).toBeVisible();
		const link = pay.getByRole("link", { name: "Open UPI app" });
		const code = pay.getByRole("figure", { name: `QR code: pay ₹1,450 to ${firm} at the UPI id ${upiId}` });
		if (project.name === "phone") {
			await expect(link).toHaveAttribute("href", new RegExp(`^upi://pay\\?pa=${upiId}&.*&am=1450\\.00&`));
			await expect(code).toHaveCount(0);
		} else {
			await expect(code.locator("svg")).toBeVisible();
			await expect(link).toHaveCount(0);
		}
		expect(await violations(page, "pay")).toEqual([]);
	});

	await test.step("the customer writes; nobody else reads it yet", async () => {
		await expect(reviews(page).getByRole("heading", { name: `How was ${firm}?` })).toBeVisible();
		await writeReview(page, "5 stars", said);
		await expect(
			reviews(page).getByText("Waiting: it is published once both of you have written"),
		).toBeVisible();
		await work.goto("/notifications");
		await work
			.getByRole("link", { name: /How was it\?/ })
			.first()
			.click();
		await expect(reviews(work).getByRole("heading", { name: "How was your customer?" })).toBeVisible();
		await expect(work.getByRole("heading", { name: /UPI/ })).toHaveCount(0);
		await expect(work.getByText(said)).toHaveCount(0);
	});

	await test.step("the professional writes, reads what the customer wrote, and replies", async () => {
		await writeReview(work, "4 stars", "Paid at once.");
		await work.reload();
		await expect(reviews(work).getByText(said)).toBeVisible();
		await reviews(work).getByRole("button", { name: "Reply" }).click();
		const reply = work.getByRole("dialog", { name: "Reply to this review" });
		await reply.getByRole("textbox", { name: "Your reply" }).fill("It was a pleasure.");
		await reply.getByRole("button", { name: "Send reply" }).click();
		await expect(reviews(work).getByText("It was a pleasure.")).toBeVisible();
	});

	await test.step("the other professional reviews nobody, and nobody reviews them", async () => {
		await other.reload();
		await expect(other.getByRole("heading", { name: "Customer", exact: true })).toBeVisible();
		await expect(reviews(other).getByRole("button", { name: "Send review" })).toHaveCount(0);
	});

	await test.step("a guest sees stars, review and reply on the listing", async () => {
		const guest = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
		const card = guest.locator("[data-listing]").filter({ hasText: firm });
		// The list is cached for five seconds.
		await expect(async () => {
			await guest.goto(`/show-service/${people.service}/${people.place.slug}`);
			await expect(card.getByText(/^\d\.\d ★ \(\d+\)$/)).toBeVisible({ timeout: 1000 });
		}).toPass({ timeout: 15_000 });
		await card.getByRole("link", { name: firm }).click();
		await expect(guest.getByRole("heading", { name: "Reviews" })).toBeVisible();
		await expect(guest.getByText(said)).toBeVisible();
		await expect(guest.getByText("It was a pleasure.")).toBeVisible();
		await expect(guest.getByText(/ in .* · .* · Hired through Nukkad/).first()).toBeVisible();
		await guest.context().close();
	});
	await work.context().close();
	await other.context().close();
});
