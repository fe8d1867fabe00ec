import type { Browser, Page } from "@playwright/test";
import { comeBack, openAsGuest } from "./support/guest.ts";
import {
	cardOf,
	customerName,
	openFromList,
	openHearing,
	type RequestPeople,
	sendRequest,
	unread,
} from "./support/requests.ts";
import { logInThroughDialog, openAs } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import { finishLead } from "./support/finish-lead.ts";

/** `first` and `second` are professionals of the demo for this service and place. */
type Cast = RequestPeople & {
	staff: string;
	first: string;
	second: string;
};

/** Staff suspend a listing on its page. */
async function suspend(desk: Page, listing: string): Promise<void> {
	await desk.goto(`/professionals/${listing}`);
	await desk.getByRole("region", { name: "Status" }).getByRole("button", { name: "Suspend" }).click();
	const dialog = desk.getByRole("dialog", { name: /^Suspend / });
	await dialog.getByLabel("Rule").selectOption("reliability");
	await dialog.getByLabel("What happened").fill("Customers complained.");
	await dialog.getByRole("button", { name: "Suspend" }).click();
	await expect(desk.getByText(/ is suspended\.$/).first()).toBeVisible();
}

/** Staff reopen a suspended listing on its page. */
async function reopen(desk: Page, listing: string): Promise<void> {
	await desk.goto(`/professionals/${listing}`);
	const status = desk.getByRole("region", { name: "Status" });
	await status.getByRole("combobox").selectOption("active");
	await status.getByRole("textbox").fill("It is cleared up.");
	const moved = desk.waitForResponse((response) => response.request().method() !== "GET");
	await status.getByRole("button", { name: "Confirm" }).click();
	expect((await moved).ok()).toBe(true);
}

/** A request reaches a professional, is claimed, booked and closed, all without a reload. */
async function claimed(
	browser: Browser,
	{ page, work, desk }: { page: Page; work: Page; desk: Page },
	people: Cast,
): Promise<void> {
	const wish = `It makes a noise like a lorry in ${people.place.name}.`;
	await openHearing(work, "/leads");
	await expect(work.getByRole("banner").getByRole("link", { name: /^Notifications/ })).toBeVisible();

	await test.step("the customer sends it; the professional's open list announces it", async () => {
		await sendRequest(page, people, wish, false);
		await logInThroughDialog(page, people.customer, customerName);
		await expect(page).toHaveURL(/\/create-lead-success/);
		await expect(unread(work)).toBeVisible();
		const show = work.getByRole("button", { name: /^1 new request/ });
		await expect(show).toBeVisible();
		// No alert covers the button and repeats it.
		expect(
			await work
				.getByRole("status")
				.getByRole("link", { name: /^New lead\. / })
				.count(),
		).toBe(0);
		await show.click();
		await expect(cardOf(work, wish)).toBeVisible();
		expect(await work.content()).not.toContain(people.customer);
	});

	const lead = await test.step("the card and its page show everything needed before a claim", async () => {
		const card = cardOf(work, wish);
		await expect(card.getByText("0 of 3 places taken")).toBeVisible();
		await expect(card.getByText(people.place.name, { exact: true })).toBeVisible();
		await card.getByRole("link", { name: /^View/ }).click();
		await expect(work.getByText("Claim this lead to view customer details and contact them.")).toBeVisible();
		return new URL(work.url()).pathname;
	});

	await test.step("it is claimed while the customer looks at it, who sees by whom", async () => {
		await openHearing(page, lead);
		await expect(page.getByText("0 of 3 places taken").first()).toBeVisible();
		const guest = await openAsGuest(browser, page, lead);
		await expect(guest.getByText("0 of 3 places taken").first()).toBeVisible();
		await work.getByRole("button", { name: "Claim Lead" }).click();
		await expect(work.getByText("Lead Claimed Successfully").first()).toBeVisible();
		await expect(work.getByRole("link", { name: `Call ${customerName}` })).toHaveAttribute(
			"href",
			`tel:+91${people.customer}`,
		);
		await expect(page.getByText("1 of 3 places taken").first()).toBeVisible();
		await expect(unread(page)).toBeVisible();
		// Guests share a response for half a minute.
		await expect(async () => {
			await comeBack(guest);
			await expect(guest.getByText("1 of 3 places taken").first()).toBeVisible({ timeout: 2_000 });
		}).toPass({ timeout: 45_000 });
		await guest.context().close();
	});

	await test.step("the customer's open offers show whether the professional can be booked", async () => {
		await page.getByRole("link", { name: "View Professionals" }).first().click();
		const book = page.getByRole("button", { name: /^Book / });
		await expect(book).toBeVisible();
		const details = page.getByRole("main").locator("a[href^='/show-service-details/']").first();
		const listing = (await details.getAttribute("href"))?.split("/").at(-1) ?? "";
		await suspend(desk, listing);
		await expect(page.getByText("Our team has suspended this professional.")).toBeVisible();
		await expect(page.getByText("Available", { exact: true })).toHaveCount(0);
		await expect(book).toHaveCount(0);
		await reopen(desk, listing);
		await expect(book).toBeVisible();
	});

	await test.step("the customer books; the professional's page shows it", async () => {
		await page.getByRole("button", { name: /^Book / }).click();
		await page.getByRole("button", { name: "Yes, book" }).click();
		await expect(page.getByRole("heading", { level: 1, name: /^You booked / })).toBeVisible();
		await expect(work.getByText("Booked", { exact: true }).first()).toBeVisible();
		await expect(work.getByRole("link", { name: `Call ${customerName}` })).toBeVisible();
	});

	await test.step("the customer closes it; the number disappears from the professional's page", async () => {
		await page.goto(lead);
		await finishLead(page, "I no longer need it");
		await expect(page.getByText("Your lead is closed.").first()).toBeVisible();
		await expect(work.getByText("Closed", { exact: true }).first()).toBeVisible();
		await expect(work.getByRole("link", { name: `Call ${customerName}` })).toHaveCount(0);
		expect(await work.content()).not.toContain(people.customer);
	});
}

/** Holds back all events of a page until released: the page was loaded before them. */
async function holdEvents(page: Page): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route("**/api/notifications**", async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}

/** Events between loading a page and its tab's first connection still reach the page. */
async function beforeListening(page: Page, work: Page, people: Cast): Promise<void> {
	const wish = `It has stopped in the middle in ${people.place.name}.`;
	const listen = await holdEvents(work);
	await work.goto("/leads");
	await expect(work.getByRole("banner").getByRole("link", { name: /^Notifications/ })).toBeVisible();
	await sendRequest(page, people, wish, true);
	await expect(page).toHaveURL(/\/create-lead-success/);
	listen();
	// A page cached before the first request does not announce that one, which is closed.
	await openFromList(work, wish, /^1 new request – show/);
	const claim = work.getByRole("button", { name: "Claim Lead" });
	await expect(claim).toBeVisible();

	const hear = await holdEvents(page);
	await page.goto(new URL(work.url()).pathname);
	await expect(page.getByText("📌 This lead was created by you.")).toBeVisible();
	await claim.click();
	// The result of the claim stays on the page; its message disappears.
	await expect(work.getByRole("link", { name: `Call ${customerName}` })).toBeVisible();
	hear();
	await expect(page.getByText("1 of 3 places taken").first()).toBeVisible();
}

/** The number also disappears from an open page of a professional who turned these notifications off. */
async function closedUnheard(page: Page, work: Page, people: Cast): Promise<void> {
	const wish = `It leaks over the whole floor in ${people.place.name}.`;
	await work.goto("/notifications/settings");
	const saved = work.waitForResponse((response) => response.request().method() === "PUT");
	await work.getByRole("checkbox", { name: "A lead is closed" }).uncheck();
	expect((await saved).ok()).toBe(true);
	await sendRequest(page, people, wish, true);
	await expect(page).toHaveURL(/\/create-lead-success/);
	await openHearing(work, "/leads");
	await openFromList(work, wish);
	await work.getByRole("button", { name: "Claim Lead" }).click();
	const number = work.getByRole("link", { name: `Call ${customerName}` });
	await expect(number).toBeVisible();
	await page.goto(new URL(work.url()).pathname);
	await finishLead(page, "I no longer need it");
	await expect(page.getByText("Your lead is closed.").first()).toBeVisible();
	await expect(number).toHaveCount(0);
	await expect(work.getByText("Closed", { exact: true }).first()).toBeVisible();
	expect(await work.content()).not.toContain(people.customer);
}

/** Staff assign another one: it is rejected, then accepted by another professional. */
async function assigned(
	browser: Browser,
	{ customer, first, page }: { customer: Page; first: Page; page: Page },
	people: Cast,
): Promise<void> {
	const wish = `Nothing works any more in ${people.place.name}, please come.`;
	const second = await openAs(browser, customer, people.second);
	await sendRequest(customer, people, wish, true);
	await expect(customer).toHaveURL(/\/create-lead-success/);

	const firmOf = async (work: Page) => {
		await work.goto("/myservices");
		return (await work.getByRole("main").getByRole("heading", { level: 2 }).first().innerText()).trim();
	};
	const assignTo = async (firm: string) => {
		const card = page.getByRole("main").getByRole("listitem").filter({ hasText: firm }).first();
		await card.getByRole("button", { name: "Assign Lead" }).click();
		await expect(page.getByText(`Lead assigned to ${firm}`).first()).toBeVisible();
	};

	await test.step("staff choose the lead and a matching professional", async () => {
		const firm = await firmOf(first);
		await expect(async () => {
			await page.goto("/leads");
			await expect(cardOf(page, wish)).toBeVisible({ timeout: 1_000 });
		}).toPass({ timeout: 15_000 });
		await cardOf(page, wish)
			.getByRole("link", { name: /^Assign Lead/ })
			.click();
		await expect(page).toHaveURL(/\/professionalappl\?lead=/);
		await assignTo(firm);
	});

	await test.step("the assigned professional sees no number and rejects", async () => {
		await first.goto("/leads?isLeadReceivingProfessional=true&tab=assigned");
		const card = cardOf(first, wish);
		await expect(card).toBeVisible();
		expect(await first.content()).not.toContain(people.customer);
		await card.getByRole("button", { name: /^Reject/ }).click();
		await first.getByRole("dialog").getByRole("button", { name: "Reject", exact: true }).click();
		await expect(
			cardOf(first, wish)
				.getByText(/reject/i)
				.first(),
		).toBeVisible();
	});

	await test.step("staff are notified and assign it to another professional, who accepts and is booked", async () => {
		await expect(unread(page)).toBeVisible();
		const firm = await firmOf(second);
		await page.reload();
		await assignTo(firm);
		await second.goto("/leads?isLeadReceivingProfessional=true&tab=assigned");
		await cardOf(second, wish)
			.getByRole("button", { name: /^Accept/ })
			.click();
		await expect(cardOf(second, wish).getByText("Booked", { exact: true }).first()).toBeVisible();
	});

	await test.step("the customer sees the booked professional with the number to call", async () => {
		await expect(unread(customer)).toBeVisible();
		await customer.goto("/leads?hasUserBookings=true");
		await expect(cardOf(customer, wish).getByRole("link", { name: /^Call / })).toBeVisible();
	});
	await second.context().close();
}

test("requests between two sides: claimed and booked, assigned, rejected and accepted", async ({
	page,
	browser,
}) => {
	test.setTimeout(240_000);
	const people: Cast = {
		customer: "9811900001",
		staff: "9811900011",
		service: "refrigerator",
		place: { slug: "panchkula", name: "Panchkula" },
		first: "7000000732",
		second: "7000000733",
	};
	const work = await openAs(browser, page, people.first);
	const desk = await openAs(browser, page, people.staff, "Meena Negi");
	await claimed(browser, { page, work, desk }, people);
	await test.step("events before a tab listens are not lost", () => beforeListening(page, work, people));
	await test.step("the number disappears even for a professional without these notifications", () =>
		closedUnheard(page, work, people));
	await assigned(browser, { customer: page, first: work, page: desk }, people);
	for (const other of [work, desk]) await other.context().close();
});
