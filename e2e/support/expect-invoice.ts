import { expect } from "@playwright/test";
import { formatDate } from "../../src/platform/dates.ts";
import type { Buyer } from "./buyers.ts";

const line =
	/(Price, 18% GST included|Discount \d+%|Taxable value|(?:C|S|UT|I)GST \d+%|Round off|Total, 18% GST included) (−?)₹([\d,]+)\.(\d\d)/g;

/** The amounts on an invoice by name, in paise, from its text ("… Taxable value ₹84.75 …"). */
function sumsOf(text: string): Record<string, number> {
	return Object.fromEntries(
		Array.from(text.matchAll(line), ([, name = "", minus = "", rupees = "", paise = ""]) => [
			name,
			Number(`${minus && "-"}${rupees.replaceAll(",", "")}${paise}`),
		]),
	);
}

/** The total of the lines with these names, in paise. */
function addedUp(sums: Record<string, number>, names: RegExp): number {
	const lines = Object.entries(sums).filter(([name]) => names.test(name));
	return lines.reduce((sum, [, amount]) => sum + amount, 0);
}

/** Checks the invoice: number and date, both parties, what was bought, the tax of the buyer's state, and the sums. */
export function expectInvoice(text: string, buyer: Buyer): void {
	expect(text).toMatch(/\bINV\/\d\d-\d\d\/\d{6}\b/);
	const [from = "", paper = ""] = text.split(" To ");
	for (const words of ["Tax invoice", "Nukkad Demo Market", "Himachal Pradesh (02)", "02AAAAA0000A1ZE"])
		expect(from).toContain(words);
	for (const words of [
		`${buyer.firm} ${buyer.address.street}`,
		`State: ${buyer.stateOnPaper}`,
		`Mobile: +91 ${buyer.mobile.slice(0, 5)} ${buyer.mobile.slice(5)}`,
		`Place of supply ${buyer.stateOnPaper}`,
		formatDate(new Date()),
		`Carpenters: ${buyer.plan}`,
		"998314",
		buyer.charge,
		`Amount in words ${buyer.words}`,
	])
		expect(paper).toContain(words);
	const sums = sumsOf(paper);
	const total = sums["Total, 18% GST included"];
	expect(sums).toEqual(buyer.sums);
	expect(addedUp(sums, /^Price|^Discount/)).toBe(total);
	expect(addedUp(sums, /^Taxable|GST \d|^Round/)).toBe(total);
}
