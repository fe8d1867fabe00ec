import { describe, expect, test } from "vitest";
import { sumsOf } from "../../../invoices/server/pdf/sums.ts";
import { sampleInvoice, seller } from "../../../invoices/server/testing/sample-documents.ts";
import { gstState } from "../../../places/gst-states.ts";
import { paise } from "../../../platform/money.ts";
import { gstLines, plansLead } from "./gst-lines.ts";

const himachal = "02";
const karnataka = "29";
const chandigarh = "04";
const price = paise(99_900);

describe("the GST within a total", () => {
	test("is split in halves if buyer and seller share a state", () => {
		expect(gstLines(price, himachal, himachal)).toEqual([
			{ key: "CGST 9%, included", value: "₹76.19" },
			{ key: "SGST 9%, included", value: "₹76.19" },
		]);
		expect(gstLines(price, chandigarh, chandigarh)[1]?.key).toBe("UTGST 9%, included");
	});

	test("is one amount between states", () => {
		expect(gstLines(price, himachal, karnataka)).toEqual([{ key: "IGST 18%, included", value: "₹152.39" }]);
	});

	test("is one unnamed amount while the buyer's state is unknown", () => {
		expect(gstLines(price, himachal, null)).toEqual([{ key: "18% GST, included", value: "₹152.39" }]);
	});

	test("is missing if the seller charges none, or nothing is due", () => {
		expect(gstLines(price, null, himachal)).toEqual([]);
		expect(gstLines(price, null, null)).toEqual([]);
		expect(gstLines(paise(0), himachal, null)).toEqual([]);
	});

	test("equals the document's, by name and to the paisa", () => {
		const onPaper = (total: number, from: string, to: string) => {
			const by = { ...seller, state: gstState(from) };
			const lines = sumsOf(sampleInvoice({ planPrice: paise(total), buyerState: to }, by));
			return lines.filter(({ label }) => /^[A-Z]+GST /.test(label));
		};
		const menuLinks = [
			[himachal, himachal],
			[himachal, karnataka],
			[chandigarh, chandigarh],
			[karnataka, chandigarh],
		] as const;
		for (let total = 100; total < 500_000; total += 1_777)
			for (const [from, to] of menuLinks)
				expect(gstLines(paise(total), from, to)).toEqual(
					onPaper(total, from, to).map(({ label, amount }) => ({ key: `${label}, included`, value: amount })),
				);
	});
});

test("prices mention GST only if the seller charges it", () => {
	expect(plansLead(himachal)).toBe("Prices include 18% GST. You pay once; nothing renews automatically.");
	expect(plansLead(null)).toBe("You pay once; nothing renews automatically.");
});
