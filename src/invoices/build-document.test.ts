import { describe, expect, test } from "vitest";
import { paise } from "../platform/money.ts";
import { buildInvoice, leftToCredit } from "./build-document.ts";
import { gstState, gstStateByName } from "../places/gst-states.ts";
import {
	roundedInvoice,
	sampleCreditNote,
	sampleInvoice,
	seller,
} from "./server/testing/sample-documents.ts";

describe("an invoice", () => {
	test("contains all that Rule 46 requires", () => {
		expect(sampleInvoice()).toEqual({
			kind: "tax-invoice",
			number: "INV/26-27/000042",
			issuedOn: "2026-11-22",
			seller: {
				name: "Nukkad Services Private Limited",
				address: ["12 Ridge View, Lower Bazaar", "Shimla, Himachal Pradesh 171001"],
				state: { code: "02", name: "Himachal Pradesh" },
				gstin: "02AAGCB7383J1ZK",
				mobile: null,
			},
			buyer: {
				name: "Thakur Electric Works",
				address: ["Ward 4, near the bus stand", "Theog, Shimla", "Himachal Pradesh 171201"],
				state: { code: "02", name: "Himachal Pradesh" },
				gstin: null,
				mobile: "+919816012345",
			},
			placeOfSupply: { code: "02", name: "Himachal Pradesh" },
			item: {
				description: "Electrician: Enrolment Basis, 6 months",
				sac: "998314",
				perMonth: { price: 49_983, count: 6 },
				perLead: null,
			},
			price: 299_900,
			discount: null,
			total: 299_900,
			tax: {
				percent: 18,
				taxable: 254_152,
				cgst: 22_874,
				sgst: 22_874,
				igst: 0,
				stateTax: "SGST",
			},
			inWords: "Rupees Two Thousand Nine Hundred Ninety Nine Only",
			payment: {
				merchantTransactionId: "NK0193a7d2f1c07c3fa0b1c2d3e4f5a6b7",
				transactionId: "OM2611221200123456789012",
			},
			corrects: null,
		});
	});

	test("taxes the price after the discount and shows the price before it", () => {
		const invoice = sampleInvoice({
			discountPercent: 10,
			discount: paise(29_990),
			numberOfLeads: 7,
			choice: "House wiring",
		});
		expect(invoice).toMatchObject({
			price: 299_900,
			discount: { percent: 10, amount: 29_990 },
			total: 269_910,
			tax: { taxable: 228_738, cgst: 20_586, sgst: 20_586 },
			item: {
				description: "Electrician, House wiring: Enrolment Basis, 6 months",
				perMonth: { price: 49_983, count: 6 },
				perLead: { price: 42_843, count: 7 },
			},
		});
	});

	test("to another state has one tax, and the buyer's GSTIN if there is one", () => {
		const invoice = sampleInvoice({ buyerState: "29", buyerGstin: "29AAGCB7383J1Z4" });
		expect(invoice.placeOfSupply).toEqual({ code: "29", name: "Karnataka" });
		expect(invoice.buyer).toMatchObject({ state: invoice.placeOfSupply, gstin: "29AAGCB7383J1Z4" });
		expect(invoice.tax).toMatchObject({ cgst: 0, sgst: 0, igst: 45_747 });
	});

	test("of a seller without GSTIN is a receipt without tax or code", () => {
		const receipt = sampleInvoice({}, { ...seller, gstin: null });
		expect(receipt).toMatchObject({ kind: "receipt", tax: null, total: 299_900, item: { sac: null } });
	});

	test("keeps each line of a party on one line, without invisible characters", () => {
		const { buyer } = sampleInvoice({
			buyerName: " Ramesh\n\u202eThakur\u200b ",
			buyerAddress: ["Theog\t\tShimla", " \u0000 "],
		});
		expect(buyer).toMatchObject({ name: "Ramesh Thakur", address: ["Theog Shimla"] });
		const joiner = "क्\u200dष";
		expect(sampleInvoice({ buyerName: joiner }).buyer.name).toBe(joiner);
	});

	test("is refused if it does not add up", () => {
		const { item: _item, ...paidLess } = sampleInvoice();
		expect(() =>
			buildInvoice({
				...paidLess,
				issuedAt: new Date("2026-11-22T06:30:00Z"),
				seller,
				bought: {
					service: "Electrician",
					choice: null,
					paymentPlan: "Lead Basis, 20 leads",
					durationInMonths: null,
					numberOfLeads: 20,
					planPrice: paise(100_000),
					discountPercent: 10,
					discount: paise(10_000),
					buyerName: "Ramesh",
					buyerAddress: [],
					buyerState: "02",
					buyerGstin: null,
				},
				paid: { amount: paise(89_999), merchantTransactionId: "NK1", transactionId: null },
				mobile: null,
			}),
		).toThrow(/NK1/);
	});
});

describe("a credit note", () => {
	const invoice = sampleInvoice({ discountPercent: 10, discount: paise(29_990), buyerState: "29" });

	test("for the whole amount repeats the invoice's lines and refers to it", () => {
		const { kind, number, issuedOn, payment, corrects, ...lines } = sampleCreditNote(269_910, invoice);
		expect({ kind, number, issuedOn }).toEqual({
			kind: "credit-note",
			number: "CRN/26-27/000003",
			issuedOn: "2026-12-01",
		});
		expect(corrects).toEqual({
			number: "INV/26-27/000042",
			issuedOn: "2026-11-22",
			reason: "Payment fully refunded",
		});
		expect(payment.transactionId).toBeNull();
		expect(invoice).toMatchObject(lines);
	});

	test("for the whole of an invoice with a rounding has the same parts", () => {
		expect(sampleCreditNote(299_900, roundedInvoice).tax).toEqual(roundedInvoice.tax);
		expect(roundedInvoice.tax?.roundOff).toBe(-1);
	});

	test("for a part is one amount with its own tax, of the invoice's kind", () => {
		expect(sampleCreditNote(100_000, invoice)).toMatchObject({
			price: 100_000,
			discount: null,
			total: 100_000,
			tax: { taxable: 84_746, igst: 15_254, cgst: 0 },
			item: { perMonth: null, perLead: null },
			inWords: "Rupees One Thousand Only",
			corrects: { reason: "Payment partly refunded" },
		});
	});

	test("for a receipt has no tax", () => {
		const receipt = sampleInvoice({}, { ...seller, gstin: null });
		expect(sampleCreditNote(1_000, receipt).tax).toBeNull();
	});

	test("never credits more than was charged", () => {
		expect(leftToCredit(invoice, paise(0))).toBe(269_910);
		expect(leftToCredit(invoice, paise(200_000))).toBe(69_910);
		expect(leftToCredit(invoice, paise(300_000))).toBe(0);
	});
});

test("finds every state by its digits and by its name in any case", () => {
	expect(gstState("02")).toEqual({ code: "02", name: "Himachal Pradesh" });
	expect(gstState("97").name).toBe("Other Territory");
	expect(gstStateByName(" himachal PRADESH ")?.code).toBe("02");
	expect(gstStateByName("Bavaria")).toBeUndefined();
	expect(() => gstState("25")).toThrow(RangeError);
});
