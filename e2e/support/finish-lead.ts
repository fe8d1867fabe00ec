import type { Page } from "@playwright/test";

/** Ends the lead on the page: says who did the work, or that nobody here did. */
export async function finishLead(page: Page, who: string): Promise<void> {
	await page.getByRole("button", { name: "I’m done", exact: true }).click();
	const dialog = page.getByRole("dialog", { name: "Who did the work?" });
	// The label covers its button, so that the whole card is the target.
	await dialog.getByText(who, { exact: true }).click();
	await dialog.getByRole("button", { name: "End request" }).click();
}
