import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { demoProfessionals } from "../demo/professionals/professionals.ts";
import { choosePlan, expectPaid, goToSandbox, leaveSandbox } from "./support/checkout.ts";
import { expectHue } from "./support/hue.ts";
import { seenButton } from "./support/registration.ts";
import { logIn } from "./support/sign-in.ts";
import { expectTiles, subscriptionsOf } from "./support/subscriptions.ts";
import { expect, test } from "./support/test.ts";

async function answerOf<Answer>(request: APIRequestContext, path: string): Promise<Answer> {
	return (await (await request.get(path)).json()) as Answer;
}

const hour = 3_600_000;

/**
 * A request for a welder with a free place. In its first hour, only professionals who serve its place can claim it.
 */
async function openLead(request: APIRequestContext): Promise<string> {
	const { services } = await answerOf<{ services: { _id: string; type: string }[] }>(request, "/api/service");
	const welder = services.find(({ type }) => type === "Welder");
	const { leads } = await answerOf<{
		leads: { _id: string; createdAt: string; claimsTaken: number; revealLimit: number }[];
	}>(request, `/api/lead?status=open&serviceId=${welder?._id}`);
	const free = leads.find(
		({ createdAt, claimsTaken, revealLimit }) =>
			claimsTaken < revealLimit && Date.now() - Date.parse(createdAt) > hour,
	);
	if (free === undefined) throw new Error("no lead is left for a welder");
	return free._id;
}

/** The server does not answer calls for subscriptions until the returned function is called. */
async function holdSubscriptions(page: Page): Promise<() => void> {
	const answer = Promise.withResolvers<void>();
	await page.route("**/api/subscription/professionals?*", async (route) => {
		await answer.promise;
		await route.continue();
	});
	return answer.resolve;
}

test("a welder buys a second plan, which starts when the leads of the first are used up", async ({
	page,
}) => {
	test.slow();
	// One lead is left.
	const welder = demoProfessionals().find(({ key }) => key === "welder-mandi");
	if (welder === undefined) throw new Error("the demo has no such welder");

	await test.step("no one chooses a plan without a login", async () => {
		await page.goto(`/${randomUUID()}/choose-subscription`);
		await expect(page.getByText("Please Login first").first()).toBeVisible();
		await expect(page).toHaveURL("/");
		await page.keyboard.press("Escape");
		await expect(page.getByRole("dialog")).toHaveCount(0);
	});

	await test.step("the welder sees one lead left", async () => {
		await logIn(page, welder.mobile.slice(3));
		await page.goto("/myservices");
		const check = page.getByRole("link", { name: "Check Subscriptions" });
		await check.scrollIntoViewIfNeeded();
		let answer = await holdSubscriptions(page);
		await check.click();
		await expect(page.getByText("Loading the next page")).toBeAttached();
		answer();
		await expectTiles(page, { active: 1, upcoming: 0, value: "₹490" });
		expect(await page.evaluate(() => scrollY)).toBe(0);
		answer = await holdSubscriptions(page);
		await page.reload();
		await expect(page.getByRole("main").getByText("Loading")).toBeVisible();
		answer();
		await expectTiles(page, { active: 1, upcoming: 0, value: "₹490" });
		const card = subscriptionsOf(page, "Active").getByRole("listitem");
		await expect(card.locator("dl").first()).toHaveText("Allocated 10 Claimed 9 Remaining 1", {
			useInnerText: true,
		});
		await expect(page.getByText("No upcoming subscriptions found")).toBeVisible();
	});

	await test.step("renews: the second plan waits for the first to end", async () => {
		await page.getByRole("link", { name: "Renew Subscription" }).click();
		await expect(page.getByText("Plans for Welder")).toBeVisible();
		await expect(page.getByText("Have a referral code?")).toHaveCount(0);
		await seenButton(page, "Pay").click();
		const asked = page.getByText("Please Select Subscription");
		await expect(asked.first()).toBeVisible();
		await expect(
			page.getByRole("alert").and(page.locator("[aria-live]")).filter({ has: asked }),
		).toBeVisible();
		await choosePlan(page, "Enrolment Basis, 12 months");
		await goToSandbox(page, "₹4,310.00");
		await leaveSandbox(page, "Pay ₹4,310.00");
		await expectPaid(page, "₹4,310.00");
		await page.getByRole("link", { name: "My Subscriptions" }).click();
		await expectTiles(page, { active: 1, upcoming: 1, value: "₹4,800" });
		const card = subscriptionsOf(page, "Upcoming").getByRole("listitem");
		await expectHue(card.getByText("Upcoming", { exact: true }), "blue");
		await expect(card).toContainText("Enrolment Basis, 12 months");
		await expect(card).not.toContainText("Activated");
		await expect(page.getByRole("link", { name: "Renew Subscription" })).toHaveCount(0);
	});
	const subscriptions = page.url();

	await test.step("claims a lead with the last credit", async () => {
		await page.goto(`/lead/${await openLead(page.request)}`);
		await page.getByRole("button", { name: "Claim Lead" }).click();
		await expect(page.getByText("Lead Claimed Successfully").first()).toBeVisible();
		await expect(page.getByRole("link", { name: /^Call / })).toBeVisible();
	});

	await test.step("the second plan is active, and another renewal is offered", async () => {
		await page.goto(subscriptions);
		await expectTiles(page, { active: 1, upcoming: 0, value: "₹4,310" });
		const card = subscriptionsOf(page, "Active").getByRole("listitem");
		await expectHue(card.getByText("Active", { exact: true }), "green");
		await expect(card).toContainText("₹4,310 / 12 months", { useInnerText: true });
		await expect(card).toContainText("Activated");
		await expect(page.getByText("No upcoming subscriptions found")).toBeVisible();
		await expect(page.getByRole("link", { name: "Renew Subscription" })).toBeVisible();
	});

	await test.step("a suspended listing can buy nothing, and both screens say why", async () => {
		const bought = "**/api/subscription/professionals?*";
		await page.route(bought, async (route) => {
			const response = await route.fetch();
			const { data } = (await response.json()) as { data: object };
			await route.fulfill({ response, json: { data: { ...data, isSuspended: true } } });
		});
		const shut = page.getByText("Our staff have suspended this listing");
		await page.goto(subscriptions);
		await expect(shut).toBeVisible();
		await expect(page.getByRole("main").getByRole("link", { name: "Message us" })).toBeVisible();
		await expect(page.getByRole("link", { name: "Renew Subscription" })).toHaveCount(0);
		await page.goto(subscriptions.replace(/professional\/(.+)\/subscriptions/, "$1/choose-subscription"));
		await expect(shut).toBeVisible();
		await expect(page.getByRole("main").getByRole("link", { name: "Message us" })).toBeVisible();
		await expect(page.getByRole("radio")).toHaveCount(0);
		await expect(page.getByRole("button", { name: /^Pay/ })).toHaveCount(0);
		await page.unroute(bought);
	});

	await test.step("another person's subscriptions are not shown", async () => {
		const { professionals } = await answerOf<{ professionals: { _id: string }[] }>(
			page.request,
			"/api/workerCategory/active?service=electrician&location=shimla",
		);
		await page.goto(`/professional/${professionals[0]?._id}/subscriptions`);
		await expect(page.getByText("Failed to load subscription data")).toBeVisible();
		await expect(page.getByRole("heading", { name: /^(Active|Upcoming) Subscriptions/ })).toHaveCount(0);
	});
});
