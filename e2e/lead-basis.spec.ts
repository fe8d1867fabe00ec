import { logIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

test("a plumber with three leads claims three; the fourth claim leads to the plans", async ({ page }) => {
	await logIn(page, "9000000021");
	const open = await page.request.get("/api/lead?goToLocation=chandigarh&limit=50");
	const { leads } = (await open.json()) as {
		leads: { _id: string; serviceName: string; claimsTaken: number; revealLimit: number }[];
	};
	const free = leads.filter((lead) => lead.serviceName === "Plumber" && lead.claimsTaken < lead.revealLimit);
	expect(free.length).toBeGreaterThanOrEqual(4);
	for (const lead of free.slice(0, 3)) {
		await page.goto(`/lead/${lead._id}`);
		await page.getByRole("button", { name: "Claim Lead" }).click();
		await expect(page.getByRole("link", { name: /^Call / })).toBeVisible();
		await expect(page.getByText("Lead Claimed Successfully")).toBeVisible();
	}
	await page.goto(`/lead/${free[3]?._id}`);
	await page.getByRole("button", { name: "Claim Lead" }).click();
	await expect(
		page.getByText("Please choose a subscription for Plumber to claim this lead.").first(),
	).toBeVisible();
	await expect(page).toHaveURL(/\/[0-9a-f-]{36}\/choose-subscription/);
	await expect(page.getByText(/leads/).first()).toBeVisible();
});
