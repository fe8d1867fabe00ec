import { customerName, type RequestPeople, sendRequest } from "./support/requests.ts";
import { logIn, openAs } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import { finishLead } from "./support/finish-lead.ts";

/** `seeker` tries to claim the request without a listing. */
type Cast = RequestPeople & { seeker: string };

/** The service is not that of leads-in-full.spec.ts, whose professionals are notified of their own requests only. */
const people: Cast = {
	customer: "9811900021",
	service: "geyser",
	place: { slug: "panchkula", name: "Panchkula" },
	seeker: "9811900031",
};

test("the reminder of a refused claim stays until dismissed, or until the lead is over", async ({
	page,
	browser,
}) => {
	test.slow();
	const asker = await openAs(browser, page, people.customer, customerName);
	await sendRequest(asker, people, `It smells burnt in ${people.place.name}.`, true);
	await expect(asker).toHaveURL(/\/create-lead-success/);
	const lead = `/lead/${new URL(asker.url()).searchParams.get("lead")}`;
	await logIn(page, people.seeker, "Kiran Rawat");

	const note = page.getByText(/^You wanted to claim a lead for /);
	const dismissed = page.getByText("Reminders for this lead are off.");
	const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("refused")));
	const refuse = async () => {
		await page.goto(lead);
		await page.getByRole("link", { name: /^Register for Geyser/ }).click();
		await expect(page).toHaveURL(/\/add-service/);
		await expect(note).toBeVisible();
		await expect.poll(kept).toHaveLength(1);
	};

	await test.step("dismissed by the keyboard, it stays away", async () => {
		await refuse();
		await page.getByRole("button", { name: "Do not remind me" }).press("Enter");
		await expect(dismissed).toBeVisible();
		await expect(note).toHaveCount(0);
		expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
			"Reminders for this lead are off",
		);
		await page.reload();
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		expect(await kept()).toEqual([]);
	});

	await test.step("it returns after a new refusal while the lead can be claimed", async () => {
		await refuse();
		const read = page.waitForResponse((response) => response.url().endsWith(`/api${lead}`));
		await page.goto("/add-service");
		await read;
		await expect(note).toBeVisible();
	});

	await test.step("the customer closes the lead: it disappears without opening the lead", async () => {
		await asker.goto(lead);
		await finishLead(asker, "I no longer need it");
		await expect(asker.getByText("Your lead is closed.").first()).toBeVisible();
		await page.reload();
		await expect.poll(kept).toEqual([]);
		await expect(note).toHaveCount(0);
		await expect(dismissed).toHaveCount(0);
	});
	await asker.context().close();
});
