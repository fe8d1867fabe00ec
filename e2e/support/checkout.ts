import { expect, type Page } from "@playwright/test";
import { m } from "../../src/paraglide/messages.js";
import { seenButton } from "./registration.ts";

/** The card with the code, the buyer and the sum. */
export const toPay = (page: Page) =>
	page.getByRole("complementary", { name: m["shell.register_plan.pay"]() });

/** Chooses a plan by its name, such as "Lead Basis, 10 leads". */
export async function choosePlan(page: Page, plan: string): Promise<void> {
	const plans = page.getByRole("group", { name: m["shell.register_plan.legend"]() });
	await plans.getByText(plan, { exact: true }).click();
	await expect(plans.getByRole("radio", { name: plan, exact: true })).toBeChecked();
}

/** Submits the choice; the sandbox's page opens with the displayed amount ("₹490.00"). */
export async function goToSandbox(page: Page, amount: string): Promise<void> {
	await seenButton(page, m["shell.pay.pay"]({ total: amount })).click();
	await page.waitForURL(/\/sandbox-pay\//, { timeout: 60_000 });
	await expect(page.getByRole("definition").filter({ hasText: amount })).toBeVisible();
}

/** Presses a button of the sandbox's page, which leads back to the payment's own. */
export async function leaveSandbox(page: Page, button: string): Promise<void> {
	await page.getByRole("button", { name: button }).click();
	await page.waitForURL(/\/payment-status\//, { timeout: 30_000 });
}

/** The payment's page shows the received amount. */
export async function expectPaid(page: Page, amount: string): Promise<void> {
	await expect(page.getByRole("heading", { level: 1, name: m["payments.status.success"]() })).toBeVisible();
	await expect(page.getByText(m["payments.status.success_lead"]({ amount })).first()).toBeVisible();
}
