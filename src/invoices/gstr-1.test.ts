import { describe, expect, test } from "vitest";
import { paise } from "../platform/money.ts";
import type { Bought } from "./build-document.ts";
import { createGstSums, type GstDocument, rowOf, sectionOf } from "./gstr-1.ts";
import { sampleCreditNote, sampleInvoice, seller } from "./server/testing/sample-documents.ts";

const registered = { buyerGstin: "03AAGCB7383J1ZI", buyerState: "03" };
const elsewhere = { buyerState: "07" };
const large = { ...elsewhere, planPrice: paise(10_000_001) };

const invoice = (changes: Partial<Bought> = {}, by = seller): GstDocument => ({
	document: sampleInvoice(changes, by),
	correctedTotal: null,
});
const note = (amount: number, changes: Partial<Bought> = {}, by = seller): GstDocument => {
	const corrected = sampleInvoice(changes, by);
	return { document: sampleCreditNote(amount, corrected), correctedTotal: corrected.total };
};

describe("the section of GSTR-1", () => {
	test.each<[string, GstDocument, string]>([
		["an invoice to a registered business", invoice(registered), "B2B"],
		["a credit note to it", note(10_000, registered), "CDNR"],
		["an invoice within the state", invoice(), "B2CS"],
		["a large one within the state", invoice({ planPrice: paise(20_000_000) }), "B2CS"],
		["an invoice to another state", invoice(elsewhere), "B2CS"],
		["one of ₹1,00,000 to another state", invoice({ ...elsewhere, planPrice: paise(10_000_000) }), "B2CS"],
		["a larger one to another state", invoice(large), "B2CL"],
		["a small credit note to the larger one", note(10_000, large), "CDNUR"],
		["a credit note to a small invoice, which its table subtracts", note(10_000), "B2CS"],
		["a receipt", invoice({}, { ...seller, gstin: null }), ""],
		["a credit note to a receipt", note(10_000, {}, { ...seller, gstin: null }), ""],
	])("of %s", (_what, document, section) => {
		expect(sectionOf(document)).toBe(section);
	});
});

describe("a row", () => {
	test("has two halves of the tax within a state, and one tax between states", () => {
		expect(rowOf(invoice())).toMatchObject({
			section: "B2CS",
			gstin: null,
			number: "INV/26-27/000042",
			issuedOn: "2026-11-22",
			place: "02-Himachal Pradesh",
			percent: 18,
			value: 299_900,
			taxable: 254_152,
			cgst: 22_874,
			sgst: 22_874,
			igst: 0,
			sac: "998314",
		});
		expect(rowOf(invoice(registered))).toMatchObject({
			section: "B2B",
			type: "Regular B2B",
			gstin: "03AAGCB7383J1ZI",
			place: "03-Punjab",
			taxable: 254_153,
			igst: 45_747,
			cgst: 0,
			sgst: 0,
		});
	});

	test("of a credit note is positive in its own table and negative in a table that is filed net", () => {
		expect(rowOf(note(11_800, registered))).toMatchObject({
			section: "CDNR",
			type: "C",
			corrects: { number: "INV/26-27/000042", issuedOn: "2026-11-22" },
			value: 11_800,
			taxable: 10_000,
			igst: 1_800,
		});
		expect(rowOf(note(11_800))).toMatchObject({ section: "B2CS", type: "C", value: -11_800, cgst: -900 });
	});

	test("of a receipt has no tax", () => {
		const row = rowOf(invoice({}, { ...seller, gstin: null }));
		expect(row).toMatchObject({ section: "", value: 299_900, sac: null });
		expect(row.taxable).toBeUndefined();
	});
});

describe("the totals", () => {
	const sumsOf = (documents: GstDocument[]) => {
		const sums = createGstSums();
		for (const document of documents) sums.add(document);
		return sums.rows();
	};

	test("sum B2C by place and rate, net of credit notes, and all by SAC for B2B and B2C", () => {
		const rows = sumsOf([
			invoice(),
			invoice(elsewhere),
			invoice(),
			note(11_800),
			invoice(registered),
			invoice(large),
			invoice({}, { ...seller, gstin: null }),
		]);
		expect(rows).toMatchObject([
			{
				section: "Table 7 B2CS",
				type: "OE",
				place: "02-Himachal Pradesh",
				percent: 18,
				count: 3,
				value: 588_000,
			},
			{ section: "Table 7 B2CS", place: "07-Delhi", count: 1, value: 299_900, igst: 45_747 },
			{ section: "Table 12 HSN B2B", sac: "998314", count: 1, value: 299_900 },
			{ section: "Table 12 HSN B2C", sac: "998314", count: 5, value: 588_000 + 299_900 + 10_000_001 },
		]);
		expect(rows[0]).toMatchObject({ taxable: 2 * 254_152 - 10_000, cgst: 2 * 22_874 - 900 });
	});

	test("are empty for an empty month", () => {
		expect(sumsOf([])).toEqual([]);
	});
});
