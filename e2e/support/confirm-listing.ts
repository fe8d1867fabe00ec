import { expect, type Page } from "@playwright/test";

/** A manager activates the listing on its page; nothing is left to pay for it. */
export async function confirmListing(work: Page, desk: string): Promise<void> {
	await work.goto(desk);
	const status = work.getByRole("region", { name: "Status" });
	await status.getByRole("combobox").selectOption("active");
	await status.getByRole("button", { name: "Confirm" }).click();
	await expect(work.getByText("since").first()).toBeVisible();
	await expect(work.getByText("Active", { exact: true }).filter({ visible: true })).toHaveCount(1);
	// Confirming starts the plan.
	await expect(work.getByText("(upcoming)")).toHaveCount(0);
}
