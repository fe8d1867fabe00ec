import type { Page } from "@playwright/test";
import { violations } from "./support/access.ts";
import { customerName, type RequestPeople, sendRequest } from "./support/requests.ts";
import { logInThroughDialog, openAs } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/** `professional` is one of the demo, and both managers are staff of this journey alone. */
type Cast = RequestPeople & { professional: string; manager: string; colleague: string };

const people: Cast = {
	customer: "9812300001",
	professional: "7000000704",
	manager: "9812300011",
	colleague: "9812300012",
	service: "carpenter",
	place: { slug: "mandi", name: "Mandi" },
};

async function openMore(page: Page): Promise<void> {
	await page.getByRole("main").getByText("More", { exact: true }).first().click();
}

const statusOf = async (page: Page, listing: string) =>
	(await page.request.get(`/api/workerCategory/${listing}`)).status();

test("a report leads to a suspension, and an appeal to the listing's return", async ({ browser, page }) => {
	test.slow();
	const wish = "Two doors that do not close.";
	const evidence = "Asked for the money before the work.";

	const lead = await test.step("a customer sends a request", async () => {
		const created = page.waitForResponse(
			(response) => response.request().method() === "POST" && response.url().endsWith("/api/lead"),
		);
		await sendRequest(page, people, wish, false);
		await logInThroughDialog(page, people.customer, customerName);
		const { lead: sent } = await (await created).json();
		await expect(page).toHaveURL(/\/create-lead-success/);
		return `/lead/${sent._id}`;
	});

	const work = await openAs(browser, page, people.professional);
	await test.step("a professional claims it", async () => {
		await work.goto(lead);
		await work.getByRole("button", { name: "Claim Lead" }).click();
		await expect(work.getByText("Lead Claimed Successfully").first()).toBeVisible();
	});

	const listing = await test.step("the customer reports the professional from the request", async () => {
		await page.goto(`${lead}/offers`);
		const details = page.getByRole("main").locator("a[href^='/show-service-details/']").first();
		const id = (await details.getAttribute("href"))?.split("/").at(-1) ?? "";
		await openMore(page);
		await page.getByRole("button", { name: "Report", exact: true }).click();
		const dialog = page.getByRole("dialog", { name: "Report to our team" });
		await dialog.getByText("Asked for money in advance", { exact: true }).click();
		await dialog.getByLabel("What happened?").fill(evidence);
		expect(await violations(page, "report")).toEqual([]);
		await dialog.getByRole("button", { name: "Send report" }).click();
		await expect(page.getByText("We have received your report.").first()).toBeVisible();
		return id;
	});

	const desk = await openAs(browser, page, people.manager, "Meena Negi");
	await test.step("a manager finds it in the queue and removes the listing", async () => {
		await desk.goto("/staff/reports?reason=advance-money&subjectType=listing");
		const card = desk.getByRole("listitem").filter({ hasText: evidence }).first();
		await expect(card.getByText(customerName)).toBeVisible();
		expect(await violations(desk, "reports")).toEqual([]);
		await card.getByRole("button", { name: "Decide" }).click();
		const dialog = desk.getByRole("dialog", { name: "Decide the report" });
		await dialog.getByText("Remove it", { exact: true }).click();
		await dialog.getByLabel("Rule").selectOption("payment");
		await dialog.getByLabel("Your reason").fill(evidence);
		await dialog.getByRole("button", { name: "Save decision" }).click();
		await expect(desk.getByText("The decision is saved.").first()).toBeVisible();
		await expect(card).toHaveCount(0);
		expect(await statusOf(page, listing)).toBe(404);
	});

	await test.step("the professional reads the rule and the evidence, without the reporter, and appeals", async () => {
		await work.goto(`/professionals/${listing}`);
		await work.getByRole("link", { name: "Read why, and appeal" }).click();
		const card = work.getByRole("listitem").filter({ hasText: evidence });
		await expect(card.getByText("Ask for no money in advance")).toBeVisible();
		expect(await work.getByRole("main").innerText()).not.toContain(customerName);
		expect(await violations(work, "suspensions")).toEqual([]);
		await card.getByRole("button", { name: "Appeal" }).click();
		const dialog = work.getByRole("dialog", { name: "Appeal the suspension" });
		await dialog.getByLabel("Why it is wrong").fill("I asked for the price of the wood, with the bill.");
		await dialog.getByRole("button", { name: "Send appeal" }).click();
		await expect(card.getByText("Appeal waits")).toBeVisible();
		await expect(card.getByRole("button", { name: "Appeal" })).toHaveCount(0);
	});

	await test.step("the manager who suspended cannot decide; a colleague upholds the appeal", async () => {
		await desk.goto("/staff/reports?view=appeals");
		const own = desk.getByRole("listitem").filter({ hasText: evidence });
		await expect(own.getByText("Another member of staff than the one who suspended")).toBeVisible();
		await expect(own.getByRole("button", { name: "Decide appeal" })).toHaveCount(0);
		const colleague = await openAs(browser, page, people.colleague, "Arjun Rana");
		await colleague.goto("/staff/reports?view=appeals");
		const card = colleague.getByRole("listitem").filter({ hasText: evidence });
		expect(await violations(colleague, "suspensions of staff")).toEqual([]);
		await card.getByRole("button", { name: "Decide appeal" }).click();
		const dialog = colleague.getByRole("dialog", { name: "Decide the appeal" });
		await dialog.getByText("Uphold the appeal", { exact: true }).click();
		await dialog.getByLabel("Your reason").fill("The bill proves it.");
		await dialog.getByRole("button", { name: "Save decision" }).click();
		await expect(colleague.getByText("The decision is saved.").first()).toBeVisible();
		await colleague.context().close();
	});

	await test.step("the listing is back, and the professional reads the decision", async () => {
		expect(await statusOf(page, listing)).toBe(200);
		await work.reload();
		const card = work.getByRole("listitem").filter({ hasText: evidence });
		await expect(card.getByText("Appeal upheld")).toBeVisible();
		await expect(card.getByText("The bill proves it.")).toBeVisible();
	});

	await test.step("the customer reports a review on a listing's page; the manager removes it for a rule of reviews", async () => {
		const { professionals } = await (
			await page.request.get("/api/workerCategory/active?service=painter")
		).json();
		const readReviews = async (profId: string) =>
			await (await page.request.get(`/api/workerCategory/${profId}/reviews`)).json();
		// Some reviews say nothing but stars.
		let found = { about: "", nth: -1, said: "" };
		for (const { _id, rating } of professionals) {
			if (found.nth !== -1 || rating.count < 2) continue;
			const { reviews } = await readReviews(_id);
			const nth = reviews.findIndex(({ text }: { text: string }) => text !== "");
			found = { about: _id, nth, said: reviews[nth]?.text };
		}
		const { about, nth, said } = found;
		const words = "This customer never called me.";
		await page.goto(`/show-service-details/${about}`);
		await page
			.getByRole("button", { name: /^Report the review: / })
			.nth(nth)
			.click();
		const dialog = page.getByRole("dialog", { name: "Report to our team" });
		await dialog.getByText("Fake or misleading", { exact: true }).click();
		await dialog.getByLabel("What happened?").fill(words);
		await dialog.getByRole("button", { name: "Send report" }).click();
		await expect(page.getByText("We have received your report.").first()).toBeVisible();
		expect(await violations(page, "reviews of a listing")).toEqual([]);

		await desk.goto("/staff/reports?subjectType=review");
		const card = desk.getByRole("listitem").filter({ hasText: words }).first();
		await expect(card.getByText(said)).toBeVisible();
		expect(await violations(desk, "reports of reviews")).toEqual([]);
		await card.getByRole("link", { name: /^Review: / }).click();
		await expect(desk.getByRole("button", { name: "Remove" })).toHaveCount(1);
		await expect(desk.getByRole("main").getByText(said)).toBeVisible();
		await desk.goBack();
		await card.getByRole("button", { name: "Decide" }).click();
		const decision = desk.getByRole("dialog", { name: "Decide the report" });
		await decision.getByText("Remove it", { exact: true }).click();
		await decision.getByLabel("Rule").selectOption("not-real-contact");
		await decision.getByLabel("Your reason").fill("The request was never claimed by this painter.");
		await decision.getByRole("button", { name: "Save decision" }).click();
		await expect(card).toHaveCount(0);
		const after = await readReviews(about);
		expect(after.rating.removed).toBe(1);
	});

	await test.step("the customer blocks the professional, and takes it back", async () => {
		await page.goto(`${lead}/offers`);
		await openMore(page);
		await page.getByRole("button", { name: "Block", exact: true }).click();
		const dialog = page.getByRole("dialog", { name: /^Block / });
		await dialog.getByRole("button", { name: "Block", exact: true }).click();
		await expect(page.getByText("A professional you do not work with").first()).toBeVisible();
		await page.goto("/profile-actions");
		await page.getByRole("button", { name: /^Unblock / }).click();
		await expect(page.getByText("You have not blocked anyone.")).toBeVisible();
		await page.goto(`${lead}/offers`);
		await expect(page.getByRole("button", { name: /^Book / })).toBeVisible();
	});
	await work.context().close();
	await desk.context().close();
});
