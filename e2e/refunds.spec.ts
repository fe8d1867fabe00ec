import { readFileSync } from "node:fs";
import { indianDay } from "../src/platform/dates.ts";
import { formatRupeesExact } from "../src/platform/money.ts";
import { logIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

/** Each size has its own admin, and its own of the demo's old payments. */
const cast: Record<string, { admin: string; nth: number }> = {
	phone: { admin: "9811820011", nth: 0 },
	desk: { admin: "9811820012", nth: 1 },
};
const day = 86_400_000;

test("an admin refunds half of a payment, sees it, and exports the month's invoices", async ({
	page,
}, info) => {
	const own = cast[info.project.name];
	if (own === undefined) throw new Error(`no admin for ${info.project.name}`);
	const isPhone = info.project.name === "phone";
	await logIn(page, own.admin, "Asha Menon");
	const until = indianDay(new Date(Date.now() - 60 * day));
	const filters = "status=success&paymentType=payment&paymentMethod=phonepe-gateway&sort=amount:desc";

	await test.step("finds a payment, with the payers' numbers masked", async () => {
		await page.goto(`/payments?tab=history&${filters}&endDate=${until}`);
		const rows = page.getByRole("table", { name: "Payment History" }).locator("tbody tr");
		await expect(rows).toHaveCount(10);
		for (const text of await rows.allInnerTexts()) expect(text).toMatch(/\+91 \d\d••••••\d\d/);
		await rows.nth(own.nth).getByRole("link").click();
		await expect(page).toHaveURL(/\/payments\/PAY/);
	});

	const heading = page.getByRole("heading", { level: 1, name: /^₹/ });
	await expect(heading).toBeVisible();
	const paid = Number((await heading.innerText()).replaceAll(/[₹,]/g, ""));
	const half = Math.floor(paid / 2);

	await test.step("reveals the payer's number for a reason", async () => {
		await page.getByRole("button", { name: /^Show the number of/ }).click();
		const dialog = page.getByRole("dialog", { name: "Show the number?" });
		await dialog.getByLabel("Why do you need it?").selectOption({ label: "Another reason" });
		await dialog.getByRole("button", { name: "Show number" }).click();
		await expect(page.getByRole("link", { name: /^\+91 \d{5} \d{5}$/ })).toBeVisible();
	});

	await test.step("the fields report what is missing or too much", async () => {
		await page.getByRole("button", { name: "Refund", exact: true }).click();
		const dialog = page.getByRole("dialog", { name: "Refund" });
		await dialog.getByRole("button", { name: "Send refund" }).click();
		await expect(dialog.getByText("Choose whether the plan ends now or stays.")).toBeVisible();
		await expect(dialog.getByText("Enter the reason, at most 500 characters.")).toBeVisible();
		await dialog.getByLabel("The plan that was bought").selectOption({ label: "It stays" });
		await dialog.getByLabel("The referral reward").selectOption({ label: "It stays" });
		await dialog.getByLabel("Reason").fill("The listing was closed for half of the time");
		await dialog.getByLabel("Amount").fill(String(paid + 1));
		await dialog.getByRole("button", { name: "Send refund" }).click();
		await expect(dialog.getByText(/The refund is larger than the payment/)).toBeVisible();
	});

	await test.step("refunds half of it and sees the result", async () => {
		const dialog = page.getByRole("dialog", { name: "Refund" });
		await dialog.getByLabel("Amount").fill(String(half));
		await dialog.getByRole("button", { name: "Send refund" }).click();
		await expect(page.getByText("The refund is on its way.").first()).toBeVisible();
		await expect(dialog).toHaveCount(0);
		const refunds = page.getByRole("region", { name: "Refunds" });
		await expect(refunds.getByRole("link", { name: `−${formatRupeesExact(half)}` })).toBeVisible();
		await expect(refunds.getByText("Success")).toBeVisible({ timeout: 20_000 });
	});

	const papers = page.getByRole("region", { name: "Invoice and credit notes" });
	const creditNote = /CRN\/\d\d-\d\d\/\d{6}/.exec(await papers.innerText())?.[0] ?? "";
	expect(creditNote).not.toBe("");
	const paper = page.waitForEvent("download");
	await papers.getByRole("button", { name: `Download ${creditNote} as PDF` }).click();
	expect((await paper).suggestedFilename()).toBe(`${creditNote.replaceAll("/", "-")}.pdf`);

	await test.step("exports the month's invoices with the credit note", async () => {
		if (isPhone) await page.getByRole("button", { name: "Open the back office menu" }).click();
		const navigation = page.getByRole("navigation", { name: "Back office" });
		await navigation.getByRole("link", { name: "Invoices" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Invoices" })).toBeVisible();
		await expect(page.getByRole("table", { name: "Invoices" }).locator("tbody tr")).not.toHaveCount(0);
		const download = page.waitForEvent("download");
		await page.getByRole("button", { name: "Download CSV" }).click();
		const file = readFileSync(await (await download).path(), "utf8");
		const row = file.split("\r\n").find((one) => one.includes(creditNote));
		expect(row).toContain(`-${half}.00`);
		expect(file).toContain("Table 7 B2CS");
		expect(file).toContain("Table 12 HSN B2C");
	});

	await test.step("sees a month without any", async () => {
		await page.getByLabel("Month").selectOption({ index: 83 });
		await expect(page.getByText("No invoices or credit notes in this month.")).toBeVisible();
	});
});
